import {
  type CashPieces,
  type Closing,
  type ClosingSnapshot,
  MAX_ROWS,
  type Recount,
} from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Executor } from '../../db/database';
import { BY_WAY } from '../till/ways';

/** A closing as it is listed, with all that a manager sees. */
export type ClosingRow = Required<Closing>;

/** Columns that are read for the view of one closing only, not for the list. */
export interface ClosingDetails {
  period_id: number;
  cash: CashPieces;
  snapshot: ClosingSnapshot;
}

const COLUMNS = sql`c.id, c.number, c.opened_at, c.closed_at, c.closed_on, c.counts, c.reason,
  c.left_cash as left, w.username as closed_by,
  case when l.id is not null then json_build_object('id', l.id, 'name', l.name) end as location,
  (select counted ->> 'counted' from jsonb_array_elements(c.counts) as counted
    where counted ->> 'way' = 'cash') as counted_cash,
  (select count(*) from closing_recounts r
    where r.company_id = c.company_id and r.closing_id = c.id) as recounts,
  (select coalesce(json_agg(json_build_object('way', way, 'amount', amount) order by ${BY_WAY}), '[]')
    from (select e.way, cast(sum(e.amount) as text) as amount from till_entries e
      where e.company_id = c.company_id and e.period_id = c.period_id and e.late
      group by e.way having sum(e.amount) <> 0) as moved) as late`;

/** A company's newest closings that match `which`, newest first, at most `MAX_ROWS`. */
export async function readClosings(
  db: Executor,
  companyId: number,
  which: RawBuilder<unknown>,
): Promise<ClosingRow[]> {
  const { rows } = await sql<ClosingRow>`
    select ${COLUMNS} from closings c
    join users w on w.company_id = c.company_id and w.id = c.user_id
    left join locations l on l.company_id = c.company_id and l.id = c.location_id
    where c.company_id = ${companyId} and ${which}
    order by c.closed_at desc, c.id desc limit ${sql.lit(MAX_ROWS)}`.execute(db);
  return rows;
}

export const readClosingDetails = (
  db: Executor,
  companyId: number,
  id: number,
): Promise<ClosingDetails> =>
  db
    .selectFrom('closings')
    .select(['period_id', 'cash', 'snapshot'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** The recounts of a closing, oldest first. */
export const readRecounts = (db: Executor, companyId: number, id: number): Promise<Recount[]> =>
  db
    .selectFrom('closing_recounts as r')
    .innerJoin('users as w', (on) =>
      on.onRef('w.company_id', '=', 'r.company_id').onRef('w.id', '=', 'r.user_id'),
    )
    .select([
      'r.id',
      'r.recorded_at',
      'w.username as user',
      'r.cash',
      'r.counted_cash',
      'r.terminals',
      'r.reason',
    ])
    .where('r.company_id', '=', companyId)
    .where('r.closing_id', '=', id)
    .orderBy('r.id')
    .execute();
