import type { DeliveryUnitsInput, ProductType, Received } from '@backoffice/contracts';

import type { Context } from '../../caller';
import type { Tx } from '../../db/database';
import { refuse } from '../../errors';
import { recordOperation } from '../units/record-operation';
import { requireSizes, sizesOf } from './arriving-sizes';
import { lockDelivery, recordChange } from './corrections/corrections.repository';
import { readDelivery } from './deliveries-list.repository';
import { bringIn } from './deliveries.service';

/** The size of each added unit; throws 422 if sizes are missing, or given for accessories. */
async function arrivingOf(
  tx: Tx,
  companyId: number,
  type: ProductType,
  input: DeliveryUnitsInput,
): Promise<number[]> {
  const isSized = type !== 'accessories';
  if ('quantity' in input) {
    if (isSized) throw refuse('sizes_missing', {}, { at: 'sizes' });
    return sizesOf(input);
  }
  if (!isSized) throw refuse('accessories_without_sizes', {}, { at: 'quantity' });
  const sizes = sizesOf(input);
  await requireSizes(tx, companyId, type, input.sizes);
  return sizes;
}

/**
 * Takes in units that came with a delivery and were missed when it was counted: as the product that
 * it is by now, at its current prices, in the caller's shop.
 */
export async function addUnits(
  tx: Tx,
  context: Context,
  id: number,
  input: DeliveryUnitsInput,
): Promise<Received> {
  const { caller, now } = context;
  const { companyId, userId } = caller;
  const delivery = await lockDelivery(tx, companyId, id);
  const view = await readDelivery(tx, companyId, id);
  if (!delivery || !view) throw refuse('delivery_not_found');
  const sizes = await arrivingOf(tx, companyId, view.type, input);
  const at = now.toISOString();
  const operation = await recordOperation(tx, caller, { kind: 'delivery', at });
  await recordChange(tx, companyId, { operation, delivery });
  const items = await bringIn(tx, context, {
    ...{ companyId, userId, at, operation, sizes },
    deliveryId: id,
    productId: view.product_id,
    type: view.type,
    importPrice: delivery.import_price,
    stockPrice: delivery.stock_price,
    day: delivery.received_on,
  });
  return { id, items, operation };
}
