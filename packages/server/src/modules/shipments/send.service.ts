import type { ParsedShipmentInput } from '@backoffice/contracts';

import type { Context } from '../../caller';
import { takeNumbers } from '../../db/counters';
import type { Tx } from '../../db/database';
import { refuse } from '../../errors';
import { requireLocation } from '../reference/reference.service';
import { refuseForeignShipment } from '../units/own-shop';
import { recordOperation } from '../units/record-operation';
import {
  type LockedUnit,
  lockUnits,
  refuseMissing,
  refuseOutOfStock,
  refuseRepeated,
} from '../units/stock-claims';
import { unitsSaid } from '../units/units-in-words';
import { insertShipment } from './shipments.repository';

/** Throws 422 for units that stand there already: they would be under way only on record. */
function refuseThere(units: LockedUnit[], location: number): void {
  const there = units.filter(({ location_id: place }) => place === location);
  if (!there.length) return;
  throw refuse('there_already', { units: unitsSaid(there) }, { at: 'location' });
}

/**
 * Sends units to another shop, all of them or none: from now on they are under way. What is set aside
 * may be sent, and stays set aside.
 */
export async function sendUnits(
  tx: Tx,
  { caller, now }: Context,
  { ids, location, note }: ParsedShipmentInput,
): Promise<{ id: number; number: number; ids: number[]; operation: number }> {
  const { companyId, userId } = caller;
  refuseRepeated(ids);
  await requireLocation(tx, companyId, location);
  const units = await lockUnits(tx, companyId, ids);
  refuseMissing(ids, units);
  refuseForeignShipment(caller, units);
  await refuseOutOfStock(tx, companyId, units);
  refuseThere(units, location);
  const at = now.toISOString();
  const operation = await recordOperation(tx, caller, { kind: 'shipment', at, note });
  const [number = 0] = (await takeNumbers(tx, companyId, { shipment: 1 })).shipment;
  const sent = { companyId, userId, operation, at, number, location, note, ids };
  return { id: await insertShipment(tx, sent), number, ids, operation };
}
