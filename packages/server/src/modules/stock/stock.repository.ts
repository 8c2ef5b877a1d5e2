import type { OutReason } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Tx } from '../../db/database';

/** Units that an operation moves in or out of stock; the caller has locked them. */
interface Move {
  companyId: number;
  userId: number;
  ids: number[];
  operation: number;
  /** ISO text in UTC. */
  at: string;
}

interface Leaving extends Move {
  reason: OutReason;
  /** The shipment in which the units were lost. */
  shipment?: number;
}

/** Takes units out of stock for one reason; each keeps its location, which its history names. */
export const takeOut = (
  tx: Tx,
  { companyId, userId, ids, operation, at, reason, shipment }: Leaving,
) =>
  sql`with gone as (
      insert into outs (company_id, operation_id, reason)
      values (${companyId}, ${operation}, ${reason}) returning id
    ), left_stock as (
      update units u set out_id = gone.id from gone
      where u.company_id = ${companyId} and u.id = any(cast(${ids} as bigint[]))
      returning u.id, u.location_id, u.out_id
    )
    insert into movements (company_id, unit_id, kind, happened_at, recorded_at, user_id,
      from_location_id, operation_id, out_id, shipment_id)
    select ${companyId}, id, 'went_out', ${at}, ${at}, ${userId}, location_id,
      cast(${operation} as bigint), out_id, cast(${shipment ?? null} as bigint)
    from left_stock order by id`.execute(tx);

/**
 * Puts units that are out into stock at a location, or each where it was. The movement says where
 * they were before, and which out it ends.
 */
export const putIn = (
  tx: Tx,
  { companyId, userId, ids, operation, at, location }: Move & { location: number | 'as it was' },
) => {
  const place = location === 'as it was' ? sql`u.location_id` : sql`cast(${location} as bigint)`;
  return sql`with before as (
      select u.id, u.out_id, u.location_id, ${place} as place from units u
      where u.company_id = ${companyId} and u.id = any(cast(${ids} as bigint[]))
    ), found as (
      update units u set out_id = null, location_id = before.place from before
      where u.company_id = ${companyId} and u.id = before.id
    )
    insert into movements (company_id, unit_id, kind, happened_at, recorded_at, user_id,
      from_location_id, to_location_id, operation_id, out_id)
    select ${companyId}, id, 'found', ${at}, ${at}, ${userId}, location_id, place,
      cast(${operation} as bigint), out_id
    from before order by id`.execute(tx);
};
