import { groupQuerySchema, productCalls, type ProductGroup } from '@backoffice/contracts';
import * as z from 'zod/mini';

import { listGroups } from '../../products/groups/product-groups.service';
import type { Column } from '../writing/column';
import { byCursor, defineList } from './define-list';
import { IDENTITY } from './identity';

const PRODUCTS = 200;

/** The sizes in all shops together, as "42 ×3, 43 ×1". */
function sizesOf({ sizes }: ProductGroup): string {
  const counts = new Map<string, number>();
  for (const { number, count } of sizes) {
    if (number !== null) counts.set(number, (counts.get(number) ?? 0) + count);
  }
  return [...counts].map(([size, count]) => `${size} ×${count}`).join(', ');
}

const COLUMNS: Column<ProductGroup>[] = [
  ...IDENTITY,
  { heading: 'units', is: 'count', value: ({ units }) => units },
  { heading: 'lowestPrice', is: 'money', value: (row) => row.price_from },
  { heading: 'highestPrice', is: 'money', value: (row) => row.price_to },
  { heading: 'lastReceived', is: 'day', value: ({ date }) => date },
  { heading: 'sizes', is: 'text', width: 40, value: sizesOf },
];

/** The stock, product by product. */
export const groups = defineList({
  call: productCalls.groups,
  filter: z.omit(groupQuerySchema, { limit: true, cursor: true }),
  columns: () => COLUMNS,
  pages: ({ db, context: { caller }, query }) =>
    byCursor((cursor) => listGroups(db, caller.companyId, { ...query, cursor, limit: PRODUCTS })),
});
