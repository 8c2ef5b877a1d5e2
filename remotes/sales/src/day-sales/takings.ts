import type { DaySale } from '@backoffice/api-client/resources/sales';
import {
  BANKS,
  PAYMENT_WAYS,
  OTHER,
  SALE_TYPES,
  TILL_WAYS,
  type DayMoney,
  type MovedMoney,
  type Other,
  type SaleType,
  type TillWay,
} from '@backoffice/contracts';
import { centsOf, sumMoney } from '@backoffice/i18n';

/** One way that money came in on a day, in euros. */
export interface Taking {
  source: TillWay | SaleType | Other | 'takenBack' | 'unknown';
  /** Booked as a correction after its till had been closed. */
  isLate?: boolean;
  /** Units sold less units taken back; null for takings that know money only. */
  count: number | null;
  total: string;
  /** Number of rows without an amount, which the total leaves out. */
  without?: number;
}

/**
 * Whether a row reduces the day's takings: a return or the correction of a mistake. For a kind that
 * only newer servers know, a negative price says so.
 */
export const isTakenBack = ({ kind, sale_price }: Pick<DaySale, 'kind' | 'sale_price'>): boolean =>
  kind === OTHER ? centsOf(sale_price ?? '0.00') < 0 : kind !== 'sale';

const unitsOf = (rows: readonly DaySale[]): number =>
  rows.reduce((units, row) => units + (isTakenBack(row) ? -1 : 1), 0);

const withoutOf = (without: number) => (without > 0 ? { without } : {});

const takingOf = (source: Taking['source'], rows: readonly DaySale[]): Taking => ({
  source,
  count: unitsOf(rows),
  total: sumMoney(rows.map((row) => row.sale_price)),
  ...withoutOf(rows.filter((row) => row.sale_price === null).length),
});

function paidBy({ payment_type: type, bank_name: bank }: DaySale) {
  const way = type === 'bank' ? bank : type;
  return way === OTHER || way === null ? 'unknown' : way;
}

/** Takings in cash, by each bank, and in an unknown way; together they are the day's total. */
export function takingsByPayment(sales: readonly DaySale[]): Taking[] {
  const takings = (['cash', ...BANKS, 'unknown'] as const).map((way) =>
    takingOf(
      way,
      sales.filter((sale) => paidBy(sale) === way),
    ),
  );
  return takings.filter(({ source, count }) => source !== 'unknown' || count !== 0);
}

const moneyOf = (moved: readonly MovedMoney[], isLate: boolean): Taking[] =>
  [...TILL_WAYS, OTHER].map((way) => {
    const amounts = moved.filter((one) => one.way === way).map(({ amount }) => amount);
    return { source: way, isLate, count: null, total: sumMoney(amounts) };
  });

/**
 * The money that really moved: in cash, by each bank and held by couriers, and apart from these the
 * money of tills that had been closed before. Together they are the day's total.
 */
export const takingsOfMoney = ({ sums, late }: DayMoney): Taking[] =>
  [...moneyOf(sums, false), ...moneyOf(late, true)].filter(
    ({ source, isLate, total }) =>
      centsOf(total) !== 0 || (!isLate && PAYMENT_WAYS.some((way) => way === source)),
  );

/** Takings in store and online; none if the server's rows don't say how a unit was sold. */
function takingsBySaleType(sales: readonly DaySale[]): Taking[] {
  if (sales.some((sale) => sale.sale_type === null)) return [];
  return [...SALE_TYPES, OTHER].flatMap((source) => {
    const sold = sales.filter((sale) => sale.sale_type === source);
    return source === OTHER && sold.length === 0 ? [] : takingOf(source, sold);
  });
}

/** Takings in store and online, and what was taken back of both if there is any. */
export const takingsByUnits = (sales: readonly DaySale[]): Taking[] => [
  ...takingsBySaleType(sales),
  ...(sales.some(isTakenBack) ? [takingOf('takenBack', sales.filter(isTakenBack))] : []),
];
