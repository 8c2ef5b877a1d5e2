import * as z from 'zod/mini';

import { defineCall } from '../call';
import { answer, listAnswer } from '../envelope';
import * as PATHS from '../paths';
import { id } from '../primitives';
import { ACTIONS, APPROVABLE_ACTIONS } from '../rights/actions';

/** The header that carries an approval's id. */
export const APPROVAL_HEADER = 'Approval';

/**
 * The text whose SHA-256 (hexadecimal) is the `hash` of an approval, which is so bound to this one
 * request. `path` lies below the API's base; without a body nothing stands after the line's end.
 */
export const approvedRequest = (method: string, path: string, body: unknown): string =>
  `${method.toUpperCase()} ${path.replace(/^\//, '')}\n${JSON.stringify(body) ?? ''}`;

export const approverSchema = z.object({
  id,
  username: z.string(),
  surname: z.string(),
  /** Only at a shared till: whether they have a PIN, which does as well as their password. */
  pin: z.optional(z.boolean()),
});
export type Approver = z.infer<typeof approverSchema>;

export const approvalSchema = z.object({
  /** Id of the person who approves. */
  user: id,
  /** That person's password; at a shared till also their PIN. */
  secret: z.string().check(z.minLength(1), z.maxLength(1_024)),
  action: z.enum(APPROVABLE_ACTIONS),
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type ApprovalInput = z.infer<typeof approvalSchema>;

export const approvalCalls = {
  people: defineCall({
    method: 'GET',
    path: PATHS.approvers,
    summary: 'Who may do what the person who asks may not',
    action: 'session.use',
    query: z.object({ action: z.enum(ACTIONS) }),
    answer: listAnswer(approverSchema),
    added: true,
  }),
  approve: defineCall({
    method: 'POST',
    path: PATHS.approvals,
    summary: 'Approve one request of the person who asks, once and within two minutes',
    action: 'session.use',
    body: approvalSchema,
    answer: answer(z.string()),
    added: true,
  }),
};
