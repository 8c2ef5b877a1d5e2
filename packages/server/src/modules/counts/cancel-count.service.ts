import { recordEvent } from '../../audit/record-event';
import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { claimCount, refuseEnded } from './claim-count';
import { readCount } from './counts.repository';

/** Gives a count up; its scans stay to be read. Throws 409 `closed` where it has ended. */
export async function cancelCount(tx: Tx, context: Context, id: number): Promise<{ id: number }> {
  const { caller, now } = context;
  const { companyId, userId } = caller;
  const count = await claimCount(tx, caller, { id, how: 'alone' });
  refuseEnded(count, caller);
  const row = await readCount(tx, companyId, id);
  await tx
    .updateTable('counts')
    .set({ state: 'cancelled', ended_at: now.toISOString(), ended_by: userId })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  const changes = { scanned: { after: row?.scanned ?? 0 } };
  await recordEvent(tx, context, { kind: 'count.cancelled', subject: count.location, changes });
  return { id };
}
