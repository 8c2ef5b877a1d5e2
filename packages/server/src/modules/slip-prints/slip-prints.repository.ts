import { sql } from 'kysely';

import type { Tx } from '../../db/database';

interface Print {
  companyId: number;
  userId: number;
  of: 'sale' | 'return';
  id: number;
  /** ISO text in UTC. */
  at: string;
}

const TABLES = { sale: 'sales', return: 'returns' } as const;

/**
 * Notes that a slip is printed; answers how often it was printed before, and undefined where the
 * company has no such sale or return. That row is locked, so that two who print at once get
 * different numbers.
 */
export async function countPrint(
  tx: Tx,
  { companyId, userId, of, id, at }: Print,
): Promise<number | undefined> {
  const column = sql.ref(`${of}_id`);
  const held = await sql`select id from ${sql.table(TABLES[of])}
    where company_id = ${companyId} and id = ${id} for no key update`.execute(tx);
  if (!held.rows.length) return undefined;
  const { rows } = await sql<{ copy: number }>`select count(*) as copy from slip_prints
    where company_id = ${companyId} and ${column} = ${id}`.execute(tx);
  await sql`insert into slip_prints (company_id, ${column}, user_id, printed_at)
    values (${companyId}, ${id}, ${userId}, ${at})`.execute(tx);
  return rows[0]?.copy ?? 0;
}
