import type { ParsedShipmentClose } from '@backoffice/contracts';

import { recordEvent } from '../../audit/record-event';
import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { refuse } from '../../errors';
import { readCodes } from '../products/products.repository';
import { refuseForeignClosing } from '../units/own-shop';
import { recordOperation } from '../units/record-operation';
import { unitsInWords } from '../units/units-in-words';
import { claimSent, requireShipment } from './claim-sent';
import { viewShipment } from './shipments-list.service';
import {
  closeIfDone,
  endWay,
  type Ended,
  loseOnWay,
  readSent,
  type SentRow,
  type StoredShipment,
} from './shipments.repository';

/** Throws 409 with the shipment as it is where `ids` are not exactly the units still under way. */
async function refuseChanged(
  tx: Tx,
  { caller }: Context,
  { shipment, sent }: { shipment: StoredShipment; sent: SentRow[] },
  ids: number[],
): Promise<void> {
  if (shipment.closed_at !== null) {
    const data = await viewShipment(tx, caller, shipment.id);
    throw refuse('shipment_closed', { number: String(shipment.number) }, { data });
  }
  const open = new Set(
    sent.filter(({ state }) => state === 'under_way').map(({ unit_id: id }) => id),
  );
  if (open.size === ids.length && ids.every((id) => open.has(id))) return;
  const data = await viewShipment(tx, caller, shipment.id);
  throw refuse('shipment_changed', { number: String(shipment.number) }, { data });
}

/** Tells the audit which units were lost. */
async function tellLost(
  tx: Tx,
  context: Context,
  number: number,
  { lost, returned }: ParsedShipmentClose,
): Promise<void> {
  if (!lost.length) return;
  const units = await readCodes(tx, context.caller.companyId, lost);
  const changes = {
    lost: { after: lost.length },
    ...(returned.length && { returned: { after: returned.length } }),
  };
  const subject = `${number}: ${unitsInWords(units)}`;
  await recordEvent(tx, context, { kind: 'shipment.closed', subject, changes });
}

/**
 * Closes a shipment: each unit that never came is lost, or was never sent and is back in stock
 * where it stood. Throws 409 `changed` with the shipment as it is where the request doesn't name
 * exactly the units under way, and `closed` where somebody closed it before.
 */
export async function closeShipment(
  tx: Tx,
  context: Context,
  id: number,
  input: ParsedShipmentClose,
): Promise<{ operation: number; ids: number[] }> {
  const { caller, now } = context;
  const { companyId, userId } = caller;
  const { lost, returned, note } = input;
  const found = await requireShipment(tx, context, id);
  refuseForeignClosing(caller, found, await readSent(tx, companyId, { shipment: id }));
  const ids = [...lost, ...returned];
  const claimed = await claimSent(tx, context, { shipment: id, ids });
  await refuseChanged(tx, context, claimed, ids);
  const at = now.toISOString();
  const operation = await recordOperation(tx, caller, { kind: 'shipment', at, note });
  const ended: Ended = { companyId, userId, operation, at, shipment: id, ids };
  if (lost.length) await loseOnWay(tx, { ...ended, ids: lost });
  if (returned.length) {
    const back = { state: 'returned', location: 'as it was' } as const;
    await endWay(tx, { ...ended, ids: returned }, back);
  }
  await closeIfDone(tx, ended);
  await tellLost(tx, context, found.number, input);
  return { operation, ids };
}
