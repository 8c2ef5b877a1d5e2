import type {
  LoginInput,
  PasswordInput,
  ProfileInput,
  SignedIn,
  User,
} from '@backoffice/contracts';

import type { Executor, Tx } from '../../db/database';
import { nameKey } from '../../db/name-key';
import { AppError } from '../../errors';
import type { Context, Dependencies } from '../../http/context';
import { requireLocation } from '../panels/panels.service';
import { readCompany } from '../company/company.repository';
import { countFailure, forgetFailures, refuseWhileBlocked } from './login-throttle';
import { hashPassword, isPassword } from './passwords';
import { deleteOtherSessions, insertSession } from './session.repository';
import { hashToken } from './sessions';
import {
  readCredentials,
  readPasswordHash,
  readUser,
  updatePassword,
  updateProfile,
} from './user.repository';

/** Signs in and answers the token; 401 whatever was wrong, 429 after too many failures. */
export async function signIn(
  { db, now: clock, newToken }: Dependencies,
  { email, password }: LoginInput,
  address: string,
): Promise<string> {
  const emailKey = nameKey(email);
  const now = clock();
  const who = { emailKey, address, now };
  await refuseWhileBlocked(db, who);
  const user = await readCredentials(db, emailKey);
  if (!(await isPassword(user?.passwordHash ?? null, password)) || !user) {
    await countFailure(db, who);
    throw new AppError('unauthorized', 'E-mail or password is wrong');
  }
  await forgetFailures(db, emailKey);
  const token = newToken();
  await insertSession(db, { ...user, tokenHash: hashToken(token), now });
  return token;
}

export async function whoIsSignedIn(db: Executor, { caller }: Context): Promise<SignedIn> {
  const [user, company] = await Promise.all([
    readUser(db, caller),
    readCompany(db, caller.companyId),
  ]);
  const { id, name, timezone } = company;
  return { user, company: { id, name, timezone } };
}

/** Changes what a person may change of the own profile; what is left out stays. */
export async function editProfile(
  tx: Tx,
  { caller }: Context,
  { phone, location }: ProfileInput,
): Promise<User> {
  if (location) await requireLocation(tx, caller.companyId, location);
  const values = {
    ...(phone === undefined ? {} : { phone: phone || null }),
    ...(location === undefined ? {} : { location_id: location }),
  };
  if (Object.keys(values).length) await updateProfile(tx, caller, values);
  return readUser(tx, caller);
}

/** Changes the own password and ends every other session. */
export async function changePassword(
  tx: Tx,
  { caller }: Context,
  { current, next }: PasswordInput,
): Promise<void> {
  const { passwordHash } = await readPasswordHash(tx, caller);
  if (!(await isPassword(passwordHash, current))) {
    const fields = { current: 'This is not the current password' };
    throw new AppError('invalid', 'The current password is wrong', { fields });
  }
  await updatePassword(tx, caller, await hashPassword(next));
  await deleteOtherSessions(tx, caller);
}
