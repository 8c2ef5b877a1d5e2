import type { DaySale } from '@backoffice/api-client/resources/sales';
import type { Bank, SaleType } from '@backoffice/contracts';
import { sumMoney } from '@backoffice/i18n';

import { takingsByPayment, takingsByUnits, takingsOfMoney } from './takings';

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
  expect(takingsByPayment(day)).toEqual([
    { source: 'cash', count: 2, total: '0.30' },
    { source: 'NLB', count: 2, total: '25.00' },
    { source: 'PCB', count: 0, total: '0.00' },
    { source: 'TEB', count: 1, total: '7.00' },
  ]);
});

test('takings in the store and online', () => {
  expect(takingsByUnits(day)).toEqual([
    { source: 'store', count: 3, total: '12.11' },
    { source: 'online', count: 2, total: '20.19' },
  ]);
});

test('a server whose rows do not say store or online gets no such split', () => {
  const plain = { ...sale('1.00', null, 'store'), sale_type: null };
  expect(takingsByUnits([plain])).toEqual([]);
});

test('returns are taken off by the way of their refund, and counted apart', () => {
  const back = { ...sale('-19.99', 'NLB', 'online'), kind: 'return' } as DaySale;
  const rows = [...day, back];
  expect(takingsByPayment(rows)[1]).toEqual({ source: 'NLB', count: 1, total: '5.01' });
  const [, online, takenBack] = takingsByUnits(rows);
  expect(online).toEqual({ source: 'online', count: 1, total: '0.20' });
  expect(takenBack).toEqual({ source: 'takenBack', count: -1, total: '-19.99' });
  expect(takingsByUnits(day)).toHaveLength(2);
});

test('a late correction takes the old row off and puts a new one there: no unit more or less', () => {
  const before = { ...sale('-95.00', null, 'store'), kind: 'correction' } as DaySale;
  const after = sale('59.00', null, 'store');
  expect(takingsByPayment([before, after])[0]).toEqual({
    source: 'cash',
    count: 0,
    total: '-36.00',
  });
});

describe('the money of a day, as tills know it', () => {
  const told = (source: string, total: string, isLate = false) => ({
    source,
    isLate,
    count: null,
    total,
  });

  test('cash and every bank, and what couriers hold; nothing of ways that nobody used', () => {
    const sums = [
      { way: 'courier' as const, amount: '30.00' },
      { way: 'cash' as const, amount: '12.10' },
      { way: 'TEB' as const, amount: '-5.00' },
    ];
    expect(takingsOfMoney({ sums, late: [] })).toEqual([
      told('cash', '12.10'),
      told('NLB', '0.00'),
      told('PCB', '0.00'),
      told('TEB', '-5.00'),
      told('courier', '30.00'),
    ]);
  });

  test('money of a closed till stands apart, and is part of the total', () => {
    const late = [
      { way: 'cash' as const, amount: '-59.00' },
      { way: 'TEB' as const, amount: '59.00' },
      { way: 'NLB' as const, amount: '0.00' },
    ];
    const takings = takingsOfMoney({ sums: [{ way: 'cash', amount: '10.00' }], late });
    expect(takings.filter(({ isLate }) => isLate)).toEqual([
      told('cash', '-59.00', true),
      told('TEB', '59.00', true),
    ]);
    expect(sumMoney(takings.map(({ total }) => total))).toBe('10.00');
  });
});

test('a row without an amount or a way of payment is named, and is not cash', () => {
  const unpriced = { ...sale('0', null, 'store'), sale_price: null } as DaySale;
  const unpaid = { ...sale('10.00', null, 'store'), payment_type: null } as DaySale;
  const takings = takingsByPayment([sale('5.00', null, 'store'), unpriced, unpaid]);
  expect(takings[0]).toEqual({ source: 'cash', count: 2, total: '5.00', without: 1 });
  expect(takings.at(-1)).toEqual({ source: 'unknown', count: 1, total: '10.00' });
});
