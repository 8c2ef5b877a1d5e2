import type { DaySale } from '@backoffice/api-client/resources/sales';
import { BANKS, type Bank } from '@backoffice/contracts';
import { sumMoney } from '@backoffice/i18n';

/** One way that money came in on a day: how many units, how many euros. */
export interface Taking {
  source: 'cash' | Bank | 'store' | 'online' | 'takenBack';
  /** Sold less taken back. */
  count: number;
  total: string;
}

/** Whether a row takes something off the day: what came back, and what was mistyped. */
export const isTakenBack = ({ kind }: Pick<DaySale, 'kind'>): boolean => kind !== 'sale';

const unitsOf = (rows: readonly DaySale[]): number =>
  rows.reduce((units, row) => units + (isTakenBack(row) ? -1 : 1), 0);

const takingOf = (source: Taking['source'], rows: readonly DaySale[]): Taking => ({
  source,
  count: unitsOf(rows),
  total: sumMoney(rows.map((row) => row.sale_price)),
});

/** Cash, then each bank: together the day's total. */
const takingsByPayment = (sales: readonly DaySale[]): Taking[] => [
  takingOf(
    'cash',
    sales.filter((sale) => sale.payment_type === 'cash'),
  ),
  ...BANKS.map((bank) =>
    takingOf(
      bank,
      sales.filter((sale) => sale.payment_type === 'bank' && sale.bank_name === bank),
    ),
  ),
];

/** Store and online; nothing where the server's rows do not say how a unit was sold. */
function takingsBySaleType(sales: readonly DaySale[]): Taking[] {
  if (sales.some((sale) => sale.sale_type === null)) return [];
  return (['store', 'online'] as const).map((source) =>
    takingOf(
      source,
      sales.filter((sale) => sale.sale_type === source),
    ),
  );
}

/** What a day brought in, to the cent. */
export interface DayTakings {
  total: string;
  byPayment: Taking[];
  bySaleType: Taking[];
  /** Of the total what was taken back; nothing on a day without. */
  takenBack: Taking[];
}

export const dayTakings = (sales: readonly DaySale[]): DayTakings => ({
  total: sumMoney(sales.map((sale) => sale.sale_price)),
  byPayment: takingsByPayment(sales),
  bySaleType: takingsBySaleType(sales),
  takenBack: sales.some(isTakenBack) ? [takingOf('takenBack', sales.filter(isTakenBack))] : [],
});

/** All of them, in the order in which they stand. */
export const allTakings = ({ byPayment, bySaleType, takenBack }: DayTakings): Taking[] => [
  ...byPayment,
  ...bySaleType,
  ...takenBack,
];
