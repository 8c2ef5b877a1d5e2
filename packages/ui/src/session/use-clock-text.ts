import { dayIn } from '@backoffice/contracts';
import { formatMoment } from '@backoffice/i18n';

import { useTimeZone } from './use-today';

/** Words a moment (milliseconds since 1970) by the company's clock: "14:05"; with its day if not today. */
export function useClockText(): (moment: number) => string {
  const timeZone = useTimeZone();
  return (moment) => {
    const date = new Date(moment);
    const isToday = dayIn(timeZone, date) === dayIn(timeZone, new Date());
    return formatMoment(
      date.toISOString(),
      timeZone,
      isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' },
    );
  };
}
