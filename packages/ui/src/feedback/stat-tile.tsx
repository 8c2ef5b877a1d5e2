import type { ReactNode } from 'react';

import styles from './feedback.module.css';

interface Props {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  /** A small drawing or icon at the end. */
  aside?: ReactNode;
}

/** One figure with its name. */
export const StatTile = ({ label, value, hint, aside }: Props) => (
  <div className={styles.tile}>
    <dl className={styles.tileText}>
      <dt>{label}</dt>
      <dd className={styles.tileValue}>{value}</dd>
      {hint && <dd className={styles.tileHint}>{hint}</dd>}
    </dl>
    {aside}
  </div>
);
