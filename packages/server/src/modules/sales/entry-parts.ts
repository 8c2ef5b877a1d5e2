import { type RawBuilder, sql } from 'kysely';

/** A row `p` of `entry_parts` as answers have it. */
export const PART: RawBuilder<unknown> = sql`
  json_build_object('way', p.way, 'amount', cast(p.amount as text))`;

/**
 * The parts of an entry that was paid in several ways, as `[{ way, amount }]`; null for one way. Its
 * company is that of the row `x`.
 */
export const partsOfEntry = (entryId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select json_agg(${PART} order by p.place) from entry_parts p
  where p.company_id = x.company_id and p.entry_id = ${entryId} having count(*) > 1)`;
