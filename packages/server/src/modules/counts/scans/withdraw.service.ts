import { sql } from 'kysely';

import { may } from '../../../authorize';
import type { Context } from '../../../caller';
import type { Tx } from '../../../db/database';
import { refuse } from '../../../errors';
import { claimCount, refuseEnded } from '../claim-count';

interface Withdrawal {
  companyId: number;
  count: number;
  keys: string[];
}

const readOwners = async (tx: Tx, { companyId, count, keys }: Withdrawal) =>
  tx
    .selectFrom('count_scans')
    .select(['scan_key', 'user_id'])
    .where('company_id', '=', companyId)
    .where('count_id', '=', count)
    .where(sql<boolean>`scan_key = any(cast(${keys} as text[]))`)
    .execute();

/** Takes scans back; answers the units that they had counted. */
async function markWithdrawn(
  tx: Tx,
  { companyId, count, keys }: Withdrawal,
  at: string,
): Promise<number[]> {
  const { rows } = await sql<{ unit: number | null; repeats: boolean }>`
    update count_scans set withdrawn_at = ${at}
    where company_id = ${companyId} and count_id = ${count} and withdrawn_at is null
      and scan_key = any(cast(${keys} as text[]))
    returning unit_id as unit, repeats`.execute(tx);
  return rows.flatMap(({ unit, repeats }) => (unit === null || repeats ? [] : [unit]));
}

/** Makes the next scan of these units, if there is one, the one that counts. */
const countRepeated = (tx: Tx, { companyId, count }: Withdrawal, units: number[]) =>
  sql`update count_scans set repeats = false
    where company_id = ${companyId} and id in (
      select min(id) from count_scans
      where company_id = ${companyId} and count_id = ${count} and repeats
        and withdrawn_at is null and unit_id = any(cast(${units} as bigint[]))
      group by unit_id
    )`.execute(tx);

/**
 * Takes scans of an open count back, one's own or with `counts.apply` anybody's. Throws 403, 409
 * `closed`, and 404 for keys that the count doesn't know.
 */
export async function withdrawScans(
  tx: Tx,
  { caller, now }: Context,
  id: number,
  { keys }: { keys: string[] },
): Promise<{ keys: string[] }> {
  const { companyId, userId } = caller;
  const count = await claimCount(tx, caller, { id, how: 'alone' });
  refuseEnded(count, caller);
  const withdrawal = { companyId, count: id, keys: [...new Set(keys)] };
  const owners = await readOwners(tx, withdrawal);
  if (owners.length < withdrawal.keys.length) {
    const known = new Set(owners.map(({ scan_key: key }) => key));
    const missing = withdrawal.keys.filter((key) => !known.has(key));
    throw refuse('not_scanned', { keys: missing });
  }
  if (owners.some((scan) => scan.user_id !== userId) && !may(caller, 'counts.apply')) {
    throw refuse('scanned_by_somebody_else');
  }
  const units = await markWithdrawn(tx, withdrawal, now.toISOString());
  if (units.length) await countRepeated(tx, withdrawal, units);
  return { keys: withdrawal.keys };
}
