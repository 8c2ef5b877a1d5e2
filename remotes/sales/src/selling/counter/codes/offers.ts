import type { StockRow } from '@backoffice/api-client/resources/products';
import type { FoundByCode } from '@backoffice/contracts';

/** Units that nobody at the counter can tell apart: the oldest one, and their number. */
export interface Offer {
  unit: StockRow;
  count: number;
}

/** Whether a location isn't another shop. */
export type IsHere = (location: string | null) => boolean;

const alike = ({ price, location }: StockRow) => `${price}\n${location ?? ''}`;

/**
 * The units of a code that aren't on the counter yet, grouped if alike: those here first, then the
 * oldest.
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

/** The offer to take without a question: the only one here. */
export function plainOffer(offers: readonly Offer[], isHere: IsHere): Offer | undefined {
  const here = offers.filter(({ unit }) => isHere(unit.location));
  return here.length === 1 ? here[0] : undefined;
}
