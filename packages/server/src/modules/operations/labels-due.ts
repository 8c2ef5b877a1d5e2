import { sql } from 'kysely';

import type { Tx } from '../../db/database';

/**
 * Notes whose labels an operation made wrong, and whose it made right again: to be called once the
 * operation's units and movements `repriced` and `corrected` are written, of an undo too. A unit's
 * label says what the unit was before the operation in `label_due_by`; once it is that again, by
 * whatever way, the label is right.
 */
export async function labelsDue(tx: Tx, companyId: number, operation: number): Promise<void> {
  await sql`
    with changed as (
      select distinct u.id, u.label_due_by, u.price, u.product_id, u.number_id
      from movements m join units u on u.company_id = m.company_id and u.id = m.unit_id
      where m.company_id = ${companyId} and m.operation_id = ${operation}
        and m.kind in ('repriced', 'corrected')
    ), printed as (
      select distinct on (m.unit_id, m.kind) m.unit_id, m.kind, m.from_price, m.from_product_id,
        m.from_number_id
      from changed c join movements m on m.company_id = ${companyId} and m.unit_id = c.id
      where m.kind in ('repriced', 'corrected') and m.id >= (
        select min(f.id) from movements f where f.company_id = ${companyId} and f.unit_id = c.id
          and f.operation_id = c.label_due_by)
      order by m.unit_id, m.kind, m.id
    ), wrong as (
      select c.id from changed c join printed p on p.unit_id = c.id
      where (p.kind = 'repriced' and p.from_price <> c.price)
        or (p.kind = 'corrected' and (p.from_product_id <> c.product_id
          or p.from_number_id is distinct from c.number_id))
    )
    update units u set label_due_by = case
      when c.label_due_by is null then cast(${operation} as bigint)
      when c.id in (select id from wrong) then c.label_due_by
    end
    from changed c where u.company_id = ${companyId} and u.id = c.id`.execute(tx);
}
