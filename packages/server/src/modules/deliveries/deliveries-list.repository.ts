import type { Known, Delivery } from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Executor } from '../../db/database';
import { finds } from '../../db/name-key';
import { IN_STOCK } from '../units/unit-select';

/** Whether a row is a whole delivery, or each of its models. */
export type Of = 'delivery' | 'model';

/** Totals are counted up to this number. */
const COUNT_LIMIT = 10_000;

export interface DeliveryConditions {
  start_date?: string | undefined;
  end_date?: string | undefined;
  user?: number | undefined;
  /** Ids of the products whose code contains the searched text. */
  products?: number[] | undefined;
}

export async function readProductIds(db: Executor, companyId: number, code: string) {
  const { rows } = await sql<{ id: number }>`select id from products
    where company_id = ${companyId} and ${finds(sql`code_search`, code)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deliveries of more products than this are found faster by going through all deliveries. */
const FEW_PRODUCTS = 200;

/**
 * Deliveries that were received as these products, or have units that a correction made such
 * products.
 */
function ofProducts(companyId: number, products: number[], of: Of): RawBuilder<unknown> {
  const isMeant = (column: string) => sql`${sql.ref(column)} = any(cast(${products} as bigint[]))`;
  const id = of === 'delivery' ? sql`coalesce(r.first_id, r.id)` : sql`r.id`;
  const corrected = sql`select ${id} from delivery_changes c
    join deliveries r on r.company_id = c.company_id and r.id = c.delivery_id
    join units u on u.company_id = c.company_id and u.delivery_id = c.delivery_id
    where c.company_id = ${companyId} and ${isMeant('u.product_id')}`;
  if (products.length > FEW_PRODUCTS) {
    return sql`(${isMeant('d.product_id')} or d.id in (
      select ${id} from deliveries r where r.company_id = ${companyId} and r.first_id is not null
        and ${isMeant('r.product_id')} union ${corrected}))`;
  }
  return sql`d.id in (select ${id} from deliveries r
    where r.company_id = ${companyId} and ${isMeant('r.product_id')} union ${corrected})`;
}

function conditionsOf(
  companyId: number,
  { start_date: start, end_date: end, user, products }: DeliveryConditions,
  of: Of,
): RawBuilder<unknown> {
  const all = [sql`d.company_id = ${companyId}`];
  if (of === 'delivery') all.push(sql`d.first_id is null`);
  if (start) all.push(sql`d.received_on >= ${start}`);
  if (end) all.push(sql`d.received_on <= ${end}`);
  if (user) all.push(sql`d.user_id = ${user}`);
  if (products) all.push(ofProducts(companyId, products, of));
  return sql.join(all, sql` and `);
}

/**
 * The product of most of its units, so that a corrected delivery shows what it turned out to be.
 */
const PRODUCT_OF_MOST = sql`select coalesce((
  select u.product_id from units u
  where u.company_id = d.company_id and u.delivery_id = d.id
  group by u.product_id
  order by count(*) desc, (u.product_id = d.product_id) desc, u.product_id limit 1
), d.product_id) as id offset 0`;

/** Ids of the rows that a row stands for. */
const ROWS_OF = {
  model: sql`select d.id`,
  delivery: sql`select d.id union all select x.id from deliveries x
    where x.company_id = d.company_id and x.first_id = d.id`,
};

const viewOf = (of: Of) => sql`
  select d.id, d.received_at, d.received_on, w.username as by, p.type, p.code, b.name as brand,
    c.name as color, t.name as specific_type, p.name, n.received, n.in_stock, n.sold, n.out, n.under_way,
    n.label_due, d.stock_price, d.import_price, d.operation_id as operation, p.id as product_id,
    d.first_id, cardinality(whole.ids) as models,
    case arrived.kind when 'delivery' then arrived.note else '' end as note,
    (select count(*) from delivery_changes x
      join operations o on o.company_id = x.company_id and o.id = x.operation_id
      where x.company_id = d.company_id and x.delivery_id = any(whole.ids) and o.kind <> 'undo'
    ) as changes
  from page d
  join users w on w.company_id = d.company_id and w.id = d.user_id
  left join operations arrived on arrived.company_id = d.company_id and arrived.id = d.operation_id
  cross join lateral (select array(${ROWS_OF[of]}) as ids) whole
  cross join lateral (
    select count(*) as received, count(*) filter (where ${IN_STOCK}) as in_stock,
      count(u.sale_id) as sold, count(u.out_id) as out, count(u.shipment_id) as under_way,
      count(u.label_due_by) filter (where ${IN_STOCK}) as label_due
    from units u where u.company_id = d.company_id and u.delivery_id = any(whole.ids)) n
  cross join lateral (${PRODUCT_OF_MOST}) most
  join products p on p.company_id = d.company_id and p.id = most.id
  join brands b on b.company_id = p.company_id and b.id = p.brand_id
  left join colors c on c.company_id = p.company_id and c.id = p.color_id
  left join specific_types t on t.company_id = p.company_id and t.id = p.specific_type_id
  order by d.received_on desc, d.id desc`;

/** A delivery as it is stored, with its import price and the id of its product. */
export interface ReadDelivery extends Known<Delivery> {
  import_price: string;
  product_id: number;
  first_id: number | null;
}

export interface After {
  day: string;
  id: number;
}

interface PageOf {
  of: Of;
  where: DeliveryConditions;
  limit: number;
  after?: After | undefined;
}

/** A page of deliveries, latest first. */
export async function readDeliveries(
  db: Executor,
  companyId: number,
  { of, where, limit, after }: PageOf,
): Promise<ReadDelivery[]> {
  const rest = after
    ? sql`and (d.received_on, d.id) < (cast(${after.day} as date), ${after.id})`
    : sql``;
  const { rows } = await sql<ReadDelivery>`
    with page as materialized (
      select d.* from deliveries d where ${conditionsOf(companyId, where, of)} ${rest}
      order by d.received_on desc, d.id desc limit ${limit}
    ) ${viewOf(of)}`.execute(db);
  return rows;
}

/** How many deliveries there are, at most 10,000. */
export async function countDeliveries(
  db: Executor,
  companyId: number,
  where: DeliveryConditions,
): Promise<{ total: number; capped: boolean }> {
  const { rows } = await sql<{ count: number }>`select count(*) from (
    select 1 from deliveries d where ${conditionsOf(companyId, where, 'delivery')}
    limit ${sql.lit(COUNT_LIMIT + 1)}) as matches`.execute(db);
  const count = rows[0]?.count ?? 0;
  return { total: Math.min(count, COUNT_LIMIT), capped: count > COUNT_LIMIT };
}

/** A model of a delivery. */
export async function readDelivery(
  db: Executor,
  companyId: number,
  id: number,
): Promise<ReadDelivery | undefined> {
  const { rows } = await sql<ReadDelivery>`
    with page as (
      select * from deliveries d where d.company_id = ${companyId} and d.id = ${id}
    ) ${viewOf('model')}`.execute(db);
  return rows[0];
}

/** All models that came with this one, in the order in which they were received. */
export async function readModels(
  db: Executor,
  companyId: number,
  id: number,
): Promise<ReadDelivery[]> {
  const { rows } = await sql<ReadDelivery>`
    with asked as (
      select coalesce(first_id, id) as id from deliveries
      where company_id = ${companyId} and id = ${id}
    ), page as (
      select d.* from asked join deliveries d on d.company_id = ${companyId} and d.id = asked.id
      union all
      select d.* from asked join deliveries d on d.company_id = ${companyId}
        and d.first_id = asked.id
    ) ${viewOf('model')}`.execute(db);
  return rows.reverse();
}
