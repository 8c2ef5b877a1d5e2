import type { ParsedPriceChange } from '@backoffice/contracts';

import { centsOf } from '../../cents';

/** How prices change; of `set`, `percent` and `amount` there is one. */
export type PriceWay = Pick<ParsedPriceChange, 'set' | 'percent' | 'amount' | 'ending'>;

const remainder = (cents: number, of: number) => ((cents % of) + of) % of;

/** Hundredths of a percent are whole numbers, so that half a cent is exactly half of one. */
function lessOrMore(cents: number, percent: string): number {
  const parts = cents * (10_000 + centsOf(percent)) + 5_000;
  return (parts - remainder(parts, 10_000)) / 10_000;
}

/** The nearest price with these cents, above nothing; of two as near the higher one. */
function withEnding(cents: number, ending: number): number {
  const above = remainder(cents - ending, 100);
  const nearest = cents - above + (above >= 50 ? 100 : 0);
  return nearest > 0 ? nearest : nearest + 100;
}

/** A unit's new price in cents, which may be none that goods can have: nothing or less. */
export function newPrice(old: number, { set, percent, amount = '0', ending }: PriceWay): number {
  let cents = old + centsOf(amount);
  if (set !== undefined) cents = centsOf(set);
  else if (percent !== undefined) cents = lessOrMore(old, percent);
  return ending === undefined || cents <= 0 ? cents : withEnding(cents, Number(ending));
}
