import type { SentState } from '@backoffice/contracts';
import { sql } from 'kysely';

import type { Executor, Tx } from '../../db/database';
import { takeOut } from '../stock/stock.repository';

export interface StoredShipment {
  id: number;
  number: number;
  to_location_id: number;
  closed_at: string | null;
}

interface Doing {
  companyId: number;
  userId: number;
  operation: number;
  /** ISO text in UTC. */
  at: string;
}

/** Units of one shipment, locked already, and what is done to them. */
export interface Ended extends Doing {
  shipment: number;
  ids: number[];
}

export async function findShipments(
  db: Executor,
  companyId: number,
  ids: number[],
): Promise<StoredShipment[]> {
  const { rows } = await sql<StoredShipment>`
    select id, number, to_location_id, closed_at from shipments
    where company_id = ${companyId} and id = any(cast(${ids} as bigint[]))`.execute(db);
  return rows;
}

/**
 * Locks shipments before units of them arrive, come back or are lost; after the locks of the units,
 * and in the order of the ids, so that nobody deadlocks.
 */
export const holdShipments = (tx: Tx, companyId: number, ids: number[]) =>
  sql`select from shipments where company_id = ${companyId} and id = any(cast(${ids} as bigint[]))
    order by id for no key update`.execute(tx);

export interface SentRow {
  unit_id: number;
  state: SentState;
  from_location_id: number | null;
}

/** The units of a shipment, all or those that are asked for. */
export async function readSent(
  db: Executor,
  companyId: number,
  { shipment, ids }: { shipment: number; ids?: number[] },
): Promise<SentRow[]> {
  const asked = ids ? sql`and unit_id = any(cast(${ids} as bigint[]))` : sql``;
  const { rows } = await sql<SentRow>`select unit_id, state, from_location_id from sent_units
    where company_id = ${companyId} and shipment_id = ${shipment} ${asked}
    order by unit_id`.execute(db);
  return rows;
}

interface NewShipment extends Doing {
  number: number;
  location: number;
  note: string;
  ids: number[];
}

/** Writes a shipment and puts its units under way; each stays on record where it stands. */
export async function insertShipment(
  tx: Tx,
  { companyId, userId, operation, at, number, location, note, ids }: NewShipment,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into shipments (company_id, number, to_location_id, note, operation_id, user_id, sent_at)
      values (${companyId}, ${number}, ${location}, ${note}, ${operation}, ${userId}, ${at})
      returning id
    ), gone as (
      update units u set shipment_id = made.id from made
      where u.company_id = ${companyId} and u.id = any(cast(${ids} as bigint[]))
      returning u.id, u.location_id, u.shipment_id
    ), listed as (
      insert into sent_units (company_id, shipment_id, unit_id, from_location_id)
      select ${companyId}, shipment_id, id, location_id from gone order by id
    ), moved as (
      insert into movements (company_id, unit_id, kind, happened_at, recorded_at, user_id,
        from_location_id, to_location_id, operation_id, shipment_id)
      select ${companyId}, id, 'sent', ${at}, ${at}, ${userId}, location_id, ${location},
        cast(${operation} as bigint), shipment_id
      from gone order by id
    )
    select id from made`.execute(tx);
  return (rows[0] as { id: number }).id;
}

/** The movement by which units under way come into stock again. */
const WAYS = {
  arrived: 'arrived',
  returned: 'came_back',
} as const satisfies Partial<Record<SentState, string>>;

/** Puts units that are under way into stock at a location, or each where it was sent from. */
export const endWay = (
  tx: Tx,
  { companyId, userId, operation, at, shipment, ids }: Ended,
  { state, location }: { state: keyof typeof WAYS; location: number | 'as it was' },
) => {
  const place = location === 'as it was' ? sql`u.location_id` : sql`cast(${location} as bigint)`;
  return sql`with before as (
      select u.id, u.location_id, ${place} as place from units u
      where u.company_id = ${companyId} and u.id = any(cast(${ids} as bigint[]))
    ), come as (
      update units u set shipment_id = null, location_id = before.place from before
      where u.company_id = ${companyId} and u.id = before.id
    ), ended as (
      update sent_units s set state = ${state}, operation_id = ${operation} from before
      where s.company_id = ${companyId} and s.shipment_id = ${shipment} and s.unit_id = before.id
    )
    insert into movements (company_id, unit_id, kind, happened_at, recorded_at, user_id,
      from_location_id, to_location_id, operation_id, shipment_id)
    select ${companyId}, id, ${WAYS[state]}, ${at}, ${at}, ${userId}, location_id, place,
      cast(${operation} as bigint), cast(${shipment} as bigint)
    from before order by id`.execute(tx);
};

/** Takes units that were lost on their way out of stock. */
export async function loseOnWay(tx: Tx, lost: Ended): Promise<void> {
  const { companyId, operation, shipment, ids } = lost;
  await sql`with ended as (
      update sent_units set state = 'lost', operation_id = ${operation}
      where company_id = ${companyId} and shipment_id = ${shipment}
        and unit_id = any(cast(${ids} as bigint[]))
    )
    update units set shipment_id = null
    where company_id = ${companyId} and id = any(cast(${ids} as bigint[]))`.execute(tx);
  await takeOut(tx, { ...lost, reason: 'lost' });
}

/** Closes a shipment of which nothing is under way any more; answers whether it did. */
export async function closeIfDone(
  tx: Tx,
  { companyId, userId, at, shipment }: Omit<Ended, 'ids' | 'operation'>,
): Promise<boolean> {
  const { rows } = await sql`
    update shipments set closed_at = ${at}, closed_by = ${userId}
    where company_id = ${companyId} and id = ${shipment} and closed_at is null
      and not exists (select from sent_units where company_id = ${companyId}
        and shipment_id = ${shipment} and state = 'under_way')
    returning id`.execute(tx);
  return rows.length > 0;
}
