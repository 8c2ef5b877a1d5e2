import { useId, type ComponentProps } from 'react';

import { DayInput } from '../date/day-input';
import { DaySpan } from '../date/day-span';
import type { FilterProps } from './filter-text';
import styles from './filter.module.css';

/** A day to filter by, `YYYY-MM-DD`, or none (''). */
export function FilterDate({
  label,
  value,
  onChange,
  min,
  max,
}: FilterProps & { min?: string; max?: string }) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <DayInput
        id={id}
        className="form-control-sm"
        value={value}
        min={min}
        max={max}
        onChange={onChange}
      />
    </div>
  );
}

/** A span of days to filter by, in one field. */
export const FilterDays = (props: ComponentProps<typeof DaySpan>) => (
  <div className={styles.filter}>
    <DaySpan {...props} />
  </div>
);
