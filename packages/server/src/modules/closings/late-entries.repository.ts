import type { LateEntry } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../db/database';

/** Entries that were made in a period after it was closed, oldest first. */
export async function readLateEntries(
  db: Executor,
  companyId: number,
  periodId: number,
): Promise<LateEntry[]> {
  const { rows } = await sql<LateEntry>`
    select e.id, e.source, coalesce('Receipt ' || s.receipt_number, t.subtype, v.subtype) as subject,
      s.receipt_number, e.way, e.amount, w.username as user, e.recorded_at
    from till_entries e
    join users w on w.company_id = e.company_id and w.id = e.user_id
    left join sales s on e.source in ('sale', 'correction', 'void')
      and s.company_id = e.company_id and s.id = e.source_id
    left join transactions t on e.source = 'transaction'
      and t.company_id = e.company_id and t.id = e.source_id
    -- One that was deleted is known by its last version.
    left join lateral (
      select x.before ->> 'subtype' as subtype from transaction_versions x
      where e.source = 'transaction' and t.id is null
        and x.company_id = e.company_id and x.transaction_id = e.source_id
      order by x.id desc limit 1
    ) v on true
    where e.company_id = ${companyId} and e.period_id = ${periodId} and e.late
    order by e.id`.execute(db);
  return rows;
}
