import type { Said } from '@backoffice/contracts';
import { inEnglish } from '@backoffice/contracts/refusals';

import { recordEvent } from '../../../../audit/record-event';
import type { Context } from '../../../../caller';
import type { Tx } from '../../../../db/database';
import { refuse } from '../../../../errors';
import { takeOut } from '../../../stock/stock.repository';
import { recordOperation } from '../../../units/record-operation';
import { type Batch, endImport, moveOn, type Turn, type Work } from '../running/lease.repository';
import { holdImport, type StoredImport } from '../stored-import';
import { undoBatch } from '../undoing/undo-batch.service';
import { dropImportedCodes, holdBookedUnits } from './taking-back.repository';

interface Turning {
  userId: number;
  now: Date;
  /** Why the import failed; undefined where a person cancelled it. */
  failure?: Said;
}

/** From now on the runner takes booked units out again, recorded as an undo if there are any. */
export async function turnBack(
  tx: Tx,
  companyId: number,
  { id, booked, operation_id: undoes }: StoredImport,
  { userId, now, failure }: Turning,
): Promise<void> {
  const by = { companyId, userId };
  const undo = booked
    ? await recordOperation(tx, by, {
        ...{ kind: 'undo', at: now.toISOString() },
        ...(undoes === null ? {} : { undoes }),
      })
    : null;
  await tx
    .updateTable('imports')
    .set({ state: 'cancelling', undone_by: undo, claimed_by: null, claimed_until: null })
    .set(
      failure === undefined
        ? {}
        : { failure: inEnglish(failure), failure_reason: JSON.stringify(failure) },
    )
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/**
 * Gives up an import: the runner takes back what is booked of it. Does nothing for one that is
 * cancelled already. Throws 409 `closed` for one that failed or is applied, which can be undone.
 */
export async function cancelImport(tx: Tx, context: Context, id: number): Promise<void> {
  const { caller, now } = context;
  const { companyId, userId } = caller;
  const found = await holdImport(tx, companyId, id);
  if (found.state === 'cancelling' || found.state === 'cancelled') return;
  if (found.state === 'applied' || found.state === 'failed') {
    const reason = found.state === 'applied' ? 'import_booked' : 'import_failed';
    throw refuse(reason, {}, { data: { state: found.state } });
  }
  if (found.state === 'applying') return turnBack(tx, companyId, found, { userId, now });
  await tx
    .updateTable('imports')
    .set({ state: 'cancelled', ended_at: now.toISOString() })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  await recordEvent(tx, context, { kind: 'import.cancelled', subject: found.name });
}

/** Takes back the next units of an import; with the last of them the import is over. */
export async function takeBackBatch(tx: Tx, work: Work, batch: Batch): Promise<Turn> {
  const { now, size } = batch;
  const { companyId, id } = work;
  const found = await holdImport(tx, companyId, id);
  if (found.state !== 'cancelling' || found.claimed_by !== work.server) return 'lost';
  if (found.stays !== null) return undoBatch(tx, work, { ...batch, found, stays: found.stays });
  const { user_id: userId, undone_by: operation, taken_to: after } = found;
  const next = { id, after, limit: size };
  const ids = operation === null ? [] : await holdBookedUnits(tx, companyId, next);
  if (ids.length && operation !== null) {
    const at = now.toISOString();
    await takeOut(tx, { companyId, userId, ids, operation, at, reason: 'not_delivered' });
    const booked = Math.max(0, found.booked - ids.length);
    await moveOn(tx, work, { booked, takenTo: ids.at(-1) ?? after });
    if (ids.length === size) return 'more';
  }
  await dropImportedCodes(tx, companyId, id);
  const state = found.failure === null ? 'cancelled' : 'failed';
  await endImport(tx, work, { found, state, booked: 0, now });
  return 'done';
}
