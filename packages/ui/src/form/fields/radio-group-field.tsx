import { Fragment } from 'react';

import styles from '../form.module.css';
import { FieldNotes, RequiredMark, type FieldProps } from './field-frame';
import { labelIn, type Option } from './select-field';
import { useFormField } from './use-form-field';

interface RadioGroupFieldProps extends FieldProps {
  options: readonly Option[];
}

/** Chooses one of a few options, which are all in view. */
export function RadioGroupField({ options, ...props }: RadioGroupFieldProps) {
  const { field, error, control, frame } = useFormField(props, { shown: labelIn(options) });
  const { id, ref, ...shared } = control;
  // The field's own id is the first option's.
  const optionId = (index: number) => (index === 0 ? id : `${id}-${index}`);
  return (
    <fieldset
      className={frame.className ? `${styles.field} ${frame.className}` : styles.field}
      aria-describedby={control['aria-describedby']}
      disabled={props.disabled}
    >
      <legend className={props.hideLabel ? 'visually-hidden' : 'form-label'}>
        {props.label}
        {props.required && <RequiredMark />}
      </legend>
      <div className={`btn-group ${styles.choices}`}>
        {options.map(({ value, label, disabled }, index) => (
          <Fragment key={value}>
            <input
              {...shared}
              ref={index === 0 ? ref : undefined}
              type="radio"
              id={optionId(index)}
              className="btn-check"
              value={value}
              disabled={disabled}
              checked={field.value === value}
              onChange={() => field.onChange(value)}
            />
            <label className="btn btn-outline-secondary" htmlFor={optionId(index)}>
              {label}
            </label>
          </Fragment>
        ))}
      </div>
      <FieldNotes id={id} error={error} hint={frame.hint} />
    </fieldset>
  );
}
