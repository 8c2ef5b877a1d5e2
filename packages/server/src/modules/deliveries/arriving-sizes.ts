import { MAX_RECEIVED_UNITS, type ProductType } from '@backoffice/contracts';

import type { Tx } from '../../db/database';
import { refuse } from '../../errors';
import { requireItem } from '../reference/require-item';

interface SizedQuantity {
  size: number;
  quantity: number;
}

/** The size of each unit that arrives; 0 where units have none. */
export function sizesOf(arriving: { sizes: SizedQuantity[] } | { quantity: number }): number[] {
  if ('quantity' in arriving) return new Array<number>(arriving.quantity).fill(0);
  const at = 'sizes';
  const { sizes } = arriving;
  const named = sizes.map(({ size }) => size);
  if (new Set(named).size < named.length) throw refuse('size_listed_twice', {}, { at });
  const total = sizes.reduce((sum, { quantity }) => sum + quantity, 0);
  if (total === 0) throw refuse('quantity_missing', {}, { at });
  if (total > MAX_RECEIVED_UNITS) {
    throw refuse('too_many_units', { most: MAX_RECEIVED_UNITS }, { at });
  }
  return sizes.flatMap(({ size, quantity }) => new Array<number>(quantity).fill(size));
}

/** Throws 404 for a size that the company doesn't have, 422 for one of another type. */
export async function requireSizes(
  tx: Tx,
  companyId: number,
  type: ProductType,
  sizes: SizedQuantity[],
): Promise<void> {
  for (const [index, { size: id }] of sizes.entries()) {
    await requireItem(tx, companyId, { kind: 'number', id, type, field: `sizes.${index}.size` });
  }
}
