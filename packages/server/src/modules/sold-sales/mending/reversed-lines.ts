import type { Conflict } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor } from '../../../db/database';
import { refuse } from '../../../errors';
import { unitsSaid } from '../../units/units-in-words';

type Kind = 'return' | 'void' | 'correction';

/** Those of the lines that were reversed before, with when and by whom. */
async function readReversed(
  db: Executor,
  companyId: number,
  { lines, kinds }: { lines: number[]; kinds: Kind[] },
): Promise<Conflict[]> {
  const { rows } = await sql<Conflict>`
    select x.id, p.code, s.sold_at, w.username as sold_by, v.happened_at as reversed_at,
      r.username as reversed_by
    from sale_lines x
    join reversals v on v.company_id = x.company_id and v.id = x.reversal_id
    join users r on r.company_id = v.company_id and r.id = v.user_id
    join sales s on s.company_id = x.company_id and s.id = x.sale_id
    join users w on w.company_id = s.company_id and w.id = s.user_id
    join units u on u.company_id = x.company_id and u.id = x.unit_id
    join products p on p.company_id = u.company_id and p.id = u.product_id
    where x.company_id = ${companyId} and x.id = any(cast(${lines} as bigint[]))
      and v.kind = any(cast(${kinds} as text[]))
    order by x.id`.execute(db);
  return rows;
}

/** Throws 409 with every line that was taken back, voided or corrected before. */
export async function refuseReversed(
  db: Executor,
  companyId: number,
  lines: number[],
  kinds: Kind[] = ['return', 'void', 'correction'],
): Promise<void> {
  const conflicts = await readReversed(db, companyId, { lines, kinds });
  if (!conflicts.length) return;
  throw refuse('already_reversed', { units: unitsSaid(conflicts) }, { conflicts });
}

/** Throws 409 where a line isn't settled whose unit was another sale's when it came in. */
export function refuseOwed(lines: { owed: boolean; reversal_id: number | null }[]): void {
  if (lines.some((line) => line.owed && line.reversal_id === null)) throw refuse('settle_first');
}
