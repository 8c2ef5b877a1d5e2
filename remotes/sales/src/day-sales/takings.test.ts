import type { DaySale } from '@backoffice/api-client/resources/sales';
import type { Bank, SaleType } from '@backoffice/contracts';

import { dayTakings } from './takings';

const sale = (price: string, bank: Bank | null, saleType: SaleType): DaySale =>
  ({
    kind: 'sale',
    sale_price: price,
    payment_type: bank ? 'bank' : 'cash',
    bank_name: bank,
    sale_type: saleType,
  }) as DaySale;

const day = [
  sale('0.10', null, 'store'),
  sale('0.20', null, 'online'),
  sale('19.99', 'NLB', 'online'),
  sale('5.01', 'NLB', 'store'),
  sale('7.00', 'TEB', 'store'),
];

test('takings by cash and by each bank, banks without sales included', () => {
  expect(dayTakings(day).byPayment).toEqual([
    { source: 'cash', count: 2, total: '0.30' },
    { source: 'NLB', count: 2, total: '25.00' },
    { source: 'PCB', count: 0, total: '0.00' },
    { source: 'TEB', count: 1, total: '7.00' },
  ]);
});

test('takings in the store and online', () => {
  expect(dayTakings(day).bySaleType).toEqual([
    { source: 'store', count: 3, total: '12.11' },
    { source: 'online', count: 2, total: '20.19' },
  ]);
});

test('a server whose rows do not say store or online gets no such split', () => {
  const plain = { ...sale('1.00', null, 'store'), sale_type: null };
  expect(dayTakings([plain]).bySaleType).toEqual([]);
});

test('the total is the sum of the sale prices, to the cent', () => {
  expect(dayTakings(day).total).toBe('32.30');
  expect(dayTakings([]).total).toBe('0.00');
});

test('what came back leaves by the way of its refund, and is counted apart', () => {
  const back = { ...sale('-19.99', 'NLB', 'online'), kind: 'return' } as DaySale;
  const takings = dayTakings([...day, back]);
  expect(takings.total).toBe('12.31');
  expect(takings.byPayment[1]).toEqual({ source: 'NLB', count: 1, total: '5.01' });
  expect(takings.bySaleType[1]).toEqual({ source: 'online', count: 1, total: '0.20' });
  expect(takings.takenBack).toEqual([{ source: 'takenBack', count: -1, total: '-19.99' }]);
  expect(dayTakings(day).takenBack).toEqual([]);
});

test('a late correction takes the old row off and puts a new one there: no unit more or less', () => {
  const before = { ...sale('-95.00', null, 'store'), kind: 'correction' } as DaySale;
  const after = sale('59.00', null, 'store');
  expect(dayTakings([before, after])).toMatchObject({
    total: '-36.00',
    byPayment: [{ source: 'cash', count: 0, total: '-36.00' }, {}, {}, {}],
  });
});
