import {
  MAX_RECEIVED_UNITS,
  type PanelKind,
  type ParsedDeliveryInput,
  type Received,
} from '@backoffice/contracts';

import { takeNumbers } from '../../db/counters';
import type { Tx } from '../../db/database';
import { AppError } from '../../errors';
import type { Context } from '../../http/context';
import { recordOperation } from '../operations/record-operation';
import { NOUN } from '../panels/panel-tables';
import { readFirstLocation, readItem } from '../panels/panels.repository';
import { barcodeOf } from './barcodes';
import {
  findOrAddProduct,
  insertDelivery,
  insertUnits,
  type KnownBy,
} from './deliveries.repository';

const invalid = (field: string, message: string) =>
  new AppError('invalid', message, { fields: { [field]: message } });

/** Throws 404 for an id that the company has not, 422 for one that belongs to another type. */
async function requireItem(
  tx: Tx,
  companyId: number,
  { kind, id, type, field }: { kind: PanelKind; id: number; type?: string; field: string },
): Promise<void> {
  const item = await readItem(tx, companyId, kind, id);
  if (!item) {
    const message = `${NOUN[kind]} ${id} was not found`;
    throw new AppError('not_found', message, { fields: { [field]: message } });
  }
  if (type && item.type !== type) {
    throw invalid(field, `${NOUN[kind]} "${item.name}" is not one of ${type}`);
  }
}

async function requireReferences(tx: Tx, companyId: number, input: ParsedDeliveryInput) {
  const type = input.productType;
  await requireItem(tx, companyId, { kind: 'brand', id: input.brand, type, field: 'brand' });
  if (type === 'accessories') return;
  await requireItem(tx, companyId, { kind: 'type', id: input.type, type, field: 'type' });
  await requireItem(tx, companyId, { kind: 'color', id: input.color, field: 'color' });
  for (const [index, { size }] of input.sizes.entries()) {
    const field = `sizes.${index}.size`;
    await requireItem(tx, companyId, { kind: 'number', id: size, type, field });
  }
}

/** The size of each unit that arrives; 0 where units have none. */
function sizesOf(input: ParsedDeliveryInput): number[] {
  if (input.productType === 'accessories') return new Array<number>(input.quantity).fill(0);
  const named = input.sizes.map(({ size }) => size);
  if (new Set(named).size < named.length)
    throw invalid('sizes', 'Each size can be listed only once');
  const total = input.sizes.reduce((sum, { quantity }) => sum + quantity, 0);
  if (total === 0) throw invalid('sizes', 'Please enter a quantity');
  if (total > MAX_RECEIVED_UNITS) {
    throw invalid('sizes', `At most ${MAX_RECEIVED_UNITS.toLocaleString('en')} units at a time`);
  }
  return input.sizes.flatMap(({ size, quantity }) => new Array<number>(quantity).fill(size));
}

const knownBy = (input: ParsedDeliveryInput): KnownBy => ({
  type: input.productType,
  code: input.code,
  brandId: input.brand,
  ...(input.productType === 'accessories'
    ? { specificTypeId: null, colorId: null, name: input.name }
    : { specificTypeId: input.type, colorId: input.color, name: null }),
});

/**
 * Takes a delivery in: an entry on the product (which is made if it is new) and a unit with a
 * barcode for every piece, in the shop of whoever receives, else in the company's first one.
 */
export async function receiveUnits(
  tx: Tx,
  { caller, now, today }: Context,
  input: ParsedDeliveryInput,
): Promise<Received> {
  const { companyId, userId } = caller;
  const sizes = sizesOf(input);
  await requireReferences(tx, companyId, input);
  const at = now.toISOString();
  const productId = await findOrAddProduct(tx, companyId, knownBy(input), at);
  const delivery = {
    companyId,
    userId,
    productId,
    importPrice: input.importPrice,
    stockPrice: input.stockPrice,
    at,
    day: today,
  };
  const id = await insertDelivery(tx, delivery);
  const locationId = caller.locationId ?? (await readFirstLocation(tx, companyId));
  const operation = await recordOperation(tx, caller, { kind: 'delivery', at });
  const { barcode: numbers } = await takeNumbers(tx, companyId, { barcode: sizes.length });
  const items = await insertUnits(tx, {
    ...delivery,
    deliveryId: id,
    type: input.productType,
    locationId,
    sizes,
    barcodes: numbers.map(barcodeOf),
    operation,
  });
  return { id, items, operation };
}
