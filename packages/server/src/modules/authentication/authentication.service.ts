import {
  actionsOf,
  type LoginInput,
  type ProfileInput,
  type SignedIn,
  type User,
} from '@backoffice/contracts';

import type { Executor, Tx } from '../../db/database';
import { nameKey } from '../../db/name-key';
import { transact } from '../../db/transact';
import { AppError } from '../../errors';
import { forbidden } from '../../http/authorize';
import type { Context, Dependencies } from '../../http/context';
import { readCompany } from '../company/company.repository';
import { requireLocation } from '../panels/panels.service';
import { isPassword } from './passwords/passwords';
import { insertSession } from './session.repository';
import { hashToken } from './sessions';
import { renewDevice } from './throttle/device.repository';
import { accountSubject, claimTry, forgetFailures, keepFailure } from './throttle/login-throttle';
import { isStillPassword, readCredentials, readUser, updateProfile } from './user.repository';

/** Where a sign-in comes from: an address, and the mark of a device that may be known. */
interface From {
  address: string;
  markHash: string;
  /** What the browser calls itself. */
  device: string;
}

function refused(): AppError {
  return new AppError('unauthorized', 'E-mail or password is wrong');
}

/** Signs in and answers token and mark; 401 whatever was wrong, 429 after too many failures. */
export async function signIn(
  { db, now: clock, newToken, room }: Dependencies,
  { email, password }: LoginInput,
  { address, markHash, device }: From,
): Promise<{ token: string; mark: string }> {
  room.refuseWithoutRoom();
  const emailKey = nameKey(email);
  const now = clock();
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
  const { passwordHash } = user;
  const [token, mark] = [newToken(), newToken()];
  const isIn = await transact(db, async (tx) => {
    if (!(await isStillPassword(tx, user, passwordHash))) return false;
    await insertSession(tx, { ...user, tokenHash: hashToken(token), device, now });
    await forgetFailures(tx, tried);
    await renewDevice(tx, { oldHash: markHash, newHash: hashToken(mark), owner: user, now });
    return true;
  });
  if (!isIn) throw refused();
  return { token, mark };
}

export async function whoIsSignedIn(db: Executor, { caller }: Context): Promise<SignedIn> {
  const [user, company] = await Promise.all([
    readUser(db, caller),
    readCompany(db, caller.companyId),
  ]);
  const { id, name, timezone } = company;
  const { rights, isLimited: limited, isFactorDue, sharedTill } = caller;
  const actions = [...actionsOf(caller)];
  return {
    user: { ...user, rights, limited, actions, factor_due: isFactorDue, shared_till: sharedTill },
    company: { id, name, timezone },
  };
}

/** Changes what a person may change of the own profile; what is left out stays. */
export async function editProfile(
  tx: Tx,
  { caller }: Context,
  { phone, location }: ProfileInput,
): Promise<User> {
  if (caller.isLimited && location !== undefined && location !== caller.locationId) {
    throw forbidden('You work in one shop. An owner can change which.');
  }
  if (location) await requireLocation(tx, caller.companyId, location);
  const values = {
    ...(phone === undefined ? {} : { phone: phone || null }),
    ...(location === undefined ? {} : { location_id: location }),
  };
  if (Object.keys(values).length) await updateProfile(tx, caller, values);
  return readUser(tx, caller);
}
