import type { Shipment } from '@backoffice/contracts';
import { formatMoment, formatNumber } from '@backoffice/i18n';
import { Badge, Card, StatTile, useTimeZone } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { wayText } from '../shipments-columns';
import styles from '../shipments.module.css';

const COUNTS = ['units', 'arrived', 'under_way', 'lost', 'returned'] as const;

export function ShipmentFacts({ shipment }: { shipment: Shipment }) {
  const { t } = useTranslation('goods');
  const timeZone = useTimeZone();
  const { sent_at, by, state, note, closed_at, closed_by, may_receive, to } = shipment;
  const isUnderWay = state === 'under_way';
  return (
    <Card>
      <div className={styles.head}>
        <strong>{wayText(t, shipment)}</strong>
        <Badge tone={isUnderWay ? 'info' : 'neutral'}>{t(`words:shipmentState.${state}`)}</Badge>
        <span className="text-body-secondary">
          {t('shipments.sentBy', { when: formatMoment(sent_at, timeZone), by })}
        </span>
        {closed_at !== null && (
          <span className="text-body-secondary">
            {t('shipments.closedBy', {
              when: formatMoment(closed_at, timeZone),
              by: closed_by ?? '',
            })}
          </span>
        )}
      </div>
      {note && <p className="mb-0">{note}</p>}
      <div className={styles.tiles}>
        {COUNTS.filter((count) => isShown(count, shipment)).map((count) => (
          <StatTile
            key={count}
            label={t(`shipments.counts.${count}`)}
            value={formatNumber(shipment[count])}
          />
        ))}
      </div>
      {isUnderWay && !may_receive && (
        <p className="form-text mb-0">{t('shipments.mayNotReceive', { to: to.name })}</p>
      )}
    </Card>
  );
}

/** Lost and returned units are rare, so their counts are shown only above zero. */
const isShown = (count: (typeof COUNTS)[number], shipment: Shipment) =>
  (count !== 'lost' && count !== 'returned') || shipment[count] > 0;
