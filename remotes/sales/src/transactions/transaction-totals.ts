import type { Booking } from '@backoffice/api-client/resources/transactions';
import { OTHER, TILL_WAYS, type Other, type TillWay } from '@backoffice/contracts';
import { centsOf, moneyOfCents } from '@backoffice/i18n';

import type { Taking } from '../day-sales/takings';

/**
 * Euros as decimal strings. `total` is income − outcome; `without` counts rows that could not be
 * added.
 */
export interface TransactionTotals {
  income: string;
  outcome: string;
  total: string;
  without: number;
}

export function transactionTotals(transactions: readonly Booking[]): TransactionTotals {
  const cents = { income: 0, outcome: 0 };
  let without = 0;
  for (const { transaction_type: type, sale_price: amount } of transactions) {
    if (type === null || type === OTHER || amount === null) without += 1;
    else cents[type] += centsOf(amount);
  }
  return {
    income: moneyOfCents(cents.income),
    outcome: moneyOfCents(cents.outcome),
    total: moneyOfCents(cents.income - cents.outcome),
    without,
  };
}

/** How a booking is paid: cash, its bank, or `bank` if it names none; null if it doesn't say. */
export const wayOf = ({
  payment_type: type,
  bank,
}: Pick<Booking, 'payment_type' | 'bank'>): TillWay | Other | null =>
  type === 'bank' ? (bank ?? 'bank') : type;

/** Income − outcome by each way that was used, in euros. */
export function takingsByWay(transactions: readonly Booking[]): Taking[] {
  return [...TILL_WAYS, OTHER].flatMap((way) => {
    const booked = transactions.filter((transaction) => wayOf(transaction) === way);
    if (booked.length === 0) return [];
    const { total, without } = transactionTotals(booked);
    return [{ source: way, count: null, total, ...(without > 0 && { without }) }];
  });
}
