import { sql } from 'kysely';

import type { Tx } from '../../db/database';

/** The first movement since a label became wrong: it says what the label says. Found by an index. */
const firstSince = (companyId: number, kind: 'repriced' | 'corrected') => sql`
  select m.from_price, m.from_product_id, m.from_number_id from movements m
  where m.company_id = ${companyId} and m.unit_id = c.id and m.kind = ${kind} and m.id >= c.since
  order by m.id limit 1`;

/**
 * Notes whose labels an operation made wrong, and whose it made right again: to be called once the
 * operation's units and movements `repriced` and `corrected` are written, of an undo too. A unit's
 * label says what the unit was before the operation in `label_due_by`; once it is that again, by
 * whatever way, the label is right.
 */
export async function labelsDue(tx: Tx, companyId: number, operation: number): Promise<void> {
  await sql`
    with changed as materialized (
      select u.id, u.label_due_by, u.price, u.product_id, u.number_id, (
        select min(f.id) from movements f where f.company_id = ${companyId}
          and f.unit_id = u.id and f.operation_id = u.label_due_by) as since
      from (select distinct m.unit_id from movements m where m.company_id = ${companyId}
        and m.operation_id = ${operation} and m.kind in ('repriced', 'corrected')) m
      join units u on u.company_id = ${companyId} and u.id = m.unit_id
    ), wrong as (
      select c.id from changed c
      left join lateral (${firstSince(companyId, 'repriced')}) p on true
      left join lateral (${firstSince(companyId, 'corrected')}) i on true
      where p.from_price <> c.price or i.from_product_id <> c.product_id
        or (i.from_product_id is not null and i.from_number_id is distinct from c.number_id)
    )
    update units u set label_due_by = case
      when c.label_due_by is null then cast(${operation} as bigint)
      when c.id in (select id from wrong) then c.label_due_by
    end
    from changed c where u.company_id = ${companyId} and u.id = c.id`.execute(tx);
}
