import { sql } from 'kysely';

import type { Tx } from '../../../../db/database';

/** Holds the next units of an import that are still in stock, by id, after the unit `after`. */
export async function holdBookedUnits(
  tx: Tx,
  companyId: number,
  { id, after, limit }: { id: number; after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from units
    where company_id = ${companyId} and import_id = ${id} and id > ${after}
      and sale_id is null and out_id is null and shipment_id is null
    order by id limit ${limit} for no key update`.execute(tx);
  return rows.map((row) => row.id);
}

/** Forgets the suppliers' codes that an import brought. */
export const dropImportedCodes = (tx: Tx, companyId: number, id: number) =>
  sql`delete from product_codes where company_id = ${companyId} and import_id = ${id}`.execute(tx);
