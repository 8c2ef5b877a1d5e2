import type { LargeUndo } from '../../../history/history.routes';
import type { Runner } from '../running/runner';
import { beginUndo } from './begin-undo.service';
import { planUndo, type UndoPlan } from './undo-plan';

/** The undo of an import of many units, which the runner takes out batch by batch. */
export const largeUndo = (runner: Pick<Runner, 'wake'>): LargeUndo<UndoPlan> => ({
  plan: planUndo,
  begin: beginUndo,
  wake: () => runner.wake(),
});
