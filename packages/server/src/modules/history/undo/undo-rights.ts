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

/** The right that it took to do this. */
const rightOf = (kind: UndoableKind, corrects: boolean): Action =>
  corrects ? 'stock.correct' : RIGHTS[kind];

/** Its kind can be undone, it did something, and nobody has taken it back. */
export const isUndoable = ({ kind, units, corrects, undone }: OperationRow): boolean =>
  isUndoableKind(kind) && undone === null && (units > 0 || corrects);

/** Whether somebody takes back what they did themselves a moment ago, with the right it took. */
export function isOwnMistake(
  { caller, now }: Pick<Context, 'caller' | 'now'>,
  { kind, user_id: userId, at, corrects }: OperationRow,
): boolean {
  if (!isUndoableKind(kind) || userId !== caller.userId) return false;
  const isFresh = now.getTime() - Date.parse(at) <= OWN_UNDO_MINUTES * MINUTE;
  return isFresh && may(caller, rightOf(kind, corrects));
}

/** Whether it lies, in part, in a shop for which somebody who works for one shop doesn't work. */
const isElsewhere = ({ isLimited }: Caller, { elsewhere }: OperationRow) => isLimited && elsewhere;

/** Whether the caller may undo it without asking anybody. */
export const mayUndo = (
  context: Pick<Context, 'caller' | 'now'>,
  operation: OperationRow,
): boolean =>
  !isElsewhere(context.caller, operation) &&
  (isOwnMistake(context, operation) || may(context.caller, 'stock.undo'));

/** Throws 403 where somebody who works for one shop would undo what lies in another. */
export function refuseOtherShop(caller: Caller, operation: OperationRow): void {
  if (!isElsewhere(caller, operation)) return;
  throw refuse('undo_elsewhere');
}
