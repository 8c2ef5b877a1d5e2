import type { ReactNode } from 'react';

import classes from './feedback.module.css';

interface Props {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  /** Small drawing or icon at the end. */
  aside?: ReactNode;
}

/** One figure with its name. */
export const StatTile = ({ label, value, hint, aside }: Props) => (
  <div className={classes.tile}>
    <dl className={classes.tileText}>
      <dt>{label}</dt>
      <dd className={classes.tileValue}>{value}</dd>
      {hint && <dd className={classes.tileHint}>{hint}</dd>}
    </dl>
    {aside}
  </div>
);
