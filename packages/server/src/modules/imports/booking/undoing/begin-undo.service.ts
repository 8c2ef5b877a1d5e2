import { permit } from '../../../../approvals/permit';
import { recordEvent } from '../../../../audit/record-event';
import type { Context } from '../../../../caller';
import type { Tx } from '../../../../db/database';
import { refuseMoved, refuseUndone } from '../../../history/undo/refuse-undo';
import { isOwnMistake, refuseOtherShop } from '../../../history/undo/undo-rights';
import { holdOperation } from '../../../history/undo/undo.repository';
import { findOperation } from '../../../history/undo/undo.service';
import { refuseNotDone } from '../../../history/undo/undone-import';
import { recordOperation } from '../../../units/record-operation';
import { unitsInWords } from '../../../units/units-in-words';
import { holdImport } from '../stored-import';
import { holdCompany, refuseSecond } from '../under-way';
import type { UndoPlan } from './undo-plan';
import { readBookedImport, turnToUndo } from './undoing.repository';

/**
 * The answer of the call: all units that go, the recorded undo, and the import, which shows how far
 * the undo is.
 */
interface Begun {
  ids: number[];
  operation: number;
  import: number;
}

/**
 * Begins to undo a large import, whose units go out batch by batch and can't be moved until then;
 * an undo that has begun already is answered again. Throws 409 `moved_since` as a small undo does,
 * with the units that can be undone by themselves, and `conflict` while another import is under
 * way.
 */
export async function beginUndo(
  tx: Tx,
  context: Context,
  operation: number,
  plan: UndoPlan,
): Promise<Begun> {
  const { caller, now } = context;
  const { companyId } = caller;
  const {
    ids,
    import: { id },
  } = plan;
  await holdCompany(tx, companyId);
  await holdImport(tx, companyId, id);
  await holdOperation(tx, companyId, operation);
  const found = await findOperation(tx, context, operation);
  refuseOtherShop(caller, found);
  const { approvedBy } = isOwnMistake(context, found)
    ? {}
    : await permit(tx, context, 'stock.undo');
  const current = await readBookedImport(tx, companyId, operation);
  if (current?.is_undoing && current.undone_by !== null) {
    return { ids, operation: current.undone_by, import: id };
  }
  refuseUndone(found, caller);
  await refuseNotDone(tx, companyId, found);
  await refuseSecond(tx, companyId, id);
  refuseMoved({ ids, states: plan.moved });
  const at = now.toISOString();
  const undo = await recordOperation(tx, caller, { kind: 'undo', at, undoes: operation });
  await turnToUndo(tx, companyId, { id, undo, stays: plan.stays });
  const more = ids.length > plan.some.length ? ` and ${ids.length - plan.some.length} more` : '';
  const subject = `${found.kind}: ${unitsInWords(plan.some)}${more}`;
  await recordEvent(tx, context, { kind: 'stock.undone', subject, approvedBy });
  return { ids, operation: undo, import: id };
}
