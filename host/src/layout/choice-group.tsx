import styles from './settings.module.css';

interface Props<T extends string> {
  legend: string;
  name: string;
  options: { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** One of a few, side by side. */
export function ChoiceGroup<T extends string>({ legend, name, options, ...choice }: Props<T>) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.choice} data-value={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={choice.value === value}
              onChange={() => choice.onChange(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
