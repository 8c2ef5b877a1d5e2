import { useId } from 'react';

import styles from '../imports.module.css';

interface Props {
  label: string;
  /** From 0 to 1. */
  share: number;
}

export function Progress({ label, share }: Props) {
  const id = useId();
  const percent = Math.round(Math.min(1, share) * 100);
  return (
    <>
      <p id={id} className="mb-1">
        {label}
      </p>
      <div
        className={styles.progress}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div style={{ inlineSize: `${percent}%` }} />
      </div>
    </>
  );
}
