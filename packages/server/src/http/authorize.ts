import type { Action } from '@backoffice/contracts';

import { AppError } from '../errors';
import type { Caller } from './context';

/** Who may do what. §6 knows one distinction only: whoever is signed in may do everything. */
const isAllowed = (caller: Caller, _action: Action): boolean => caller.userId > 0;

export function authorize(caller: Caller, action: Action): void {
  if (!isAllowed(caller, action)) throw new AppError('forbidden', 'You are not allowed to do this');
}
