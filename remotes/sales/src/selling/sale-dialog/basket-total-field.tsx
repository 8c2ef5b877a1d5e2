import { centsOf, typedCents } from '@backoffice/i18n';
import { amountError, MoneyInput } from '@backoffice/ui';
import { useId, useState, type Dispatch, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { basketTotals } from '../basket/basket-totals';
import styles from './basket-total-field.module.css';
import type { SaleLine, SaleAction } from '../basket/sale-draft';

interface Props {
  lines: readonly SaleLine[];
  disabled: boolean;
  dispatch: Dispatch<SaleAction>;
}

/** "Five for 250": one price for all of the basket, split when the field is left. */
export function BasketTotalField({ lines, disabled, dispatch }: Props) {
  const { t } = useTranslation('sales');
  const id = useId();
  const [text, setText] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const cents = typedCents(text);
  const error = isChecked && text.trim() !== '' ? amountError(text) : undefined;
  // It stands there as long as the lines come to it.
  const isTrue = cents === centsOf(basketTotals(lines).total);
  const shown = isTyping || error || isTrue ? text : '';

  const leave = () => {
    setIsTyping(false);
    setIsChecked(true);
    if (cents !== null) dispatch({ type: 'priced', total: cents });
  };
  const moveOn = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    // Enter takes the total; the next one sells.
    event.preventDefault();
    event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('sale.basketTotal')}</label>
      <MoneyInput
        id={id}
        className={styles.input}
        value={shown}
        error={error}
        disabled={disabled}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        onFocus={() => {
          setText(shown);
          setIsTyping(true);
        }}
        onChange={(typed) => {
          setText(typed);
          setIsChecked(false);
        }}
        onKeyDown={moveOn}
        onBlur={leave}
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
