import { type BegunFactor, type Factor, type RecoveryCodes } from '@backoffice/contracts';

import { recordEvent } from '../../../audit/record-event';
import type { Context } from '../../../caller';
import type { Executor, Tx } from '../../../db/database';
import { type AppError, refuse } from '../../../errors';
import type { Secrets } from '../../../secrets/key-file';
import { readCompany } from '../../company/company.repository';
import { fullName } from '../full-name';
import { claimTry, forgetFailures, keepFailure } from '../throttle/login-throttle';
import { readUser } from '../user.repository';
import {
  confirmPending,
  deleteFactor,
  forgetRemembered,
  keepPending,
  openDueSessions,
  readFactor,
  readPending,
} from './factor.repository';
import { factorUri, newFactorSecret, readOneTimeCode, stepOf } from './one-time-code';
import { requireStillPassword } from './own-password';
import { newRecoveryCodes, recoveryHash } from './recovery-code';
import { deleteRecoveryCodes, replaceRecoveryCodes } from './recovery-code.repository';
import { noFactor } from './requirements';

export async function ownFactor(db: Executor, { caller, now }: Context): Promise<Factor> {
  return readFactor(db, caller, now);
}

const tell = async (
  tx: Tx,
  context: Context,
  kind: 'factor.on' | 'factor.off' | 'factor.codes',
): Promise<void> => {
  const subject = fullName(await readUser(tx, context.caller));
  await recordEvent(tx, context, { kind, subject });
};

async function giveCodes(tx: Tx, { caller }: Context): Promise<RecoveryCodes> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    caller,
    codes.map((code) => recoveryHash(code) ?? ''),
  );
  return { codes };
}

/**
 * Begins a second factor, or a new one; sign-ins ask for the old one until the new one is
 * confirmed.
 */
export async function beginFactor(
  tx: Tx,
  context: Context,
  { passwordHash, secrets }: { passwordHash: string; secrets: Secrets },
): Promise<BegunFactor> {
  const { caller } = context;
  await requireStillPassword(tx, context, passwordHash);
  const [{ email }, { name }] = await Promise.all([
    readUser(tx, caller),
    readCompany(tx, caller.companyId),
  ]);
  const secret = newFactorSecret();
  await keepPending(tx, caller, secrets.close(caller, secret));
  return { secret, uri: factorUri(secret, { issuer: name, label: email }) };
}

/** A code that was right when it was checked. */
export interface RightCode {
  pending: string;
  step: number;
}

function wrongCode(): AppError {
  return refuse('code_wrong', {}, { at: 'code' });
}

/**
 * Checks a code of the second factor that was begun; 422 for a wrong one, 429 after too many. Null
 * where nothing was begun, or a request that was sent twice has just confirmed it.
 */
export async function prepareConfirmation(
  db: Executor,
  { caller, now }: Context,
  { code, secrets }: { code: string; secrets: Secrets },
): Promise<RightCode | null> {
  const tried = { subject: `confirm:${caller.companyId}:${caller.userId}`, now };
  const pending = (await readPending(db, caller))?.pending;
  const secret = pending && secrets.open(caller, pending);
  if (!pending || !secret) return null;
  await claimTry(db, tried);
  const digits = readOneTimeCode(code);
  const step = digits && stepOf(secret, digits, now);
  if (!step) {
    await keepFailure(db, tried);
    throw wrongCode();
  }
  await forgetFailures(db, tried);
  return { pending, step };
}

/**
 * Turns on the second factor that was begun. Every device is asked for a code again, and older
 * recovery codes are void.
 */
export async function confirmFactor(
  tx: Tx,
  context: Context,
  right: RightCode | null,
): Promise<RecoveryCodes> {
  const { caller, now } = context;
  if (!right) throw refuse('no_factor_begun');
  if (!(await confirmPending(tx, caller, { ...right, now }))) throw wrongCode();
  await forgetRemembered(tx, caller);
  await openDueSessions(tx, caller);
  await tell(tx, context, 'factor.on');
  return giveCodes(tx, context);
}

/** Takes one's own second factor away; 403 if the company requires one. */
export async function turnOffFactor(tx: Tx, context: Context, passwordHash: string): Promise<void> {
  const { caller, now } = context;
  await requireStillPassword(tx, context, passwordHash);
  const { required } = await readFactor(tx, caller, now);
  if (required) throw refuse('factor_wanted');
  if (!(await deleteFactor(tx, caller))) throw noFactor();
  await deleteRecoveryCodes(tx, caller);
  await forgetRemembered(tx, caller);
  await tell(tx, context, 'factor.off');
}

/** Ten new recovery codes, in place of the old ones. */
export async function renewCodes(
  tx: Tx,
  context: Context,
  passwordHash: string,
): Promise<RecoveryCodes> {
  await requireStillPassword(tx, context, passwordHash);
  const { on } = await readFactor(tx, context.caller, context.now);
  if (!on) throw noFactor();
  await tell(tx, context, 'factor.codes');
  return giveCodes(tx, context);
}

/** Asks every device of the person for a code again. */
export async function forgetDevices(tx: Tx, { caller }: Context): Promise<void> {
  await forgetRemembered(tx, caller);
}
