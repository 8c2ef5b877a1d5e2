import type { Count, CountState } from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Executor } from '../../db/database';
import type { StoredScope } from '../../db/tables/stock';
import { afterCursor, type Order, orderBy } from '../products/product-filter';

/** A count as it is stored, with what some callers don't get to see. */
export interface CountRow extends Omit<Count, 'expected' | 'location' | 'scope'> {
  location_id: number;
  location: string;
  type: Count['scope']['type'];
  brands: string[] | null;
  code: string | null;
  units: number | null;
  expected: number;
  stored_scope: StoredScope;
  sorted: string;
}

/** Open counts first. The id decides among these, as later counts have higher ids. */
const LATEST: Order = {
  column: sql`case when c.state = 'open' then 1 else 0 end`,
  type: 'bigint',
  descending: true,
};

const NAMES_OF_BRANDS = sql`
  select json_agg(b.name order by b.name_key collate "C") from brands b
  where b.company_id = c.company_id
    and b.id in (select cast(x as bigint) from jsonb_array_elements_text(c.scope -> 'brands') x)`;

const VIEW = sql`
  select c.id, c.location_id, l.name as location, c.scope ->> 'type' as type,
    case when c.scope ? 'brands' then coalesce((${NAMES_OF_BRANDS}), '[]') end as brands,
    c.scope ->> 'code' as code, jsonb_array_length(c.scope -> 'ids') as units, c.state, c.blind,
    c.note, c.started_at, w.username as by, c.ended_at, e.username as ended_by, n.scanned,
    n.unknown, c.expected, c.scope as stored_scope, c.lost, c.moved, c.found, c.operation_id as operation,
    exists (select from operations x where x.company_id = c.company_id
      and x.undoes_id = c.operation_id) as undone, cast(c.sorted as text) as sorted
  from page c
  join locations l on l.company_id = c.company_id and l.id = c.location_id
  join users w on w.company_id = c.company_id and w.id = c.user_id
  left join users e on e.company_id = c.company_id and e.id = c.ended_by
  cross join lateral (
    select count(s.unit_id) as scanned,
      count(distinct s.code) filter (where s.unit_id is null) as unknown
    from count_scans s where s.company_id = c.company_id and s.count_id = c.id
      and s.withdrawn_at is null and not s.repeats) n`;

// The page names its columns to leave out `report`, which is large and no part of a list.
const page = (where: RawBuilder<unknown>, limit: number) => sql`
  with page as materialized (
    select c.company_id, c.id, c.location_id, c.scope, c.state, c.blind, c.note, c.user_id,
      c.started_at, c.expected, c.ended_at, c.ended_by, c.operation_id, c.lost, c.moved, c.found,
      ${LATEST.column} as sorted
    from counts c where ${where} order by ${orderBy(LATEST, sql`c.id`)} limit ${limit}
  ) ${VIEW} order by c.sorted desc, c.id desc`;

export interface CountConditions {
  state?: CountState | undefined;
  location?: number | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Counts of a company, open ones first, then latest first. */
export async function readCounts(
  db: Executor,
  companyId: number,
  { state, location, cursor, limit }: CountConditions,
): Promise<CountRow[]> {
  const all: RawBuilder<unknown>[] = [sql`c.company_id = ${companyId}`];
  if (state) all.push(sql`c.state = ${state}`);
  if (location) all.push(sql`c.location_id = ${location}`);
  if (cursor) all.push(afterCursor(LATEST, cursor, sql`c.id`));
  const { rows } = await sql<CountRow>`${page(sql.join(all, sql` and `), limit)}`.execute(db);
  return rows;
}

export async function readCount(
  db: Executor,
  companyId: number,
  id: number,
): Promise<CountRow | undefined> {
  const where = sql`c.company_id = ${companyId} and c.id = ${id}`;
  const { rows } = await sql<CountRow>`${page(where, 1)}`.execute(db);
  return rows[0];
}

/** Who scanned how many units, most first. */
export async function readPeople(db: Executor, companyId: number, id: number) {
  const { rows } = await sql<{ by: string; scanned: number }>`
    select w.username as by, n.scanned
    from (select user_id, count(unit_id) as scanned from count_scans
      where company_id = ${companyId} and count_id = ${id} and withdrawn_at is null and not repeats
      group by user_id) n
    join users w on w.company_id = ${companyId} and w.id = n.user_id
    order by n.scanned desc, w.username, w.id`.execute(db);
  return rows;
}
