import { formatMoney, moneyOfCents } from '@backoffice/i18n';
import { amountError, MoneyInput } from '@backoffice/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { likelyCash } from '../../basket/payment';
import styles from './payment.module.css';
import { isForRest, type PayProps } from './use-pay';

interface Props extends PayProps {
  disabled: boolean;
  isChecked: boolean;
}

/** The cash that the customer hands over, and what goes back or is still to pay. */
export function ReceivedField({ disabled, isChecked, ...props }: Props) {
  const { t } = useTranslation('sales');
  const { draft, payment, dispatch } = props;
  const id = useId();
  const [isTyping, setIsTyping] = useState(false);
  const typed = draft.received;
  const isShort = payment.missing > 0;
  const error = payment.isUnread && (isChecked || !isTyping) && amountError(typed);
  const say = (received: string) =>
    dispatch({
      type: 'saidAtPayment',
      said: received.trim() === '' ? { received: '', rest: '' } : { received },
    });
  return (
    <div className={styles.received}>
      <label htmlFor={id}>{t('sale.received')}</label>
      <MoneyInput
        id={id}
        data-received=""
        value={typed}
        error={error || (isChecked && isShort ? t('sale.short') : undefined)}
        disabled={disabled}
        placeholder={formatMoney(moneyOfCents(payment.wholeCash))}
        aria-describedby={`${id}-state`}
        onFocus={(event) => {
          event.target.select();
          setIsTyping(true);
        }}
        onBlur={() => setIsTyping(false)}
        onChange={say}
      />
      <Chips cents={payment.wholeCash} disabled={disabled} onChoose={say} />
      <p id={`${id}-state`} aria-live="polite" className={styles.state}>
        {error && <span className={styles.short}>{error}</span>}
        <Outcome payment={payment} isForRest={isForRest(props)} isChecked={isChecked} />
      </p>
    </div>
  );
}

interface OutcomeProps extends Pick<Props, 'payment' | 'isChecked'> {
  isForRest: boolean;
}

/** What is still to pay, or goes back. */
function Outcome({ payment: { missing, change }, isForRest: hasRest, isChecked }: OutcomeProps) {
  const { t } = useTranslation('sales');
  const text = (cents: number) => formatMoney(moneyOfCents(cents));
  if (change !== null) {
    return <span className={styles.change}>{t('sale.change', { amount: text(change) })}</span>;
  }
  if (missing === 0) return null;
  return (
    <span className={isChecked ? styles.short : undefined}>
      {t('sale.stillToPay', { amount: text(missing) })}
      {hasRest && <small>{t('sale.restHint')}</small>}
    </span>
  );
}

interface ChipsProps {
  /** What is to pay in cash, in cents. */
  cents: number;
  disabled: boolean;
  onChoose: (received: string) => void;
}

/** Notes that customers are likely to hand over: one press instead of typing. */
function Chips({ cents, disabled, onChoose }: ChipsProps) {
  const { t } = useTranslation('sales');
  return (
    <div role="group" aria-label={t('sale.usualSums')} className={styles.chips}>
      {likelyCash(cents).map((amount) => (
        <button
          key={amount}
          type="button"
          className="btn btn-outline-secondary btn-sm"
          disabled={disabled}
          onClick={({ currentTarget: { form } }) => {
            onChoose(moneyOfCents(amount));
            form?.querySelector<HTMLElement>('[type=submit]')?.focus();
          }}
        >
          {formatMoney(moneyOfCents(amount))}
        </button>
      ))}
    </div>
  );
}
