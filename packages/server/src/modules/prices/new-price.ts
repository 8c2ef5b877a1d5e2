import type { ParsedPriceChange } from '@backoffice/contracts';

import { centsOf } from '../../cents';

/** How prices change, by exactly one of `set`, `percent` and `amount`. */
export type PriceWay = Pick<ParsedPriceChange, 'set' | 'percent' | 'amount' | 'ending'>;

const remainder = (cents: number, of: number) => ((cents % of) + of) % of;

/**
 * Computes with hundredths of a percent, which are whole numbers: half a cent is exactly half then,
 * and is rounded up.
 */
function lessOrMore(cents: number, percent: string): number {
  const parts = cents * (10_000 + centsOf(percent)) + 5_000;
  return (parts - remainder(parts, 10_000)) / 10_000;
}

/** The nearest price above zero with these cents; of two that are equally near the higher one. */
function withEnding(cents: number, ending: number): number {
  const above = remainder(cents - ending, 100);
  const nearest = cents - above + (above >= 50 ? 100 : 0);
  return nearest > 0 ? nearest : nearest + 100;
}

/** A unit's new price in cents. It may be zero or less, which the caller must refuse. */
export function newPrice(old: number, { set, percent, amount = '0', ending }: PriceWay): number {
  let cents = old + centsOf(amount);
  if (set !== undefined) cents = centsOf(set);
  else if (percent !== undefined) cents = lessOrMore(old, percent);
  return ending === undefined || cents <= 0 ? cents : withEnding(cents, Number(ending));
}
