import type { ParsedDeliveryCorrection } from '@backoffice/contracts';

import { recordEvent } from '../../../audit/record-event';
import type { Context } from '../../../caller';
import type { Tx } from '../../../db/database';
import { refuse } from '../../../errors';
import { labelsDue } from '../../units/labels-due';
import { refuseOtherShops } from '../../units/own-shop';
import { recordOperation } from '../../units/record-operation';
import {
  type LockedUnit,
  lockUnits,
  refuseMissing,
  refuseOutOfStock,
  refuseRepeated,
} from '../../units/stock-claims';
import { readDelivery } from '../deliveries-list.repository';
import { readChanges } from '../delivery-changes.repository';
import {
  correctUnits,
  lockDelivery,
  type LockedDelivery,
  readUnitIds,
  recordChange,
} from './corrections.repository';
import { requireRightReferences, rightProducts } from './right-products';

const isInStock = ({ sale_id: sale, out_id: out, shipment_id: shipment }: LockedUnit) =>
  sale === null && out === null && shipment === null;

interface Held {
  delivery: LockedDelivery;
  /** All of its units. */
  units: LockedUnit[];
}

/** Locks the units of a delivery, then the delivery, then units that were added to it meanwhile. */
async function lockWhole(tx: Tx, companyId: number, id: number): Promise<Held> {
  const ids = await readUnitIds(tx, companyId, id);
  const units = await lockUnits(tx, companyId, ids);
  const delivery = await lockDelivery(tx, companyId, id);
  if (!delivery) throw refuse('delivery_not_found');
  const known = new Set(ids);
  const late = (await readUnitIds(tx, companyId, id)).filter((unit) => !known.has(unit));
  const added = late.length ? await lockUnits(tx, companyId, late) : [];
  return { delivery, units: [...units, ...added] };
}

/** The units that are put right: those that were named, else all that are in stock. */
async function wrongUnits(
  tx: Tx,
  { caller }: Context,
  { units }: Held,
  ids: number[] | undefined,
): Promise<LockedUnit[]> {
  if (ids) refuseRepeated(ids);
  const asked = new Set(ids);
  const wrong = units.filter((unit) => (ids ? asked.has(unit.id) : isInStock(unit)));
  if (ids) refuseMissing(ids, wrong);
  refuseOtherShops(caller, wrong);
  await refuseOutOfStock(tx, caller.companyId, wrong);
  return wrong;
}

/** Throws 422 if the correction changes nothing. */
function refuseUnchanged(
  { importPrice, ids: _, note: __, ...right }: ParsedDeliveryCorrection,
  { import_price: cost }: LockedDelivery,
  changed: number[],
): void {
  if (changed.length || (importPrice !== undefined && importPrice !== cost)) return;
  const [field = 'importPrice'] = Object.entries(right).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  );
  throw refuse('delivery_right_already', {}, { at: field });
}

async function tellAudit(tx: Tx, context: Context, id: number): Promise<void> {
  const { companyId } = context.caller;
  const view = await readDelivery(tx, companyId, id);
  const [latest] = await readChanges(tx, companyId, [id], { withCosts: true });
  await recordEvent(tx, context, {
    kind: 'delivery.corrected',
    subject: `Delivery ${id} (${view?.code ?? ''})`,
    changes: latest?.changes ?? {},
  });
}

/**
 * Puts right what was mistyped in a delivery. Units that are sold or out stay as they are and are
 * counted in `left`; named ones are refused with 409. Barcodes stay; labels that became wrong are
 * due.
 */
export async function correctDelivery(
  tx: Tx,
  context: Context,
  id: number,
  right: ParsedDeliveryCorrection,
): Promise<{ ids: number[]; operation: number; left: number }> {
  const { caller, now } = context;
  const { companyId, userId } = caller;
  const held = await lockWhole(tx, companyId, id);
  const wrong = await wrongUnits(tx, context, held, right.ids);
  const view = await readDelivery(tx, companyId, id);
  if (!view) throw refuse('delivery_not_found');
  await requireRightReferences(tx, companyId, view.type, right);
  const at = now.toISOString();
  const products = await rightProducts(tx, companyId, {
    products: [...new Set(wrong.map((unit) => unit.product_id))],
    right,
    at,
  });
  const operation = await recordOperation(tx, caller, { kind: 'adjustment', at, note: right.note });
  const ids = await correctUnits(tx, {
    ...{ companyId, userId, operation, at, products },
    ids: wrong.map((unit) => unit.id),
    size: right.size,
    price: right.stockPrice,
  });
  refuseUnchanged(right, held.delivery, ids);
  await recordChange(
    tx,
    companyId,
    { operation, delivery: held.delivery },
    {
      importPrice: right.importPrice,
      stockPrice: right.ids ? undefined : right.stockPrice,
    },
  );
  await labelsDue(tx, companyId, operation);
  await tellAudit(tx, context, id);
  return { ids, operation, left: held.units.filter((unit) => !isInStock(unit)).length };
}
