import type { InputHTMLAttributes } from 'react';

import { controlClass } from './control-class';
import { FieldFrame, type FieldProps } from './field-frame';
import { FixedValue } from './fixed-value';
import { asText, useFormField } from './use-form-field';

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'password' | 'tel' | 'search';
  autoComplete?: string;
  maxLength?: number;
  placeholder?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
}

export function TextField(props: TextFieldProps) {
  const { type = 'text', autoComplete = 'off', maxLength, placeholder, inputMode } = props;
  const { field, error, control, frame } = useFormField(props);
  const shared = { ...control, type, autoComplete, value: asText(field.value) };
  return (
    <FieldFrame {...frame}>
      {props.readOnly ? (
        <FixedValue {...shared} />
      ) : (
        <input
          {...shared}
          maxLength={maxLength}
          placeholder={placeholder}
          inputMode={inputMode}
          className={controlClass('form-control', error)}
          onChange={field.onChange}
        />
      )}
    </FieldFrame>
  );
}

interface TextareaFieldProps extends FieldProps {
  rows?: number;
  maxLength?: number;
}

export function TextareaField({ rows = 3, maxLength, ...props }: TextareaFieldProps) {
  const { field, error, control, frame } = useFormField(props);
  return (
    <FieldFrame {...frame}>
      <textarea
        {...control}
        rows={rows}
        maxLength={maxLength}
        readOnly={props.readOnly}
        className={controlClass(props.readOnly ? 'form-control-plaintext' : 'form-control', error)}
        value={asText(field.value)}
        onChange={field.onChange}
      />
    </FieldFrame>
  );
}
