import type { MovementKind, StockChange, UndoInput } from '@backoffice/contracts';

import { permit } from '../../../approvals/permit';
import { recordEvent } from '../../../audit/record-event';
import type { Context } from '../../../caller';
import type { Tx } from '../../../db/database';
import { refuse } from '../../../errors';
import { labelsDue } from '../../units/labels-due';
import { recordOperation } from '../../units/record-operation';
import { lockUnits, refuseImporting, refuseRepeated } from '../../units/stock-claims';
import { unitsInWords } from '../../units/units-in-words';
import { type OperationRow, readOperations } from '../history.repository';
import { readUnitStates, type UnitState } from '../operated-units.repository';
import { takeApart } from './joined-run';
import { takeBack } from './opposite-movements.repository';
import { refuseMoved, refuseOtherKinds, refuseUndone } from './refuse-undo';
import { isOwnMistake, refuseOtherShop } from './undo-rights';
import {
  type ChangedPrices,
  holdChangedDelivery,
  holdOperation,
  priceDeliveryBack,
  readUnitIds,
} from './undo.repository';
import { dropCodesOf, refuseNotDone } from './undone-import';

/** An operation as it stands; throws 404. */
export async function findOperation(
  tx: Tx,
  { caller }: Context,
  id: number,
): Promise<OperationRow> {
  const [operation] = await readOperations(tx, caller, [id]);
  if (!operation) throw refuse('operation_not_found');
  return operation;
}

/** The units that are asked for, by default all; throws 422 for any that aren't the operation's. */
export function askedOf(all: number[], asked: number[] | undefined): number[] {
  if (!asked) return all;
  refuseRepeated(asked);
  const own = new Set(all);
  const foreign = asked.filter((id) => !own.has(id)).slice(0, 20);
  if (!foreign.length) return asked;
  throw refuse('not_of_operation', { ids: foreign.map(String) }, { at: 'ids' });
}

const isStill = (now: string, changedTo: string | null) =>
  changedTo !== null && Number(now) === Number(changedTo);

/** Which prices of a delivery the operation changed and nobody has changed since. */
const stillChanged = (changed: ChangedPrices) => ({
  importPrice: isStill(changed.import_price, changed.to_import_price),
  stockPrice: isStill(changed.stock_price, changed.to_stock_price),
});

const isRepricedSince = (changed: ChangedPrices) =>
  (changed.to_import_price !== null && !stillChanged(changed).importPrice) ||
  (changed.to_stock_price !== null && !stillChanged(changed).stockPrice);

interface Held {
  operation: OperationRow;
  units: UnitState[];
  delivery: ChangedPrices | undefined;
}

/** Locks the units, the delivery and the operation, in this order, and reads how they are now. */
async function hold(tx: Tx, context: Context, id: number, ids: number[]): Promise<Held> {
  const { companyId } = context.caller;
  await refuseImporting(tx, companyId, await lockUnits(tx, companyId, ids));
  const delivery = await holdChangedDelivery(tx, companyId, id);
  await holdOperation(tx, companyId, id);
  const operation = await findOperation(tx, context, id);
  refuseUndone(operation, context.caller);
  const units = await readUnitStates(tx, companyId, { operation: id, ids });
  return { operation, units, delivery };
}

function idsByKind(units: UnitState[]): Map<MovementKind, number[]> {
  const byKind = new Map<MovementKind, number[]>();
  for (const { id, movement } of units) {
    const ids = byKind.get(movement);
    if (ids) ids.push(id);
    else byKind.set(movement, [id]);
  }
  return byKind;
}

async function write(
  tx: Tx,
  { caller, now }: Context,
  { operation, units, delivery }: Held,
  ids: number[],
): Promise<number> {
  const { companyId, userId } = caller;
  const at = now.toISOString();
  const undoes = operation.id;
  const undo = await recordOperation(tx, caller, { kind: 'undo', at, undoes });
  const undoing = { companyId, userId, undoes, operation: undo, at, ids };
  await takeApart(tx, companyId, undoing);
  await takeBack(tx, undoing, idsByKind(units));
  if (delivery) {
    const back = { companyId, operation: undo, ...stillChanged(delivery) };
    await priceDeliveryBack(tx, back, delivery);
  }
  if (operation.kind === 'import') await dropCodesOf(tx, companyId, operation.id);
  await labelsDue(tx, companyId, undo);
  return undo;
}

/**
 * Takes an operation back, whole or for some of its units: opposite movements, in an operation of
 * their own. Throws 409 `conflict` for what isn't undone but put right in another way, and
 * `moved_since` where somebody undid it before or something else happened to units since.
 */
export async function undoOperation(
  tx: Tx,
  context: Context,
  id: number,
  { ids: asked }: UndoInput,
): Promise<StockChange> {
  const { caller } = context;
  const found = await findOperation(tx, context, id);
  refuseUndone(found, caller);
  await refuseNotDone(tx, caller.companyId, found);
  refuseOtherKinds(found);
  const all = await readUnitIds(tx, caller.companyId, id);
  const ids = askedOf(all, asked);
  const { approvedBy } = isOwnMistake(context, found)
    ? {}
    : await permit(tx, context, 'stock.undo');
  const held = await hold(tx, context, id, ids);
  refuseOtherShop(caller, held.operation);
  const { delivery, units } = held;
  refuseMoved(
    { ids, states: units },
    !asked && delivery !== undefined && isRepricedSince(delivery),
  );
  const operation = await write(tx, context, held, ids);
  const subject = `${found.kind}: ${unitsInWords(distinct(units))}`;
  await recordEvent(tx, context, { kind: 'stock.undone', subject, approvedBy });
  return { ids, operation };
}

const distinct = (units: UnitState[]) => [
  ...new Map(units.map((unit) => [unit.id, unit])).values(),
];
