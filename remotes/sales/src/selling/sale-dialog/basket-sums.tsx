import { Money } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { basketTotals } from '../basket/basket-totals';
import type { SaleLine } from '../basket/sale-draft';
import styles from './sale-dialog.module.css';

/** The number of items, their regular price, and what the customer pays. */
export function BasketSums({ lines }: { lines: readonly SaleLine[] }) {
  const { t } = useTranslation('sales');
  const { total, regular, difference } = basketTotals(lines);
  return (
    <dl className={styles.totals} aria-live="polite">
      <div>
        <dt>{t('sale.items')}</dt>
        <dd>{lines.length}</dd>
      </div>
      <div>
        <dt>{t('sale.regularTotal')}</dt>
        <dd>
          <Money value={regular} />
        </dd>
      </div>
      <div>
        <dt>{t('sale.difference')}</dt>
        <dd>
          <Money value={difference} />
        </dd>
      </div>
      <div className={styles.total}>
        <dt>{t('sale.total')}</dt>
        <dd>
          <Money value={total} />
        </dd>
      </div>
    </dl>
  );
}
