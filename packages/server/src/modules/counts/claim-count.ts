import { clockIn, type CountState } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Caller } from '../../caller';
import type { Tx } from '../../db/database';
import type { StoredScope } from '../../db/tables/stock';
import { refuse } from '../../errors';

/** Throws 403 if somebody who works for one shop only would count another. */
export function refuseOtherShop({ isLimited, locationId }: Caller, location: number): void {
  if (isLimited && location !== locationId) {
    throw refuse('count_of_other_shop');
  }
}

/** A count whose row is locked. */
export interface ClaimedCount {
  id: number;
  location_id: number;
  location: string;
  scope: StoredScope;
  state: CountState;
  note: string;
  started_at: string;
  ended_at: string | null;
  ended_by: string | null;
}

const HOW = {
  /** Any number of devices may scan at once, and nobody can end the count meanwhile. */
  scanning: sql`for share`,
  /** Nobody else can scan in the count or end it meanwhile. */
  alone: sql`for no key update`,
};

/**
 * Locks a count until the transaction ends. Throws 404, and 403 for another shop than one's own.
 */
export async function claimCount(
  tx: Tx,
  caller: Caller,
  { id, how }: { id: number; how: keyof typeof HOW },
): Promise<ClaimedCount> {
  const { companyId } = caller;
  await sql`select from counts where company_id = ${companyId} and id = ${id} ${HOW[how]}`.execute(
    tx,
  );
  const { rows } = await sql<ClaimedCount>`
    select c.id, c.location_id, l.name as location, c.scope, c.state, c.note, c.started_at,
      c.ended_at, w.username as ended_by
    from counts c
    join locations l on l.company_id = c.company_id and l.id = c.location_id
    left join users w on w.company_id = c.company_id and w.id = c.ended_by
    where c.company_id = ${companyId} and c.id = ${id}`.execute(tx);
  const [count] = rows;
  if (!count) throw refuse('count_not_found');
  refuseOtherShop(caller, count.location_id);
  return count;
}

/** Throws 409 if the count has ended, saying who applied or cancelled it and when. */
export function refuseEnded(
  { state, ended_at: at, ended_by: by }: ClaimedCount,
  { timezone }: Caller,
): void {
  if (state === 'open') return;
  const when = clockIn(timezone, new Date(at ?? 0))
    .slice(0, 16)
    .replace('T', ' ');
  throw refuse(`count_${state}`, { by: by ?? '', when });
}
