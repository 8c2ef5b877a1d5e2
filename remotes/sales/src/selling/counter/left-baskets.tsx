import { formatDay, formatMoney, moneyOfCents } from '@backoffice/i18n';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';

import { balanceOf } from '../basket/exchange';
import type { LeftBasket, SaleAction } from '../basket/sale-draft';
import styles from './counter.module.css';

interface Props {
  baskets: readonly LeftBasket[];
  dispatch: Dispatch<SaleAction>;
  /** Called when the code of this part can't be loaded. */
  onClose?: () => void;
}

/** Baskets of another day or person: somebody has to decide before they join a sale. */
export function LeftBaskets({ baskets, dispatch }: Props) {
  const { t } = useTranslation('sales');
  return baskets.map((basket) => (
    <div
      key={basket.key}
      role="group"
      aria-label={t('selling.leftTitle')}
      className={`alert alert-warning ${styles.leftBasket}`}
    >
      <span>
        {t('selling.leftBasket', {
          by: basket.by,
          day: formatDay(basket.day),
          number: basket.scanned.length + basket.returns.length,
          total: formatMoney(moneyOfCents(balanceOf(basket).due)),
        })}
      </span>
      <button
        type="button"
        className="btn btn-warning btn-sm"
        onClick={() => dispatch({ type: 'broughtBack', basket })}
      >
        {t('selling.bringBack')}
      </button>
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm"
        onClick={() => dispatch({ type: 'dropped', basket })}
      >
        {t('selling.dropBasket')}
      </button>
    </div>
  ));
}
