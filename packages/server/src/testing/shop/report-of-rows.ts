import type { SaleRow, TillReport } from '@backoffice/contracts';

import { centsOf } from '../../cents';

interface Counted {
  units: number;
  cents: number;
}
/** Money by its way, in euros. */
export interface Moved {
  way: string;
  amount: string;
}

export const totalOf = (all: { amount: string }[]) =>
  all.reduce((sum, { amount }) => sum + centsOf(amount), 0);

/** Cents by way, of all that is given; nothing where it cancels out. */
export function centsByWay(...lists: Moved[][]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { way, amount } of lists.flat()) sums[way] = (sums[way] ?? 0) + centsOf(amount);
  return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0));
}

/** Units and cents of rows by something that they have in common. */
function countedBy(rows: SaleRow[], keyOf: (row: SaleRow) => string): Record<string, Counted> {
  const sums = new Map<string, Counted>();
  for (const row of rows) {
    const { units, cents } = sums.get(keyOf(row)) ?? { units: 0, cents: 0 };
    const unit = row.kind === 'sale' ? 1 : -1;
    sums.set(keyOf(row), { units: units + unit, cents: cents + centsOf(row.sale_price) });
  }
  return Object.fromEntries([...sums].filter(([, { units, cents }]) => units !== 0 || cents !== 0));
}

const counted = <T extends { units: number; amount: string }>(
  rows: T[],
  keyOf: (row: T) => string,
) =>
  Object.fromEntries(
    rows.map((row) => [keyOf(row), { units: row.units, cents: centsOf(row.amount) }]),
  );

const countedAs = ({ units, amount }: { units: number; amount: string }) => ({
  units,
  cents: centsOf(amount),
});
const distinct = (values: unknown[]) => new Set(values).size;
const typeOf = ({ code }: SaleRow) => (code === 'B-1' ? 'accessories' : 'shoes');
const NOTHING = { units: 0, cents: 0 };

const GOODS = ['sale', 'return', 'correction', 'void'];
export const isOfGoods = ({ source }: { source: string }) => GOODS.includes(source);

/** What a report says of goods must be what the rows of the lists say. */
export function expectReportOf(rows: SaleRow[], report: TillReport): void {
  const sales = rows.filter(({ kind }) => kind === 'sale');
  const returns = rows.filter(({ kind }) => kind === 'return');
  const { all: sold = NOTHING } = countedBy(sales, () => 'all');
  const { all: back = NOTHING } = countedBy(returns, () => 'all');
  expect([report.sales, report.returns].map(countedAs)).toEqual([sold, back]);
  expect(report.sales.count).toBe(distinct(sales.map((row) => row.sale_id)));
  expect(report.returns.count).toBe(distinct(returns.map((row) => row.return_number)));
  expect(counted(report.types, ({ type }) => type)).toEqual(countedBy(rows, typeOf));
  const channels = countedBy(rows, (row) => row.sale_type);
  expect(counted(report.channels, (one) => one.sale_type)).toEqual(channels);
  const sellers = countedBy(rows, ({ seller }) => seller);
  expect(counted(report.sellers, ({ seller }) => seller)).toEqual(sellers);
  expect(totalOf(report.sources.filter(isOfGoods))).toBe(sold.cents + back.cents);
}
