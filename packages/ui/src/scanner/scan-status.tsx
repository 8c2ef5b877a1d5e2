import { useTranslation } from 'react-i18next';

import { dismissUnknownCodes, useScanLog } from './scan-log';
import classes from './scanner.module.css';

/** The counter of scans and the list of codes that stand for nothing. */
export function ScanStatus() {
  const { t } = useTranslation('ui');
  const { count, waiting, last, unknown } = useScanLog();
  return (
    <div className={classes.status}>
      <span className={classes.counter} data-outcome={last?.outcome ?? 'none'}>
        {t('scan.count', { count })}
      </span>
      {waiting > 0 && (
        <span className="text-body-secondary">{t('scan.waiting', { count: waiting })}</span>
      )}
      {unknown.length > 0 && <UnknownCodes codes={unknown} />}
    </div>
  );
}

function UnknownCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('ui');
  return (
    <div className={classes.unknownCodes}>
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
