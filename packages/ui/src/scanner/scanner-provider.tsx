import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useScanLog } from './reading/scan-log';
import { listen } from './scan-consumers';
import { scanWords } from './scan-words';
import styles from './scanner.module.css';

/** Flashes and announces the outcome of every scan, on any page; the host mounts it once. */
export function ScannerProvider({ children }: { children: ReactNode }) {
  useEffect(listen, []);
  return (
    <>
      {children}
      <HeldScans />
      <ScanFlash />
    </>
  );
}

/** Counts the scans held for a page that is loading; once there, it shows its own counter. */
function HeldScans() {
  const { t } = useTranslation('ui');
  const { held } = useScanLog();
  if (held === 0) return null;
  return (
    <div className={styles.held} role="status">
      {t('scan.held', { count: held })}
    </div>
  );
}

function ScanFlash() {
  const { t } = useTranslation('ui');
  const { last } = useScanLog();
  return (
    <>
      {last && (
        <div
          // The animation begins anew with each scan.
          key={last.number}
          className={`${styles.flash} ${styles[last.outcome]}`}
        />
      )}
      <div className="visually-hidden" role="status">
        {last && scanWords(t, last)[0]}
      </div>
    </>
  );
}
