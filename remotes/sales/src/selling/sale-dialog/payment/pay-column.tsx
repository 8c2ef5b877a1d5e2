import { useCan } from '@backoffice/ui';
import { useState, type Dispatch, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { SlipSettingsFields } from '../../../slip/slip-settings-fields';
import { balanceOf, type ReturnErrors } from '../../basket/exchange';
import { paymentOf } from '../../basket/payment';
import type { SaleAction, SaleDraft } from '../../basket/sale-draft';
import { ReturnSums } from '../../returns/return-sums';
import { Settlement } from '../../returns/settlement';
import { useIsPainted } from '../lines/use-drawn-lines';
import { BasketSums } from './basket-sums';
import { ChannelChoice } from './channel-choice';
import { PayTiles } from './pay-tiles';
import styles from './payment.module.css';
import { ReceivedField } from './received-field';
import { SalespersonSelect } from './salesperson-select';

interface Props {
  draft: SaleDraft;
  dispatch: Dispatch<SaleAction>;
  disabled: boolean;
  /** The server knows sums that are paid in several ways, and other salespersons. */
  isWhole: boolean;
  /** Somebody tried to sell, so what is missing is said. */
  isChecked: boolean;
  errors: Partial<ReturnErrors>;
}

/** What is to pay and how; the rest of what can be said about the sale is folded on phones. */
export function PayColumn({ draft, dispatch, disabled, isWhole, isChecked, errors }: Props) {
  const { lines, returns } = draft;
  const payment = paymentOf(draft);
  const isPainted = useIsPainted(lines.length);
  // Servers and people that can take goods back also have slips.
  const hasSlips = useCan('sales.return');
  const isPaid = returns.length === 0 || (lines.length > 0 && balanceOf(draft).due > 0);
  const field = { draft, dispatch, disabled, isChecked, payment, isWhole };
  const sums = returns.length > 0 ? <ReturnSums draft={draft} /> : <BasketSums lines={lines} />;
  if (!isPainted) return sums;
  return (
    <>
      {sums}
      {isPaid && <PayTiles {...field} isMissing={errors.way === true} />}
      {isPaid && (payment.cash > 0 || payment.isSplit) && <ReceivedField {...field} />}
      {returns.length > 0 && (
        <Settlement draft={draft} errors={errors} disabled={disabled} dispatch={dispatch} />
      )}
      <More>
        {lines.length > 0 && (
          <ChannelChoice lines={lines} disabled={disabled} dispatch={dispatch} />
        )}
        {isWhole && returns.length === 0 && (
          <SalespersonSelect draft={draft} disabled={disabled} dispatch={dispatch} />
        )}
        {hasSlips && <SlipSettingsFields />}
      </More>
    </>
  );
}

/** In view where there is room beside the lines, else behind a button. */
function More({ children }: { children: ReactNode }) {
  const { t } = useTranslation('sales');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`btn btn-link btn-sm ${styles.moreButton}`}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('sale.more')}
      </button>
      <div className={isOpen ? styles.more : `${styles.more} ${styles.folded}`}>{children}</div>
    </>
  );
}
