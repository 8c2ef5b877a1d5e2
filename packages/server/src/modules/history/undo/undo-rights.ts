import {
  type Action,
  type OperationKind,
  OWN_UNDO_MINUTES,
  UNDOABLE_KINDS,
} from '@backoffice/contracts';

import { may } from '../../../authorize';
import type { Caller, Context } from '../../../caller';
import { refuse } from '../../../errors';
import type { OperationRow } from '../history.repository';

const MINUTE = 60_000;

type UndoableKind = (typeof UNDOABLE_KINDS)[number];

const isUndoableKind = (kind: OperationKind): kind is UndoableKind =>
  UNDOABLE_KINDS.some((one) => one === kind);

const RIGHTS: Record<UndoableKind, Action> = {
  delivery: 'products.receive',
  transfer: 'products.transfer',
  adjustment: 'stock.adjust',
  price: 'prices.change',
  import: 'products.import',
  count: 'counts.apply',
};

/** The right that the operation itself took. */
const rightOf = (kind: UndoableKind, corrects: boolean): Action =>
  corrects ? 'stock.correct' : RIGHTS[kind];

/** Whether its kind can be undone, it did something, and nobody has undone it. */
export const isUndoable = ({ kind, units, corrects, undone }: OperationRow): boolean =>
  isUndoableKind(kind) && undone === null && (units > 0 || corrects);

/**
 * Whether the caller did this themselves a moment ago and has the right that it took: then they may
 * undo it without `stock.undo`.
 */
export function isOwnMistake(
  { caller, now }: Pick<Context, 'caller' | 'now'>,
  { kind, user_id: userId, at, corrects }: OperationRow,
): boolean {
  if (!isUndoableKind(kind) || userId !== caller.userId) return false;
  const isFresh = now.getTime() - Date.parse(at) <= OWN_UNDO_MINUTES * MINUTE;
  return isFresh && may(caller, rightOf(kind, corrects));
}

/** Whether the caller works for one shop only and the operation concerns another one. */
const isElsewhere = ({ isLimited }: Caller, { elsewhere }: OperationRow) => isLimited && elsewhere;

/** Whether the caller may undo it without somebody's approval. */
export const mayUndo = (
  context: Pick<Context, 'caller' | 'now'>,
  operation: OperationRow,
): boolean =>
  !isElsewhere(context.caller, operation) &&
  (isOwnMistake(context, operation) || may(context.caller, 'stock.undo'));

/** Throws 403 if the caller works for one shop only and would undo something in another one. */
export function refuseOtherShop(caller: Caller, operation: OperationRow): void {
  if (!isElsewhere(caller, operation)) return;
  throw refuse('undo_elsewhere');
}
