import { centsOf, typedCents } from '@backoffice/i18n';
import { amountError, MoneyInput } from '@backoffice/ui';
import { useId, useState, type Dispatch, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { basketTotals } from '../basket/basket-totals';
import type { SaleLine, SaleAction } from '../basket/sale-draft';
import styles from './basket-total-field.module.css';

interface Props {
  lines: readonly SaleLine[];
  disabled: boolean;
  dispatch: Dispatch<SaleAction>;
}

/** "Five for 250": one price for the whole basket, split when the field is left. */
export function BasketTotalField({ lines, disabled, dispatch }: Props) {
  const { t } = useTranslation('sales');
  const id = useId();
  const { error, ...input } = useBasketTotal(lines, dispatch);
  const describedBy = error ? `${id}-hint ${id}-error` : `${id}-hint`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('sale.basketTotal')}</label>
      <MoneyInput
        {...input}
        id={id}
        className={styles.input}
        error={error}
        disabled={disabled}
        aria-describedby={describedBy}
        onKeyDown={moveOn}
      />
      <span id={`${id}-hint`} className="form-text">
        {t('sale.basketTotalHint')}
      </span>
      {error && (
        <p id={`${id}-error`} className={`invalid-feedback ${styles.error}`}>
          {error}
        </p>
      )}
    </div>
  );
}

/**
 * Keeps the typed text until the field is left; afterwards it is shown only while the lines' prices
 * still add up to it.
 */
function useBasketTotal(lines: readonly SaleLine[], dispatch: Dispatch<SaleAction>) {
  const [text, setText] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const cents = typedCents(text);
  const error = isChecked && text.trim() !== '' ? amountError(text) : undefined;
  const isTrue = cents === centsOf(basketTotals(lines).total);
  const shown = isTyping || error || isTrue ? text : '';

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
      if (cents !== null) dispatch({ type: 'priced', total: cents });
    },
  };
}

/** The first Enter takes the total and moves on to the button; a second one sells. */
function moveOn(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || event.defaultPrevented) return;
  event.preventDefault();
  event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
}
