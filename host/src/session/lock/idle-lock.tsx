import { useScanLog } from '@backoffice/ui/scanner';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { noteUse, timeToLock, watchUse } from './idle';
import { lock } from './lock';
import styles from './lock.module.css';

/** Milliseconds before it locks at which the till says so. */
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
  // A layout effect, so that nothing is shown of a session that should have ended.
  useLayoutEffect(() => {
    const look = () => {
      const left = timeToLock();
      if (left !== null && left <= 0) lock();
      else setIsSoon(left !== null && left <= SOON);
    };
    // Look first: a key in the morning must not prolong a session that ended in the evening.
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

  // A camera scans without a key, so its scans count as use too.
  const scans = useScanLog().count;
  useEffect(() => {
    if (scans > 0) noteUse();
  }, [scans]);
  return isSoon;
}
