import type { ParsedMovement, TillMovement } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Tx } from '../../db/database';

interface Booked {
  companyId: number;
  locationId: number | null;
  periodId: number;
  userId: number;
  /** ISO text in UTC. */
  at: string;
}

export async function insertMovement(
  tx: Tx,
  { companyId, locationId, periodId, userId, at }: Booked,
  { direction, way, amount, reason, note }: ParsedMovement,
): Promise<TillMovement> {
  const { rows } = await sql<TillMovement>`
    with made as (
      insert into till_movements (company_id, period_id, location_id, direction, way, amount,
        reason, note, user_id, recorded_at)
      values (${companyId}, ${periodId}, ${locationId}, ${direction}, ${way}, ${amount},
        ${reason}, ${note ?? ''}, ${userId}, ${at})
      returning *)
    select m.id, m.direction, m.amount, m.way, m.reason, m.note, w.username as user, m.recorded_at
    from made m join users w on w.company_id = m.company_id and w.id = m.user_id`.execute(tx);
  return rows[0] as TillMovement;
}
