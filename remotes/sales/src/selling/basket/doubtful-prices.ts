import { centsOf, typedCents } from '@backoffice/i18n';

import type { SaleLine } from './sale-draft';

/** Cents; a higher price for one unit is probably a typing mistake. */
const LARGE = 1_000_000;

/** Lines with a price that is rarely meant: zero, more than twice the regular one, or very high. */
export const doubtfulLines = (lines: readonly SaleLine[]): SaleLine[] =>
  lines.filter(({ unit, price }) => {
    const cents = typedCents(price);
    return cents !== null && (cents === 0 || cents > 2 * centsOf(unit.price) || cents > LARGE);
  });
