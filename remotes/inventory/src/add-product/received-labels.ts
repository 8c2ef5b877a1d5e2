import { productQueries } from '@backoffice/api-client/resources/products';
import type { QueryClient } from '@tanstack/react-query';

import type { LabelUnit } from '../labels/label-unit';
import type { Receipt } from './receipt';

/**
 * The labels of exactly the units that were received. Their sizes stand in the stock list; a unit
 * that left it within the minute still gets its label, without the size.
 */
export async function labelsOf(receipt: Receipt, client: QueryClient): Promise<LabelUnit[]> {
  const rows = await client.fetchQuery(
    productQueries.all({ code: receipt.product.code, sort: 'date', dir: 'desc' }),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return receipt.items.map(
    (item) => byId.get(item.id) ?? { ...receipt.product, ...item, number: null },
  );
}
