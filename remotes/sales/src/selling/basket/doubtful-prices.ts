import { centsOf, typedCents } from '@backoffice/i18n';

import type { SaleLine } from './sale-draft';

/** Cents. More than this for one unit is a slip of the finger before it is a sale. */
const LARGE = 1_000_000;

/** The lines whose price nobody means as a rule: nothing, far above the regular one, or very much. */
export const doubtfulLines = (lines: readonly SaleLine[]): SaleLine[] =>
  lines.filter(({ unit, price }) => {
    const cents = typedCents(price);
    return cents !== null && (cents === 0 || cents > 2 * centsOf(unit.price) || cents > LARGE);
  });
