import { http } from '@backoffice/api-client';
import {
  PATHS,
  PRODUCT_TYPES,
  type GroupFilter,
  type PageInfo,
  type ProductGroup,
  type ProductType,
} from '@backoffice/contracts';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';

import {
  dayOf,
  idOf,
  moneyOf,
  numberOf,
  oneOf,
  rowsOf,
  textOf,
  textOrNull,
  type Raw,
} from './normalise';
import * as ROOTS from './query-roots';
import { siblingsOf } from './siblings';

/** A product with its size run; its type is null where the server knows one that came later. */
export type GroupRow = Omit<ProductGroup, 'type'> & { type: ProductType | null };

interface GroupPage {
  rows: GroupRow[];
  page: PageInfo | null;
}

const PAGE_SIZE = 50;

const groupOf = (raw: Raw): GroupRow => ({
  id: idOf(raw.id),
  type: oneOf(PRODUCT_TYPES, raw.type),
  code: textOf(raw.code),
  brand: textOf(raw.brand),
  color: textOrNull(raw.color),
  specific_type: textOrNull(raw.specific_type),
  name: textOrNull(raw.name),
  units: numberOf(raw.units),
  price_from: moneyOf(raw.price_from),
  price_to: moneyOf(raw.price_to),
  date: dayOf(raw.date),
  sizes: siblingsOf(raw.sizes),
});

function listOf({ pages }: InfiniteData<GroupPage>) {
  // A product of which one was received while the pages were loaded may stand on two of them.
  const byId = new Map(pages.flatMap(({ rows }) => rows).map((row) => [row.id, row]));
  const first = pages[0]?.page;
  return {
    rows: [...byId.values()],
    total: first?.total ?? null,
    capped: first?.capped ?? false,
  };
}

export const productGroupQueries = {
  /** Products that have units in the filter, page by page (`fetchNextPage`). Prices in euros. */
  list: (filter: GroupFilter, pageSize = PAGE_SIZE) =>
    infiniteQueryOptions({
      queryKey: [ROOTS.products, 'groups', filter, pageSize],
      queryFn: async ({ pageParam, signal }): Promise<GroupPage> => {
        const params = { ...filter, limit: pageSize, cursor: pageParam };
        const { data, page } = await http.full('GET', PATHS.productGroups, { params, signal });
        return { rows: rowsOf(data).map(groupOf), page: page ?? null };
      },
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.page?.next,
      select: listOf,
    }),
};
