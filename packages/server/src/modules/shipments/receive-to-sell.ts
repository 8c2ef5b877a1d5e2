import type { Caller, Context } from '../../caller';
import type { Tx } from '../../db/database';
import { recordOperation } from '../units/record-operation';
import type { LockedUnit } from '../units/stock-claims';
import { closeIfDone, endWay, findShipments, holdShipments } from './shipments.repository';

/** A unit under way that is at the counter already: it is received in `location` and then sold. */
interface Coming {
  id: number;
  shipment: number;
  location: number;
}

type Sent = LockedUnit & { shipment_id: number };
const isSent = (unit: LockedUnit): unit is Sent => unit.shipment_id !== null;

export interface AtCounter {
  /** All units; those that come as they will be once they are received. */
  units: LockedUnit[];
  coming: Coming[];
}

/**
 * Finds which of these locked units come from a shipment, and where they are received: in the
 * caller's shop if they were sent from it, else where they go.
 */
export async function seeComing(
  tx: Tx,
  { companyId, locationId: own }: Caller,
  units: LockedUnit[],
  receive: ReadonlySet<number>,
): Promise<AtCounter> {
  const sent = units.filter(isSent).filter(({ id }) => receive.has(id));
  if (!sent.length) return { units, coming: [] };
  const shipments = await findShipments(tx, companyId, [
    ...new Set(sent.map(({ shipment_id: shipment }) => shipment)),
  ]);
  const goals = new Map(shipments.map(({ id, to_location_id: to }) => [id, to]));
  const coming = sent.map(({ id, shipment_id: shipment, location_id: from }): Coming => {
    const goal = goals.get(shipment) as number;
    return { id, shipment, location: own !== null && own === from ? own : goal };
  });
  const places = new Map(coming.map(({ id, location }) => [id, location]));
  const placed = units.map((unit) => {
    const location = places.get(unit.id);
    return location === undefined ? unit : { ...unit, shipment_id: null, location_id: location };
  });
  return { units: placed, coming };
}

/** Receives units at the counter, in an operation of their own. */
export async function receiveAtCounter(
  tx: Tx,
  { caller, now }: Context,
  coming: Coming[],
): Promise<void> {
  if (!coming.length) return;
  const { companyId, userId } = caller;
  const shipments = [...new Set(coming.map(({ shipment }) => shipment))];
  await holdShipments(tx, companyId, shipments);
  const at = now.toISOString();
  const operation = await recordOperation(tx, caller, { kind: 'shipment', at });
  for (const shipment of shipments) {
    const own = coming.filter((unit) => unit.shipment === shipment);
    for (const location of new Set(own.map((unit) => unit.location))) {
      const ids = own.filter((unit) => unit.location === location).map(({ id }) => id);
      const ended = { companyId, userId, operation, at, shipment, ids };
      await endWay(tx, ended, { state: 'arrived', location });
    }
    await closeIfDone(tx, { companyId, userId, at, shipment });
  }
}
