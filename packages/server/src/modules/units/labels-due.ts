import { sql } from 'kysely';

import type { Tx } from '../../db/database';

/**
 * Notes which labels an operation made wrong, and which it made right again. Call it once the
 * operation's units and its movements `repriced` and `corrected` are written, for an undo too. The
 * label of a unit shows what the unit was before the operation in `label_due_by`; once the unit is
 * that again, by whatever way, the label is right.
 */
export async function labelsDue(tx: Tx, companyId: number, operation: number): Promise<void> {
  // New rows have no statistics yet, so each step reads the one before once, by an index.
  await sql`
    with changed as materialized (
      select distinct u.id, u.label_due_by, u.price, u.product_id, u.number_id
      from movements m join units u on u.company_id = m.company_id and u.id = m.unit_id
      where m.company_id = ${companyId} and m.operation_id = ${operation}
        and m.kind in ('repriced', 'corrected')
    ), history as (
      select c.*, m.id as movement, m.kind, m.from_price, m.from_product_id, m.from_number_id,
        min(m.id) filter (where m.operation_id = c.label_due_by) over (partition by c.id) as since
      from changed c cross join lateral (
        select * from movements m where m.company_id = ${companyId} and m.unit_id = c.id
          and m.kind in ('repriced', 'corrected') offset 0
      ) m where c.label_due_by is not null
    ), printed as (
      select distinct on (id, kind) id, label_due_by, case kind
        when 'repriced' then from_price <> price
        else from_product_id <> product_id or from_number_id is distinct from number_id
      end as is_wrong
      from history where movement >= since order by id, kind, movement
    ), due as (
      select id, cast(${operation} as bigint) as since from changed where label_due_by is null
      union all
      select id, case when bool_or(is_wrong) then label_due_by end from printed
      group by id, label_due_by
    )
    update units u set label_due_by = due.since from due
    where u.company_id = ${companyId} and u.id = due.id
      and u.label_due_by is distinct from due.since`.execute(tx);
}
