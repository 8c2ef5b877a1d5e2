import { UNDOABLE_KINDS, type Movement } from '@backoffice/contracts';

/** The sort of change that a movement makes. Of each sort only the newest can be undone. */
const SORT_OF: Record<Movement['kind'], string> = {
  received: 'place',
  transferred: 'place',
  sold: 'place',
  returned: 'place',
  voided: 'place',
  went_out: 'place',
  found: 'place',
  sent: 'place',
  arrived: 'place',
  came_back: 'place',
  set_aside: 'aside',
  put_back: 'aside',
  repriced: 'price',
  corrected: 'identity',
  other: 'other',
};

/** The operations of a unit that can be undone, by the id of the unit's movement in them. */
export function undoableMovements(movements: readonly Movement[]): ReadonlyMap<number, number> {
  const newest = new Map(movements.map((movement) => [SORT_OF[movement.kind], movement]));
  const undoable = [...newest.values()].flatMap(({ id, operation }) =>
    operation && !operation.undone && isUndoable(operation.kind)
      ? [[id, operation.id] as const]
      : [],
  );
  return new Map(undoable);
}

const isUndoable = (kind: string) => UNDOABLE_KINDS.some((one) => one === kind);
