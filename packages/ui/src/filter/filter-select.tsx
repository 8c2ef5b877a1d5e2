import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { Option } from '../form/fields/select-field';
import type { FilterProps } from './filter-text';
import styles from './filter.module.css';

interface SelectProps extends FilterProps {
  options: readonly Option[];
  /** Label of the entry '', by default "All". */
  whole?: string;
}

/** One of a list to filter by, or all (''). */
export function FilterSelect({ label, value, onChange, options, whole }: SelectProps) {
  const id = useId();
  const { t } = useTranslation('ui');
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="form-select form-select-sm"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{whole ?? t('all')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
