import type { Transaction, TransactionType } from '@backoffice/contracts';

import { transactionTotals } from './transaction-totals';

const booked = (transaction_type: TransactionType, sale_price: string) =>
  ({ transaction_type, sale_price }) as Transaction;

test.each<[string, Transaction[], [string, string, string]]>([
  ['an empty day', [], ['0.00', '0.00', '0.00']],
  ['income alone', [booked('income', '12.30')], ['12.30', '0.00', '12.30']],
  ['outcome alone', [booked('outcome', '60.00')], ['0.00', '60.00', '-60.00']],
  [
    'both, to the cent',
    [booked('income', '0.10'), booked('income', '0.20'), booked('outcome', '0.30')],
    ['0.30', '0.30', '0.00'],
  ],
])('%s', (_name, transactions, [income, outcome, total]) => {
  expect(transactionTotals(transactions)).toEqual({ income, outcome, total });
});
