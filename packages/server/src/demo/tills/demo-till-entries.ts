import { type RawBuilder, sql } from 'kysely';

import type { Executor } from '../../db/database';
import { WAY_OF_ENTRY } from '../../modules/till/ways';

/** Gives sales and returns the till period in which they happened. */
async function bindToPeriods(db: Executor, companyId: number, since: string): Promise<void> {
  const running = (moment: RawBuilder<unknown>) => sql`
    p.company_id = ${companyId} and ${moment} >= p.opened_at and ${moment} >= ${since}
      and (p.closed_at is null or ${moment} < p.closed_at)`;
  await sql`update sales s set period_id = p.id, vat_rate = 18 from till_periods p
    where s.company_id = ${companyId} and p.location_id = s.location_id
      and ${running(sql`s.sold_at`)}`.execute(db);
  await sql`update returns r set period_id = p.id from till_periods p
    where r.company_id = ${companyId} and p.location_id = r.location_id
      and ${running(sql`r.returned_at`)}`.execute(db);
}

const insert = (source: string, rows: RawBuilder<unknown>) => sql`
  insert into till_entries (company_id, period_id, location_id, source, source_id, way, amount,
    booked_on, user_id, recorded_at)
  select company_id, period_id, location_id, ${source}, source_id, way, sum(amount), booked_on,
    user_id, recorded_at
  from (${rows}) as moved
  group by company_id, period_id, location_id, source_id, way, booked_on, user_id, recorded_at
  having sum(amount) <> 0 order by recorded_at, source_id, way`;

/** A sale as it was printed. */
const soldOf = (companyId: number) => sql`
  select s.company_id, s.period_id, s.location_id, s.id as source_id,
    coalesce(p.way, ${WAY_OF_ENTRY}) as way, coalesce(p.amount, e.price) as amount,
    s.sold_on as booked_on, s.user_id, s.sold_at as recorded_at
  from sales s join sale_lines e on e.company_id = s.company_id and e.sale_id = s.id
  left join entry_parts p on p.company_id = e.company_id and p.entry_id = e.id
  where s.company_id = ${companyId} and s.period_id is not null and e.corrects_id is null
    and not exists (select from returns r
      where r.company_id = s.company_id and r.exchange_sale_id = s.id)`;

const correctedOf = (companyId: number) => sql`
  select s.company_id, s.period_id, s.location_id, s.id as source_id, ${WAY_OF_ENTRY} as way,
    case when e.id = v.sale_line_id then -e.price else e.price end as amount, v.booked_on,
    v.user_id, v.happened_at as recorded_at
  from reversals v
  join sale_lines e on e.company_id = v.company_id
    and (e.id = v.sale_line_id or e.corrects_id = v.sale_line_id)
  join sales s on s.company_id = e.company_id and s.id = e.sale_id
  where v.company_id = ${companyId} and v.kind = 'correction' and s.period_id is not null`;

/** A refund as it was paid, part by part; of an exchange the difference, in the way of the larger half. */
const returnedOf = (companyId: number, since: string) => sql`
  select r.company_id, r.period_id, r.location_id, r.id as source_id,
    case when t.total > r.total then t.way else coalesce(p.way, v.bank, 'cash') end as way,
    coalesce(p.amount, coalesce(t.total, 0) - r.total) as amount, r.returned_on as booked_on, r.user_id,
    r.returned_at as recorded_at
  from returns r
  join reversals v on v.company_id = r.company_id and v.return_id = r.id
  left join entry_parts p on p.company_id = v.company_id and p.entry_id = v.id
  left join lateral (
    select sum(e.price) as total, min(${WAY_OF_ENTRY}) as way from sale_lines e
    where e.company_id = r.company_id and e.sale_id = r.exchange_sale_id and e.corrects_id is null
  ) t on true
  where r.company_id = ${companyId} and exists (select from till_periods p
    where p.company_id = r.company_id and p.id = r.period_id and p.opened_at >= ${since})`;

/** Bookings, in the till period of their shop that was running then. */
const bookedOf = (companyId: number, since: string) => sql`
  select t.company_id, p.id as period_id, t.location_id, t.id as source_id,
    case when t.payment_type = 'cash' then 'cash' else coalesce(t.bank, 'bank') end as way,
    case when t.transaction_type = 'income' then t.amount else -t.amount end as amount, t.booked_on,
    t.user_id, t.recorded_at
  from transactions t join till_periods p on p.company_id = t.company_id
    and p.location_id = t.location_id and t.recorded_at >= p.opened_at
    and (p.closed_at is null or t.recorded_at < p.closed_at)
  where t.company_id = ${companyId} and t.recorded_at >= ${since}`;

const movedOf = (companyId: number, timeZone: string) => sql`
  select m.company_id, m.period_id, m.location_id, m.id as source_id, m.way,
    case when m.direction = 'in' then m.amount else -m.amount end as amount,
    cast(m.recorded_at at time zone ${timeZone} as date) as booked_on, m.user_id, m.recorded_at
  from till_movements m where m.company_id = ${companyId}`;

/** Writes till entries for everything that moved money since the first evening of closing. */
export async function addTillEntries(
  db: Executor,
  { companyId, timeZone, since }: { companyId: number; timeZone: string; since: string },
): Promise<void> {
  await bindToPeriods(db, companyId, since);
  await insert('sale', soldOf(companyId)).execute(db);
  await insert('correction', correctedOf(companyId)).execute(db);
  await insert('return', returnedOf(companyId, since)).execute(db);
  await insert('transaction', bookedOf(companyId, since)).execute(db);
  await insert('movement', movedOf(companyId, timeZone)).execute(db);
}
