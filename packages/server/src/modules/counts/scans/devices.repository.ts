import type { CountDevice, ParsedCountScans } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Context } from '../../../caller';
import type { Executor, Tx } from '../../../db/database';

/** Records when a device was seen last and how many scans it still has to send. */
export const noteDevice = (
  tx: Tx,
  { caller: { companyId, userId }, now }: Context,
  count: number,
  { device, pending, left }: ParsedCountScans,
) => {
  const said = { user_id: userId, pending, seen_at: now.toISOString(), gone: left };
  return tx
    .insertInto('count_devices')
    .values({ company_id: companyId, count_id: count, device, ...said })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'count_id', 'device']).doUpdateSet(said),
    )
    .execute();
};

/** Devices and who scans with them, those that still have something to send first. */
export async function readDevices(
  db: Executor,
  companyId: number,
  count: number,
): Promise<CountDevice[]> {
  const { rows } = await sql<CountDevice>`
    select d.device, w.username as by, d.pending, d.seen_at, d.gone as left
    from count_devices d join users w on w.company_id = d.company_id and w.id = d.user_id
    where d.company_id = ${companyId} and d.count_id = ${count}
    order by d.pending desc, d.gone, d.seen_at desc, d.device`.execute(db);
  return rows;
}
