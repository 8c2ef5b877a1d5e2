import { dayIn, type DayMoney, type TillWay } from '@backoffice/contracts';

import type { App } from './app';

export interface SoldRow {
  id: number;
  code: string;
  barcode: string;
  sale_price: string;
  payment_type: 'cash' | 'bank';
  bank_name: string | null;
  sale_type: 'store' | 'online';
  receipt_number: number;
}

/** The company's time zone, as the server says it. */
export async function companyZone(app: App): Promise<string> {
  const { body } = await app.call('GET', 'authentication/user', { token: await app.token() });
  return (body as { data: { company: { timezone: string } } }).data.company.timezone;
}

/** What was sold today in the company's time zone, straight from the API. */
export async function soldToday(app: App): Promise<SoldRow[]> {
  const date = dayIn(await companyZone(app));
  const token = await app.token();
  const { body } = await app.call('GET', `transactions/sales?date=${date}`, { token });
  return (body as { data: SoldRow[] }).data;
}

/** Whole cents that today's sales moved by their way, straight from the API. */
export async function movedToday(app: App): Promise<(way: TillWay) => number> {
  const { body } = await app.call('GET', 'till/day', { token: await app.token() });
  const { sums } = (body as { data: DayMoney }).data;
  return (way) => centsOf(sums.filter((sum) => sum.way === way).map(({ amount }) => amount));
}

/** The sum of prices "12.30" in whole cents, by the digits alone. */
export const centsOf = (prices: readonly string[]): number =>
  prices.reduce((sum, price) => sum + Number(price.replace('.', '')), 0);

/** €1,234.50 */
export const euros = (cents: number): string =>
  new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }).format(cents / 100);
