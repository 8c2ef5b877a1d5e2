import { sql } from 'kysely';

import type { Executor } from '../../db/database';

/**
 * Expects that everything a shop keeps agrees, and that no row lies in the future; answers how many
 * units are sold.
 */
export async function expectWhole(db: Executor, now: Date): Promise<number> {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from units where sale_id is not null) as sold,
    (select count(*) from sale_lines where reversal_id is null and not owed) as lines,
    (select count(*) filter (where kind = 'sold') - count(*) filter (where kind = 'returned')
      from movements) as moved,
    (select sum(units) from sale_entries)::bigint - owed.lines as entered,
    (select sum(units) from monthly_figures)::bigint - owed.lines as counted
    from (select count(*) as lines from sale_lines where owed and reversal_id is null) owed`.execute(
    db,
  );
  const { sold = 0, ...others } = rows[0] ?? {};
  for (const count of Object.values(others)) expect(count).toBe(sold);
  const odd = await sql<Record<string, number>>`select
    (select count(*) from sales where sold_at > ${now}) as ahead,
    (select count(*) from movements where happened_at > ${now}) as moved_ahead,
    (select count(*) from transactions where recorded_at > ${now}) as booked_ahead,
    (select count(*) from units u join deliveries d using (company_id)
      where d.id = u.delivery_id and d.product_id <> u.product_id) as strayed,
    (select count(*) from sale_lines x join units u on u.company_id = x.company_id
      and u.id = x.unit_id where u.received_on > x.sold_on
      or (u.sale_id is distinct from x.sale_id and x.reversal_id is null and not x.owed)) as early,
    (select count(*) from operations o where kind = 'return' and not exists (select from movements m
      where m.company_id = o.company_id and m.operation_id = o.id)
      and exists (select from reversals v where v.company_id = o.company_id
        and v.operation_id = o.id and not v.owed)) as empty,
    (select count(*) from units u where location_id is not null and not exists (select from locations l
      where l.company_id = u.company_id and l.id = u.location_id)) as lost`.execute(db);
  for (const count of Object.values(odd.rows[0] ?? {})) expect(count).toBe(0);
  return sold;
}
