import { useTranslation } from 'react-i18next';

import { CameraScan } from './camera/camera-scan';
import { dismissUnknownCodes, useScanLog, type LoggedScan } from './reading/scan-log';
import { dropWaitingScan, takeCode } from './scan-consumers';
import { scanWords } from './scan-words';
import styles from './scanner.module.css';

/**
 * The counter of scans, the codes that are unknown or wait, and a button for the camera where the
 * device has one. A dialog covers its page's messages, so it also shows the last scan (`last`).
 */
export function ScanStatus({ last: showsLast = false }: { last?: boolean }) {
  const { t } = useTranslation('ui');
  const { count, waiting, last, unknown, failed, offline } = useScanLog();
  return (
    <div className={styles.status}>
      <CameraScan />
      <span className={styles.counter} data-outcome={last?.outcome ?? 'none'}>
        {t('scan.count', { count })}
      </span>
      {showsLast && last && <LastScan scan={last} />}
      {waiting > 0 && offline.length === 0 && (
        <span className="text-body-secondary">{t('scan.waiting', { count: waiting })}</span>
      )}
      <Codes
        name={t('scan.offlineCodes', { count: offline.length })}
        codes={offline}
        tone={styles.waitingCodes}
        onDismiss={dropWaitingScan}
      />
      <Codes
        name={t('scan.failedCodes', { count: failed.length })}
        codes={failed}
        onDismiss={dismissUnknownCodes}
        onAgain={lookUpAgain}
      />
      <Codes
        name={t('scan.unknownCodes', { count: unknown.length })}
        codes={unknown}
        onDismiss={dismissUnknownCodes}
      />
    </div>
  );
}

function LastScan({ scan }: { scan: LoggedScan }) {
  const { t } = useTranslation('ui');
  const [told, why] = scanWords(t, scan);
  return (
    <div className={styles.last} data-outcome={scan.outcome} role="status">
      {told}
      {why !== undefined && <p>{why}</p>}
    </div>
  );
}

function lookUpAgain(code: string): void {
  dismissUnknownCodes(code);
  takeCode(code);
}

interface CodesProps {
  name: string;
  codes: readonly string[];
  tone?: string | undefined;
  onDismiss: (code: string) => void;
  onAgain?: (code: string) => void;
}

const Codes = (props: CodesProps) => (props.codes.length > 0 ? <CodeList {...props} /> : null);

function CodeList({ name, codes, tone, onDismiss, onAgain }: CodesProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={`${styles.unknownCodes} ${tone ?? ''}`}>
      <span>{name}</span>
      <ul>
        {codes.map((code, place) => (
          // A code that was scanned twice waits twice.
          <li key={`${code} ${place}`}>
            <bdi className="font-monospace">{code}</bdi>
            {onAgain && (
              <button
                type="button"
                className="btn btn-link btn-sm"
                aria-label={t('scan.again', { code })}
                onClick={() => onAgain(code)}
              >
                {t('retry')}
              </button>
            )}
            <button
              type="button"
              className="btn-close"
              aria-label={t('scan.dismiss', { code })}
              onClick={() => onDismiss(code)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
