import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useScanLog } from '../../reading/scan-log';
import { scanWords } from '../../scan-words';
import styles from './camera.module.css';

/** Milliseconds of vibration: long enough to feel in a glove, over before the next code. */
const BUZZ = 60;

/** The last code and its outcome; the phone vibrates when it was found. */
export function LastScan({ hint }: { hint: string }) {
  const { t } = useTranslation('ui');
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
      {scanWords(t, last).join(' · ')}
    </p>
  );
}
