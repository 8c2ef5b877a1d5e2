import { sql } from 'kysely';

import type { Executor } from '../../../db/database';

/** Columns of a unit that an import of stock reads and that are in no list on a screen. */
export interface StockExtras {
  id: number;
  produced: string;
  /** Euros. */
  import_price: string;
  /** The first supplier code for a single piece of that product and size. */
  product_code: string | null;
}

export async function readStockExtras(
  db: Executor,
  companyId: number,
  ids: number[],
): Promise<Map<number, StockExtras>> {
  const { rows } = await sql<StockExtras>`
    select u.id, b.produced, d.import_price, (
      select k.code from product_codes k where k.company_id = u.company_id
        and k.product_id = u.product_id and k.number_id is not distinct from u.number_id
        and k.quantity = 1
      order by k.id limit 1) as product_code
    from units u
    join products p on p.company_id = u.company_id and p.id = u.product_id
    join brands b on b.company_id = p.company_id and b.id = p.brand_id
    join deliveries d on d.company_id = u.company_id and d.id = u.delivery_id
    where u.company_id = ${companyId} and u.id = any(cast(${ids} as bigint[]))`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
