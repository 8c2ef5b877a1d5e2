import { centsOf } from '@backoffice/i18n';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';

import { basketTotals } from '../../basket/basket-totals';
import type { SaleAction, SaleLine } from '../../basket/sale-draft';
import { AmountOnLeave } from './amount-on-leave';
import { DiscountField } from './discount-field';
import styles from './lines.module.css';

interface Props {
  lines: readonly SaleLine[];
  disabled: boolean;
  dispatch: Dispatch<SaleAction>;
}

/** "Five for 250", or a discount on all: one price for the basket, split over its lines. */
export function BasketPrices({ lines, disabled, dispatch }: Props) {
  const { t } = useTranslation('sales');
  const { total, regular } = basketTotals(lines);
  const set = (cents: number) => dispatch({ type: 'priced', total: cents });
  return (
    <div role="group" aria-label={t('sale.forAll')} className={styles.basketPrices}>
      <AmountOnLeave
        label={t('sale.basketTotal')}
        hint={t('sale.basketTotalHint')}
        disabled={disabled}
        stands={(cents) => cents === centsOf(total)}
        onTake={set}
      />
      <DiscountField
        of={t('sale.forAll')}
        regular={centsOf(regular)}
        price={centsOf(total)}
        disabled={disabled}
        onPrice={set}
      />
    </div>
  );
}
