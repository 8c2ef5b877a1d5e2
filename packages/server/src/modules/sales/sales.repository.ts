import type { SaleRow } from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Executor } from '../../db/database';
import { type AskedShop, inShop } from '../till/asked-shop';
import { PART } from './entry-parts';

interface Asked {
  companyId: number;
  day: string;
  /** Undefined for the sales of all shops. */
  shop: AskedShop;
}

/**
 * Makes the planner look up each reversal by its key: for a hundred lines it would else read all
 * reversals.
 */
const BY_KEY = sql`offset 0`;

/** Hides the day from the planner, which would plan anew for each day with fewer rows than most. */
const hidden = (day: string) => sql`(select cast(${day} as date))`;

/**
 * The rows of the view `sale_entries` for a day that are not struck, without the columns that come
 * from the sale: the view's own plan would read more than the day.
 */
const linesOf = (companyId: number, of: RawBuilder<unknown>) => sql`
  select x.id, 'sale' as kind, x.payment_type, x.bank, x.price as amount, x.sale_type, x.sale_id,
    x.unit_id, x.regular_price, c.happened_at, cast(null as bigint) as user_id,
    cast(null as bigint) as location_id, cast(null as bigint) as return_id
  from sale_lines x
  left join lateral (select v.kind <> 'return' and v.booked_on = x.sold_on and not v.late as struck
    from reversals v where v.company_id = x.company_id and v.id = x.reversal_id ${BY_KEY}) v on true
  left join lateral (select v.happened_at from reversals v
    where v.company_id = x.company_id and v.sale_line_id = x.corrects_id and v.late ${BY_KEY}) c on true
  where x.company_id = ${companyId} and x.sold_on = ${of} and not coalesce(v.struck, false)
  union all
  select v.id, v.kind, v.payment_type, v.bank, -x.price, x.sale_type, x.sale_id, x.unit_id,
    x.regular_price, v.happened_at, v.user_id, v.location_id, v.return_id
  from reversals v join sale_lines x on x.company_id = v.company_id and x.id = v.sale_line_id
  where v.company_id = ${companyId} and v.booked_on = ${of}
    and (v.kind = 'return' or v.booked_on <> x.sold_on or v.late)`;

/** Names of a company, each read once however many rows have it. */
const named = (table: string, companyId: number, column: string) => sql`
  ${sql.ref(`${table}_here`)} as materialized (
    select id, name from ${sql.table(table)} where company_id = ${companyId}
      and id = any(array(select ${sql.ref(column)} from entries)))`;

/**
 * The sales, units and products of the lines, by keys in the order of an index: rows of one day lie
 * side by side.
 */
const foundBy = (companyId: number) => sql`
  sold_in as materialized (
    select id, location_id, sold_at, coalesce(salesperson_id, user_id) as user_id, receipt_number
    from sales
    where company_id = ${companyId} and id = any(array(select sale_id from lines))),
  things as materialized (
    select id, barcode, number_id, product_id from units
    where company_id = ${companyId} and id = any(array(select unit_id from lines))),
  kinds as materialized (
    select id, code, name, brand_id, color_id, specific_type_id from products
    where company_id = ${companyId} and id = any(array(select product_id from things))),
  split as materialized (
    select p.entry_id, json_agg(${PART} order by p.place) as parts from entry_parts p
    where p.company_id = ${companyId} and p.entry_id = any(array(select id from lines))
    group by p.entry_id having count(*) > 1)`;

/**
 * The sales and returns of a day in their order, without the pairs of rows that correct a mistake
 * of that very day. The rows are found first and then get their names: a join of all tables takes
 * ten times as long to plan as to carry out.
 */
export async function readSalesOfDay(
  db: Executor,
  { companyId, day, shop }: Asked,
): Promise<SaleRow[]> {
  const place = sql`case when e.kind = 'sale' then s.location_id else e.location_id end`;
  const names = (table: string, column: string) => named(table, companyId, column);
  const { rows } = await sql<SaleRow>`
    with lines as materialized (${linesOf(companyId, hidden(day))}), ${foundBy(companyId)},
    entries as materialized (
      select e.*, coalesce(e.happened_at, s.sold_at) as sold_at, ${place} as place,
        coalesce(e.user_id, s.user_id) as seller_id, s.receipt_number, u.barcode, u.number_id,
        p.code, p.name, p.brand_id, p.color_id, p.specific_type_id
      from lines e
      left join sold_in s on s.id = e.sale_id
      left join things u on u.id = e.unit_id
      left join kinds p on p.id = u.product_id
      where ${inShop(place, shop)}
    ), ${names('brands', 'brand_id')}, ${names('colors', 'color_id')},
    ${names('specific_types', 'specific_type_id')}, ${names('numbers', 'number_id')},
    ${names('locations', 'place')}
    select e.id, b.name as brand_name, c.name as color_name, n.name as number,
      t.name as product_specific_types, e.code, e.regular_price as product_price, e.payment_type,
      e.bank as bank_name, i.parts, e.amount as sale_price, e.sale_type, e.name, e.barcode,
      e.receipt_number, e.sold_at, w.username as seller, e.sale_id, e.kind, r.return_number,
      l.name as location
    from entries e
    left join users w on w.company_id = ${companyId} and w.id = e.seller_id
    left join split i on i.entry_id = e.id
    left join brands_here b on b.id = e.brand_id
    left join colors_here c on c.id = e.color_id
    left join specific_types_here t on t.id = e.specific_type_id
    left join numbers_here n on n.id = e.number_id
    left join locations_here l on l.id = e.place
    left join returns r on r.company_id = ${companyId} and r.id = e.return_id
    order by e.id`.execute(db);
  return rows;
}
