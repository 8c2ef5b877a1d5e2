import {
  actionsOf,
  type LoginInput,
  type ProfileInput,
  profileSchema,
  type Seen,
  type SignedIn,
  type User,
} from '@backoffice/contracts';
import type { FastifyBaseLogger } from 'fastify';

import type { Context } from '../../caller';
import type { Executor, Tx } from '../../db/database';
import { nameKey } from '../../db/name-key';
import { transact } from '../../db/transact';
import { AppError, refuse } from '../../errors';
import type { Dependencies } from '../../http/context';
import { refuseUnseen, versioned } from '../../http/version';
import { requireLocation } from '../reference/reference.service';
import { factorStep } from './factor/sign-in-factor';
import { isPassword } from './passwords/passwords';
import { unlockPin } from './pin/pin.repository';
import { insertSession } from './session.repository';
import { hashToken } from './sessions';
import { renewDevice } from './throttle/device.repository';
import {
  accountSubject,
  claimTry,
  forgetFailures,
  keepFailure,
  type Tried,
} from './throttle/login-throttle';
import {
  isStillPassword,
  lockUser,
  readCredentials,
  readPerson,
  readUser,
  updateProfile,
} from './user.repository';

/** Where a sign-in comes from: an address, and the mark of a device that may be known. */
interface From {
  address: string;
  markHash: string;
  /** The browser's `User-Agent`. */
  device: string;
  log: FastifyBaseLogger;
}

function refused(): AppError {
  return refuse('login_refused');
}

type Credentials = NonNullable<Awaited<ReturnType<typeof readCredentials>>>;

/** Finds the person by e-mail and password. The try is counted before the password is checked. */
async function provenUser(
  db: Executor,
  { email, password }: LoginInput,
  { address, markHash, now }: Pick<From, 'address' | 'markHash'> & { now: Date },
): Promise<{ user: Credentials; passwordHash: string; tried: Tried }> {
  const emailKey = nameKey(email);
  const user = await readCredentials(db, emailKey, markHash);
  const tried = user?.isKnownDevice
    ? { subject: `device:${markHash}:${user.companyId}:${user.userId}`, now }
    : { subject: accountSubject(emailKey), address, now };
  await claimTry(db, tried);
  const isRight = await isPassword(user?.passwordHash ?? null, password);
  if (!isRight || !user?.passwordHash) {
    await keepFailure(db, tried);
    throw refused();
  }
  return { user, passwordHash: user.passwordHash, tried };
}

/**
 * Signs in; answers token and mark. Throws the same 401 whether e-mail or password was wrong, and
 * 429 after too many failures. Only once both were right does anything tell of a second factor.
 */
export async function signIn(
  { db, now: clock, newToken, room, secrets }: Dependencies,
  input: LoginInput,
  { log, ...from }: From,
): Promise<{ token: string; mark: string }> {
  room.refuseWithoutRoom();
  const { markHash, device } = from;
  const now = clock();
  const { user, passwordHash, tried } = await provenUser(db, input, { ...from, now });
  const asked = { owner: user, markHash, now, log, secrets, subject: tried.subject };
  const step = await factorStep(db, asked, input).catch(async (error: unknown) => {
    // The password was right: it is no failure of the account.
    await forgetFailures(db, tried);
    throw error;
  });
  const [token, mark] = [newToken(), newToken()];
  const newHash = hashToken(mark);
  const isIn = await transact(db, async (tx) => {
    if (!(await isStillPassword(tx, user, passwordHash))) return false;
    await step.take(tx);
    const session = { ...user, tokenHash: hashToken(token), device, now };
    await insertSession(tx, { ...session, isFactorDue: step.isDue });
    for (const one of [tried, step.tried]) if (one) await forgetFailures(tx, one);
    await unlockPin(tx, user);
    await renewDevice(tx, { oldHash: markHash, newHash, owner: user, now });
    await step.remember(tx, newHash);
    return true;
  }).catch(async (error: unknown) => {
    if (step.tried && error instanceof AppError) {
      await forgetFailures(db, tried);
      await keepFailure(db, step.tried);
    }
    throw error;
  });
  if (!isIn) throw refused();
  return { token, mark };
}

export async function whoIsSignedIn(db: Executor, { caller }: Context): Promise<SignedIn> {
  const { user: person, company } = await readPerson(db, caller);
  const user = versioned(person, profileSchema);
  const { rights, isLimited: limited, isFactorDue, sharedTill, timezone } = caller;
  const actions = [...actionsOf(caller)];
  return {
    user: { ...user, rights, limited, actions, factor_due: isFactorDue, shared_till: sharedTill },
    company: { ...company, timezone },
  };
}

/** Changes one's own phone and shop; a field that is left out stays as it is. */
export async function editProfile(
  tx: Tx,
  { caller }: Context,
  { phone, location, version }: ProfileInput & Seen,
): Promise<User> {
  refuseUnseen(version, versioned(await lockUser(tx, caller), profileSchema));
  if (caller.isLimited && location !== undefined && location !== caller.locationId) {
    throw refuse('own_shop_profile');
  }
  if (location) await requireLocation(tx, caller.companyId, location);
  const values = {
    ...(phone === undefined ? {} : { phone: phone || null }),
    ...(location === undefined ? {} : { location_id: location }),
  };
  if (Object.keys(values).length) await updateProfile(tx, caller, values);
  return versioned(await readUser(tx, caller), profileSchema);
}
