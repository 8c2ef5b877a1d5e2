import { isAmbiguous, moneyOfCents, typedCents } from '@backoffice/i18n';
import i18next from 'i18next';
import type { ComponentProps } from 'react';

import { controlClass } from './control-class';

/** The decimal string with two places of an amount as typed; what is none stays as it is. */
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
  /** As typed, or a decimal string. */
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/**
 * The one input for euros. It is text: a field for numbers drops a decimal comma without a word.
 * What it made of the text stands in it when it is left.
 */
export const MoneyInput = ({ value, error, className = '', onChange, onBlur, ...props }: Props) => (
  <input
    {...props}
    type="text"
    inputMode="decimal"
    autoComplete="off"
    dir="ltr"
    // The specification names these two, which do nothing to a text: `amountError` holds to them.
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
