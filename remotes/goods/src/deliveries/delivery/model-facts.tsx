import type { Delivery } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { Money } from '@backoffice/ui';
import { unitDescription } from '@backoffice/ui/stock';
import { useTranslation } from 'react-i18next';

import styles from '../deliveries.module.css';
import { OperationLink } from './operation-link';

/** What tells a model from the others of its delivery, and what it costs. */
export function ModelFacts({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('goods');
  const { received, import_price, stock_price } = delivery;
  return (
    <div className={`${styles.head} mb-3`}>
      <span>{unitDescription(delivery)}</span>
      <span>{t('deliveries.units', { count: received, number: formatNumber(received) })}</span>
      <span>
        {t('words:fields.stockPrice')} <Money value={stock_price} />
      </span>
      {import_price !== null && (
        <span>
          {t('words:fields.importPrice')} <Money value={import_price} />
        </span>
      )}
      <OperationLink delivery={delivery} />
    </div>
  );
}
