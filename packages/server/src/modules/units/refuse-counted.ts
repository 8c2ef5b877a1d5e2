import { searchKey } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Tx } from '../../db/database';
import { nameKey } from '../../db/name-key';
import { refuse } from '../../errors';

const isPart = (code: string, scope: string) => searchKey(nameKey(code)).includes(searchKey(scope));

/**
 * Throws 409 where an open count asks for a part of a code that goods have before or after, but not
 * both: they would enter or leave it while people scan.
 */
export async function refuseCounted(
  tx: Tx,
  companyId: number,
  { before, after }: { before: string[]; after: string },
): Promise<void> {
  const { rows } = await sql<{ code: string; location: string; by: string }>`
    select c.scope ->> 'code' as code, l.name as location, w.username as by
    from counts c
    join locations l on l.company_id = c.company_id and l.id = c.location_id
    join users w on w.company_id = c.company_id and w.id = c.user_id
    where c.company_id = ${companyId} and c.state = 'open' and c.scope ? 'code'
    order by c.id`.execute(tx);
  const count = rows.find(({ code }) =>
    before.some((one) => isPart(one, code) !== isPart(after, code)),
  );
  if (count) throw refuse('run_in_count', count);
}
