import { MAX_DELIVERY_MODELS, MAX_ROWS } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Caller, Context } from '../../caller';
import type { Tx } from '../../db/database';
import { refuse } from '../../errors';
import { readFirstLocation } from '../reference/reference.repository';

/** The shop of whoever receives, else the company's first one. */
export const placeOf = async (tx: Tx, { companyId, locationId }: Caller) =>
  locationId ?? (await readFirstLocation(tx, companyId));

interface Joined {
  /** Id of its first model. */
  id: number;
  models: number;
}

interface Standing extends Joined {
  received_on: string;
  units: number;
  /** Units that weren't taken back. */
  here: number;
  /** The shop that its first model went to. */
  location: number | null;
  kind: string | null;
}

/** Locks a delivery by its first model, so that two who add a model to it come one after the other. */
async function lockFirst(tx: Tx, companyId: number, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from deliveries
    where company_id = ${companyId} and id = (select coalesce(d.first_id, d.id) from deliveries d
      where d.company_id = ${companyId} and d.id = ${id})
    for no key update`.execute(tx);
  return rows[0]?.id;
}

async function readStanding(tx: Tx, companyId: number, first: number): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select d.id, d.received_on, o.kind, n.models, n.units, n.here,
      (select m.to_location_id from movements m
        join units u on u.company_id = m.company_id and u.id = m.unit_id
        where m.company_id = d.company_id and m.operation_id = d.operation_id
          and u.delivery_id = d.id and m.kind = 'received' limit 1) as location
    from deliveries d
    left join operations o on o.company_id = d.company_id and o.id = d.operation_id
    cross join lateral (
      select count(distinct g.id) as models, count(u.id) as units,
        count(u.id) filter (where u.out_id is null) as here
      from (select d.id union all select x.id from deliveries x
        where x.company_id = ${companyId} and x.first_id = d.id) g
      left join units u on u.company_id = ${companyId} and u.delivery_id = g.id) n
    where d.company_id = ${companyId} and d.id = ${first}`.execute(tx);
  return rows[0] as Standing;
}

/**
 * The delivery that another model joins. It must be of today and of the shop that these units go to,
 * because a supplier's note is of one day and place; what an import brought in is no such note.
 */
export async function joinDelivery(
  tx: Tx,
  { caller, today }: Context,
  id: number | undefined,
  units: number,
): Promise<Joined | null> {
  if (id === undefined) return null;
  const { companyId } = caller;
  const first = await lockFirst(tx, companyId, id);
  if (first === undefined) throw refuse('delivery_not_found');
  const joined = await readStanding(tx, companyId, first);
  if (joined.kind !== 'delivery') throw refuse('delivery_not_found');
  if (joined.received_on !== today) throw refuse('delivery_other_day');
  if (joined.location !== (await placeOf(tx, caller))) throw refuse('delivery_other_shop');
  if (joined.here === 0) throw refuse('delivery_taken_back');
  const isFull = joined.models >= MAX_DELIVERY_MODELS || joined.units + units > MAX_ROWS;
  if (isFull) throw refuse('delivery_full', { models: MAX_DELIVERY_MODELS, units: MAX_ROWS });
  return joined;
}
