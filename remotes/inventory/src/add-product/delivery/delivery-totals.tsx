import { MAX_RECEIVED_UNITS, type ProductType } from '@backoffice/contracts';
import { formatMoney, formatNumber } from '@backoffice/i18n';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import styles from '../add-product.module.css';
import { type DeliveryValues, eurosOf, totalUnits } from './delivery-draft';

/** Units and sums of the delivery while it is being typed. */
export function DeliveryTotals({ type }: { type: ProductType }) {
  const { t } = useTranslation('inventory');
  const values = useWatch<DeliveryValues>() as DeliveryValues;
  const units = totalUnits(values, type);
  const tooMany = units > MAX_RECEIVED_UNITS;
  return (
    <dl className={styles.totals} aria-live="polite">
      <div>
        <dt>{t('addProduct.totalQuantity')}</dt>
        <dd className={tooMany ? 'text-danger' : undefined}>{formatNumber(units)}</dd>
      </div>
      <div>
        <dt>{t('addProduct.importValue')}</dt>
        <dd>{formatMoney(units * eurosOf(values.importPrice))}</dd>
      </div>
      <div>
        <dt>{t('addProduct.stockValue')}</dt>
        <dd>{formatMoney(units * eurosOf(values.stockPrice))}</dd>
      </div>
      {tooMany && (
        <p className="text-danger mb-0">
          {t('addProduct.tooMany', { limit: formatNumber(MAX_RECEIVED_UNITS) })}
        </p>
      )}
    </dl>
  );
}
