import { sql } from 'kysely';

import type { Tx } from '../../db/database';

interface Till {
  companyId: number;
  /** Null is a till of its own. */
  locationId: number | null;
  /** When a period begins that nobody needed before; ISO text in UTC. */
  at: string;
}

const ATTEMPTS = 5;

async function lockOpenPeriod(tx: Tx, { companyId, locationId }: Till) {
  const { rows } = await sql<{ id: number }>`
    select id from till_periods
    where company_id = ${companyId} and coalesce(location_id, 0) = ${locationId ?? 0}
      and closed_at is null
    for share`.execute(tx);
  return rows[0]?.id;
}

/** Holds a period as it is, open or closed, until the transaction ends. */
export const holdPeriod = (tx: Tx, companyId: number, id: number) =>
  sql`select id from till_periods where company_id = ${companyId} and id = ${id}
    for share`.execute(tx);

/**
 * The open period of a shop's till, which nobody closes until the transaction ends; many sell in it
 * at once. Where there is none yet it begins now.
 */
export async function holdOpenPeriod(tx: Tx, till: Till): Promise<number> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const open = await lockOpenPeriod(tx, till);
    if (open !== undefined) return open;
    // Somebody else may begin it, or close what was found, in between: then it is looked for again.
    const { rows } = await sql<{ id: number }>`
      insert into till_periods (company_id, location_id, opened_at)
      values (${till.companyId}, ${till.locationId}, ${till.at})
      on conflict (company_id, coalesce(location_id, 0)) where closed_at is null do nothing
      returning id`.execute(tx);
    if (rows[0]) return rows[0].id;
  }
  throw new Error('No till period stayed open long enough');
}
