import type { Transaction } from '@backoffice/contracts';
import { centsOf, moneyOfCents } from '@backoffice/i18n';

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
