import { useTranslation } from 'react-i18next';

import { CameraScan } from './camera/camera-scan';
import { dismissUnknownCodes, useScanLog, type LoggedScan } from './reading/scan-log';
import styles from './scanner.module.css';

/**
 * The counter of scans, the codes that stand for nothing, and where the device has a camera, it. A dialog, which covers what its page
 * says of a scan, also shows the last one and what became of it (`last`).
 */
export function ScanStatus({ last: showsLast = false }: { last?: boolean }) {
  const { t } = useTranslation('ui');
  const { count, waiting, last, unknown } = useScanLog();
  return (
    <div className={styles.status}>
      <CameraScan />
      <span className={styles.counter} data-outcome={last?.outcome ?? 'none'}>
        {t('scan.count', { count })}
      </span>
      {showsLast && last && <LastScan scan={last} />}
      {waiting > 0 && (
        <span className="text-body-secondary">{t('scan.waiting', { count: waiting })}</span>
      )}
      {unknown.length > 0 && <UnknownCodes codes={unknown} />}
    </div>
  );
}

function LastScan({ scan: { code, outcome, reason } }: { scan: LoggedScan }) {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.last} data-outcome={outcome} role="status">
      {t(`scan.${outcome}`, { code })}
      {reason !== undefined && <p>{reason}</p>}
    </div>
  );
}

function UnknownCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.unknownCodes}>
      <span>{t('scan.unknownCodes', { count: codes.length })}</span>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <bdi className="font-monospace">{code}</bdi>
            <button
              type="button"
              className="btn-close"
              aria-label={t('scan.dismiss', { code })}
              onClick={() => dismissUnknownCodes(code)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
