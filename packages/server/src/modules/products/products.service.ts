import {
  MAX_ROWS,
  type Movement,
  type PageInfo,
  type ProductRow,
  type productQuerySchema,
  type Sibling,
  type UnitState,
} from '@backoffice/contracts';
import type * as z from 'zod/mini';

import type { Executor } from '../../db/database';
import { notFound } from '../../errors';
import { writeCursor } from '../../http/cursor';
import { type AskedFilter, orderOf } from './product-filter';
import {
  countStock,
  hasUnit,
  readByBarcode,
  readIds,
  readPage,
  readSiblings,
} from './products.repository';
import { isHopeless, resolved } from './resolved-filter';
import { readMovements } from './unit-history.repository';

/** A page of the stock; counted on the first page of a filter only. */
export async function listStock(
  db: Executor,
  companyId: number,
  { cursor, limit = MAX_ROWS, ...asked }: z.output<typeof productQuerySchema>,
): Promise<{ data: ProductRow[]; page: PageInfo }> {
  const filter = await resolved(db, companyId, asked);
  if (isHopeless(filter)) return { data: [], page: { total: 0, capped: false, next: null } };
  const order = orderOf(filter);
  const [found, count] = await Promise.all([
    readPage(db, companyId, { filter, order, cursor, limit: limit + 1 }),
    cursor ? { total: null } : countStock(db, companyId, filter),
  ]);
  const data = found.slice(0, limit);
  const last = data.at(-1);
  const next = found.length > limit && last ? writeCursor(last.sorted, last.id) : null;
  const rows = data.map(({ sorted: _sorted, ...row }) => row);
  return { data: rows, page: { ...count, next } };
}

export async function idsOfFilter(
  db: Executor,
  companyId: number,
  asked: AskedFilter,
): Promise<number[]> {
  const filter = await resolved(db, companyId, asked);
  if (isHopeless(filter)) return [];
  return readIds(db, companyId, { filter, order: orderOf(filter), limit: MAX_ROWS });
}

export async function unitByBarcode(
  db: Executor,
  companyId: number,
  barcode: string,
): Promise<UnitState> {
  const unit = await readByBarcode(db, companyId, barcode);
  if (!unit) throw notFound(`Barcode ${barcode}`);
  return unit;
}

export async function historyOfUnit(
  db: Executor,
  companyId: number,
  unitId: number,
): Promise<Movement[]> {
  if (!(await hasUnit(db, companyId, unitId))) throw notFound('The unit');
  return readMovements(db, companyId, unitId);
}

export async function siblingsOfUnit(
  db: Executor,
  companyId: number,
  unitId: number,
): Promise<Sibling[]> {
  if (!(await hasUnit(db, companyId, unitId))) throw notFound('The unit');
  return readSiblings(db, companyId, unitId);
}
