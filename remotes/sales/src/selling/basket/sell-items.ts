import type { CheckoutItem, SellItem, SpecificType } from '@backoffice/contracts';
import { centsOf, moneyOfCents, typedCents } from '@backoffice/i18n';

import type { SaleLine } from './sale-draft';
import { unitType } from './unit-type';

export interface LineErrors {
  price?: boolean;
  bank?: boolean;
}

/** The missing fields by unit; empty when the basket can be sold. */
export function draftErrors(lines: readonly SaleLine[]): ReadonlyMap<number, LineErrors> {
  const errors = new Map<number, LineErrors>();
  for (const line of lines) {
    const price = typedCents(line.price) === null;
    const bank = line.paymentType === 'bank' && line.bank === '';
    if (price || bank) errors.set(line.unit.id, { price, bank });
  }
  return errors;
}

/** The call's body. Only for lines without errors; the same lines give the same body. */
export const sellItems = (
  lines: readonly SaleLine[],
  types: readonly SpecificType[] = [],
): SellItem[] =>
  lines.map((line) => ({
    id: line.unit.id,
    regular_price: moneyOfCents(centsOf(line.unit.price)),
    price: moneyOfCents(typedCents(line.price) ?? 0),
    paymentType: line.paymentType,
    bank: line.paymentType === 'bank' && line.bank ? line.bank : undefined,
    type: unitType(line.unit, types),
    sale_type: line.saleType,
    // The field is sent only where it is needed, because other servers don't know it.
    ...(line.unit.under_way_to && { receive: true }),
  }));

/** The items of a basket whose ways of payment are said for all of them together. */
export const withoutWays = (items: readonly SellItem[]): CheckoutItem[] =>
  items.map(({ paymentType: _type, bank: _bank, ...item }) => item);
