import type { Bank, Transaction, TransactionInput } from '@backoffice/contracts';
import { usePerson } from '@backoffice/ui';

import { type Shop, useShops } from '../shop/use-shop-filter';

/** The till that a booking counts in, which the specification's fields don't name. */
export interface Place {
  bank: Bank | '';
  shop: number | '';
}

/** The shops to choose from; none if there is no choice. */
export function useBookingShops(own: Place['shop']): readonly Shop[] {
  const { shops } = useShops();
  return shops.length > 1 || shops.some(({ id }) => id !== own) ? shops : [];
}

/** The shop of a new booking: the one that the list shows, else the person's own. */
export function useOwnShop(shown: number | null | undefined): Place['shop'] {
  const own = usePerson().data?.user.location;
  return (shown === undefined ? own : shown) ?? '';
}

/**
 * The place as the call takes it. An edited booking sends only what changed, because a server that
 * doesn't tell the whole place keeps the rest. A server that tells versions gets all of it.
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
