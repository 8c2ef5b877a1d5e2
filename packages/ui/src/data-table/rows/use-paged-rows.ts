import { useCallback, useMemo } from 'react';

/** The rows of all pages so far, as `productQueries.list` selects them. */
export interface LoadedRows<Row> {
  rows: Row[];
  /** How many the filter matches; null where the server does not say. */
  total?: number | null;
  capped?: boolean;
}

interface InfiniteRows<Row> {
  data: LoadedRows<Row> | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

export interface PagedRows<Row> {
  rows: Row[];
  /** How many rows the filter matches; how many were loaded where the server does not say. */
  total: number;
  /** There are more than `total`. */
  capped: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** For `onEndReached` of the table; undefined when everything is there. */
  loadMore: (() => void) | undefined;
}

const NO_ROWS: never[] = [];

/** Turns a query that loads page by page into the rows and props that `DataTable` takes. */
export function usePagedRows<Row>(query: InfiniteRows<Row>): PagedRows<Row> {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const rows = data?.rows ?? NO_ROWS;
  const loadMore = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  }, [isFetchingNextPage, fetchNextPage]);
  return useMemo(
    () => ({
      rows,
      total: data?.total ?? rows.length,
      capped: data?.capped === true || (hasNextPage && typeof data?.total !== 'number'),
      hasMore: hasNextPage,
      isLoadingMore: isFetchingNextPage,
      loadMore: hasNextPage ? loadMore : undefined,
    }),
    [rows, data, hasNextPage, isFetchingNextPage, loadMore],
  );
}
