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
