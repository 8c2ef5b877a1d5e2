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
  readDeliveries,
  readDelivery,
  type ReadDelivery,
  readProductIds,
} from './deliveries-list.repository';
import { readChanges, readDeliveredUnits } from './delivery-changes.repository';

const PAGE = 100;

/** Import prices are shown only to those with the right `costs.view`. */
function shown(
  { product_id: _, import_price: cost, ...delivery }: ReadDelivery,
  caller: Caller,
): Delivery {
  return { ...delivery, import_price: may(caller, 'costs.view') ? cost : null };
}

const cursorSchema = z.tuple([z.iso.date(), z.int().check(z.positive())]);

const afterOf = (cursor: string): After => {
  const [day, id] = readCursor(cursorSchema, cursor);
  return { day, id };
};

/** A page of deliveries, latest first; counted on the first page of a filter only. */
export async function listDeliveries(
  db: Executor,
  caller: Caller,
  { cursor, limit = PAGE, code, ...asked }: z.output<typeof deliveryQuerySchema>,
): Promise<{ data: Delivery[]; page: PageInfo }> {
  const { companyId } = caller;
  if (asked.start_date && asked.end_date && asked.start_date > asked.end_date) {
    throw refuse('start_after_end', {}, { at: 'start_date' });
  }
  const where = {
    ...asked,
    products: code ? await readProductIds(db, companyId, code) : undefined,
  };
  const [found, count] = await Promise.all([
    readDeliveries(db, companyId, {
      where,
      limit: limit + 1,
      after: cursor === undefined ? undefined : afterOf(cursor),
    }),
    cursor ? { total: null } : countDeliveries(db, companyId, where),
  ]);
  const data = found.slice(0, limit).map((delivery) => shown(delivery, caller));
  const last = data.at(-1);
  return {
    data,
    page: {
      ...count,
      next: found.length > limit && last ? writeCursor(last.received_on, last.id) : null,
    },
  };
}

/** A delivery with its units and its corrections; throws 404 if the company has none such. */
export async function viewDelivery(
  db: Executor,
  caller: Caller,
  id: number,
): Promise<DeliveryView> {
  const { companyId } = caller;
  const delivery = await readDelivery(db, companyId, id);
  if (!delivery) throw refuse('delivery_not_found');
  const withCosts = may(caller, 'costs.view');
  const [units, changes] = await Promise.all([
    readDeliveredUnits(db, companyId, id),
    readChanges(db, companyId, id, { withCosts }),
  ]);
  return { delivery: shown(delivery, caller), units, changes };
}
