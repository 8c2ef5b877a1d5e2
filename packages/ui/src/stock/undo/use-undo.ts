import type { NotifyAction } from '@backoffice/ui/notify';
import { createContext, use } from 'react';

export interface Undo {
  /**
   * Undo as the action of a notification; undefined where there is nothing to undo, or the server
   * can't undo. `onUndone` gets the ids of the units that are as they were.
   */
  action: (
    operation: number | null,
    onUndone?: (ids: readonly number[]) => void,
  ) => NotifyAction | undefined;
  /** Undoes an operation now, and notifies of the result. */
  undo: (operation: number, onUndone?: (ids: readonly number[]) => void) => void;
  /** Undoes an operation, but asks first if it concerns more than one unit. */
  ask: (operation: number) => void;
}

export const UndoContext = createContext<Undo | null>(null);

/** Undoes operations on stock. Needs `Undoing` around the page. */
export function useUndo(): Undo {
  const undo = use(UndoContext);
  if (!undo) throw new Error('useUndo needs Undoing around it');
  return undo;
}
