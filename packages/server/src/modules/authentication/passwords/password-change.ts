import type { PasswordInput } from '@backoffice/contracts';
import { say } from '@backoffice/contracts/refusals';
import type { FastifyBaseLogger } from 'fastify';

import { recordEvent } from '../../../audit/record-event';
import type { Context } from '../../../caller';
import type { Executor, Tx } from '../../../db/database';
import { type AppError, refuse } from '../../../errors';
import { logSecurity } from '../../../http/log';
import { fullName } from '../full-name';
import { endInvitationsOf } from '../invitation.repository';
import { deleteOtherSessions } from '../session.repository';
import { deleteDevicesOf } from '../throttle/device.repository';
import { claimTry, forgetFailures, keepFailure } from '../throttle/login-throttle';
import { readNames, readPasswordHash, readUser, replacePassword } from '../user.repository';
import { refuseWeakPassword } from './password-rule';
import { hashPassword, isPassword } from './passwords';

/** A change of password whose current password was right when it was checked. */
export interface PasswordChange {
  oldHash: string;
  newHash: string;
  /** Hash of the mark of the device in use, which stays known. */
  markHash: string;
  log: FastifyBaseLogger;
}

function wrongPassword(): AppError {
  const fields = { current: say('not_the_current_password') };
  return refuse('current_password_wrong', {}, { fields });
}

interface Origin {
  markHash: string;
  log: FastifyBaseLogger;
}

/** Checks the current password. Failures are limited as at a sign-in: 429 after too many. */
export async function prepareChange(
  db: Executor,
  { caller, now }: Context,
  { current, next, markHash, log }: PasswordInput & Origin,
): Promise<PasswordChange> {
  const who = { user: caller.userId, company: caller.companyId };
  const tried = { subject: `password:${caller.companyId}:${caller.userId}`, now };
  refuseWeakPassword(next, await readNames(db, caller));
  await claimTry(db, tried);
  const { passwordHash } = await readPasswordHash(db, caller);
  if (!(await isPassword(passwordHash, current)) || passwordHash === null) {
    await keepFailure(db, tried);
    logSecurity(log, 'password change failed', who);
    throw wrongPassword();
  }
  await forgetFailures(db, tried);
  if (next === current) throw refuse('password_same', {}, { at: 'next' });
  return { oldHash: passwordHash, newHash: await hashPassword(next), markHash, log };
}

/** Changes one's own password; ends other sessions and links, and forgets other devices. */
export async function changePassword(
  tx: Tx,
  context: Context,
  { oldHash, newHash, markHash, log }: PasswordChange,
): Promise<void> {
  const { caller, now } = context;
  if (!(await replacePassword(tx, caller, { oldHash, newHash }))) throw wrongPassword();
  await deleteOtherSessions(tx, caller);
  await deleteDevicesOf(tx, caller, { keep: markHash });
  await endInvitationsOf(tx, caller, now);
  const subject = fullName(await readUser(tx, caller));
  await recordEvent(tx, context, { kind: 'person.password', subject });
  logSecurity(log, 'password changed', { user: caller.userId, company: caller.companyId });
}
