import { productCalls, type GroupFilter } from '@backoffice/contracts';

import { paged } from './paged';
import * as ROOTS from './query-roots';

const PAGE_SIZE = 50;

export const productGroupQueries = {
  /** Products that have units in the filter, page by page (`fetchNextPage`). Prices in euros. */
  list: (filter: GroupFilter, pageSize = PAGE_SIZE) =>
    paged(productCalls.groups, {
      queryKey: [ROOTS.products, 'groups', filter, pageSize],
      query: filter,
      pageSize,
    }),
};
