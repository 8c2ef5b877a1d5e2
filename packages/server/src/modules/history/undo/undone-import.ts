import { sql } from 'kysely';

import type { Tx } from '../../../db/database';
import { refuse } from '../../../errors';

/** Throws 409 if the operation is an import that is still being booked or taken back. */
export async function refuseNotDone(
  tx: Tx,
  companyId: number,
  { id, kind }: { id: number; kind: string },
): Promise<void> {
  if (kind !== 'import') return;
  const found = await tx
    .selectFrom('imports')
    .select('id')
    .where('company_id', '=', companyId)
    .where('operation_id', '=', id)
    .where('state', 'not in', ['applied', 'cancelled', 'failed'])
    .executeTakeFirst();
  if (!found) return;
  throw refuse('import_not_done', {}, { data: { import: found.id } });
}

/** Forgets the suppliers' codes that an import brought and of which no other units are in stock. */
export const dropCodesOf = (tx: Tx, companyId: number, operation: number) =>
  sql`delete from product_codes c using imports i
    where i.company_id = ${companyId} and i.operation_id = ${operation}
      and c.company_id = i.company_id and c.import_id = i.id
      and not exists (
        select from units u where u.company_id = c.company_id and u.product_id = c.product_id
          and u.number_id is not distinct from c.number_id
          and u.sale_id is null and u.out_id is null
      )`.execute(tx);
