import {
  type Action,
  actionsOf,
  APPROVABLE_ACTIONS,
  type ApprovableAction,
  type Standing,
} from '@backoffice/contracts';

import type { Caller } from './caller';
import { AppError } from './errors';

/** Whether the caller's rights allow this. */
export const may = (standing: Standing, action: Action): boolean =>
  actionsOf(standing).includes(action);

export const isApprovable = (action: Action): action is ApprovableAction =>
  APPROVABLE_ACTIONS.some((one) => one === action);

export const forbidden = (message = 'You are not allowed to do this') =>
  new AppError('forbidden', message);

/** Throws a 403 unless the caller may do this. Every handler asks. */
export function authorize(caller: Caller, action: Action): void {
  // At a counter that several people use, nobody sees or changes how they sign in.
  if (caller.sharedTill && action === 'profile.edit') {
    throw forbidden('Sign in with your password to change how you sign in.');
  }
  if (!may(caller, action)) throw forbidden();
}
