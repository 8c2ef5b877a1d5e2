import { productQueries, type StockRow } from '@backoffice/api-client/resources/products';
import type { QueryClient } from '@tanstack/react-query';

import type { PriceScope } from './price-change';

/** The units of a change of prices that need another label: at most 5,000 at once. */
export async function repricedLabels(
  client: QueryClient,
  { filter }: PriceScope,
  ids: readonly number[],
): Promise<StockRow[]> {
  const changed = new Set(ids);
  const due = productQueries.all({ ...(filter as object), label_due: '1' });
  const rows = await client.fetchQuery({ ...due, staleTime: 0 });
  return rows.filter(({ id }) => changed.has(id));
}
