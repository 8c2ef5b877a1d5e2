import { waitingQueries } from '@backoffice/api-client/resources/waiting';
import { formatNumber } from '@backoffice/i18n';
import { useCan, usePerson } from '@backoffice/ui';
import { useHref } from '@backoffice/ui/areas';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { TaskLink } from './task-link';

/** The rest stands in the list of shipments. */
const MOST = 3;

/** The shipments on their way to the person's shop, for those who may receive them. */
export function Arrivals() {
  const { t } = useTranslation('dashboard');
  const href = useHref();
  const own = usePerson().data?.user.location ?? undefined;
  const enabled = useCan('shipments') && own !== undefined;
  const { data } = useQuery({ ...waitingQueries.shipments(own), enabled });
  const mine = (data ?? []).filter((shipment) => shipment.may_receive).slice(0, MOST);
  return mine.map(({ id, number, from, under_way: count }) => {
    const to = href('shipments.one', { id });
    if (to === undefined) return null;
    const units = t('units', { count, number: formatNumber(count) });
    return (
      <TaskLink key={id} name="arrival" to={to} title={t('start.arrival.title', { number })}>
        {from ? t('start.arrival.from', { units, from }) : units}
      </TaskLink>
    );
  });
}
