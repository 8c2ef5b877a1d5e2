import type { Call, DataOf, PageInfo } from '@backoffice/contracts';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';

import { callWhole } from './call';
import type { Sent } from './send';

export interface Page<Row> {
  rows: Row[];
  /** Null on servers that always answer the whole list. */
  page: PageInfo | null;
}

/** What is loaded so far, as `usePagedRows` of ui takes it: each row once. */
export interface PagedList<Row> {
  rows: Row[];
  /** How many the filter matches; null where the server does not count. */
  total: number | null;
  /** There are more than `total`. */
  capped: boolean;
}

/** A row that moved while the pages were loaded may stand on two of them, and stands here once. */
export function listOf<Row extends { id: number }>({
  pages,
}: InfiniteData<Page<Row>>): PagedList<Row> {
  const byId = new Map(pages.flatMap(({ rows }) => rows).map((row) => [row.id, row]));
  const first = pages[0]?.page;
  return { rows: [...byId.values()], total: first?.total ?? null, capped: first?.capped ?? false };
}

type RowOf<C extends Call> = DataOf<C> extends (infer Row extends { id: number })[] ? Row : never;

type Asked<C extends Call> = Pick<Sent<C>, 'params'> & {
  queryKey: readonly unknown[];
  query: object;
  pageSize: number;
};

/** A list by its call, page by page (`fetchNextPage`). */
export const paged = <const C extends Call>(
  call: C,
  { queryKey, params, query, pageSize }: Asked<C>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal }): Promise<Page<RowOf<C>>> => {
      const asked = { ...query, limit: pageSize, cursor: pageParam };
      const sent = { ...(params && { params }), query: asked, signal } as unknown as Sent<C>;
      const { data, page } = await callWhole(call, sent);
      return { rows: data as RowOf<C>[], page: page ?? null };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.page?.next,
    select: listOf<RowOf<C>>,
  });
