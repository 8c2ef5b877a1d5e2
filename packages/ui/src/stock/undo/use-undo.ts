import type { NotifyAction } from '@backoffice/ui/notify';
import { createContext, use } from 'react';

export interface Undo {
  /**
   * Undo as the action of a notification; undefined where there is nothing to undo, or the server
   * doesn't know how. `onUndone` is told which units are as they were.
   */
  action: (
    operation: number | null,
    onUndone?: (ids: readonly number[]) => void,
  ) => NotifyAction | undefined;
  /** Undoes an operation now, and says what came of it. */
  undo: (operation: number, onUndone?: (ids: readonly number[]) => void) => void;
  /** The same, but asks first where it concerns more units than one. */
  ask: (operation: number) => void;
}

export const UndoContext = createContext<Undo | null>(null);

/** Undoes what was just done to stock. Needs `Undoing` around the page. */
export function useUndo(): Undo {
  const undo = use(UndoContext);
  if (!undo) throw new Error('useUndo needs Undoing around it');
  return undo;
}
