import { PASSWORD_REFUSALS } from '@backoffice/contracts';

import type { Executor } from '../../db/database';
import { nameKey } from '../../db/name-key';
import { transact } from '../../db/transact';
import { AppError } from '../../errors';
import { deleteDevicesOf } from './device.repository';
import { accountSubject, forgetFailures } from './login-throttle';
import { passwordRefused, refuseWeakPassword } from './password-rule';
import { hashPassword, isPassword } from './passwords';
import { deleteSessionsOf } from './session.repository';
import { readNames, readPasswordHash, updatePassword } from './user.repository';

export interface NewUser {
  /** The company's id or name; may be left out where there is only one. */
  company?: string | undefined;
  email: string;
  name: string;
  surname: string;
  role: string;
  phone: string | null;
  country: string | null;
  city: string | null;
  salary: string | null;
  password: string;
}

async function findCompany(db: Executor, asked: string | undefined) {
  const companies = await db.selectFrom('companies').select(['id', 'name']).orderBy('id').execute();
  if (!companies.length)
    throw new AppError('not_found', 'There is no company yet: create one first');
  const fits = companies.filter(
    ({ id, name }) =>
      asked === undefined || String(id) === asked || nameKey(name) === nameKey(asked),
  );
  const [company] = fits;
  if (company && fits.length === 1) return company;
  const known = companies.map(({ id, name }) => `${id} (${name})`).join(', ');
  throw new AppError('invalid', `Which company? Say --company with one of ${known}`);
}

/** Adds somebody who signs in; answers whom and where. Throws when the e-mail is known already. */
export async function createUser(
  db: Executor,
  { company: asked, ...user }: NewUser,
  now: Date,
): Promise<{ id: number; company: string }> {
  const company = await findCompany(db, asked);
  const { name, surname, email } = user;
  refuseWeakPassword(user.password, [name, surname, `${name} ${surname}`, email, company.name]);
  const added = await db
    .insertInto('users')
    .values({
      company_id: company.id,
      username: user.name,
      surname: user.surname,
      email: user.email,
      email_key: nameKey(user.email),
      phone: user.phone,
      role: user.role,
      country: user.country,
      city: user.city,
      salary: user.salary,
      password_hash: await hashPassword(user.password),
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added)
    throw new AppError('duplicate', `Somebody with the e-mail ${user.email} exists already`);
  return { id: added.id, company: company.name };
}

async function findUser(db: Executor, email: string) {
  const user = await db
    .selectFrom('users')
    .select(['company_id as companyId', 'id as userId', 'disabled_at as disabledAt'])
    .where('email_key', '=', nameKey(email))
    .executeTakeFirst();
  if (!user) throw new AppError('not_found', `Nobody has the e-mail ${email}`);
  return user;
}

/** Gives somebody a new password, forgets sessions and devices, and lets them try at once. */
export async function setPassword(db: Executor, email: string, password: string): Promise<void> {
  const found = await findUser(db, email);
  refuseWeakPassword(password, await readNames(db, found));
  const { passwordHash: old } = await readPasswordHash(db, found);
  if (await isPassword(old, password)) throw passwordRefused(PASSWORD_REFUSALS.same);
  const passwordHash = await hashPassword(password);
  await transact(db, async (tx) => {
    const user = await findUser(tx, email);
    await updatePassword(tx, user, passwordHash);
    await deleteSessionsOf(tx, user);
    await deleteDevicesOf(tx, user);
    await forgetFailures(tx, { subject: accountSubject(nameKey(email)) });
  });
}

/** Lets somebody in no more, forgets sessions and devices; what they did keeps their name. */
export const disableUser = (db: Executor, email: string, now: Date): Promise<void> =>
  transact(db, async (tx) => {
    const user = await findUser(tx, email);
    await tx
      .updateTable('users')
      .set({ disabled_at: user.disabledAt ?? now.toISOString() })
      .where('company_id', '=', user.companyId)
      .where('id', '=', user.userId)
      .execute();
    await deleteSessionsOf(tx, user);
    await deleteDevicesOf(tx, user);
  });
