import {
  approvalCalls,
  type Action,
  type ApprovalInput,
  type ApprovableAction,
} from '@backoffice/contracts';
import { queryOptions } from '@tanstack/react-query';

import { call, callIfKnown } from './call';
import * as ROOTS from './query-roots';

export const approvalQueries = {
  /** People who may do what the caller may not; null on a server without rights (added). */
  people: (action: Action | ApprovableAction | (string & {})) =>
    queryOptions({
      queryKey: [ROOTS.approvers, 'list', { action }],
      queryFn: ({ signal }) => callIfKnown(approvalCalls.people, { query: { action }, signal }),
    }),
};

/**
 * Approves one request of the person who is signed in by somebody else's password, at a shared till
 * also by their PIN (added). Answers the approval's id, good for two minutes and once:
 * `Write.approval`. Throws ApiError; a wrong password keeps the session.
 */
export const approve = (body: ApprovalInput): Promise<string> =>
  call(approvalCalls.approve, { body, keepsSession: true });
