import { useId } from 'react';

import styles from './codes.module.css';
import { CopyButton } from './copy-button';

interface Props {
  label: string;
  value: string;
}

export function CopyField({ label, value }: Props) {
  const id = useId();

  return (
    <div>
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      <div className={styles.copy}>
        <input
          id={id}
          className="form-control"
          dir="ltr"
          readOnly
          value={value}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={value} className="btn-primary flex-shrink-0" />
      </div>
    </div>
  );
}
