import { centsOf, typedCents } from '@backoffice/i18n';

import type { SaleLine } from './sale-draft';

/** Cents; a higher price for one unit is probably a typing mistake. */
const LARGE = 1_000_000;

/**
 * Whether a price is rarely meant: nothing, less than half or more than twice the regular one, or
 * very high.
 */
export function isDoubtful({ unit, price }: SaleLine): boolean {
  const cents = typedCents(price);
  const regular = centsOf(unit.price);
  if (cents === null) return false;
  return cents === 0 || cents * 2 < regular || cents > 2 * regular || cents > LARGE;
}

export const doubtfulLines = (lines: readonly SaleLine[]): SaleLine[] => lines.filter(isDoubtful);

/** How far a price is from the regular one, in whole percent; null for none and for no amount. */
export function deviation({ unit, price }: SaleLine): number | null {
  const cents = typedCents(price);
  const regular = centsOf(unit.price);
  if (cents === null || regular === 0 || cents === regular) return null;
  return Math.round(((cents - regular) / regular) * 100);
}
