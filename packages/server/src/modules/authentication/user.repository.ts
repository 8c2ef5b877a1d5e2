import type { SignedIn } from '@backoffice/contracts';

import type { Executor, Tx } from '../../db/database';

interface Owner {
  companyId: number;
  userId: number;
}

/** Who has this e-mail, and whether they signed in before on the device with this mark. */
export const readCredentials = (db: Executor, emailKey: string, markHash: string) =>
  db
    .selectFrom('users')
    .select(['company_id as companyId', 'id as userId', 'password_hash as passwordHash'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('devices')
          .select('mark_hash')
          .where('mark_hash', '=', markHash)
          .whereRef('devices.company_id', '=', 'users.company_id')
          .whereRef('devices.user_id', '=', 'users.id'),
      ).as('isKnownDevice'),
    )
    .where('email_key', '=', emailKey)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();

const user = (db: Executor, { companyId, userId }: Owner) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'surname',
      'email',
      'phone',
      'role',
      'created_at',
      'location_id as location',
    ])
    .where('company_id', '=', companyId)
    .where('id', '=', userId);

export const readUser = (db: Executor, owner: Owner) => user(db, owner).executeTakeFirstOrThrow();

/** Reads a user and locks the row until the transaction ends. */
export const lockUser = (tx: Tx, owner: Owner) =>
  user(tx, owner).forNoKeyUpdate().executeTakeFirstOrThrow();

type Company = Omit<SignedIn['company'], 'timezone'>;

interface Person {
  user: Awaited<ReturnType<typeof readUser>>;
  company: Company;
}

export async function readPerson(db: Executor, { companyId, userId }: Owner): Promise<Person> {
  const row = await db
    .selectFrom('users as u')
    .innerJoin('companies as c', 'c.id', 'u.company_id')
    .select(['u.id', 'u.username', 'u.surname', 'u.email', 'u.phone', 'u.role', 'u.created_at'])
    .select('u.location_id as location')
    .select(['c.name', 'c.registration_number', 'c.admin', 'c.address'])
    .select(['c.email as companyEmail', 'c.phone as companyPhone', 'c.created_at as since'])
    .where('u.company_id', '=', companyId)
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  const { name, registration_number, admin, address, companyEmail, companyPhone, since } = row;
  const { id, username, surname, email, phone, role, created_at, location } = row;
  return {
    user: { id, username, surname, email, phone, role, created_at, location },
    company: {
      ...{ id: companyId, name, registration_number, admin, address },
      ...{ email: companyEmail, phone: companyPhone, created_at: since },
    },
  };
}

/** Names that make a weak password, as whoever knows the person would try them first. */
export async function readNames(db: Executor, { companyId, userId }: Owner): Promise<string[]> {
  const { username, surname, email, company } = await db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select(['username', 'surname', 'users.email', 'companies.name as company'])
    .where('company_id', '=', companyId)
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return [username, surname, `${username} ${surname}`, email, company];
}

export const readPasswordHash = (db: Executor, { companyId, userId }: Owner) =>
  db
    .selectFrom('users')
    .select('password_hash as passwordHash')
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

export const updateProfile = (
  db: Executor,
  { companyId, userId }: Owner,
  values: { phone?: string | null; location_id?: number | null },
) =>
  db
    .updateTable('users')
    .set(values)
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .execute();

/** Whether the password is still the one that was checked, and its owner was not disabled since. */
export async function isStillPassword(
  tx: Tx,
  { companyId, userId }: Owner,
  passwordHash: string,
): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .where('disabled_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return user !== undefined;
}

/** False if the password is no longer the old one. */
export async function replacePassword(
  tx: Tx,
  { companyId, userId }: Owner,
  { oldHash, newHash }: { oldHash: string; newHash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password_hash: newHash, demo_password: false })
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .where('password_hash', '=', oldHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const updatePassword = (db: Executor, { companyId, userId }: Owner, passwordHash: string) =>
  db
    .updateTable('users')
    .set({ password_hash: passwordHash, demo_password: false })
    .where('company_id', '=', companyId)
    .where('id', '=', userId)
    .execute();

/** Whether somebody can sign in with a password that stands in the README. */
export async function hasDemoPassword(db: Executor): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('demo_password', '=', true)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
