import { sql } from 'kysely';

import type { Tx } from '../../db/database';

export interface NewSale {
  companyId: number;
  userId: number;
  receiptNumber: number;
  locationId: number | null;
  at: string;
  day: string;
  /** One entry a line in each of these. */
  ids: number[];
  prices: string[];
  paymentTypes: string[];
  banks: (string | null)[];
  saleTypes: string[];
}

/** The units that are sold, in the order in which they stand in the basket. */
const basketOf = ({ companyId, ids, prices, paymentTypes, banks, saleTypes }: NewSale) => sql`
  select b.*, u.product_type, u.price as regular_price, u.location_id, d.import_price
  from unnest(cast(${ids} as bigint[]), cast(${prices} as numeric[]),
    cast(${paymentTypes} as text[]), cast(${banks} as text[]),
    cast(${saleTypes} as text[])) with ordinality
    as b (unit_id, price, payment_type, bank, sale_type, place)
  join units u on u.company_id = ${companyId} and u.id = b.unit_id
  join deliveries d on d.company_id = u.company_id and d.id = u.delivery_id`;

/**
 * Header, lines, movements, stock and monthly figures of a sale in one statement. The caller holds
 * the locks of the units and has seen that none of them is sold.
 */
export async function insertSale(tx: Tx, sale: NewSale): Promise<{ id: number; total: string }> {
  const { companyId, at, day } = sale;
  const { rows } = await sql<{ id: number; total: string }>`
    with basket as (${basketOf(sale)}
    ), header as (
      insert into sales (company_id, receipt_number, user_id, location_id, sold_at, sold_on,
        recorded_at, total)
      select ${companyId}, ${sale.receiptNumber}, ${sale.userId}, cast(${sale.locationId} as bigint),
        ${at}, ${day}, ${at}, sum(price)
      from basket
      returning id, total
    ), lines as (
      insert into sale_lines (company_id, sale_id, unit_id, product_type, import_price,
        regular_price, price, payment_type, bank, sale_type, sold_on)
      select ${companyId}, header.id, unit_id, product_type, import_price, regular_price, price,
        payment_type, bank, sale_type, ${day}
      from basket, header order by place
    ), taken as (
      update units u set sale_id = header.id from basket, header
      where u.company_id = ${companyId} and u.id = basket.unit_id and u.sale_id is null
    ), moved as (
      insert into movements (company_id, unit_id, kind, happened_at, recorded_at, user_id,
        from_location_id, price)
      select ${companyId}, unit_id, 'sold', ${at}, ${at}, ${sale.userId}, location_id, price
      from basket order by place
    ), counted as (
      insert into monthly_figures as f (company_id, month, product_type, payment_type, sale_type,
        units, amount)
      select ${companyId}, date_trunc('month', cast(${day} as date))::date, product_type,
        payment_type, sale_type, count(*), sum(price)
      from basket group by product_type, payment_type, sale_type
      order by product_type, payment_type, sale_type
      on conflict (company_id, month, product_type, payment_type, sale_type)
      do update set units = f.units + excluded.units, amount = f.amount + excluded.amount
    )
    select id, total from header`.execute(tx);
  return rows[0] as { id: number; total: string };
}
