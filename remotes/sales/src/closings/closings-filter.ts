import type { ClosingFilter } from '@backoffice/api-client/resources/closings';
import { addDays } from '@backoffice/contracts';
import { useToday, useUrlState } from '@backoffice/ui';

import { shopOf } from '../shop/use-shop-filter';

const DAYS = 30;

/** The filter in the address: a shop ('' for all), the first and last day, the open closing. */
export function useClosingsUrl() {
  const today = useToday();
  return useUrlState({ closedIn: '', from: addDays(today, -DAYS), to: today, closing: '' });
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
