import { sql } from 'kysely';

import type { Tx } from '../../../../db/database';

export interface Arrival {
  product: number;
  import_price: string;
  stock_price: string;
  day: string;
}

interface Arrivals {
  companyId: number;
  userId: number;
  operation: number;
  /** ISO text in UTC. */
  at: string;
  arrivals: Arrival[];
}

const keyOf = ({ product, import_price: cost, stock_price: price, day }: Arrival) =>
  `${product} ${Number(cost)} ${Number(price)} ${day}`;

const asked = (arrivals: Arrival[]) => sql`
  jsonb_to_recordset(cast(${JSON.stringify(arrivals)} as jsonb))
    as a (product bigint, import_price numeric, stock_price numeric, day date)`;

/**
 * Finds or makes the deliveries of an import, one for each product, prices and day. Answers a
 * function that gives the delivery of an arrival.
 */
export async function findOrAddDeliveries(
  tx: Tx,
  { companyId, userId, operation, at, arrivals }: Arrivals,
): Promise<(arrival: Arrival) => number> {
  const distinct = [...new Map(arrivals.map((arrival) => [keyOf(arrival), arrival])).values()];
  const same = sql`d.company_id = ${companyId} and d.product_id = a.product
    and d.operation_id = ${operation} and d.import_price = a.import_price
    and d.stock_price = a.stock_price and d.received_on = a.day`;
  await sql`insert into deliveries (company_id, product_id, import_price, stock_price, received_at,
      received_on, user_id, operation_id)
    select ${companyId}, a.product, a.import_price, a.stock_price, cast(${at} as timestamptz), a.day,
      ${userId}, cast(${operation} as bigint)
    from ${asked(distinct)} where not exists (select from deliveries d where ${same})`.execute(tx);
  const { rows } = await sql<Arrival & { id: number }>`
    select d.id, a.product, a.import_price, a.stock_price, a.day
    from ${asked(distinct)} join deliveries d on ${same}`.execute(tx);
  const ids = new Map(rows.map((row) => [keyOf(row), row.id]));
  return (arrival) => ids.get(keyOf(arrival)) ?? 0;
}
