import {
  type MovedMoney,
  TILL_SOURCES,
  type TillMovement,
  type TillReport,
} from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Executor } from '../../../db/database';
import { BY_WAY, placeIn } from '../ways';

interface Period {
  companyId: number;
  periodId: number;
}

/** Rows of a subquery as one list; without a row an empty one. Amounts are text in it. */
const listOf = (rows: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(row_to_json(one)), '[]') from (${rows}) as one)`;

const AMOUNT = sql`cast(sum(amount) as text) as amount`;
const COUNTED = sql`coalesce(sum(units), 0) as units,
  cast(coalesce(sum(amount), 0.00) as text) as amount`;

/** Whether a sale `s` came in after its period was closed, from a till that had no line. */
const CAME_LATE = sql`exists (
  select from offline_sales o
  join till_entries t on t.company_id = o.company_id and t.source = 'sale'
    and t.source_id = o.sale_id and t.late
  where o.company_id = s.company_id and o.sale_id = s.id)`;

/**
 * The lines that a period sold, as they stand now, and those that it took back. A corrected or
 * voided line counts for its salesperson, whoever put it right. The ids come from arrays because a join
 * would read the whole journal.
 */
const goodsOf = ({ companyId, periodId }: Period) => sql`
  select e.kind, e.sale_id, e.units, e.amount, e.product_type, e.sale_type, e.struck,
    (select coalesce(s.salesperson_id, s.user_id) from sales s
      where s.company_id = e.company_id and s.id = e.sale_id) as seller_id
  from sale_entries e
  where e.company_id = ${companyId} and e.kind <> 'return' and not e.late
    and e.sale_id = any(array(
      select s.id from sales s
      where s.company_id = ${companyId} and s.period_id = ${periodId} and not ${CAME_LATE}))
  union all
  select e.kind, e.sale_id, e.units, e.amount, e.product_type, e.sale_type, e.struck, e.user_id
  from sale_entries e
  where e.company_id = ${companyId} and e.kind = 'return'
    and e.id = any(array(
      select v.id from returns r
      join reversals v on v.company_id = r.company_id and v.return_id = r.id
      where r.company_id = ${companyId} and r.period_id = ${periodId}))`;

const entriesOf = ({ companyId, periodId }: Period) => sql`
  select source, source_id, way, amount from till_entries
  where company_id = ${companyId} and period_id = ${periodId} and not late`;

/** Units and euros of the goods by a column; what cancelled out is left out. */
const goodsBy = (column: RawBuilder<unknown>, as: RawBuilder<unknown>) =>
  listOf(sql`select ${column} as ${as}, ${COUNTED} from goods group by ${column}
    having sum(units) <> 0 or sum(amount) <> 0 order by sum(amount) desc, ${column}`);

const sellersOf = ({ companyId }: Period) =>
  listOf(sql`select w.username as seller, ${COUNTED} from goods
    join users w on w.company_id = ${companyId} and w.id = goods.seller_id
    group by w.id, w.username having sum(units) <> 0 or sum(amount) <> 0
    order by sum(amount) desc, w.id`);

const sumsByWay = listOf(sql`select way, ${AMOUNT} from entries group by way order by ${BY_WAY}`);

const sourcesByWay = listOf(sql`
  select source, way, count(distinct source_id) as count, ${AMOUNT} from entries
  group by source, way
  order by ${placeIn(TILL_SOURCES, sql`source`)}, ${BY_WAY}`);

const movementsOf = ({ companyId, periodId }: Period) =>
  listOf(sql`
    select m.id, m.direction, cast(m.amount as text) as amount, m.way, m.reason, m.note,
      w.username as user, m.recorded_at
    from till_movements m
    join users w on w.company_id = m.company_id and w.id = m.user_id
    where m.company_id = ${companyId} and m.period_id = ${periodId} order by m.id`);

/** A booking that was deleted or taken to another shop has nothing left in the period. */
const bookingsOf = ({ companyId }: Period) =>
  listOf(sql`
    select t.subtype as name, way, cast(sum(entries.amount) as text) as amount from entries
    join transactions t on t.company_id = ${companyId} and t.id = entries.source_id
    where source = 'transaction' group by t.id, t.subtype, way
    having sum(entries.amount) <> 0 order by t.id, ${BY_WAY}`);

/** How many corrections, or voids, there were of sales of this period. */
const mendedOf = ({ companyId, periodId }: Period, kind: 'correction' | 'void') => sql`(
  select json_build_object('count', count(distinct v.operation_id)) from sales s
  join sale_lines x on x.company_id = s.company_id and x.sale_id = s.id
  join reversals v on v.company_id = x.company_id and v.id = x.reversal_id
  where s.company_id = ${companyId} and s.period_id = ${periodId}
    and v.kind = ${kind} and not v.late)`;

const soldIn = listOf(sql`
  select count(distinct sale_id) filter (where kind = 'sale' and not struck) as count, ${COUNTED}
  from goods where kind <> 'return'`);

const returnedIn = ({ companyId, periodId }: Period) =>
  listOf(sql`
    select (select count(*) from returns
      where company_id = ${companyId} and period_id = ${periodId}) as count, ${COUNTED}
    from goods where kind = 'return'`);

type Counted = TillReport['sales'];
type Row = Omit<TillReport, 'sales' | 'returns'> & {
  sums: MovedMoney[];
  sold: Counted[];
  returned: Counted[];
};

const momentsOf = (movements: TillMovement[]) =>
  movements.map((one) => ({ ...one, recorded_at: new Date(one.recorded_at).toISOString() }));

export interface PeriodReport {
  /** Euros by way: what moved since the period began. */
  sums: MovedMoney[];
  report: TillReport;
}

/**
 * What a period consists of at one moment: its money from the till's entries and its goods from the
 * lines, both without late ones. A period of another company reads as empty.
 */
export async function readReport(
  db: Executor,
  companyId: number,
  periodId: number,
): Promise<PeriodReport> {
  const period = { companyId, periodId };
  const { rows } = await sql<Row>`
    with goods as materialized (${goodsOf(period)}
    ), entries as materialized (${entriesOf(period)})
    select ${sumsByWay} as sums, ${sourcesByWay} as sources,
      ${goodsBy(sql`product_type`, sql`type`)} as types,
      ${goodsBy(sql`sale_type`, sql`sale_type`)} as channels,
      ${sellersOf(period)} as sellers, ${soldIn} as sold, ${returnedIn(period)} as returned,
      ${mendedOf(period, 'correction')} as corrections, ${mendedOf(period, 'void')} as voids,
      ${movementsOf(period)} as movements, ${bookingsOf(period)} as bookings`.execute(db);
  const { sums, sold, returned, movements, ...rest } = rows[0] as Row;
  const [sales, returns] = [sold[0] as Counted, returned[0] as Counted];
  return { sums, report: { ...rest, sales, returns, movements: momentsOf(movements) } };
}
