import type { Bank, Transaction, TransactionInput } from '@backoffice/contracts';
import { usePerson } from '@backoffice/ui';

import { type Shop, useShops } from '../shop/use-shop-filter';

/** In whose till a booking counts, beside the specification's fields. */
export interface Place {
  bank: Bank | '';
  shop: number | '';
}

/** The shops to choose from; none where there is nothing to choose. */
export function useBookingShops(own: Place['shop']): readonly Shop[] {
  const { shops } = useShops();
  return shops.length > 1 || shops.some(({ id }) => id !== own) ? shops : [];
}

/** The shop of a new booking: the one that the list shows, else that of whoever books. */
export function useOwnShop(shown: number | null | undefined): Place['shop'] {
  const own = usePerson().data?.user.location;
  return (shown === undefined ? own : shown) ?? '';
}

/**
 * What is sent of it. Of a booking that is changed only what changed, so that a server which does not
 * tell all of it keeps the rest; one that tells versions does.
 */
export function placeInput(
  { bank, shop, payment_type: type }: Place & Pick<TransactionInput, 'payment_type'>,
  before: Transaction | undefined,
  hasShops: boolean,
): Pick<TransactionInput, 'bank' | 'location'> {
  const isAllTold = before?.version !== undefined;
  const isNamed = type === 'bank' && (isAllTold || bank !== (before?.bank ?? ''));
  const isMoved = hasShops && (!before || isAllTold || shop !== (before.location_id ?? ''));
  return {
    ...(isNamed && { bank: bank || null }),
    ...(isMoved && { location: shop === '' ? null : shop }),
  };
}
