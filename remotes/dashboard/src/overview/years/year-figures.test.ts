import {
  drawnMonths,
  extremeMonths,
  figuresOf,
  salesByMonth,
  totalMoney,
  totalOnlineSales,
  totalQuantity,
} from './year-figures';

const year = (salesArray: number[], of = 2026) => ({ year: of, salesArray });
const MONTHS = [3, 0, 7, 1, 2, 5, 4, 6, 9, 8, 11, 0];

describe('totals of a year', () => {
  test('are sums of the twelve months', () => {
    expect(totalQuantity(year(MONTHS))).toBe(56);
    expect(totalMoney(year([0.1, 0.2, 1000.7, ...Array<number>(9).fill(0)]))).toBe('1001.00');
  });

  test('of online sales add up prices that come as text', () => {
    const sales = ['0.10', '0.20', '45.50'].map((sale_price) => ({ sale_price, sold_at: null }));
    expect(totalOnlineSales(sales)).toBe('45.80');
    expect(totalOnlineSales([])).toBe('0.00');
  });
});

test('the year asked for is picked out of what came', () => {
  expect(figuresOf([year([], 2025), year(MONTHS)], 2026)?.salesArray).toBe(MONTHS);
  expect(figuresOf([], 2026)).toBeUndefined();
});

describe('online sales by month', () => {
  test('belong to the month in the zone of the shop', () => {
    const sales = [
      { sale_price: '10.00', sold_at: '2026-01-31T23:30:00Z' },
      { sale_price: '5.50', sold_at: '2026-02-10T10:00:00Z' },
      { sale_price: '99.00', sold_at: '2025-12-31T12:00:00Z' },
    ];
    const local = salesByMonth(sales, 2026, 'Europe/Belgrade');
    expect(local?.salesArray.slice(0, 3)).toEqual([0, 15.5, 0]);
    expect(salesByMonth(sales, 2026, 'UTC')?.salesArray.slice(0, 3)).toEqual([10, 5.5, 0]);
  });

  test('are unknown where the server does not say when', () => {
    const sales = [{ sale_price: '10.00', sold_at: null }];
    expect(salesByMonth(sales, 2026, 'UTC')).toBeUndefined();
  });
});

describe('months drawn', () => {
  test('end with the running one of this year', () => {
    expect(drawnMonths(year(MONTHS), '2026-11-21').slice(9)).toEqual([8, 11, null]);
    expect(drawnMonths(year(MONTHS), '2027-01-01').slice(9)).toEqual([8, 11, 0]);
  });

  test('keep a figure that a server has for a month to come', () => {
    expect(drawnMonths(year(MONTHS), '2026-03-01')[4]).toBe(2);
  });

  test('have a best and a worst one', () => {
    expect(extremeMonths([3, null, 9, 1, null])).toEqual([2, 3]);
  });
});
