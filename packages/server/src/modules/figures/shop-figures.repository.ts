import type { BestSeller, DayFigures, LocationStock, StockFigures } from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Executor } from '../../db/database';
import { IN_STOCK } from '../units/unit-select';

const BEST = 5;

interface Period {
  since: string;
  until: string;
}

/**
 * Sales less reversals of each of these days, in all and per receipt; days with neither are left
 * out.
 */
export async function readDays(
  db: Executor,
  companyId: number,
  days: string[],
): Promise<DayFigures[]> {
  const receipts = sql`count(distinct sale_id) filter (where kind = 'sale' and not late)`;
  const { rows } = await sql<DayFigures>`
    select booked_on as date, sum(amount) as amount, sum(units) as units, ${receipts} as receipts,
      round(sum(amount) / nullif(${receipts}, 0), 2) as average
    from sale_entries
    where company_id = ${companyId} and booked_on = any(cast(${days} as date[])) and not struck
    group by booked_on`.execute(db);
  return rows;
}

/** The best first. Groups that came back as often as they were sold are left out. */
const bestFirst = (id: RawBuilder<unknown>) => sql`having sum(e.units) > 0
    order by units desc, amount desc, ${id} limit ${sql.lit(BEST)}`;

const entriesIn = (companyId: number, { since, until }: Period) => sql`
  e.company_id = ${companyId} and e.booked_on between ${since} and ${until} and not e.struck`;

export async function readBestBrands(
  db: Executor,
  companyId: number,
  period: Period,
): Promise<BestSeller[]> {
  const { rows } = await sql<BestSeller>`
    select b.name, b.type, sum(e.units) as units, sum(e.amount) as amount
    from sale_entries e
    join units u on u.company_id = e.company_id and u.id = e.unit_id
    join products p on p.company_id = u.company_id and p.id = u.product_id
    join brands b on b.company_id = p.company_id and b.id = p.brand_id
    where ${entriesIn(companyId, period)}
    group by b.id, b.name, b.type ${bestFirst(sql`b.id`)}`.execute(db);
  return rows;
}

export async function readBestSizes(
  db: Executor,
  companyId: number,
  period: Period,
): Promise<BestSeller[]> {
  const { rows } = await sql<BestSeller>`
    select n.name, n.type, sum(e.units) as units, sum(e.amount) as amount
    from sale_entries e
    join units u on u.company_id = e.company_id and u.id = e.unit_id
    join numbers n on n.company_id = u.company_id and n.id = u.number_id
    where ${entriesIn(companyId, period)}
    group by n.id, n.name, n.type ${bestFirst(sql`n.id`)}`.execute(db);
  return rows;
}

/** The stock of each location; units received on `slowUntil` or before are slow. */
export async function readStock(
  db: Executor,
  companyId: number,
  slowUntil: string,
): Promise<LocationStock[]> {
  const { rows } = await sql<LocationStock>`
    select l.id, l.name, count(*) as units, sum(u.price) as value,
      count(*) filter (where u.received_on <= ${slowUntil}) as slow
    from units u
    left join locations l on l.company_id = u.company_id and l.id = u.location_id
    where u.company_id = ${companyId} and ${IN_STOCK}
    group by l.id, l.name order by l.name nulls last, l.id`.execute(db);
  return rows;
}

/** Units under way, which are in no location: one row, even if there are none. */
export async function readUnderWay(
  db: Executor,
  companyId: number,
  slowUntil: string,
): Promise<StockFigures['under_way']> {
  const { rows } = await sql<StockFigures['under_way']>`
    select count(*) as units, coalesce(sum(u.price), 0.00) as value,
      count(*) filter (where u.received_on <= ${slowUntil}) as slow
    from units u where u.company_id = ${companyId} and u.shipment_id is not null`.execute(db);
  return rows[0] as StockFigures['under_way'];
}
