import { sql } from 'kysely';

import type { Executor, Tx } from '../../../db/database';
import { refuse } from '../../../errors';

/** The import that is under way in a company: who imports, and how far it is. */
async function findUnderWay(db: Executor, companyId: number) {
  const { rows } = await sql<{
    id: number;
    name: string;
    by: string;
    booked: number;
    total: number;
  }>`
    select i.id, i.name, w.username as by, i.booked, coalesce(i.unit_count, 0) as total
    from imports i join users w on w.company_id = i.company_id and w.id = i.user_id
    where i.company_id = ${companyId} and i.state in ('applying', 'cancelling')`.execute(db);
  return rows[0];
}

/** Makes the second of two who apply or undo at once wait, so that it then sees the first. */
export const holdCompany = (tx: Tx, companyId: number) =>
  sql`select from companies where id = ${companyId} for no key update`.execute(tx);

/** Throws 409 with who imports and how far it is, while the company has another import under way. */
export async function refuseSecond(tx: Tx, companyId: number, id: number): Promise<void> {
  const other = await findUnderWay(tx, companyId);
  if (!other || other.id === id) return;
  const { by, name, booked, total } = other;
  throw refuse('other_import_under_way', { by, name, booked, total }, { data: other });
}
