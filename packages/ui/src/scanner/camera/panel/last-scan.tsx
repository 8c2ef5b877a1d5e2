import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useScanLog } from '../../reading/scan-log';
import { scanWords } from '../../scan-words';
import styles from './camera.module.css';

/** Milliseconds of trembling: felt through a glove, over before the next code. */
const BUZZ = 60;

/** The last code and what became of it; the phone trembles for one that was found. */
export function LastScan({ hint }: { hint: string }) {
  const { t: tell } = useTranslation('ui');
  const { last } = useScanLog();
  const shown = useRef(last?.number);
  useEffect(() => {
    if (last?.number === shown.current) return;
    shown.current = last?.number;
    if (last?.outcome === 'found') navigator.vibrate?.(BUZZ);
  }, [last]);
  if (!last) return <p className={styles.last}>{hint}</p>;
  return (
    <p className={styles.last} data-outcome={last.outcome}>
      {scanWords(tell, last).join(' · ')}
    </p>
  );
}
