import { setImmediate as letOthersIn } from 'node:timers/promises';

import type { Caller } from '../../../../caller';
import type { Executor } from '../../../../db/database';
import { readUnitStates, type UnitState } from '../../../history/operated-units.repository';
import { readUnitIds } from '../../../history/undo/undo.repository';
import { askedOf } from '../../../history/undo/undo.service';
import { type BookedImport, readBookedImport } from './undoing.repository';

/** The most units that one transaction undoes, as others have to wait until it ends. */
const UNDONE_AT_ONCE = 1_000;
/** Units that are looked at in one statement. */
const LOOKED_AT = 500;

/** What is known of the undo of a large import before it begins. */
export interface UndoPlan {
  import: BookedImport;
  /** Units that are asked for, and the others of the import. */
  ids: number[];
  stays: number[];
  /** Units of `ids` to which something happened since. */
  moved: UnitState[];
  /** The first few of `ids`, for the audit. */
  some: Pick<UnitState, 'id' | 'code'>[];
}

async function* parts(ids: number[]): AsyncGenerator<number[]> {
  for (let from = 0; from < ids.length; from += LOOKED_AT) {
    yield ids.slice(from, from + LOOKED_AT);
    await letOthersIn();
  }
}

/**
 * Looks at the units of an import before a large undo. Undefined where one transaction can undo
 * them, or where the operation is no import. Throws 422 for units of other operations.
 */
export async function planUndo(
  db: Executor,
  { companyId }: Caller,
  operation: number,
  asked: number[] | undefined,
): Promise<UndoPlan | undefined> {
  const found = await readBookedImport(db, companyId, operation);
  const most = Math.min(found?.units ?? 0, asked?.length ?? Infinity);
  if (!found || most <= UNDONE_AT_ONCE) return undefined;
  const all = await readUnitIds(db, companyId, operation);
  const ids = askedOf(all, asked);
  const goes = new Set(ids);
  const stays = all.filter((id) => !goes.has(id));
  const moved: UnitState[] = [];
  const some = await readUnitStates(db, companyId, { operation, ids: ids.slice(0, 5) });
  const plan = { import: found, ids, stays, moved, some };
  if (found.state !== 'applied' || found.undone_by !== null) return plan;
  for await (const part of parts(ids)) {
    const states = await readUnitStates(db, companyId, { operation, ids: part, onlyMoved: true });
    moved.push(...states);
  }
  return plan;
}
