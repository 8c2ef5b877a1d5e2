import { clockIn, type Conflict, type OperationKind } from '@backoffice/contracts';

import type { Caller } from '../../../caller';
import { AppError } from '../../../errors';
import { unitsInWords } from '../../units/units-in-words';
import type { UnitState } from '../operated-units.repository';
import type { OperationRow } from '../operations.repository';
import { isUndoable } from './undo-rights';

const INSTEAD: Partial<Record<OperationKind, string>> = {
  sale: 'A sale is not undone: void it, or take the goods back.',
  return: 'A return is not undone: sell the goods again.',
  void: 'A void is not undone: sell the goods again.',
  correction: 'A correction of a sale is not undone: correct it again.',
  undo: 'An undo is not undone: do it again.',
  shipment: 'A shipment is not undone: send the goods back.',
};

/** Throws 409 for what is put right in another way, and where there is nothing to take back. */
export function refuseOtherKinds(operation: OperationRow): void {
  const instead = INSTEAD[operation.kind];
  if (instead) throw new AppError('conflict', instead);
  if (operation.undone === null && !isUndoable(operation)) {
    throw new AppError('conflict', 'This changed nothing: there is nothing to undo.');
  }
}

/** Throws 409 saying who undid it when. */
export function refuseUndone({ undone }: OperationRow, { timezone }: Caller): void {
  if (!undone) return;
  const when = clockIn(timezone, new Date(undone.at)).slice(0, 16).replace('T', ' ');
  throw new AppError('moved_since', `Undone already: ${undone.by}, ${when}`);
}

/**
 * Throws 409 with every unit of `ids` to which something else happened since, and what, or where a delivery's
 * own prices were changed again; `data.ids` are the units that can be undone by themselves.
 */
export function refuseMoved(
  { ids: all, states }: { ids: number[]; states: UnitState[] },
  isDeliveryRepriced = false,
): void {
  const moved = new Map(states.filter(({ since }) => since).map((unit) => [unit.id, unit]));
  if (!moved.size && !isDeliveryRepriced) return;
  const conflicts = [...moved.values()].map(({ id, code, since }): Conflict => ({
    ...{ id, code, sold_at: null, sold_by: null },
    ...(since ? { moved: since } : {}),
  }));
  const named = conflicts.map((unit) => ({ ...unit, what: unit.moved?.kind.replace('_', ' ') }));
  const cost = isDeliveryRepriced ? ['what the delivery cost'] : [];
  const told = [...cost, ...(named.length ? [unitsInWords(named)] : [])].join(', ');
  const ids = all.filter((id) => !moved.has(id));
  throw new AppError('moved_since', `Changed since: ${told}`, {
    conflicts,
    data: { ids },
  });
}
