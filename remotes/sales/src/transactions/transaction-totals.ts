import { TILL_WAYS, type TillWay, type Transaction } from '@backoffice/contracts';
import { centsOf, moneyOfCents } from '@backoffice/i18n';

import type { Taking } from '../day-sales/takings';

/** Euros as decimal strings; `total` is income − outcome. */
export interface TransactionTotals {
  income: string;
  outcome: string;
  total: string;
}

export function transactionTotals(transactions: readonly Transaction[]): TransactionTotals {
  const cents = { income: 0, outcome: 0 };
  for (const { transaction_type, sale_price } of transactions) {
    cents[transaction_type] += centsOf(sale_price);
  }
  return {
    income: moneyOfCents(cents.income),
    outcome: moneyOfCents(cents.outcome),
    total: moneyOfCents(cents.income - cents.outcome),
  };
}

/** How a booking is paid: cash, its bank, or `bank` where it names none. */
export const wayOf = ({
  payment_type: type,
  bank,
}: Pick<Transaction, 'payment_type' | 'bank'>): TillWay =>
  type === 'cash' ? 'cash' : (bank ?? 'bank');

/** Income − outcome by each way that was used, in euros. */
export function takingsByWay(transactions: readonly Transaction[]): Taking[] {
  return TILL_WAYS.flatMap((way) => {
    const booked = transactions.filter((transaction) => wayOf(transaction) === way);
    return booked.length > 0
      ? [{ source: way, count: null, total: transactionTotals(booked).total }]
      : [];
  });
}
