import { type Action, ACTIONS } from '@backoffice/contracts';

import { AppError } from '../errors';
import type { Caller } from './context';

/** The specification's roles know one distinction only: whoever is signed in may do everything. */
const OPEN_TO_ALL_STAFF: ReadonlySet<Action> = new Set(ACTIONS);

/** Throws a 403 unless the caller may do this. Every handler asks. */
export function authorize(caller: Caller, action: Action): void {
  if (caller.userId && OPEN_TO_ALL_STAFF.has(action)) return;
  throw new AppError('forbidden', 'You are not allowed to do this');
}
