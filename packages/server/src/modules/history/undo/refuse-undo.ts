import { clockIn, type Conflict, type OperationKind } from '@backoffice/contracts';
import { type Reason, say } from '@backoffice/contracts/refusals';

import type { Caller } from '../../../caller';
import { refuse } from '../../../errors';
import { unitsSaid } from '../../units/units-in-words';
import type { OperationRow } from '../history.repository';
import type { UnitState } from '../operated-units.repository';
import { isUndoable } from './undo-rights';

const INSTEAD = {
  sale: 'sale_not_undone',
  return: 'return_not_undone',
  void: 'void_not_undone',
  correction: 'correction_not_undone',
  undo: 'undo_not_undone',
  shipment: 'shipment_not_undone',
} as const satisfies Partial<Record<OperationKind, Reason>>;

const isPutRightElse = (kind: OperationKind): kind is keyof typeof INSTEAD => kind in INSTEAD;

/** Throws 409 for kinds that are put right in another way, and if there is nothing to take back. */
export function refuseOtherKinds(operation: OperationRow): void {
  if (isPutRightElse(operation.kind)) throw refuse(INSTEAD[operation.kind]);
  if (operation.undone === null && !isUndoable(operation)) {
    throw refuse('nothing_to_undo');
  }
}

/** Throws 409 if it was undone, saying who did that and when. */
export function refuseUndone({ undone }: OperationRow, { timezone }: Caller): void {
  if (!undone) return;
  const when = clockIn(timezone, new Date(undone.at)).slice(0, 16).replace('T', ' ');
  throw refuse('undone_already', { by: undone.by, when });
}

/**
 * Throws 409 with every unit of `ids` to which something else happened since, and what, or if a
 * delivery's own prices were changed again; `data.ids` are the units that can be undone by
 * themselves.
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
  const named = conflicts.map(({ moved: since, ...unit }) => ({
    ...unit,
    what: since && say(`moved_${since.kind}`),
  }));
  const cost = isDeliveryRepriced ? [say('delivery_cost')] : [];
  const units = [
    ...cost,
    ...(named.length ? [say('just_units', { units: unitsSaid(named) })] : []),
  ];
  const ids = all.filter((id) => !moved.has(id));
  throw refuse('changed_since', { units }, { conflicts, data: { ids } });
}
