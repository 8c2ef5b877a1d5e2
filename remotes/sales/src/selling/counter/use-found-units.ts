import { productQueries, type StockRow } from '@backoffice/api-client/resources/products';
import { usePagedRows } from '@backoffice/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';

/** The filter as it stands in the URL. */
export type SellingFilter = Record<'code' | 'brand', string>;

/** The units that the filter finds, page by page; an empty filter asks for none. */
export function useFoundUnits(url: SellingFilter) {
  const code = url.code.trim();
  const brand = url.brand.trim();
  const isFiltered = code !== '' || brand !== '';
  const query = useInfiniteQuery({ ...productQueries.list({ code, brand }), enabled: isFiltered });
  const { data } = query;
  const { loadMore } = usePagedRows(query);
  const rows = useMemo(
    (): StockRow[] => (isFiltered ? (data?.rows ?? []) : []),
    [data, isFiltered],
  );
  return { query, rows, filter: { code, brand }, isFiltered, loadMore };
}

export type FoundUnits = ReturnType<typeof useFoundUnits>;

/** Units sold here, until the list has been fetched again. */
export function useJustSold(listUpdatedAt: number) {
  const [soldAt, setSoldAt] = useState<ReadonlyMap<number, number>>(new Map());
  const remember = useCallback((ids: readonly number[]) => {
    const now = Date.now();
    setSoldAt((before) => new Map([...before, ...ids.map((id) => [id, now] as const)]));
  }, []);
  const isSold = useCallback(
    (id: number) => (soldAt.get(id) ?? -1) >= listUpdatedAt,
    [soldAt, listUpdatedAt],
  );
  return { isSold, remember };
}
