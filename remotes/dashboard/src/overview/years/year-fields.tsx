import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../overview.module.css';
import { endYearChoices, withEnd, withRange, withStart, type YearSpan } from './year-span';

interface Props {
  span: YearSpan;
  choices: readonly number[];
  onChange: (span: YearSpan) => void;
}

const BUTTON = 'btn btn-sm btn-outline-secondary';

/** One year, or with range mode on the first and the last of several. */
export function YearFields({ span, choices, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  return (
    <div className={styles.years}>
      <YearField
        label={span.isRange ? t('years.start') : t('years.year')}
        choices={choices}
        value={span.start}
        onChange={(year) => year !== null && onChange(withStart(span, year))}
      />
      <button
        type="button"
        className={span.isRange ? `${BUTTON} active` : BUTTON}
        aria-pressed={span.isRange}
        onClick={() => onChange(withRange(span, !span.isRange))}
      >
        {t('years.range')}
      </button>
      {span.isRange && (
        <YearField
          label={t('years.end')}
          choices={endYearChoices(choices, span.start)}
          none={t('years.choose')}
          value={span.end}
          onChange={(year) => onChange(withEnd(span, year))}
        />
      )}
    </div>
  );
}

interface FieldProps {
  label: string;
  choices: readonly number[];
  value: number | null;
  /** The option for no year; without it, a year has to be chosen. */
  none?: string;
  onChange: (year: number | null) => void;
}

function YearField({ label, choices, value, none, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.year}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <select
        id={id}
        className="form-select form-select-sm"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value ? Number(event.target.value) : null)}
      >
        {none && <option value="">{none}</option>}
        {choices.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </select>
    </div>
  );
}
