import { useEffect, useState, type ReactNode } from 'react';
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

const FLASH_DURATION = 450;

function ScanFlash() {
  const { t } = useTranslation('ui');
  const { last } = useScanLog();
  const [shown, setShown] = useState<number | null>(null);
  const number = last?.number ?? null;

  useEffect(() => {
    if (number === null) return undefined;
    setShown(number);
    const timer = setTimeout(() => setShown(null), FLASH_DURATION);
    return () => clearTimeout(timer);
  }, [number]);

  return (
    <>
      {last && shown === last.number && (
        <div key={last.number} className={`${classes.flash} ${classes[last.outcome]}`} />
      )}
      <div className="visually-hidden" role="status">
        {last && t(`scan.${last.outcome}`, { code: last.code })}
      </div>
    </>
  );
}
