import type { Bank, SaleRow, SaleType } from '@backoffice/contracts';

import { takingsByPayment, takingsBySaleType } from './takings';

const sale = (price: string, bank: Bank | null, saleType: SaleType): SaleRow =>
  ({
    sale_price: price,
    payment_type: bank ? 'bank' : 'cash',
    bank_name: bank,
    sale_type: saleType,
  }) as SaleRow;

const day = [
  sale('0.10', null, 'store'),
  sale('0.20', null, 'online'),
  sale('19.99', 'NLB', 'online'),
  sale('5.01', 'NLB', 'store'),
  sale('7.00', 'TEB', 'store'),
];

test('takings by cash and by each bank, banks without sales included', () => {
  expect(takingsByPayment(day)).toEqual([
    { source: 'cash', count: 2, total: '0.30' },
    { source: 'NLB', count: 2, total: '25.00' },
    { source: 'PCB', count: 0, total: '0.00' },
    { source: 'TEB', count: 1, total: '7.00' },
  ]);
});

test('takings in the store and online', () => {
  expect(takingsBySaleType(day)).toEqual([
    { source: 'store', count: 3, total: '12.11' },
    { source: 'online', count: 2, total: '20.19' },
  ]);
});

test('a server whose rows do not say store or online gets no such split', () => {
  const { sale_type: _unsaid, ...plain } = sale('1.00', null, 'store');
  expect(takingsBySaleType([plain as SaleRow])).toEqual([]);
});
