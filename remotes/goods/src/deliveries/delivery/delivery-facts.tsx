import type { DeliveryView } from '@backoffice/contracts';
import { formatMoment, formatNumber } from '@backoffice/i18n';
import { Card, Money, StatTile, useTimeZone } from '@backoffice/ui';
import { unitDescription } from '@backoffice/ui/stock';
import { useTranslation } from 'react-i18next';

import styles from '../deliveries.module.css';
import { LabelButtons } from './label-buttons';
import { modelsOf } from './models-of';
import { OperationLink } from './operation-link';
import { isInStock } from './size-run';

/** What came and what became of it; prices and labels of several models stand with each, too. */
export function DeliveryFacts({ whole }: { whole: DeliveryView }) {
  const { t } = useTranslation('goods');
  const timeZone = useTimeZone();
  const { delivery, units } = whole;
  const { received_at, by, note } = delivery;
  const count = modelsOf(whole).length;
  return (
    <Card>
      <div className={styles.head}>
        <strong>
          {count > 1
            ? t('deliveries.models', { count, number: formatNumber(count) })
            : unitDescription(delivery)}
        </strong>
        <span className="text-body-secondary">
          {t('deliveries.receivedBy', { when: formatMoment(received_at, timeZone), by })}
        </span>
        {note && <span>{t('deliveries.note', { note })}</span>}
        {count === 1 && <OperationLink delivery={delivery} />}
      </div>
      <Tiles whole={whole} hasPrices={count === 1} />
      {count > 1 && (
        <div className={styles.labels}>
          <LabelButtons units={units.filter(isInStock)} />
        </div>
      )}
    </Card>
  );
}

function Tiles({ whole: { delivery }, hasPrices }: { whole: DeliveryView; hasPrices: boolean }) {
  const { t } = useTranslation('goods');
  const { import_price } = delivery;
  return (
    <div className={styles.tiles}>
      <StatTile label={t('words:fields.received')} value={formatNumber(delivery.received)} />
      <StatTile label={t('words:fields.inStock')} value={formatNumber(delivery.in_stock)} />
      <StatTile label={t('words:fields.sold')} value={formatNumber(delivery.sold)} />
      <StatTile label={t('words:fields.out')} value={formatNumber(delivery.out)} />
      {delivery.under_way > 0 && (
        <StatTile label={t('words:fields.underWay')} value={formatNumber(delivery.under_way)} />
      )}
      {hasPrices && (
        <StatTile
          label={t('words:fields.stockPrice')}
          value={<Money value={delivery.stock_price} />}
        />
      )}
      {hasPrices && import_price !== null && (
        <StatTile label={t('words:fields.importPrice')} value={<Money value={import_price} />} />
      )}
    </div>
  );
}
