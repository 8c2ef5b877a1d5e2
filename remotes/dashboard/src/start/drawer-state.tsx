import { tillQueries } from '@backoffice/api-client/resources/till';
import { dayIn } from '@backoffice/contracts';
import { formatMoment } from '@backoffice/i18n';
import { useTimeZone, useToday } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Bone } from '../loading/bone';
import styles from './start.module.css';

/** Since when the drawer of the person's shop is open; one that stayed open overnight stands out. */
export function DrawerState() {
  const { t } = useTranslation('dashboard');
  const timeZone = useTimeZone();
  const today = useToday();
  const { data: till, isPending, isError } = useQuery(tillQueries.till());
  if (isPending) return <Bone />;
  if (isError || !till) return t('start.drawer.hint');
  if (till.since === null) return t('start.drawer.closed');
  const isToday = dayIn(timeZone, new Date(till.since)) === today;
  const time = formatMoment(
    till.since,
    timeZone,
    isToday ? { timeStyle: 'short' } : { weekday: 'short', day: 'numeric', month: 'short' },
  );
  return (
    <span className={isToday ? undefined : styles.late}>{t('start.drawer.open', { time })}</span>
  );
}
