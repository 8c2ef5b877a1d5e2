import { formatDifference, moneyOfCents } from '@backoffice/i18n';
import { useTranslation } from 'react-i18next';

import styles from '../counting.module.css';

/** Counted − expected, always with its sign, except for zero. */
export function Difference({ cents }: { cents: number }) {
  useTranslation();
  const tone = cents === 0 ? styles.even : cents < 0 ? styles.missing : styles.over;
  return (
    <data value={moneyOfCents(cents)} className={`${styles.difference} ${tone}`}>
      {formatDifference(moneyOfCents(cents))}
    </data>
  );
}
