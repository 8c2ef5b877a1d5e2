import type { Tx } from '../../../../db/database';
import { readUnitStates } from '../../../history/operated-units.repository';
import { dropCodesOf } from '../../../history/undo/undone-import';
import { takeOut } from '../../../stock/stock.repository';
import { type Batch, moveOn, type Turn, type Work } from '../running/lease.repository';
import type { StoredImport } from '../stored-import';
import { endUndo, holdNextUnits, keepStaying, readUndoer } from './undoing.repository';

interface Undoing extends Batch {
  found: StoredImport;
  stays: number[];
}

/** Those of the held units to which nothing happened since the import; the others stay. */
async function stillAsBooked(
  tx: Tx,
  { companyId }: Work,
  { operation, ids }: { operation: number; ids: number[] },
): Promise<number[]> {
  if (!ids.length) return [];
  const states = await readUnitStates(tx, companyId, { operation, ids });
  const moved = new Set(states.flatMap(({ id, since }) => (since ? [id] : [])));
  return ids.filter((id) => !moved.has(id));
}

/** Takes the next units of an applied import out again; with the last of them it is undone. */
export async function undoBatch(
  tx: Tx,
  work: Work,
  { found, stays, now, size }: Undoing,
): Promise<Turn> {
  const { companyId, id } = work;
  const { operation_id: operation, undone_by: undo, taken_to: after } = found;
  if (operation === null || undo === null) throw new Error('What is undone was never booked');
  const ids = await holdNextUnits(tx, companyId, { id, after, limit: size });
  const staying = new Set(stays);
  const asked = ids.filter((one) => !staying.has(one));
  const free = await stillAsBooked(tx, work, { operation, ids: asked });
  if (free.length) {
    const userId = await readUndoer(tx, companyId, undo);
    const by = { companyId, userId, operation: undo, at: now.toISOString() };
    await takeOut(tx, { ...by, ids: free, reason: 'not_delivered' });
  }
  if (free.length < asked.length) {
    const goes = new Set(free);
    const more = asked.filter((one) => !goes.has(one));
    await keepStaying(tx, companyId, { id, stays: [...stays, ...more] });
  }
  const booked = Math.max(0, found.booked - free.length);
  await moveOn(tx, work, { booked, takenTo: ids.at(-1) ?? after });
  if (ids.length === size) return 'more';
  await dropCodesOf(tx, companyId, operation);
  await endUndo(tx, companyId, id);
  return 'done';
}
