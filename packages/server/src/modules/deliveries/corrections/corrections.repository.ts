import { sql } from 'kysely';

import type { Executor, Tx } from '../../../db/database';

export async function readUnitIds(db: Executor, companyId: number, deliveryId: number) {
  const { rows } = await sql<{ id: number }>`select id from units
    where company_id = ${companyId} and delivery_id = ${deliveryId} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface LockedDelivery {
  id: number;
  import_price: string;
  stock_price: string;
  received_on: string;
}

/**
 * Locks a delivery until the transaction ends, so that neither its prices change nor units are
 * added.
 */
export async function lockDelivery(
  tx: Tx,
  companyId: number,
  id: number,
): Promise<LockedDelivery | undefined> {
  const { rows } = await sql<LockedDelivery>`
    select id, import_price, stock_price, received_on from deliveries
    where company_id = ${companyId} and id = ${id} for update`.execute(tx);
  return rows[0];
}

interface Correction {
  companyId: number;
  userId: number;
  operation: number;
  at: string;
  ids: number[];
  /** Ids of the right products by those of the wrong ones. */
  products: Map<number, number>;
  size: number | undefined;
  /** Euros. */
  price: string | undefined;
}

/**
 * Corrects units, each with a movement for its product and size and one for its price; answers
 * which changed.
 */
export async function correctUnits(
  tx: Tx,
  { companyId, userId, operation, at, ids, products, size, price }: Correction,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with asked as (
      select u.id, u.product_id, u.number_id, u.price, coalesce(r.after, u.product_id) as product,
        coalesce(cast(${size ?? null} as bigint), u.number_id) as number,
        coalesce(cast(${price ?? null} as numeric), u.price) as new_price
      from units u
      left join unnest(cast(${[...products.keys()]} as bigint[]),
        cast(${[...products.values()]} as bigint[])) as r (before, after)
        on r.before = u.product_id
      where u.company_id = ${companyId} and u.id = any(cast(${ids} as bigint[]))
    ), wrong as (
      select * from asked where (product_id, number_id, price)
        is distinct from (product, number, new_price)
    ), changed as (
      update units u set product_id = wrong.product, number_id = wrong.number,
        price = wrong.new_price
      from wrong where u.company_id = ${companyId} and u.id = wrong.id
    ), moved as (
      insert into movements (company_id, unit_id, happened_at, recorded_at, user_id, operation_id,
        kind, from_product_id, to_product_id, from_number_id, to_number_id, from_price, price)
      select ${companyId}, id, ${at}, ${at}, ${userId}, cast(${operation} as bigint), change.*
      from wrong cross join lateral (
        select 'corrected', product_id, product, number_id, number, null, null
        where (product_id, number_id) is distinct from (product, number)
        union all
        select 'repriced', null, null, null, null, price, new_price where price <> new_price
      ) as change (kind, from_product, to_product, from_number, to_number, from_price, to_price)
      order by id, kind
    )
    select id from wrong order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

interface ChangedPrices {
  importPrice?: string | undefined;
  stockPrice?: string | undefined;
}

/**
 * Records that an operation corrected a delivery or added to it, and changes the delivery's prices.
 */
export async function recordChange(
  tx: Tx,
  companyId: number,
  { operation, delivery }: { operation: number; delivery: LockedDelivery },
  { importPrice, stockPrice }: ChangedPrices = {},
): Promise<void> {
  const [toImport, toStock] = [
    importPrice === delivery.import_price ? null : (importPrice ?? null),
    stockPrice === delivery.stock_price ? null : (stockPrice ?? null),
  ];
  await tx
    .insertInto('delivery_changes')
    .values({
      company_id: companyId,
      delivery_id: delivery.id,
      operation_id: operation,
      from_import_price: toImport && delivery.import_price,
      to_import_price: toImport,
      from_stock_price: toStock && delivery.stock_price,
      to_stock_price: toStock,
    })
    .execute();
  if (toImport === null && toStock === null) return;
  await tx
    .updateTable('deliveries')
    .set({
      import_price: toImport ?? delivery.import_price,
      stock_price: toStock ?? delivery.stock_price,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', delivery.id)
    .execute();
}
