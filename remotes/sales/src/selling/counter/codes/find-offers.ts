import type { StockRow } from '@backoffice/api-client/resources/products';
import { referenceQueries } from '@backoffice/api-client/resources/reference';
import { supplierCodeQueries } from '@backoffice/api-client/resources/supplier-codes';
import type { FoundByCode } from '@backoffice/contracts';
import type { QueryClient } from '@tanstack/react-query';

import { unitLabel } from '../../../words/unit-label';
import { offersOf, plainOffer, type IsHere, type Offer } from './offers';

/** What a supplier's code stands for on the counter. */
export interface Offered {
  label: string;
  offers: readonly Offer[];
  isHere: IsHere;
  /** The unit to take without a question. */
  plain: StockRow | undefined;
}

/**
 * The units of a supplier's code that aren't on the counter yet; null for one that nobody
 * knows. `shop`: id of the person's own.
 */
export async function findOffers(
  client: QueryClient,
  code: string,
  shop: number | null,
  onCounter: () => ReadonlySet<number>,
): Promise<Offered | null> {
  const found = await client.fetchQuery({ ...supplierCodeQueries.find(code), staleTime: 0 });
  if (!found) return null;
  const isHere = await hereFor(client, shop);
  const offers = offersOf(found, onCounter(), isHere);
  return { label: labelOf(found), offers, isHere, plain: plainOffer(offers, isHere)?.unit };
}

const labelOf = ({ product: { brand, code, name, color }, size }: FoundByCode) =>
  unitLabel({
    brand: brand.name,
    code,
    name,
    color: color?.name ?? null,
    number: size?.name ?? null,
  });

/** Tells whether a location is the person's shop; all are for a person without a shop. */
async function hereFor(client: QueryClient, shop: number | null): Promise<IsHere> {
  if (shop === null) return () => true;
  // A scan may come before the page knows the names of the shops.
  const asked = { ...referenceQueries.list('locations'), staleTime: Infinity };
  const name = (await client.fetchQuery(asked)).find(({ id }) => id === shop)?.name;
  return (location) => name === undefined || location === null || location === name;
}
