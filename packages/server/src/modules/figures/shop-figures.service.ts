import {
  addDays,
  type BestSellers,
  type ComparedDays,
  SLOW_STOCK_DAYS,
  type StockFigures,
} from '@backoffice/contracts';

import { may } from '../../authorize';
import type { Context } from '../../caller';
import type { Executor } from '../../db/database';
import {
  readBestBrands,
  readBestSizes,
  readDays,
  readStock,
  readUnderWay,
} from './shop-figures.repository';

const NOTHING = { amount: '0.00', units: 0, receipts: 0, average: null };

/** Today beside yesterday and the same weekday a week ago, as the company's calendar has them. */
export async function comparedDays(
  db: Executor,
  { caller: { companyId }, today }: Context,
): Promise<ComparedDays> {
  const yesterday = addDays(today, -1);
  const lastWeek = addDays(today, -7);
  const days = await readDays(db, companyId, [today, yesterday, lastWeek]);
  const of = (date: string) => days.find((day) => day.date === date) ?? { date, ...NOTHING };
  return { today: of(today), yesterday: of(yesterday), last_week: of(lastWeek) };
}

/** What sold best since the first of this month. */
export async function bestSellersOfMonth(
  db: Executor,
  { caller: { companyId }, today }: Context,
): Promise<BestSellers> {
  const since = `${today.slice(0, 7)}-01`;
  const period = { since, until: today };
  return {
    since,
    brands: await readBestBrands(db, companyId, period),
    sizes: await readBestSizes(db, companyId, period),
  };
}

/**
 * The stock of each location and how much of it is slow; its value only for people with
 * `costs.view`.
 */
export async function stockByLocation(
  db: Executor,
  { caller, today }: Context,
): Promise<StockFigures> {
  const slowUntil = addDays(today, -SLOW_STOCK_DAYS - 1);
  const [locations, underWay] = await Promise.all([
    readStock(db, caller.companyId, slowUntil),
    readUnderWay(db, caller.companyId, slowUntil),
  ]);
  const shown = <T extends { value: string | null }>(stock: T): T =>
    may(caller, 'costs.view') ? stock : { ...stock, value: null };
  return {
    slow_until: slowUntil,
    locations: locations.map(shown),
    under_way: shown(underWay),
  };
}
