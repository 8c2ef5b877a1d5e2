import { useScanLog } from '@backoffice/ui/scanner';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { noteUse, timeToLock, watchUse } from './idle';
import { lock } from './lock';
import styles from './lock.module.css';

/** So long before it locks the till says so. Milliseconds. */
const SOON = 20_000;

/** Locks a shared till that nobody uses, also one that slept or was closed; says so before. */
export function IdleLock() {
  const { t } = useTranslation('lock');
  const isSoon = useIdleLock();
  return (
    <div role="status" className={isSoon ? styles.soon : undefined}>
      {isSoon && t('soon')}
    </div>
  );
}

function useIdleLock(): boolean {
  const [isSoon, setIsSoon] = useState(false);
  // Before anything of a session is shown that should have ended.
  useLayoutEffect(() => {
    const look = () => {
      const left = timeToLock();
      if (left !== null && left <= 0) lock();
      else setIsSoon(left !== null && left <= SOON);
    };
    // The first key after a night is no use of what ended in the evening.
    const use = () => {
      look();
      noteUse();
      setIsSoon(false);
    };
    look();
    const timer = setInterval(look, 1_000);
    const stop = watchUse(use);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  // A camera reads without a key.
  const scans = useScanLog().count;
  useEffect(() => {
    if (scans > 0) noteUse();
  }, [scans]);
  return isSoon;
}
