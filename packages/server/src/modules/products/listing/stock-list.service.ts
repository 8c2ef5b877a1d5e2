import {
  MAX_ROWS,
  type PageInfo,
  type ProductRow,
  type productQuerySchema,
} from '@backoffice/contracts';
import type * as z from 'zod/mini';

import type { Executor } from '../../../db/database';
import { type Filter, orderOf } from '../product-filter';
import { isHopeless, resolved } from '../resolved-filter';
import { cursorOf, findExactFirst } from './exact-first';
import { countStock, nameUnits } from './stock-page.repository';
import type { TotalOf } from './stock-totals';

type Query = z.output<typeof productQuerySchema>;

/** A page of the stock without its total. */
async function readPage(
  db: Executor,
  companyId: number,
  { filter, cursor, limit = MAX_ROWS }: Pick<Query, 'cursor' | 'limit'> & { filter: Filter },
) {
  if (isHopeless(filter)) return { data: [], version: null, next: null };
  const order = orderOf(filter);
  const asked = { filter, order, cursor, limit: limit + 1 };
  const found = await findExactFirst(db, companyId, asked);
  const { rows, version } = await nameUnits(db, companyId, found.slice(0, limit));
  const last = found.length > limit ? found[limit - 1] : undefined;
  return { data: rows, version, next: last ? cursorOf(last) : null };
}

/** A page of the stock for a caller who reads all pages and needs no total. */
export async function pageOfStock(
  db: Executor,
  companyId: number,
  { cursor, limit, ...asked }: Query,
): Promise<{ data: ProductRow[]; page: { next: string | null } }> {
  const filter = await resolved(db, companyId, asked);
  const { data, next } = await readPage(db, companyId, { filter, cursor, limit });
  return { data, page: { next } };
}

/** A page of the stock; its total on the first page of a filter only. */
export async function listStock(
  db: Executor,
  companyId: number,
  { query: { cursor, limit, ...asked }, totalOf }: { query: Query; totalOf: TotalOf },
): Promise<{ data: ProductRow[]; page: PageInfo }> {
  const filter = await resolved(db, companyId, asked);
  const { data, version, next } = await readPage(db, companyId, { filter, cursor, limit });
  if (cursor) return { data, page: { total: null, next } };
  if (!next) return { data, page: { total: data.length, capped: false, next } };
  const { sort: _sort, dir: _dir, ...matched } = filter;
  const key = JSON.stringify([companyId, matched]);
  const count = await totalOf(key, version, () => countStock(db, companyId, matched));
  return { data, page: { ...count, next } };
}
