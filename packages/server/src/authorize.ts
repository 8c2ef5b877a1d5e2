import {
  type Action,
  actionsOf,
  APPROVABLE_ACTIONS,
  type ApprovableAction,
  type Standing,
} from '@backoffice/contracts';

import type { Caller } from './caller';
import { refuse } from './errors';

export const may = (standing: Standing, action: Action): boolean =>
  actionsOf(standing).includes(action);

export const isApprovable = (action: Action): action is ApprovableAction =>
  APPROVABLE_ACTIONS.some((one) => one === action);

/** Throws a 403 unless the caller may do this. Every handler asks. */
export function authorize(caller: Caller, action: Action): void {
  // At a counter that several people use, nobody sees or changes how they sign in.
  if (caller.sharedTill && action === 'profile.edit') {
    throw refuse('password_sign_in_needed');
  }
  if (!may(caller, action)) throw refuse('not_allowed');
}
