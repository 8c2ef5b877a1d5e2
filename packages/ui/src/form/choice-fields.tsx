import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

import { FieldFrame, FieldNotes, RequiredMark, type FieldProps } from './field-frame';
import classes from './form.module.css';
import { asText, controlClass, useFormField } from './use-form-field';

export interface Option {
  value: string | number;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** Text of the empty choice; by default "Choose…" as long as nothing is chosen. */
  placeholder?: string;
}

const valueOf = (options: readonly Option[], text: string) =>
  options.find((option) => String(option.value) === text)?.value ?? '';

/** One of a list; the value keeps its option's type, so that an id stays a number. */
export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { t } = useTranslation('ui');
  const { field, error, control, frame } = useFormField(props);
  const text = asText(field.value);
  const offersNone = placeholder !== undefined || text === '' || !props.required;
  return (
    <FieldFrame {...frame}>
      <select
        {...control}
        className={controlClass('form-select', error)}
        value={text}
        onChange={(event) => field.onChange(valueOf(options, event.target.value))}
      >
        {offersNone && <option value="">{placeholder ?? t('choose')}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

interface RadioGroupFieldProps extends FieldProps {
  options: readonly Option[];
}

/** One of a few, all in view. */
export function RadioGroupField({ options, ...props }: RadioGroupFieldProps) {
  const { field, error, control, frame } = useFormField(props);
  const { id, ref, ...shared } = control;
  // The first has the id of the field itself.
  const optionId = (index: number) => (index === 0 ? id : `${id}-${index}`);
  return (
    <fieldset
      className={frame.className ? `${classes.field} ${frame.className}` : classes.field}
      aria-describedby={control['aria-describedby']}
      disabled={props.disabled}
    >
      <legend className={props.hideLabel ? 'visually-hidden' : 'form-label'}>
        {props.label}
        {props.required && <RequiredMark />}
      </legend>
      <div className={`btn-group ${classes.choices}`}>
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

/** Yes or no. */
export function CheckboxField(props: FieldProps) {
  const { field, error, control, frame } = useFormField(props);
  return (
    <div className={frame.className ? `${classes.field} ${frame.className}` : classes.field}>
      <div className="form-check">
        <input
          {...control}
          type="checkbox"
          className={controlClass('form-check-input', error)}
          checked={Boolean(field.value)}
          onChange={(event) => field.onChange(event.target.checked)}
        />
        <label htmlFor={frame.id} className="form-check-label">
          {frame.label}
        </label>
      </div>
      <FieldNotes id={frame.id} error={error} hint={frame.hint} />
    </div>
  );
}
