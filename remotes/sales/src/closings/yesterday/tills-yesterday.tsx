import { closingQueries } from '@backoffice/api-client/resources/closings';
import { dayMoneyQuery } from '@backoffice/api-client/resources/day-money';
import { referenceQueries } from '@backoffice/api-client/resources/reference';
import { addDays, type Closing } from '@backoffice/contracts';
import { formatDay, formatMoment } from '@backoffice/i18n';
import { Badge, Card, QueryView, usePerson, useTimeZone, useToday } from '@backoffice/ui';
import { AreaLink } from '@backoffice/ui/areas';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { WaitingNote } from '../../to-settle/waiting-note';
import { shopName } from '../closings-columns';
import { Differences } from '../differences-cell';
import { closingsOfDay, hasMoved, shopsWithout, type ShopId } from './tills-of-day';
import styles from './tills-yesterday.module.css';

/**
 * A card for the dashboard: which tills were closed yesterday with which difference, and which
 * weren't.
 */
export default function TillsYesterday() {
  const { t } = useTranslation('sales');
  const day = addDays(useToday(), -1);
  const query = useQuery(closingQueries.list({ from: day, to: addDays(day, 1) }));
  if (query.data === null) return null;
  return (
    <Card
      title={t('closings.yesterday')}
      eyebrow={formatDay(day, { weekday: 'long', day: 'numeric', month: 'long' })}
    >
      <WaitingNote />
      <QueryView query={query} errorText={t('closings.loadFailed')}>
        {(closings) => <Tills day={day} closings={closings ?? []} />}
      </QueryView>
    </Card>
  );
}

function Tills({ day, closings }: { day: string; closings: readonly Closing[] }) {
  const { t } = useTranslation('sales');
  const closed = closingsOfDay(closings, day, useTimeZone());
  const { open, isKnown } = useOpenTills(day, closed);
  if (isKnown && closed.length + open.length === 0) {
    return <p className={styles.note}>{t('closings.quietDay')}</p>;
  }
  return (
    <ul className={styles.tills}>
      {open.map(({ shop, name }) => (
        <li key={`open.${shop}`} className={styles.till}>
          <span className={styles.shop}>{name}</span>
          <Badge tone="warning">{t('closings.notClosed')}</Badge>
        </li>
      ))}
      {closed.map((closing) => (
        <ClosedTill key={closing.id} closing={closing} />
      ))}
    </ul>
  );
}

function ClosedTill({ closing }: { closing: Closing }) {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  return (
    <li className={styles.till}>
      <span className={styles.shop}>
        <AreaLink to="sales.closing" params={{ tab: 'closings', id: closing.id }}>
          {shopName(t, closing)}
        </AreaLink>
        <span className={styles.note}>
          {t('closings.closedAt', {
            number: `${closing.number}`,
            time: formatMoment(closing.closed_at, timeZone, { timeStyle: 'short' }),
          })}
        </span>
      </span>
      <Differences closing={closing} />
    </li>
  );
}

/**
 * The tills that took money on a day and weren't closed. People who are limited to a shop see only
 * its till.
 */
function useOpenTills(day: string, closed: readonly Closing[]) {
  const { t } = useTranslation('sales');
  const { data: session } = usePerson();
  const { data: locations } = useQuery(referenceQueries.list('locations'));
  const own = session?.user.limited ? session.user.location : undefined;
  const names = new Map<ShopId, string>([
    ...(locations ?? []).map(({ id, name }): [ShopId, string] => [id, name]),
    [null, t('shop.none')],
  ]);
  const shops = locations
    ? [...names.keys()].filter((shop) => own === undefined || shop === own)
    : [];
  const missing = shopsWithout(closed, shops);
  const days = useQueries({ queries: missing.map((shop) => dayMoneyQuery(day, shop)) });
  const open = missing.flatMap((shop, index) =>
    hasMoved(days[index]?.data) ? [{ shop, name: names.get(shop) ?? '' }] : [],
  );
  return { open, isKnown: locations !== undefined && days.every(({ isPending }) => !isPending) };
}
