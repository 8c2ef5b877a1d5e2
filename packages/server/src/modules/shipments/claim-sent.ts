import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { refuse } from '../../errors';
import { lockUnits, refuseRepeated } from '../units/stock-claims';
import {
  findShipments,
  holdShipments,
  readSent,
  type SentRow,
  type StoredShipment,
} from './shipments.repository';

export async function requireShipment(
  tx: Tx,
  { caller: { companyId } }: Context,
  id: number,
): Promise<StoredShipment> {
  const [shipment] = await findShipments(tx, companyId, [id]);
  if (!shipment) throw refuse('shipment_not_found');
  return shipment;
}

/** Throws 422 naming what was never in the shipment. */
function refuseForeign(ids: number[], sent: SentRow[]): void {
  const own = new Set(sent.map(({ unit_id: id }) => id));
  const foreign = ids.filter((id) => !own.has(id)).slice(0, 20);
  if (!foreign.length) return;
  throw refuse('not_of_shipment', { ids: foreign.map(String) }, { at: 'ids' });
}

/** Holds units of a shipment, then the shipment, and reads it anew; `sent` are all of its units. */
export async function claimSent(
  tx: Tx,
  context: Context,
  { shipment, ids }: { shipment: number; ids: number[] },
): Promise<{ shipment: StoredShipment; sent: SentRow[] }> {
  const { companyId } = context.caller;
  refuseRepeated(ids);
  refuseForeign(ids, await readSent(tx, companyId, { shipment, ids }));
  await lockUnits(tx, companyId, ids);
  await holdShipments(tx, companyId, [shipment]);
  return {
    shipment: await requireShipment(tx, context, shipment),
    sent: await readSent(tx, companyId, { shipment }),
  };
}
