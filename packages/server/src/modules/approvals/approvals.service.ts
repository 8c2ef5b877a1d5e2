import type { Action, ApprovalInput, Approver } from '@backoffice/contracts';
import type { FastifyBaseLogger } from 'fastify';

import { insertApproval, readColleagues } from '../../approvals/approvals.repository';
import { mayApprove } from '../../approvals/approvers';
import type { Context } from '../../caller';
import type { Executor, Tx } from '../../db/database';
import { refuse } from '../../errors';
import { logSecurity } from '../../http/log';
import type { Secrets } from '../../secrets/key-file';
import { isPassword } from '../authentication/passwords/passwords';
import { acceptPin } from '../authentication/pin/pin.repository';
import { tryPin } from '../authentication/pin/try-pin';
import { hashToken, newToken } from '../authentication/sessions';
import { claimTry, forgetFailures, keepFailure } from '../authentication/throttle/login-throttle';
import { readPasswordHash } from '../authentication/user.repository';

/** Milliseconds for which an approval is good. */
const GOOD_FOR = 2 * 60_000;
const PIN = /^\d{6}$/;

/** Colleagues who may approve the action for the caller, with `pin` at a shared till only. */
export async function listApprovers(
  db: Executor,
  { caller }: Context,
  action: Action,
): Promise<Approver[]> {
  const colleagues = await readColleagues(db, caller.companyId);
  return colleagues
    .filter((colleague) => mayApprove(colleague, caller, action))
    .map(({ id, username, surname, hasPin }) => ({
      ...{ id, username, surname },
      ...(caller.sharedTill && { pin: hasPin }),
    }));
}

type Asked = ApprovalInput & { log: FastifyBaseLogger; secrets: Secrets };

/**
 * Checks that the approver has the right, and their password. Failures are limited as at a sign-in:
 * 429 after too many. At a shared till six digits are tried as the approver's PIN, with 403
 * `pin_locked` after too many wrong ones.
 */
export async function prepareApproval(db: Executor, context: Context, asked: Asked): Promise<void> {
  const { caller } = context;
  const { user, secret, action, log } = asked;
  const colleagues = await readColleagues(db, caller.companyId);
  const approver = colleagues.find(({ id }) => id === user);
  if (!approver) throw refuse('approver_not_found');
  if (!mayApprove(approver, caller, action)) {
    throw refuse('may_not_approve', { name: approver.username });
  }
  const isByPin = caller.sharedTill && approver.hasPin && PIN.test(secret);
  const isThere = await (isByPin ? saysPin : saysPassword)(db, context, asked);
  if (isThere) return;
  logSecurity(log, 'approval failed', { user, company: caller.companyId, asked: caller.userId });
  const name = approver.username;
  throw refuse(isByPin ? 'not_their_pin' : 'not_their_password', { name }, { at: 'secret' });
}

async function saysPin(
  db: Executor,
  { caller: { companyId }, now }: Context,
  { user: userId, secret: pin, log, secrets }: Asked,
): Promise<boolean> {
  const owner = { companyId, userId };
  const tried = await tryPin(db, { owner, pin, now, secrets, log });
  return tried.isRight && acceptPin(db, owner, tried.pinHash);
}

async function saysPassword(
  db: Executor,
  { caller: { companyId }, now }: Context,
  { user: userId, secret }: Asked,
): Promise<boolean> {
  const tried = { subject: `approval:${companyId}:${userId}`, now };
  await claimTry(db, tried);
  const { passwordHash } = await readPasswordHash(db, { companyId, userId });
  const isRight = await isPassword(passwordHash, secret);
  await (isRight ? forgetFailures : keepFailure)(db, tried);
  return isRight;
}

/** Approves one request of the caller; answers the id that the request carries as `Approval`. */
export async function approve(
  tx: Tx,
  { caller, now }: Context,
  { user, action, hash }: ApprovalInput,
): Promise<string> {
  const id = newToken();
  await insertApproval(tx, {
    companyId: caller.companyId,
    secretHash: hashToken(id),
    userId: user,
    askedBy: caller.userId,
    action,
    requestHash: hash,
    now,
    until: new Date(now.getTime() + GOOD_FOR),
  });
  return id;
}
