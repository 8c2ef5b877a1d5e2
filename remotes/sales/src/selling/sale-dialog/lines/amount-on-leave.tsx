import { typedCents } from '@backoffice/i18n';
import { amountError, MoneyInput } from '@backoffice/ui';
import { useId, useState, type KeyboardEvent } from 'react';

import styles from './lines.module.css';

interface Props {
  label: string;
  /** Said after the label to screen readers, where several fields have the same one. */
  of?: string;
  hint?: string;
  disabled: boolean;
  /** Whether prices stand as this amount (hundredths) would set them; else the field is empty. */
  stands: (cents: number) => boolean;
  /** Why the amount can't be taken; undefined for one that can. */
  refuse?: (cents: number) => string | undefined;
  /** Called when the field is left. */
  onTake: (cents: number) => void;
}

/**
 * A field that sets prices: it keeps its text until it is left, and shows it afterwards as long as
 * the prices stand like that.
 */
export function AmountOnLeave({ label, of, hint, disabled, ...props }: Props) {
  const id = useId();
  const { error, ...input } = useAmountOnLeave(props);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.amount}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <MoneyInput
        {...input}
        id={id}
        aria-label={of && `${label}, ${of}`}
        error={error}
        disabled={disabled}
        aria-describedby={described || undefined}
        onKeyDown={moveOn}
      />
      {hint && (
        <span id={`${id}-hint`} className="form-text">
          {hint}
        </span>
      )}
      {error && (
        <p id={`${id}-error`} className="invalid-feedback">
          {error}
        </p>
      )}
    </div>
  );
}

function useAmountOnLeave({ stands, refuse, onTake }: Pick<Props, 'stands' | 'refuse' | 'onTake'>) {
  const [text, setText] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const cents = typedCents(text);
  const fault = cents === null ? amountError(text) : refuse?.(cents);
  const error = isChecked && text.trim() !== '' ? fault : undefined;
  const shown = isTyping || error || (cents !== null && stands(cents)) ? text : '';

  return {
    value: shown,
    error,
    onFocus: () => {
      setText(shown);
      setIsTyping(true);
    },
    onChange: (typed: string) => {
      setText(typed);
      setIsChecked(false);
    },
    onBlur: () => {
      setIsTyping(false);
      setIsChecked(true);
      if (cents !== null && !fault) onTake(cents);
    },
  };
}

/** The first Enter takes the amount and moves on to the button; a second one sells. */
function moveOn(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || event.defaultPrevented) return;
  event.preventDefault();
  event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
}
