import { useId } from 'react';
import { useController } from 'react-hook-form';

import { useFocusOnMount } from '../feedback/focus-on-mount';

import type { FieldProps } from './field-frame';
import { useFieldRule, type FieldRule } from './field-rules';

/** Binds a control to its form by name: value, error, and the attributes that say so. */
export function useFormField(props: FieldProps, rule: Omit<FieldRule, 'label' | 'required'> = {}) {
  const { name, label, required = false, hint, hideLabel = false, className } = props;
  const id = useId();
  useFocusOnMount(id, props.autoFocus);
  const { field, fieldState } = useController({ name });
  useFieldRule(name, { ...rule, label, required });
  const error = fieldState.error?.message;
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');

  const control = {
    id,
    name,
    ref: field.ref,
    onBlur: field.onBlur,
    disabled: props.disabled,
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes || undefined,
  };
  const frame = { id, label, required, hideLabel, hint, error, className };
  return { field, error, control, frame };
}

export const controlClass = (base: string, error: string | undefined) =>
  error ? `${base} is-invalid` : base;

/** The text of a value in an input. */
export const asText = (value: unknown): string =>
  value === null || value === undefined || (typeof value === 'number' && Number.isNaN(value))
    ? ''
    : String(value);
