import type { Action, ApprovalInput, Approver } from '@backoffice/contracts';
import type { FastifyBaseLogger } from 'fastify';

import type { Executor, Tx } from '../../db/database';
import { AppError } from '../../errors';
import { forbidden } from '../../http/authorize';
import type { Context } from '../../http/context';
import { logSecurity } from '../../http/log';
import { isPassword } from '../authentication/passwords/passwords';
import { hashToken, newToken } from '../authentication/sessions';
import { claimTry, forgetFailures, keepFailure } from '../authentication/throttle/login-throttle';
import { readPasswordHash } from '../authentication/user.repository';
import { insertApproval, readColleagues } from './approvals.repository';
import { mayApprove } from './approvers';

/** Milliseconds for which an approval is good. */
const GOOD_FOR = 2 * 60_000;

/** Who may do what the caller asks for, or allow it. */
export async function listApprovers(
  db: Executor,
  { caller }: Context,
  action: Action,
): Promise<Approver[]> {
  const colleagues = await readColleagues(db, caller.companyId);
  return colleagues
    .filter((colleague) => mayApprove(colleague, caller, action))
    .map(({ id, username, surname }) => ({ id, username, surname }));
}

/** Checks that the approver may and is there, so many times as a sign-in would; 429 after that. */
export async function prepareApproval(
  db: Executor,
  { caller, now }: Context,
  { user, secret, action, log }: ApprovalInput & { log: FastifyBaseLogger },
): Promise<void> {
  const colleagues = await readColleagues(db, caller.companyId);
  const approver = colleagues.find(({ id }) => id === user);
  if (!approver) throw new AppError('not_found', 'This person was not found');
  if (!mayApprove(approver, caller, action)) {
    throw forbidden(`${approver.username} may not allow this`);
  }
  const tried = { subject: `approval:${caller.companyId}:${user}`, now };
  await claimTry(db, tried);
  const owner = { companyId: caller.companyId, userId: user };
  const { passwordHash } = await readPasswordHash(db, owner);
  if (!(await isPassword(passwordHash, secret))) {
    await keepFailure(db, tried);
    logSecurity(log, 'approval failed', { user, company: caller.companyId, asked: caller.userId });
    const fields = { secret: `This is not ${approver.username}'s password` };
    throw new AppError('invalid', fields.secret, { fields });
  }
  await forgetFailures(db, tried);
}

/** Approves one request of the caller; answers the id that goes with it. */
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
