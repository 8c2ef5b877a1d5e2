import type { BestSeller, DayFigures, LocationStock } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../db/database';

const BEST = 5;

interface Period {
  since: string;
  until: string;
}

/** A line counts on its day unless it was undone on that same day, as in the sales of a day. */
const live = sql`not exists (
  select from reversals v
  where v.company_id = x.company_id and v.id = x.reversal_id and v.happened_on <= x.sold_on)`;

/** What was sold on each of these days; days without a sale are left out. */
export async function readDays(
  db: Executor,
  companyId: number,
  days: string[],
): Promise<DayFigures[]> {
  const { rows } = await sql<DayFigures>`
    select x.sold_on as date, sum(x.price) as amount, count(*) as units,
      count(distinct x.sale_id) as receipts,
      round(sum(x.price) / count(distinct x.sale_id), 2) as average
    from sale_lines x
    where x.company_id = ${companyId} and x.sold_on = any(cast(${days} as date[])) and ${live}
    group by x.sold_on`.execute(db);
  return rows;
}

const soldIn = (companyId: number, { since, until }: Period) => sql`
  x.company_id = ${companyId} and x.sold_on between ${since} and ${until} and ${live}`;

export async function readBestBrands(
  db: Executor,
  companyId: number,
  period: Period,
): Promise<BestSeller[]> {
  const { rows } = await sql<BestSeller>`
    select b.name, b.type, count(*) as units, sum(x.price) as amount
    from sale_lines x
    join units u on u.company_id = x.company_id and u.id = x.unit_id
    join products p on p.company_id = u.company_id and p.id = u.product_id
    join brands b on b.company_id = p.company_id and b.id = p.brand_id
    where ${soldIn(companyId, period)}
    group by b.id, b.name, b.type order by units desc, amount desc, b.id limit ${BEST}`.execute(db);
  return rows;
}

export async function readBestSizes(
  db: Executor,
  companyId: number,
  period: Period,
): Promise<BestSeller[]> {
  const { rows } = await sql<BestSeller>`
    select n.name, n.type, count(*) as units, sum(x.price) as amount
    from sale_lines x
    join units u on u.company_id = x.company_id and u.id = x.unit_id
    join numbers n on n.company_id = u.company_id and n.id = u.number_id
    where ${soldIn(companyId, period)}
    group by n.id, n.name, n.type order by units desc, amount desc, n.id limit ${BEST}`.execute(db);
  return rows;
}

/** The unsold units of each location; those received on `slowUntil` or before are slow. */
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
    where u.company_id = ${companyId} and u.sale_id is null
    group by l.id, l.name order by l.name nulls last, l.id`.execute(db);
  return rows;
}
