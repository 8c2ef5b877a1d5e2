import type { Conflict } from '@backoffice/contracts';

import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { refuse } from '../../errors';
import { readCodes } from '../products/products.repository';
import { refuseForeignArrival } from '../units/own-shop';
import { recordOperation } from '../units/record-operation';
import { unitsSaid } from '../units/units-in-words';
import { claimSent, requireShipment } from './claim-sent';
import { closeIfDone, endWay, type SentRow } from './shipments.repository';

interface Arrived {
  ids: number[];
  already: number[];
  operation: number | null;
  closed: boolean;
}

/** Throws 409 naming what was given up or sent back when the shipment was closed. */
async function refuseEnded(tx: Tx, companyId: number, asked: SentRow[]): Promise<void> {
  const ended = asked.filter(({ state }) => state === 'lost' || state === 'returned');
  if (!ended.length) return;
  const units = await readCodes(
    tx,
    companyId,
    ended.map(({ unit_id: id }) => id),
  );
  const conflicts = units.map((unit): Conflict => ({ ...unit, sold_at: null, sold_by: null }));
  throw refuse('ended_with_shipment', { units: unitsSaid(units) }, { conflicts });
}

/**
 * Receives units of a shipment where it goes, all that are asked for or none; what came before stays
 * as it is. The last one closes the shipment.
 */
export async function receiveUnits(
  tx: Tx,
  context: Context,
  shipment: number,
  ids: number[],
): Promise<Arrived> {
  const { caller, now } = context;
  const { companyId, userId } = caller;
  refuseForeignArrival(caller, await requireShipment(tx, context, shipment));
  const claimed = await claimSent(tx, context, { shipment, ids });
  const wanted = new Set(ids);
  const asked = claimed.sent.filter(({ unit_id: id }) => wanted.has(id));
  await refuseEnded(tx, companyId, asked);
  const idsIn = (state: SentRow['state']) =>
    asked.filter((unit) => unit.state === state).map(({ unit_id: id }) => id);
  const [coming, already] = [idsIn('under_way'), idsIn('arrived')];
  if (!coming.length) {
    const closed = claimed.shipment.closed_at !== null;
    return { ids: [], already, operation: null, closed };
  }
  const at = now.toISOString();
  const operation = await recordOperation(tx, caller, { kind: 'shipment', at });
  const arrived = { companyId, userId, operation, at, shipment, ids: coming };
  await endWay(tx, arrived, { state: 'arrived', location: claimed.shipment.to_location_id });
  return { ids: coming, already, operation, closed: await closeIfDone(tx, arrived) };
}
