import type { Executor } from '../../db/database';

interface Owner {
  companyId: number;
  userId: number;
}

export const readCredentials = (db: Executor, emailKey: string) =>
  db
    .selectFrom('users')
    .select(['company_id as companyId', 'id as userId', 'password_hash as passwordHash'])
    .where('email_key', '=', emailKey)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();

export const readUser = (db: Executor, { companyId, userId }: Owner) =>
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
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

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
