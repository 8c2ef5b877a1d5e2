import { http } from '@backoffice/api-client';
import {
  PATHS,
  type Action,
  type ApprovalInput,
  type ApprovableAction,
  type Approver,
} from '@backoffice/contracts';
import { queryOptions } from '@tanstack/react-query';

import { badAnswer, idOf, rowsOf, textOf, textOrNull, type Raw } from './normalise';
import * as ROOTS from './query-roots';
import { readAdded } from './support';

const approverOf = (raw: Raw): Approver => ({
  id: idOf(raw.id),
  username: textOf(raw.username),
  surname: textOf(raw.surname),
  ...(raw.pin === true && { pin: true }),
});

export const approvalQueries = {
  /** Who may do what the person who asks may not; null on a server without rights (added). */
  people: (action: Action | ApprovableAction | (string & {})) =>
    queryOptions({
      queryKey: [ROOTS.approvers, 'list', { action }],
      queryFn: ({ signal }) =>
        readAdded(http.get(PATHS.approvers, { params: { action }, signal }), (answer) =>
          rowsOf(answer).map(approverOf),
        ),
    }),
};

/**
 * Approves one request of the person who is signed in by somebody else's password, at a shared till also by their PIN (added). Answers
 * the approval's id, good for two minutes and once: `Write.approval`. Throws ApiError; a wrong
 * password keeps the session.
 */
export async function approve(input: ApprovalInput): Promise<string> {
  const id = textOrNull(await http.post(PATHS.approvals, { body: input, keepsSession: true }));
  if (id === null) throw badAnswer();
  return id;
}
