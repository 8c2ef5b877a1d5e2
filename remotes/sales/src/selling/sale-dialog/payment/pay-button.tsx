import { formatMoney, moneyOfCents, type TFunction } from '@backoffice/i18n';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { balanceOf } from '../../basket/exchange';
import { paymentOf, type Tender } from '../../basket/payment';
import { isEmpty, type SaleDraft } from '../../basket/sale-draft';
import { directionTexts } from '../../returns/direction-texts';
import styles from './payment.module.css';

interface Props {
  draft: SaleDraft;
  isSelling: boolean;
  /** Scans are waiting for the connection. */
  waits: boolean;
  /** Enter opened the dialog, so the next one may sell; not after a reload. */
  takesFocus: boolean;
}

/** The button that books, and says what it does: "Take €83.00 in cash". */
export function PayButton({ draft, isSelling, waits, takesFocus }: Props) {
  const { t } = useTranslation('sales');
  const { submit: action, busy } = directionTexts(t, draft);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  const what = payText(t, draft);
  return (
    <button
      ref={button}
      type="submit"
      className={`btn btn-primary ${styles.pay}`}
      disabled={isSelling || isEmpty(draft)}
      aria-disabled={waits || undefined}
    >
      {isSelling && busy}
      {!isSelling && what && <span className="visually-hidden">{action}: </span>}
      {!isSelling && (what ?? action)}
    </button>
  );
}

/** Null where no money changes hands, or nobody has said how all of it is paid. */
function payText(t: TFunction<'sales'>, draft: SaleDraft): string | null {
  const { due } = balanceOf(draft);
  if (due < 0) return t('return.payBackSum', { amount: formatMoney(moneyOfCents(-due)) });
  const { tenders, cash, missing } = paymentOf(draft);
  if (tenders.length === 0 || missing > 0) return null;
  return t('sale.take', { sums: tenders.map((one) => tenderText(t, one, cash)).join(' + ') });
}

function tenderText(t: TFunction<'sales'>, { way, cents }: Tender, cash: number): string {
  const amount = formatMoney(moneyOfCents(cents));
  if (way !== 'cash') return t('sale.byBank', { amount, bank: way });
  return cash > 0 ? t('sale.inCash', { amount }) : t('sale.byCourier', { amount });
}
