import { productQueries } from '@backoffice/api-client/resources/products';
import type { LabelUnit } from '@backoffice/ui/stock';
import type { QueryClient } from '@tanstack/react-query';

import type { Delivery } from './delivery/delivery';

/**
 * The labels of exactly the units that were received. Their sizes stand in the stock list; a unit
 * that left it within the minute still gets its label, without the size.
 */
export async function labelsOf(delivery: Delivery, client: QueryClient): Promise<LabelUnit[]> {
  const rows = await client.fetchQuery(
    productQueries.all({ code: delivery.product.code, sort: 'date', dir: 'desc' }),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return delivery.items.map(
    (item) => byId.get(item.id) ?? { ...delivery.product, ...item, number: null },
  );
}
