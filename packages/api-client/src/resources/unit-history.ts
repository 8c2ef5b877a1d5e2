import { productCalls } from '@backoffice/contracts';
import { queryOptions } from '@tanstack/react-query';

import { callIfKnown } from './call';
import { PRODUCT_RETENTION } from './product-retention';
import * as ROOTS from './query-roots';

export const unitQueries = {
  /** A unit's movements, oldest first; null where the server has no such call. */
  history: (id: number) =>
    queryOptions({
      queryKey: [ROOTS.products, 'detail', id, 'history'],
      queryFn: ({ signal }) => callIfKnown(productCalls.history, { params: { id }, signal }),
      gcTime: PRODUCT_RETENTION,
    }),

  /** Counts of the unit's product by size and location; null where the server has no such call. */
  siblings: (id: number) =>
    queryOptions({
      queryKey: [ROOTS.products, 'detail', id, 'siblings'],
      queryFn: ({ signal }) => callIfKnown(productCalls.siblings, { params: { id }, signal }),
      gcTime: PRODUCT_RETENTION,
    }),
};
