import type { ParsedDeliveryInput, Received } from '@backoffice/contracts';

import type { Context } from '../../caller';
import { takeNumbers } from '../../db/counters';
import type { Tx } from '../../db/database';
import { findOrAddProducts, type KnownBy } from '../products/known-by.repository';
import { requireItem } from '../reference/require-item';
import { addCode } from '../supplier-codes/supplier-codes.service';
import { barcodeOf } from '../units/barcodes';
import { recordOperation } from '../units/record-operation';
import { requireSizes, sizesOf } from './arriving-sizes';
import { insertDelivery, insertUnits, type NewUnits } from './deliveries.repository';
import { joinDelivery, placeOf } from './joined-delivery';

async function requireReferences(tx: Tx, companyId: number, input: ParsedDeliveryInput) {
  const type = input.productType;
  await requireItem(tx, companyId, { kind: 'brand', id: input.brand, type, field: 'brand' });
  if (type === 'accessories') return;
  await requireItem(tx, companyId, { kind: 'type', id: input.type, type, field: 'type' });
  await requireItem(tx, companyId, { kind: 'color', id: input.color, field: 'color' });
  await requireSizes(tx, companyId, type, input.sizes);
}

const knownBy = (input: ParsedDeliveryInput): KnownBy => ({
  type: input.productType,
  code: input.code,
  brandId: input.brand,
  ...(input.productType === 'accessories'
    ? { specificTypeId: null, colorId: null, name: input.name }
    : { specificTypeId: input.type, colorId: input.color, name: null }),
});

type Arriving = Omit<NewUnits, 'locationId' | 'barcodes'>;

/** Puts units into the shop of whoever receives them. */
export async function bringIn(tx: Tx, { caller }: Context, arriving: Arriving) {
  const { companyId, sizes } = arriving;
  const locationId = await placeOf(tx, caller);
  const { barcode: numbers } = await takeNumbers(tx, companyId, { barcode: sizes.length });
  return insertUnits(tx, { ...arriving, locationId, barcodes: numbers.map(barcodeOf) });
}

/**
 * Takes a delivery in: an entry on the product (which is made if it is new) and a unit with a
 * barcode for every piece, in the shop of whoever receives, else in the company's first one.
 * Supplier codes that came with it belong to the product from then on. A model of a delivery that
 * is being received joins it.
 */
export async function receiveUnits(
  tx: Tx,
  context: Context,
  input: ParsedDeliveryInput,
): Promise<Received> {
  const { caller, now, today } = context;
  const { companyId, userId } = caller;
  const sizes = sizesOf(input);
  await requireReferences(tx, companyId, input);
  const joined = await joinDelivery(tx, context, input.delivery, sizes.length);
  const at = now.toISOString();
  const product = knownBy(input);
  const productId = (await findOrAddProducts(tx, companyId, [product], at))(product);
  const operation = await recordOperation(tx, caller, { kind: 'delivery', at, note: input.note });
  const delivery = {
    companyId,
    userId,
    productId,
    importPrice: input.importPrice,
    stockPrice: input.stockPrice,
    at,
    day: today,
    operation,
    first: joined?.id ?? null,
  };
  const deliveryId = await insertDelivery(tx, delivery);
  const arriving = { ...delivery, deliveryId, type: input.productType, sizes };
  const items = await bringIn(tx, context, arriving);
  for (const code of input.codes ?? []) {
    await addCode(tx, context, { ...code, product: productId });
  }
  const models = (joined?.models ?? 0) + 1;
  return { id: joined?.id ?? deliveryId, items, operation, models };
}
