import { sql } from 'kysely';

import type { Executor, Tx } from '../../../db/database';

export async function readUnitIds(
  db: Executor,
  companyId: number,
  operation: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select distinct unit_id as id from movements
    where company_id = ${companyId} and operation_id = ${operation} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Locks an operation, after its units. The second of two who undo it at once waits here, and then
 * sees the undo of the first.
 */
export const holdOperation = (tx: Tx, companyId: number, id: number) =>
  sql`select from operations where company_id = ${companyId} and id = ${id}
    for no key update`.execute(tx);

/** The prices of a delivery as an operation changed them, and as they are. */
export interface ChangedPrices {
  delivery_id: number;
  from_import_price: string | null;
  to_import_price: string | null;
  from_stock_price: string | null;
  to_stock_price: string | null;
  import_price: string;
  stock_price: string;
}

/** Answers what an operation changed in a delivery, and locks the delivery's row. */
export async function holdChangedDelivery(
  tx: Tx,
  companyId: number,
  operation: number,
): Promise<ChangedPrices | undefined> {
  const { rows } = await sql<ChangedPrices>`
    select c.delivery_id, c.from_import_price, c.to_import_price, c.from_stock_price,
      c.to_stock_price, d.import_price, d.stock_price
    from delivery_changes c
    join deliveries d on d.company_id = c.company_id and d.id = c.delivery_id
    where c.company_id = ${companyId} and c.operation_id = ${operation}
    for no key update of d`.execute(tx);
  return rows[0];
}

interface PricesBack {
  companyId: number;
  operation: number;
  /** Whether to give this price back: only if nobody has changed it since. */
  importPrice: boolean;
  stockPrice: boolean;
}

/** Gives a delivery its prices back, and records that as one of its changes. */
export const priceDeliveryBack = (
  tx: Tx,
  { companyId, operation, importPrice, stockPrice }: PricesBack,
  changed: ChangedPrices,
) =>
  sql`
  with priced as (
    update deliveries set
      import_price = case when ${importPrice} then ${changed.from_import_price} else import_price end,
      stock_price = case when ${stockPrice} then ${changed.from_stock_price} else stock_price end
    where company_id = ${companyId} and id = ${changed.delivery_id}
  )
  insert into delivery_changes (company_id, delivery_id, operation_id, from_import_price,
    to_import_price, from_stock_price, to_stock_price)
  values (${companyId}, ${changed.delivery_id}, ${operation},
    ${importPrice ? changed.to_import_price : null},
    ${importPrice ? changed.from_import_price : null},
    ${stockPrice ? changed.to_stock_price : null},
    ${stockPrice ? changed.from_stock_price : null})`.execute(tx);
