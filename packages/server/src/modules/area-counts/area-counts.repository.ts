import { sql } from 'kysely';

import type { Caller } from '../../caller';
import type { Executor } from '../../db/database';
import type { ReleaseCount } from './failing';

const MINUTE = 60_000;
/** No hand opens more pages in a minute; a flood of made-up ones counts no further. */
const MOST = 1_000;

export interface Counted {
  area: string;
  release: string;
  views?: number;
  errors?: number;
}

/** Adds to what the browser of a session told of releases. */
export async function addCounts(
  db: Executor,
  { companyId, tokenHash }: Pick<Caller, 'companyId' | 'tokenHash'>,
  counted: Counted[],
  now: Date,
): Promise<void> {
  const sums = summed(counted);
  if (sums.length === 0) return;
  const at = new Date(Math.floor(now.getTime() / MINUTE) * MINUTE).toISOString();
  const session = tokenHash.slice(0, 12);
  const rows = sums.map((sum) => ({ company_id: companyId, session, at, ...sum }));
  await db
    .insertInto('area_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'area', 'release', 'session', 'at']).doUpdateSet({
        views: sql`least(area_counts.views + excluded.views, ${sql.lit(MOST)})`,
        errors: sql`least(area_counts.errors + excluded.errors, ${sql.lit(MOST)})`,
      }),
    )
    .execute();
}

/** One row for each release: PostgreSQL changes no row twice in one statement. */
function summed(counted: Counted[]): Required<Counted>[] {
  const sums = new Map<string, Required<Counted>>();
  for (const { area, release, views = 0, errors = 0 } of counted) {
    const before = sums.get(`${area} ${release}`) ?? { views: 0, errors: 0 };
    const sum = { area, release, views: before.views + views, errors: before.errors + errors };
    sums.set(`${area} ${release}`, { ...sum, views: Math.min(sum.views, MOST) });
  }
  return [...sums.values()];
}

/** By release what all companies' browsers told since a moment. */
export async function readCounts(db: Executor, since: Date): Promise<ReleaseCount[]> {
  const { rows } = await sql<ReleaseCount>`
    select area, release, sum(views)::float8 as views, sum(errors)::float8 as errors,
      count(distinct session) filter (where errors > 0)::int as sessions
    from area_counts where at > ${since.toISOString()} group by area, release`.execute(db);
  return rows;
}

export const deleteCountsBefore = (db: Executor, before: Date) =>
  db.deleteFrom('area_counts').where('at', '<', before.toISOString()).execute();
