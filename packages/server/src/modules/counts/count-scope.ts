import type { ParsedCountInput } from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Executor, Tx } from '../../db/database';
import { finds } from '../../db/name-key';
import type { StoredScope } from '../../db/tables/stock';
import { type AppError, refuse } from '../../errors';
import { readBrandIds } from '../products/products.repository';

type Scope = NonNullable<ParsedCountInput['scope']>;

export const emptyScope = (): AppError => refuse('nothing_to_count', {}, { at: 'scope' });

async function brandsOf(
  db: Executor,
  companyId: number,
  brand: Scope['brand'],
): Promise<number[] | undefined> {
  if (!brand) return undefined;
  if (typeof brand === 'number') return [brand];
  const brands = await readBrandIds(db, companyId, brand);
  if (brands.length) return brands;
  throw refuse('no_such_brand', { brand }, { at: 'scope' });
}

/**
 * The scope as it is stored: a brand's name becomes the ids that it means when the count starts.
 */
export async function resolveScope(
  tx: Tx,
  companyId: number,
  { type, brand, code, ids }: Scope = {},
): Promise<StoredScope> {
  const brands = await brandsOf(tx, companyId, brand);
  return {
    ...(type && { type }),
    ...(brands && { brands }),
    ...(code && { code }),
    ...(ids && { ids: [...new Set(ids)] }),
  };
}

export const isWholeShop = (scope: StoredScope): boolean => Object.keys(scope).length === 0;

/** Whether a unit `u` of a product `p` is part of what is counted, wherever it stands. */
export function inScope({ type, brands, code, ids }: StoredScope): RawBuilder<boolean> {
  const all: RawBuilder<unknown>[] = [];
  if (type) all.push(sql`u.product_type = ${type}`);
  if (brands) all.push(sql`p.brand_id = any(cast(${brands} as bigint[]))`);
  if (code) all.push(finds(sql`p.code_search`, code));
  if (ids) all.push(sql`u.id = any(cast(${ids} as bigint[]))`);
  return all.length ? sql`(${sql.join(all, sql` and `)})` : sql`true`;
}
