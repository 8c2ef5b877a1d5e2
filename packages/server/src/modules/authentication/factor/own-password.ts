import type { FastifyBaseLogger } from 'fastify';

import type { Context } from '../../../caller';
import type { Executor, Tx } from '../../../db/database';
import { type AppError, refuse } from '../../../errors';
import { logSecurity } from '../../../http/log';
import { isPassword } from '../passwords/passwords';
import { claimTry, forgetFailures, keepFailure } from '../throttle/login-throttle';
import { isStillPassword, readPasswordHash } from '../user.repository';

function wrongPassword(): AppError {
  return refuse('not_your_password', {}, { at: 'password' });
}

/**
 * Checks one's own password before a transaction begins; tries count together with those of a
 * change of password. Answers its hash, for `requireStillPassword`. 422 for a wrong one, 429 after
 * too many.
 */
export async function provePassword(
  db: Executor,
  { caller, now }: Context,
  { password, log }: { password: string; log: FastifyBaseLogger },
): Promise<string> {
  const tried = { subject: `password:${caller.companyId}:${caller.userId}`, now };
  await claimTry(db, tried);
  const { passwordHash } = await readPasswordHash(db, caller);
  if (!(await isPassword(passwordHash, password)) || passwordHash === null) {
    await keepFailure(db, tried);
    const who = { user: caller.userId, company: caller.companyId };
    logSecurity(log, 'second factor change failed', who);
    throw wrongPassword();
  }
  await forgetFailures(db, tried);
  return passwordHash;
}

/** Throws if the password has changed since `provePassword` checked it. */
export async function requireStillPassword(
  tx: Tx,
  { caller }: Context,
  passwordHash: string,
): Promise<void> {
  if (!(await isStillPassword(tx, caller, passwordHash))) throw wrongPassword();
}
