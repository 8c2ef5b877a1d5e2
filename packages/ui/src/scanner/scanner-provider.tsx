import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useScanLog } from './scan-log';
import classes from './scanner.module.css';

/** Answers each scan on screen, wherever it went; the host mounts it once. */
export function ScannerProvider({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ScanFlash />
    </>
  );
}

function ScanFlash() {
  const { t } = useTranslation('ui');
  const { last } = useScanLog();
  return (
    <>
      {last && (
        <div
          // Another scan, another flash.
          key={last.number}
          className={`${classes.flash} ${classes[last.outcome]}`}
        />
      )}
      <div className="visually-hidden" role="status">
        {last && t(`scan.${last.outcome}`, { code: last.code })}
      </div>
    </>
  );
}
