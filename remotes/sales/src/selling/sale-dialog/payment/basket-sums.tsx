import { centsOf } from '@backoffice/i18n';
import { Money } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { basketTotals } from '../../basket/basket-totals';
import type { SaleLine } from '../../basket/sale-draft';
import styles from './payment.module.css';

/** What the customer pays, the number of items, and what the regular prices would come to. */
export function BasketSums({ lines }: { lines: readonly SaleLine[] }) {
  const { t } = useTranslation('sales');
  const { total, regular, difference } = basketTotals(lines);
  return (
    <dl className={styles.sums} aria-live="polite">
      <div>
        <dt>{t('sale.items')}</dt>
        <dd>{lines.length}</dd>
      </div>
      {centsOf(difference) !== 0 && (
        <>
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
        </>
      )}
      <div className={styles.total}>
        <dt>{t('sale.total')}</dt>
        <dd>
          <Money value={total} />
        </dd>
      </div>
    </dl>
  );
}
