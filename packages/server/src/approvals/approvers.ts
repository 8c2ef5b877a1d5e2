import type { Action } from '@backoffice/contracts';

import { may } from '../authorize';
import type { Caller } from '../caller';
import type { Colleague } from './approvals.repository';

/** An approver is another person with the right; one limited to a shop approves only there. */
export const mayApprove = (
  { id, rights, limited, location }: Colleague,
  caller: Caller,
  action: Action,
): boolean =>
  id !== caller.userId &&
  may({ rights, isLimited: limited }, action) &&
  (!limited || location === caller.locationId);
