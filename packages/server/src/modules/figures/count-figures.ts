import { sql } from 'kysely';

import type { Tx } from '../../db/database';

/**
 * Adds the entries of these lines and reversals to the figures of the months in which they count.
 */
export async function countFigures(tx: Tx, companyId: number, entryIds: number[]): Promise<void> {
  await sql`
    insert into monthly_figures as f (company_id, month, product_type, payment_type, sale_type,
      units, amount)
    select ${companyId}, date_trunc('month', booked_on)::date, product_type, payment_type, sale_type,
      sum(units), sum(amount)
    from sale_parts
    where company_id = ${companyId} and id = any(cast(${entryIds} as bigint[]))
    group by 2, 3, 4, 5 order by 2, 3, 4, 5
    on conflict (company_id, month, product_type, payment_type, sale_type)
    do update set units = f.units + excluded.units, amount = f.amount + excluded.amount`.execute(
    tx,
  );
}
