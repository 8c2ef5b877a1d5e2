import type { groupQuerySchema, PageInfo, ProductGroup, Sibling } from '@backoffice/contracts';
import type * as z from 'zod/mini';

import type { Executor } from '../../../db/database';
import { writeCursor } from '../../../http/cursor';
import { isHopeless, resolved } from '../resolved-filter';
import {
  type FoundGroup,
  type GroupFilter,
  groupOrder,
  readGroups,
  readSizes,
} from './product-groups.repository';

const PAGE = 100;

async function withSizes(
  db: Executor,
  companyId: number,
  filter: GroupFilter,
  found: FoundGroup[],
): Promise<ProductGroup[]> {
  const products = found.map(({ id }) => id);
  const sizes = new Map<number, Sibling[]>(products.map((id) => [id, []]));
  for (const { product_id: product, ...size } of await readSizes(db, companyId, filter, products)) {
    sizes.get(product)?.push(size);
  }
  return found.map(({ sorted: _sorted, total: _total, ...group }) => ({
    ...group,
    sizes: sizes.get(group.id) ?? [],
  }));
}

/** A page of products with their sizes by location; counted on the first page of a filter only. */
export async function listGroups(
  db: Executor,
  companyId: number,
  { cursor, limit = PAGE, ...asked }: z.output<typeof groupQuerySchema>,
): Promise<{ data: ProductGroup[]; page: PageInfo }> {
  const filter = await resolved(db, companyId, asked);
  if (isHopeless(filter)) return { data: [], page: { total: 0, next: null } };
  const order = groupOrder(filter);
  const found = await readGroups(db, companyId, { filter, order, cursor, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const next = found.length > limit && last ? writeCursor(last.sorted, last.id) : null;
  const total = cursor ? null : (last?.total ?? 0);
  return { data: await withSizes(db, companyId, filter, shown), page: { total, next } };
}
