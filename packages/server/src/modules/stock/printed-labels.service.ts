import type { LabelsPrintedInput } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Caller, Context } from '../../caller';
import type { Tx } from '../../db/database';

/** Limits somebody who works for one shop to units that stand there, or in no shop. */
const withinReach = ({ isLimited, locationId }: Caller) =>
  isLimited ? sql`and (u.location_id is null or u.location_id = ${locationId})` : sql``;

/**
 * Notes that these labels were printed. A unit whose price, code or size changed since stays due, and
 * so does one of a shop that the caller doesn't work for. Answers the units whose labels are right.
 */
export async function noteLabelsPrinted(
  tx: Tx,
  { caller }: Context,
  { labels }: LabelsPrintedInput,
): Promise<{ ids: number[] }> {
  const { companyId } = caller;
  const { rows } = await sql<{ id: number }>`
    with printed as (
      select u.id from units u
      join products p on p.company_id = u.company_id and p.id = u.product_id
      left join numbers n on n.company_id = u.company_id and n.id = u.number_id
      join jsonb_to_recordset(cast(${JSON.stringify(labels)} as jsonb))
        as l (id bigint, price numeric, code text, number text)
        on l.id = u.id and l.price = u.price and l.code = p.code
        and l.number is not distinct from n.name
      where u.company_id = ${companyId} ${withinReach(caller)}
      order by u.id for update of u
    ), cleared as (
      update units u set label_due_by = null from printed
      where u.company_id = ${companyId} and u.id = printed.id and u.label_due_by is not null
    )
    select distinct id from printed order by id`.execute(tx);
  return { ids: rows.map(({ id }) => id) };
}
