import type { ClosingFilter } from '@backoffice/api-client/resources/closings';
import { addDays } from '@backoffice/contracts';
import { useToday, useUrlState } from '@backoffice/ui';

import { shopOf } from '../shop/use-shop-filter';

const DAYS = 30;

/** The first day that is shown where the address names none. */
const firstDay = (today: string) => addDays(today, -DAYS);

/** How many filters are set. */
export const setFilters = ({ closedIn, from, to }: ClosingsUrl, today: string): number =>
  [closedIn !== '', from !== firstDay(today), to !== today].filter(Boolean).length;

/** The filter in the address: a shop ('' for all), the first and last day, the open closing. */
export function useClosingsUrl() {
  const today = useToday();
  return useUrlState({ closedIn: '', from: firstDay(today), to: today, closing: '' });
}
export type ClosingsUrl = ReturnType<typeof useClosingsUrl>[0];

export const closingsFilter = ({ closedIn, from, to }: ClosingsUrl): ClosingFilter => ({
  location: shopOf(closedIn),
  ...(from && { from }),
  ...(to && { to }),
});

/** The id of the closing that is open; null where none is. */
export const openClosing = ({ closing }: ClosingsUrl): number | null =>
  /^[1-9]\d{0,14}$/.test(closing) ? Number(closing) : null;
