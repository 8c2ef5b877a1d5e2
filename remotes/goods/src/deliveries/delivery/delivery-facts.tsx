import type { Delivery } from '@backoffice/contracts';
import { formatMoment, formatNumber } from '@backoffice/i18n';
import { Card, Money, StatTile, useTimeZone } from '@backoffice/ui';
import { AreaLink } from '@backoffice/ui/areas';
import { unitDescription } from '@backoffice/ui/stock';
import { useTranslation } from 'react-i18next';

import styles from '../deliveries.module.css';

export function DeliveryFacts({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('goods');
  const timeZone = useTimeZone();
  const { received_at, by, import_price, operation } = delivery;
  return (
    <Card>
      <div className={styles.head}>
        <strong>{unitDescription(delivery)}</strong>
        <span className="text-body-secondary">
          {t('deliveries.receivedBy', { when: formatMoment(received_at, timeZone), by })}
        </span>
        {operation !== null && (
          <AreaLink to="operations.one" params={{ id: operation }}>
            {t('deliveries.operation')}
          </AreaLink>
        )}
      </div>
      <div className={styles.tiles}>
        <StatTile label={t('words:fields.received')} value={formatNumber(delivery.received)} />
        <StatTile label={t('words:fields.inStock')} value={formatNumber(delivery.in_stock)} />
        <StatTile label={t('words:fields.sold')} value={formatNumber(delivery.sold)} />
        <StatTile label={t('words:fields.out')} value={formatNumber(delivery.out)} />
        {delivery.under_way > 0 && (
          <StatTile label={t('words:fields.underWay')} value={formatNumber(delivery.under_way)} />
        )}
        <StatTile
          label={t('words:fields.stockPrice')}
          value={<Money value={delivery.stock_price} />}
        />
        {import_price !== null && (
          <StatTile label={t('words:fields.importPrice')} value={<Money value={import_price} />} />
        )}
      </div>
    </Card>
  );
}
