import type { ProductRow, Sibling, UnitState } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../db/database';
import { containing } from '../../db/name-key';
import { IS_IMPORTING } from '../imports/importing';
import {
  afterCursor,
  conditions,
  FILTERED,
  IN_STOCK,
  type Filter,
  type Order,
  NAMED,
  orderBy,
  ROW,
  sortable,
} from './product-filter';

/** Nobody reads on after this many; counting all would cost more than the page itself. */
const COUNT_LIMIT = 10_000;

/** The brands with this in their name. */
export async function readBrandIds(db: Executor, companyId: number, part: string) {
  const { rows } = await sql<{ id: number }>`select id from brands
    where company_id = ${companyId} and name_key like ${containing(part)}`.execute(db);
  return rows.map(({ id }) => id);
}

interface PageRequest {
  filter: Filter;
  order: Order;
  limit: number;
  cursor?: string | undefined;
}

/**
 * A page of units in stock, each with the value that it was sorted by. The units are found first and
 * named then: a join of all tables takes longer to plan than both.
 */
export async function readPage(
  db: Executor,
  companyId: number,
  { filter, order, limit, cursor }: PageRequest,
): Promise<(ProductRow & { sorted: string })[]> {
  const after = cursor ? sql`and ${afterCursor(order, cursor)}` : sql``;
  const { rows } = await sql<ProductRow & { sorted: string }>`
    with page as materialized (
      select u.*, cast(${order.column} as text) as sorted from ${sortable(order)}
      where ${conditions(companyId, filter)} ${after}
      order by ${orderBy(order)} limit ${limit}
    )
    select ${ROW}, u.sorted from page u ${NAMED} order by ${orderBy(order)}`.execute(db);
  return rows;
}

/** How many units a filter matches, at most one more than 10,000. */
export async function countStock(db: Executor, companyId: number, filter: Filter) {
  // By the product's type an index has all that it takes, and no unit is read.
  const where = conditions(companyId, filter, sql`p.type`);
  const { rows } = await sql<{ count: number }>`select count(*) from (
    select 1 from ${FILTERED} where ${where}
    limit ${sql.lit(COUNT_LIMIT + 1)}) as matches`.execute(db);
  const count = rows[0]?.count ?? 0;
  return { total: Math.min(count, COUNT_LIMIT), capped: count > COUNT_LIMIT };
}

export async function readIds(
  db: Executor,
  companyId: number,
  { filter, order, limit }: PageRequest,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select u.id from ${sortable(order)}
    where ${conditions(companyId, filter)} order by ${orderBy(order)} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

interface FoundUnit extends ProductRow {
  sold_at: string | null;
  sold_by: string | null;
  sold_for: string | null;
  receipt_number: number | null;
  out_at: string | null;
  out_by: string | null;
  out_note: string | null;
  sent_number: number | null;
  sent_id: number;
  sent_at: string;
  sent_by: string;
  importing: boolean;
}

/** One unit by its barcode, in stock, sold or out. */
export async function readByBarcode(
  db: Executor,
  companyId: number,
  barcode: string,
): Promise<UnitState | undefined> {
  const { rows } = await sql<FoundUnit>`
    select ${ROW}, s.sold_at, s.receipt_number, w.username as sold_by, x.price as sold_for,
      o.happened_at as out_at, ow.username as out_by, o.note as out_note, h.id as sent_id,
      h.number as sent_number, h.sent_at, hw.username as sent_by, ${IS_IMPORTING} as importing
    from units u ${NAMED}
    left join sales s on s.company_id = u.company_id and s.id = u.sale_id
    left join users w on w.company_id = s.company_id and w.id = s.user_id
    left join sale_lines x on x.company_id = u.company_id and x.unit_id = u.id
      and x.reversal_id is null
    left join outs g on g.company_id = u.company_id and g.id = u.out_id
    left join operations o on o.company_id = g.company_id and o.id = g.operation_id
    left join users ow on ow.company_id = o.company_id and ow.id = o.user_id
    left join shipments h on h.company_id = u.company_id and h.id = u.shipment_id
    left join users hw on hw.company_id = h.company_id and hw.id = h.user_id
    where u.company_id = ${companyId} and u.barcode = ${barcode}`.execute(db);
  const found = rows[0];
  if (!found) return undefined;
  const { sold_at, sold_by, sold_for, receipt_number, out_at, out_by, out_note, ...there } = found;
  const { importing, ...placed } = there;
  const { sent_id: id, sent_number: number, sent_at: at, sent_by: by, ...unit } = placed;
  const shipment = number === null ? null : { id, number, from: unit.location, at, by };
  const sold =
    sold_at && sold_by && sold_for && receipt_number
      ? { at: sold_at, by: sold_by, price: sold_for, receipt_number }
      : null;
  const wentOut = out_at && out_by ? { at: out_at, by: out_by, note: out_note ?? '' } : null;
  return { ...unit, sold, went_out: wentOut, shipment, ...(importing ? { importing } : {}) };
}

/** Units by what people call them, in the order of their ids. */
export async function readCodes(
  db: Executor,
  companyId: number,
  ids: number[],
): Promise<{ id: number; code: string }[]> {
  const { rows } = await sql<{ id: number; code: string }>`
    select u.id, p.code from ${FILTERED}
    where u.company_id = ${companyId} and u.id = any(cast(${ids} as bigint[]))
    order by u.id`.execute(db);
  return rows;
}

export async function hasUnit(db: Executor, companyId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('units')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The product of a unit, for sale, by size and location. */
export async function readSiblings(
  db: Executor,
  companyId: number,
  unitId: number,
): Promise<Sibling[]> {
  const { rows } = await sql<Sibling>`
    select n.name as number, l.name as location, count(*) as count
    from units u
    left join numbers n on n.company_id = u.company_id and n.id = u.number_id
    left join locations l on l.company_id = u.company_id and l.id = u.location_id
    where u.company_id = ${companyId} and ${IN_STOCK} and u.set_aside is null
      and u.product_id =
      (select product_id from units where company_id = ${companyId} and id = ${unitId})
    group by n.name, n.sort_key, l.name, l.name_key
    order by n.sort_key collate "C" nulls first, l.name_key collate "C" nulls first`.execute(db);
  return rows;
}
