import type { TransactionSubtype } from '@backoffice/contracts';

const usualPrice = (subtypes: readonly TransactionSubtype[], name: string) =>
  subtypes.find((subtype) => subtype.name === name)?.price ?? null;

/**
 * The price after another subtype was chosen: its usual one (Taxes 60), or what was typed. A
 * price that only came with the subtype before goes with it.
 */
export function priceForSubtype(
  subtypes: readonly TransactionSubtype[],
  change: { from: string; to: string },
  price: string,
): string {
  const usual = usualPrice(subtypes, change.to);
  if (usual !== null) return usual;
  return price !== '' && price === usualPrice(subtypes, change.from) ? '' : price;
}
