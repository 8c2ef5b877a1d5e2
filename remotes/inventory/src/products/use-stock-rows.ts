import { productQueries, type StockRow } from '@backoffice/api-client/resources/products';
import type { ProductFilter } from '@backoffice/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

type RowsById = ReadonlyMap<number, StockRow>;

const withRows = (before: RowsById, rows: readonly StockRow[]): RowsById =>
  new Map([...before, ...rows.map((row) => [row.id, row] as const)]);

const rowsOf = (byId: RowsById, ids: Iterable<number>): StockRow[] =>
  [...ids].flatMap((id) => byId.get(id) ?? []);

/**
 * The rows behind ticked ids, whether they are on screen or not: labels, CSV and slips need more
 * than an id. Every row that was listed is remembered; the rest comes from the server.
 */
export function useStockRows(listed: readonly StockRow[]) {
  const client = useQueryClient();
  const [remembered, remember] = useState({ listed, byId: withRows(new Map(), listed) });
  const [allOf, setAllOf] = useState<ProductFilter | null>(null);

  let { byId } = remembered;
  if (remembered.listed !== listed) {
    byId = withRows(byId, listed);
    remember({ listed, byId });
  }

  /** The ticked rows that are known without asking the server. */
  const known = (ids: Iterable<number>): StockRow[] => rowsOf(byId, ids);

  /** The ids of all units that a filter matches, at most 5,000. */
  const idsOfAll = async (filter: ProductFilter): Promise<number[]> => {
    setAllOf(filter);
    const ids = await client.fetchQuery(productQueries.ids(filter));
    if (ids) return ids;
    const rows = await client.fetchQuery(productQueries.all(filter));
    return rows.map((row) => row.id);
  };

  /** All ticked rows; those that were never listed are loaded. */
  const load = async (ids: ReadonlySet<number>): Promise<StockRow[]> => {
    const rows = known(ids);
    if (rows.length === ids.size || !allOf) return rows;
    return rowsOf(withRows(byId, await client.fetchQuery(productQueries.all(allOf))), ids);
  };

  const addRows = useCallback(
    (rows: readonly StockRow[]) =>
      remember((before) => ({ ...before, byId: withRows(before.byId, rows) })),
    [],
  );

  return { known, idsOfAll, load, remember: addRows };
}
