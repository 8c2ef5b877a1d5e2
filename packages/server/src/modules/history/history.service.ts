import { MAX_ROWS, type OperatedUnit, type Operation, type PageInfo } from '@backoffice/contracts';

import type { Context } from '../../caller';
import type { Executor } from '../../db/database';
import { refuse } from '../../errors';
import { type OperationQuery, readPlaces, writePlace } from './history-page.repository';
import { type OperationRow, readOperations } from './history.repository';
import { readOperatedUnits } from './operated-units.repository';
import { isUndoable, mayUndo } from './undo/undo-rights';

const PAGE = 50;

function seenBy(context: Context, row: OperationRow): Operation {
  const { user_id: userId, corrects: _, elsewhere: __, ...operation } = row;
  const own = userId === context.caller.userId;
  return { ...operation, own, undoable: isUndoable(row), may_undo: mayUndo(context, row) };
}

function refuseBackwards({ start_date: from, end_date: to }: OperationQuery): void {
  if (!from || !to || from <= to) return;
  throw refuse('start_after_end', {}, { at: 'start_date' });
}

/** A page of operations, latest first. */
export async function listOperations(
  db: Executor,
  context: Context,
  query: OperationQuery,
): Promise<{ data: Operation[]; page: PageInfo }> {
  refuseBackwards(query);
  const { caller } = context;
  const { limit = PAGE } = query;
  const places = await readPlaces(db, caller, { ...query, limit: limit + 1 });
  const page = places.slice(0, limit);
  const rows = await readOperations(
    db,
    caller,
    page.map(({ id }) => id),
  );
  const last = places.length > limit && page.at(-1);
  const next = last ? writePlace(last) : null;
  return { data: rows.map((row) => seenBy(context, row)), page: { total: null, next } };
}

/** An operation with its units, and what happened to these since. */
export async function viewOperation(
  db: Executor,
  context: Context,
  id: number,
): Promise<{ operation: Operation; units: OperatedUnit[] }> {
  const [row] = await readOperations(db, context.caller, [id]);
  if (!row) throw refuse('operation_not_found');
  const asked = { operation: id, limit: MAX_ROWS };
  const units = await readOperatedUnits(db, context.caller.companyId, asked);
  return { operation: seenBy(context, row), units };
}
