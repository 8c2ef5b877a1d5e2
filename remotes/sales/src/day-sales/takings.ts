import { BANKS, type Bank, type SaleRow } from '@backoffice/contracts';
import { sumMoney } from '@backoffice/i18n';

/** One way that money came in on a day: how many units, how many euros. */
export interface Taking {
  source: 'cash' | Bank | 'store' | 'online';
  count: number;
  total: string;
}

const takingOf = (source: Taking['source'], rows: readonly SaleRow[]): Taking => ({
  source,
  count: rows.length,
  total: sumMoney(rows.map((row) => row.sale_price)),
});

/** Cash, then each bank: together the day's total. */
export const takingsByPayment = (sales: readonly SaleRow[]): Taking[] => [
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
export function takingsBySaleType(sales: readonly SaleRow[]): Taking[] {
  if (sales.some((sale) => !sale.sale_type)) return [];
  return (['store', 'online'] as const).map((source) =>
    takingOf(
      source,
      sales.filter((sale) => sale.sale_type === source),
    ),
  );
}
