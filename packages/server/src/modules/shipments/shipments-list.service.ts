import type { PageInfo, Shipment, shipmentQuerySchema, ShipmentView } from '@backoffice/contracts';
import * as z from 'zod/mini';

import { may } from '../../authorize';
import type { Caller } from '../../caller';
import type { Executor } from '../../db/database';
import { refuse } from '../../errors';
import { readCursor, writeCursor } from '../../http/cursor';
import {
  readSentUnits,
  readShipment,
  readShipments,
  type ReadShipment,
} from './shipments-list.repository';

const PAGE = 50;

const cursorSchema = z.tuple([z.boolean(), z.iso.datetime(), z.int().check(z.positive())]);

function shown(row: ReadShipment, caller: Caller): Shipment {
  const { to_id: to, to_name: name, from_ids: from, ...shipment } = row;
  const { isLimited, locationId: own } = caller;
  const hasRight = may(caller, 'shipments');
  const mayReceive = hasRight && (!isLimited || to === own);
  const mayClose = mayReceive || (hasRight && from.every((place) => place === own));
  return { ...shipment, to: { id: to, name }, may_receive: mayReceive, may_close: mayClose };
}

/** A page of shipments, those under way first, then latest first. */
export async function listShipments(
  db: Executor,
  caller: Caller,
  { cursor, limit = PAGE, ...asked }: z.output<typeof shipmentQuerySchema>,
): Promise<{ data: Shipment[]; page: PageInfo }> {
  const [isOpen, at, id] = cursor ? readCursor(cursorSchema, cursor) : [];
  const after = isOpen === undefined || !at || !id ? undefined : { isOpen, at, id };
  const where = { ...asked, after, limit: limit + 1 };
  const found = await readShipments(db, caller.companyId, where);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  const next = last ? writeCursor(last.state === 'under_way', last.sent_at, last.id) : null;
  return { data: rows.map((row) => shown(row, caller)), page: { total: null, next } };
}

/** A shipment with its units; throws 404 where the company has no such shipment. */
export async function viewShipment(
  db: Executor,
  caller: Caller,
  id: number,
): Promise<ShipmentView> {
  const shipment = await readShipment(db, caller.companyId, id);
  if (!shipment) throw refuse('shipment_not_found');
  const units = await readSentUnits(db, caller.companyId, id);
  return { shipment: shown(shipment, caller), units };
}
