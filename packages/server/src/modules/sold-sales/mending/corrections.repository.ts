import { sql } from 'kysely';

import type { Tx } from '../../../db/database';
import type { CorrectedLine } from './corrected-lines';
import { partsOfLines } from './reversing.repository';

/**
 * Adds lines in place of those that were reversed; answers their ids. `bookedOn` is the day on
 * which a line counts.
 */
export async function insertCorrected(
  tx: Tx,
  companyId: number,
  lines: (CorrectedLine & { bookedOn: string })[],
): Promise<number[]> {
  const each = <T>(value: (line: (typeof lines)[number]) => T) => lines.map(value);
  const parts = partsOfLines(lines.map(({ before, after }) => ({ id: before.id, ...after })));
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into sale_lines (company_id, sale_id, unit_id, product_type, import_price,
        regular_price, price, payment_type, bank, sale_type, sold_on, corrects_id)
      select x.company_id, x.sale_id, x.unit_id, x.product_type, x.import_price, x.regular_price,
        a.price, a.payment_type, a.bank, a.sale_type, a.booked_on, x.id
      from unnest(cast(${each(({ before }) => before.id)} as bigint[]),
        cast(${each(({ after }) => after.price)} as numeric[]),
        cast(${each(({ after }) => after.payment_type)} as text[]),
        cast(${each(({ after }) => after.bank)} as text[]),
        cast(${each(({ after }) => after.sale_type)} as text[]),
        cast(${each(({ bookedOn }) => bookedOn)} as date[])) with ordinality
        as a (line_id, price, payment_type, bank, sale_type, booked_on, place)
      join sale_lines x on x.company_id = ${companyId} and x.id = a.line_id
      order by a.place
      returning id, corrects_id
    ), split as (
      insert into entry_parts (company_id, entry_id, place, way, amount)
      select ${companyId}, added.id, p.place, p.way, p.amount
      from ${parts} join added on added.corrects_id = p.line_id
    )
    select id from added order by id`.execute(tx);
  return rows.map(({ id }) => id);
}
