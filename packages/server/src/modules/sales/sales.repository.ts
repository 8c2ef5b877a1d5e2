import type { SaleRow } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../db/database';
import { type AskedShop, inShop } from '../till/asked-shop';

interface Asked {
  companyId: number;
  day: string;
  /** Undefined for the sales of all shops. */
  shop: AskedShop;
}

/** Read by its key however many reversals there are: for a hundred lines a plan reads all of them. */
const BY_KEY = sql`offset 0`;

/**
 * What `sale_entries` holds of a day and is not struck, without what a line takes from its sale: the
 * view's plan would read more than the day.
 */
const linesOf = (companyId: number, day: string) => sql`
  select x.id, 'sale' as kind, x.payment_type, x.bank, x.price as amount, x.sale_type, x.sale_id,
    x.unit_id, x.regular_price, c.happened_at, cast(null as bigint) as user_id,
    cast(null as bigint) as location_id, cast(null as bigint) as return_id
  from sale_lines x
  left join lateral (select v.kind <> 'return' and v.booked_on = x.sold_on and not v.late as struck
    from reversals v where v.company_id = x.company_id and v.id = x.reversal_id ${BY_KEY}) v on true
  left join lateral (select v.happened_at from reversals v
    where v.company_id = x.company_id and v.sale_line_id = x.corrects_id and v.late ${BY_KEY}) c on true
  where x.company_id = ${companyId} and x.sold_on = ${day} and not coalesce(v.struck, false)
  union all
  select v.id, v.kind, v.payment_type, v.bank, -x.price, x.sale_type, x.sale_id, x.unit_id,
    x.regular_price, v.happened_at, v.user_id, v.location_id, v.return_id
  from reversals v join sale_lines x on x.company_id = v.company_id and x.id = v.sale_line_id
  where v.company_id = ${companyId} and v.booked_on = ${day}
    and (v.kind = 'return' or v.booked_on <> x.sold_on or v.late)`;

/**
 * What was sold and taken back on a day, in the order in which it was; without the pairs of rows that
 * put a mistake of that very day right. The rows are found first and named then: a join of all tables
 * takes ten times as long to plan as to carry out.
 */
export async function readSalesOfDay(
  db: Executor,
  { companyId, day, shop }: Asked,
): Promise<SaleRow[]> {
  const place = sql`case when e.kind = 'sale' then s.location_id else e.location_id end`;
  const { rows } = await sql<SaleRow>`
    with lines as materialized (${linesOf(companyId, day)}),
    entries as materialized (
      select e.*, coalesce(e.happened_at, s.sold_at) as sold_at, ${place} as place,
        coalesce(e.user_id, s.user_id) as seller_id, s.receipt_number, u.barcode, u.number_id,
        p.code, p.name, p.brand_id, p.color_id, p.specific_type_id
      from lines e
      join sales s on s.company_id = ${companyId} and s.id = e.sale_id
      join units u on u.company_id = ${companyId} and u.id = e.unit_id
      join products p on p.company_id = ${companyId} and p.id = u.product_id
      where ${inShop(place, shop)}
    )
    select e.id, b.name as brand_name, c.name as color_name, n.name as number,
      t.name as product_specific_types, e.code, e.regular_price as product_price, e.payment_type,
      e.bank as bank_name, e.amount as sale_price, e.sale_type, e.name, e.barcode,
      e.receipt_number, e.sold_at, w.username as seller, e.sale_id, e.kind, r.return_number,
      l.name as location
    from entries e
    join users w on w.company_id = ${companyId} and w.id = e.seller_id
    join brands b on b.company_id = ${companyId} and b.id = e.brand_id
    left join colors c on c.company_id = ${companyId} and c.id = e.color_id
    left join specific_types t on t.company_id = ${companyId} and t.id = e.specific_type_id
    left join numbers n on n.company_id = ${companyId} and n.id = e.number_id
    left join locations l on l.company_id = ${companyId} and l.id = e.place
    left join returns r on r.company_id = ${companyId} and r.id = e.return_id
    order by e.id`.execute(db);
  return rows;
}
