import type { ParsedDeliveryCorrection, ProductType } from '@backoffice/contracts';

import type { Tx } from '../../../db/database';
import { refuse } from '../../../errors';
import { findOrAddProducts, type KnownBy, readKnownBy } from '../../products/known-by.repository';
import { requireItem } from '../../reference/require-item';

const SIZED_FIELDS = ['type', 'color', 'size'] as const;

/**
 * Throws 422 for a field that goods of this type don't have, 404 for an id that the company doesn't
 * have.
 */
export async function requireRightReferences(
  tx: Tx,
  companyId: number,
  type: ProductType,
  { brand, type: specificType, color, size, name }: ParsedDeliveryCorrection,
): Promise<void> {
  const sized = { type: specificType, color, size };
  const field = SIZED_FIELDS.find((one) => sized[one] !== undefined);
  if (type === 'accessories' && field) {
    throw refuse('accessories_are_plain', {}, { at: field });
  }
  if (type !== 'accessories' && name !== undefined) {
    throw refuse('only_accessories_named', {}, { at: 'name' });
  }
  const asked = [
    { kind: 'brand', id: brand, type, field: 'brand' },
    { kind: 'type', id: specificType, type, field: 'type' },
    { kind: 'color', id: color, field: 'color' },
    { kind: 'number', id: size, type, field: 'size' },
  ] as const;
  for (const { id, ...reference } of asked) {
    if (id !== undefined) await requireItem(tx, companyId, { id, ...reference });
  }
}

const corrected = (product: KnownBy, right: ParsedDeliveryCorrection): KnownBy => ({
  ...product,
  code: right.code ?? product.code,
  brandId: right.brand ?? product.brandId,
  specificTypeId: right.type ?? product.specificTypeId,
  colorId: right.color ?? product.colorId,
  name: right.name ?? product.name,
});

/**
 * The corrected product of each of these, which is added if the company has no such product yet.
 */
export async function rightProducts(
  tx: Tx,
  companyId: number,
  { products, right, at }: { products: number[]; right: ParsedDeliveryCorrection; at: string },
): Promise<Map<number, number>> {
  const known = await readKnownBy(tx, companyId, products);
  const rights = known.map((product) => corrected(product, right));
  const idOf = await findOrAddProducts(tx, companyId, rights, at);
  return new Map(known.map(({ id }, index) => [id, idOf(rights[index] as KnownBy)]));
}
