import { isAmbiguous, moneyOfCents, typedCents } from '@backoffice/i18n';
import i18next from 'i18next';
import type { ComponentProps } from 'react';

import { controlClass } from './control-class';

/** A typed amount as a decimal string with two places; text that is no amount stays as it is. */
export function amountOf(text: string): string {
  const cents = typedCents(text);
  return cents === null ? text : moneyOfCents(cents);
}

/** Why a text is no amount in euros; undefined for one that is. */
export function amountError(text: string): string | undefined {
  if (typedCents(text) !== null) return undefined;
  return i18next.t(isAmbiguous(text) ? 'form.ambiguous' : 'form.money', { ns: 'ui', text });
}

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  /** The text as typed, or a decimal string. */
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/**
 * The one input for euros. It is a text field, because a field for numbers silently drops a decimal
 * comma. When it is left, it shows the amount that it read.
 */
export const MoneyInput = ({ value, error, className = '', onChange, onBlur, ...props }: Props) => (
  <input
    {...props}
    type="text"
    inputMode="decimal"
    autoComplete="off"
    dir="ltr"
    // The specification names these two. They don't work on a text field: `amountError` checks.
    min={0}
    step={0.01}
    className={`${controlClass('form-control', error)} ${className}`}
    value={value}
    aria-invalid={error ? true : undefined}
    onChange={(event) => onChange(event.target.value)}
    onBlur={(event) => {
      onChange(amountOf(value));
      onBlur?.(event);
    }}
  />
);
