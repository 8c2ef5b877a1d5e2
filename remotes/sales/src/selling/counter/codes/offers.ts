import type { StockRow } from '@backoffice/api-client/resources/products';
import type { FoundByCode } from '@backoffice/contracts';

/** Units that nobody at the counter can tell apart: the oldest, and how many there are. */
export interface Offer {
  unit: StockRow;
  count: number;
}

/** Says of a location that it isn't another shop. */
export type IsHere = (location: string | null) => boolean;

const alike = ({ price, location }: StockRow) => `${price}\n${location ?? ''}`;

/**
 * What a code offers that isn't on the counter yet, those alike as one, here first, then oldest.
 */
export function offersOf(
  { units }: Pick<FoundByCode, 'units'>,
  onCounter: ReadonlySet<number>,
  isHere: IsHere,
): Offer[] {
  const offers = new Map<string, Offer>();
  for (const unit of units) {
    if (onCounter.has(unit.id)) continue;
    const known = offers.get(alike(unit));
    if (known) known.count += 1;
    else offers.set(alike(unit), { unit, count: 1 });
  }
  const all = [...offers.values()];
  const here = all.filter(({ unit }) => isHere(unit.location));
  return [...here, ...all.filter((offer) => !here.includes(offer))];
}

/** The one that is taken without a question: all that are left here are alike. */
export function plainOffer(offers: readonly Offer[], isHere: IsHere): Offer | undefined {
  const here = offers.filter(({ unit }) => isHere(unit.location));
  return here.length === 1 ? here[0] : undefined;
}
