import type { ImportState } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor, Tx } from '../../../../db/database';

/** An import, read by the operation that booked it. */
export interface BookedImport {
  id: number;
  state: ImportState;
  units: number;
  undone_by: number | null;
  /** It was applied, and is taken back now. */
  is_undoing: boolean;
}

export async function readBookedImport(
  db: Executor,
  companyId: number,
  operation: number,
): Promise<BookedImport | undefined> {
  const { rows } = await sql<BookedImport>`
    select id, state, coalesce(unit_count, 0) as units, undone_by,
      state = 'cancelling' and stays is not null as is_undoing
    from imports where company_id = ${companyId} and operation_id = ${operation}`.execute(db);
  return rows[0];
}

/** From now on the runner takes the import's units out, except for those that stay. */
export const turnToUndo = (
  tx: Tx,
  companyId: number,
  { id, undo, stays }: { id: number; undo: number; stays: number[] },
) =>
  tx
    .updateTable('imports')
    .set({ state: 'cancelling', undone_by: undo, taken_to: 0, stays: JSON.stringify(stays) })
    .set({ claimed_by: null, claimed_until: null })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();

/**
 * Holds the next units of an import, wherever they are, after waiting for whoever is moving one.
 * Their ids are read first: a statement that selects and locks at once would miss a row that
 * somebody changes meanwhile.
 */
export async function holdNextUnits(
  tx: Tx,
  companyId: number,
  { id, after, limit }: { id: number; after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from units
    where company_id = ${companyId} and import_id = ${id} and id > ${after}
    order by id limit ${limit}`.execute(tx);
  const ids = rows.map((row) => row.id);
  await sql`select from units where company_id = ${companyId} and id = any(cast(${ids} as bigint[]))
    order by id for no key update`.execute(tx);
  return ids;
}

export async function readUndoer(tx: Tx, companyId: number, undo: number): Promise<number> {
  const { user_id: userId } = await tx
    .selectFrom('operations')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('id', '=', undo)
    .executeTakeFirstOrThrow();
  return userId;
}

export const keepStaying = (
  tx: Tx,
  companyId: number,
  { id, stays }: { id: number; stays: number[] },
) =>
  tx
    .updateTable('imports')
    .set({ stays: JSON.stringify(stays) })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();

/**
 * Ends an undo: the import counts as applied again, and `booked` says once more how much it
 * brought.
 */
export const endUndo = (tx: Tx, companyId: number, id: number) =>
  sql`update imports set state = 'applied', booked = unit_count, claimed_by = null,
      claimed_until = null
    where company_id = ${companyId} and id = ${id}`.execute(tx);
