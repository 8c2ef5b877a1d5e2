import { Fragment, useId } from 'react';

interface Props<Value extends string> {
  /** Name of the choice for screen readers. */
  label: string;
  options: readonly { value: Value; label: string }[];
  /** undefined: nothing is chosen yet. */
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** A choice of a few that are all in view and count at once; the arrow keys move within it. */
export function Choices<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const id = useId();
  return (
    <fieldset>
      <legend className="visually-hidden">{label}</legend>
      <div className="btn-group btn-group-sm">
        {options.map((option) => (
          <Fragment key={option.value}>
            <input
              type="radio"
              className="btn-check"
              id={`${id}-${option.value}`}
              name={id}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            <label className="btn btn-outline-secondary" htmlFor={`${id}-${option.value}`}>
              {option.label}
            </label>
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
}
