import type { Executor, Tx } from '../../db/database';

const company = (db: Executor, companyId: number) =>
  db
    .selectFrom('companies')
    .select([
      'id',
      'name',
      'registration_number',
      'admin',
      'email',
      'phone',
      'address',
      'created_at',
      'timezone',
    ])
    .where('id', '=', companyId);

export const readCompany = (db: Executor, companyId: number) =>
  company(db, companyId).executeTakeFirstOrThrow();

/** Reads a company and locks the row until the transaction ends. */
export const lockCompany = (tx: Tx, companyId: number) =>
  company(tx, companyId).forNoKeyUpdate().executeTakeFirstOrThrow();

/** People who can sign in, in the order in which they were added. */
export const readStaff = (db: Executor, companyId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'surname', 'email', 'role'])
    .where('company_id', '=', companyId)
    .where('disabled_at', 'is', null)
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .execute();

export const readEmployees = (db: Executor, companyId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'country', 'city', 'role', 'salary'])
    .where('company_id', '=', companyId)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();

export const updateCompany = (
  db: Executor,
  companyId: number,
  values: { phone: string | null; address: string | null },
) => db.updateTable('companies').set(values).where('id', '=', companyId).execute();
