import type { ReactNode } from 'react';

import styles from './settings.module.css';

interface Props<T extends string> {
  legend: string;
  name: string;
  options: { value: T; label: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
}

/** A choice between a few options, side by side. */
export function SegmentedControl<T extends string>({
  legend,
  name,
  options,
  ...control
}: Props<T>) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.segments}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={control.value === value}
              onChange={() => control.onChange(value)}
            />
            <span className={styles.option}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
