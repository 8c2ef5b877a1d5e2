import type { Transaction, TransactionType } from '@backoffice/contracts';

import { takingsByWay, transactionTotals } from './transaction-totals';

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
  expect(transactionTotals(transactions)).toMatchObject({ income, outcome, total, without: 0 });
});

test('cash and each bank are summed apart, and unused ways are left out', () => {
  const paid = (amount: string, own: Partial<Transaction>) => ({
    ...booked('outcome', amount),
    payment_type: 'bank' as const,
    bank: null,
    ...own,
  });
  const day = [
    paid('10.10', { payment_type: 'cash' }),
    paid('5.00', { payment_type: 'cash', transaction_type: 'income' }),
    paid('60.00', { bank: 'TEB' }),
    paid('7.05', {}),
  ];
  expect(takingsByWay(day)).toEqual([
    { source: 'cash', count: null, total: '-5.10' },
    { source: 'TEB', count: null, total: '-60.00' },
    { source: 'bank', count: null, total: '-7.05' },
  ]);
  expect(takingsByWay([])).toEqual([]);
});
