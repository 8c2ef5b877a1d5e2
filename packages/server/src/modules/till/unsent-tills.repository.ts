import type { Till } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../db/database';
import { inShop } from './asked-shop';
import type { TillKey } from './periods';

/** Milliseconds after which a till that wasn't heard of may hold sales that nobody knows. */
const SILENT = 10 * 60_000;

/** Shared tills of a shop of which sales may still come, by their names. */
export async function readUnsent(
  db: Executor,
  { companyId, locationId }: TillKey,
  now: Date,
): Promise<NonNullable<Till['unsent']>> {
  const since = new Date(now.getTime() - SILENT).toISOString();
  const { rows } = await sql<NonNullable<Till['unsent']>[number]>`
    select t.name, t.waiting, heard.seen_at
    from shared_tills t
    cross join lateral (select greatest(t.seen_at, (
      select max(s.seen_at) from sessions s
      where s.company_id = t.company_id and s.shared_till_id = t.id)) as seen_at) heard
    where t.company_id = ${companyId} and ${inShop(sql`t.location_id`, { locationId })}
      and t.keeps_selling and t.revoked_at is null
      and (t.waiting > 0 or heard.seen_at < ${since})
    order by t.name, t.id`.execute(db);
  return rows;
}
