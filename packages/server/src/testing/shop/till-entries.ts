import type { TillSource, TillWay } from '@backoffice/contracts';

import type { TestServer } from '../test-server';

export type EntryRow = [source: TillSource, way: TillWay, amount: string, day: string];

/** What was entered in a company's tills, in order. */
export async function readEntries(
  { database: { db } }: TestServer,
  companyId: number,
): Promise<EntryRow[]> {
  const rows = await db
    .selectFrom('till_entries')
    .select(['source', 'way', 'amount', 'booked_on'])
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute();
  return rows.map(({ source, way, amount, booked_on: day }) => [source, way, amount, day]);
}
