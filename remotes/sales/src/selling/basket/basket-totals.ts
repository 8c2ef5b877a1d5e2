import { centsOf, moneyOfCents, typedCents } from '@backoffice/i18n';

import type { SaleLine } from './sale-draft';

/** Euros as decimal strings. `difference` is negative for a discount. */
export interface BasketTotals {
  total: string;
  regular: string;
  difference: string;
}

/** The totals of a basket; an unreadable price counts as the regular one. */
export function basketTotals(lines: readonly SaleLine[]): BasketTotals {
  let total = 0;
  let regular = 0;
  for (const line of lines) {
    const regularCents = centsOf(line.unit.price);
    regular += regularCents;
    total += typedCents(line.price) ?? regularCents;
  }
  return {
    total: moneyOfCents(total),
    regular: moneyOfCents(regular),
    difference: moneyOfCents(total - regular),
  };
}
