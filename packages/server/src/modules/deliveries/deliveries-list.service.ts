import type { Delivery, deliveryQuerySchema, DeliveryView, PageInfo } from '@backoffice/contracts';
import * as z from 'zod/mini';

import { may } from '../../authorize';
import type { Caller } from '../../caller';
import type { Executor } from '../../db/database';
import { refuse } from '../../errors';
import { readCursor, writeCursor } from '../../http/cursor';
import {
  type After,
  countDeliveries,
  type Of,
  readDeliveries,
  type ReadDelivery,
  readModels,
  readProductIds,
} from './deliveries-list.repository';
import { readChanges, readDeliveredUnits } from './delivery-changes.repository';

const PAGE = 100;

/** Import prices are shown only to those with the right `costs.view`. */
function shown(
  { product_id: _, first_id: __, import_price: cost, ...delivery }: ReadDelivery,
  caller: Caller,
): Delivery {
  return { ...delivery, import_price: may(caller, 'costs.view') ? cost : null };
}

const cursorSchema = z.tuple([z.iso.date(), z.int().check(z.positive())]);

const afterOf = (cursor: string): After => {
  const [day, id] = readCursor(cursorSchema, cursor);
  return { day, id };
};

type Query = z.output<typeof deliveryQuerySchema>;

interface Listed {
  rows: ReadDelivery[];
  page: PageInfo;
}

/** A page of deliveries or their models, latest first. */
async function readPage(
  db: Executor,
  companyId: number,
  of: Of,
  { cursor, limit = PAGE, code, ...asked }: Query,
): Promise<Listed> {
  if (asked.start_date && asked.end_date && asked.start_date > asked.end_date) {
    throw refuse('start_after_end', {}, { at: 'start_date' });
  }
  const where = {
    ...asked,
    products: code ? await readProductIds(db, companyId, code) : undefined,
  };
  const isCounted = of === 'delivery' && cursor === undefined;
  const [found, count] = await Promise.all([
    readDeliveries(db, companyId, {
      ...{ of, where },
      limit: limit + 1,
      after: cursor === undefined ? undefined : afterOf(cursor),
    }),
    isCounted ? countDeliveries(db, companyId, where) : { total: null },
  ]);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const next = found.length > limit && last ? writeCursor(last.received_on, last.id) : null;
  return { rows, page: { ...count, next } };
}

/** A page of deliveries, latest first; counted on the first page of a filter only. */
export async function listDeliveries(
  db: Executor,
  caller: Caller,
  query: Query,
): Promise<{ data: Delivery[]; page: PageInfo }> {
  const { rows, page } = await readPage(db, caller.companyId, 'delivery', query);
  return { data: rows.map((row) => shown(row, caller)), page };
}

/** A page of the models that came in, each with the id of its delivery, so that prices are its own. */
export async function listModels(
  db: Executor,
  caller: Caller,
  query: Query,
): Promise<{ data: Delivery[]; page: PageInfo }> {
  const { rows, page } = await readPage(db, caller.companyId, 'model', query);
  return { data: rows.map((row) => ({ ...shown(row, caller), id: row.first_id ?? row.id })), page };
}

const COUNTS = [
  ...(['received', 'in_stock', 'sold', 'out', 'under_way', 'label_due', 'changes'] as const),
] satisfies (keyof Delivery)[];

/** The models as one delivery. */
function wholeOf(first: Delivery, models: Delivery[]): Delivery {
  const sums = COUNTS.map((name) => [name, models.reduce((sum, model) => sum + model[name], 0)]);
  return { ...first, ...Object.fromEntries(sums), models: models.length };
}

/**
 * A delivery with its models, units and corrections, by the id of any of its models; throws 404 if
 * the company has none such.
 */
export async function viewDelivery(
  db: Executor,
  caller: Caller,
  id: number,
): Promise<DeliveryView> {
  const { companyId } = caller;
  const models = (await readModels(db, companyId, id)).map((model) => shown(model, caller));
  const [first] = models;
  if (!first) throw refuse('delivery_not_found');
  const ids = models.map((model) => model.id);
  const withCosts = may(caller, 'costs.view');
  const [units, changes] = await Promise.all([
    readDeliveredUnits(db, companyId, ids),
    readChanges(db, companyId, ids, { withCosts }),
  ]);
  return { delivery: wholeOf(first, models), models, units, changes };
}
