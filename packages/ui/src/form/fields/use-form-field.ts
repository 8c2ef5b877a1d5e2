import { useId, type ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';

import { useFocusOnMount } from '../../dialog/focus-on-mount';
import type { FieldProps } from './field-frame';
import { useFieldRule, type FieldRule } from './field-rules';

interface FieldBinding extends Omit<FieldRule, 'label' | 'required'> {
  /** What a number counts; shown in the field (`WithUnit`). */
  unit?: string | undefined;
  /** A note about the value, shown in place of the hint unless there is an error. */
  note?: (value: unknown) => ReactNode;
}

/** Binds a control to its form by name: its value, error and ARIA attributes. */
export function useFormField(props: FieldProps, { unit, note, ...rule }: FieldBinding = {}) {
  const { name, label, hideLabel = false, className } = props;
  const required = Boolean(props.required) && !props.readOnly;
  const id = useId();
  useFocusOnMount(id, props.autoFocus);
  const { field, fieldState } = useController({ name });
  useFieldRule(name, { ...rule, label, required });
  const error = fieldState.error?.message;
  const hint = (!error && note?.(field.value)) || props.hint;
  const notes = [unit && `${id}-unit`, error && `${id}-error`, hint && `${id}-hint`];

  const control = {
    id,
    name,
    ref: field.ref,
    onBlur: field.onBlur,
    disabled: props.disabled,
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes.filter(Boolean).join(' ') || undefined,
  };
  const frame = { id, label, required, hideLabel, hint, error, className };
  return { field, error, control, frame };
}

/** Shows an error as soon as a field is left, not only when the form is sent. */
export function useEarlyError(name: string) {
  const { setError, clearErrors } = useFormContext();
  return (message: string | undefined) =>
    message ? setError(name, { type: 'typed', message }) : clearErrors(name);
}

/** The text of a value in an input. */
export const asText = (value: unknown): string =>
  value === null || value === undefined || (typeof value === 'number' && Number.isNaN(value))
    ? ''
    : String(value);
