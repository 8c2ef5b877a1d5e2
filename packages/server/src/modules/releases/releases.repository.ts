import type { Executor } from '../../db/database';

/** Names of shops by their ids. */
export async function readLocationNames(
  db: Executor,
  companyId: number,
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('locations')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Which of some addresses, as they are compared, people here sign in with. */
export async function readEmailKeys(
  db: Executor,
  companyId: number,
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('users')
    .select('email_key')
    .where('company_id', '=', companyId)
    .where('email_key', 'in', keys)
    .execute();
  return new Set(rows.map(({ email_key: key }) => key));
}

/** Whether the installation has this one company alone: releases are the installation's. */
export async function isAlone(db: Executor, companyId: number): Promise<boolean> {
  const other = await db
    .selectFrom('companies')
    .select('id')
    .where('id', '!=', companyId)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
}
