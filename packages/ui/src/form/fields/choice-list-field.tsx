import type { ComponentProps } from 'react';

import styles from '../form.module.css';
import { controlClass } from './control-class';
import { FieldNotes, RequiredMark, type FieldProps } from './field-frame';
import { labelIn } from './select-field';
import { useFormField } from './use-form-field';

/** One of the choices, and a sentence about what it means. */
export interface Choice {
  value: string;
  label: string;
  text: string;
}

interface ChoiceListFieldProps extends FieldProps {
  choices: readonly Choice[];
}

/** Chooses one of a few choices that need explaining; each stands in a line with a sentence. */
export function ChoiceListField({ choices, ...props }: ChoiceListFieldProps) {
  const { field, error, control, frame } = useFormField(props, { shown: labelIn(choices) });
  const { id, ref, 'aria-required': isRequired, 'aria-describedby': notes, ...shared } = control;
  return (
    <fieldset
      role="radiogroup"
      className={frame.className ? `${styles.field} ${frame.className}` : styles.field}
      aria-required={isRequired}
      aria-describedby={notes}
      disabled={props.disabled}
    >
      <legend className={props.hideLabel ? 'visually-hidden' : 'form-label'}>
        {props.label}
        {props.required && <RequiredMark />}
      </legend>
      <div className={styles.choiceList}>
        {choices.map((choice, index) => (
          <ChoiceOption
            key={choice.value}
            {...shared}
            {...choice}
            // The field's own id is the first choice's.
            id={index === 0 ? id : `${id}-${index}`}
            ref={index === 0 ? ref : undefined}
            className={controlClass('form-check-input', error)}
            checked={field.value === choice.value}
            onChange={() => field.onChange(choice.value)}
          />
        ))}
      </div>
      <FieldNotes id={id} error={error} hint={frame.hint} />
    </fieldset>
  );
}

const ChoiceOption = ({ label, text, id, ...input }: Choice & ComponentProps<'input'>) => (
  <div className="form-check">
    <input {...input} id={id} type="radio" aria-describedby={`${id}-text`} />
    <label className="form-check-label" htmlFor={id}>
      {label}
    </label>
    <div id={`${id}-text`} className="form-text m-0">
      {text}
    </div>
  </div>
);
