import type { PageInfo } from '@backoffice/contracts';
import { useMemo } from 'react';

/** One page of a list as an infinite query of api-client holds it. */
export interface RowPage<Row> {
  rows: Row[];
  page?: PageInfo | null;
}

interface InfiniteRows<Row> {
  data: { pages: RowPage<Row>[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

export interface PagedRows<Row> {
  rows: Row[];
  /** How many the filter matches; `capped`: and more than that. */
  total: number;
  capped: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
}

/** The rows of all pages that an infinite query has so far, for `DataTable`. */
export function usePagedRows<Row>(query: InfiniteRows<Row>): PagedRows<Row> {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data]);
  const first = data?.pages[0]?.page;
  return {
    rows,
    total: first?.total ?? rows.length,
    capped: first?.capped ?? false,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
  };
}
