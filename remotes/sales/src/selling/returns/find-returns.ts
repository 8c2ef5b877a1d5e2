import { ApiError } from '@backoffice/api-client';
import { soldSaleQueries } from '@backoffice/api-client/resources/sold-sales';
import type { SaleView } from '@backoffice/contracts';
import type { QueryClient } from '@tanstack/react-query';

import { returnLine, type ReturnLine } from '../basket/return-lines';

/**
 * The sale of a unit's barcode or a slip's; null if nobody knows it, or the server has no such
 * call.
 */
export async function saleOfCode(client: QueryClient, code: string): Promise<SaleView | null> {
  try {
    return await client.fetchQuery({ ...soldSaleQueries.find({ code }), staleTime: 0 });
  } catch (error) {
    if (error instanceof ApiError && error.isUnsupported) return null;
    throw error;
  }
}

/** The given lines of a sale, without those that can't come back. */
export async function returnsOfSale(
  client: QueryClient,
  sale: number,
  lines: readonly number[],
): Promise<ReturnLine[]> {
  const view = await client.fetchQuery({ ...soldSaleQueries.sale(sale), staleTime: 0 });
  return stillSold(view).filter(({ sold }) => lines.includes(sold.id));
}

/** The lines of a sale whose units the customer still has. */
export const stillSold = (view: SaleView): ReturnLine[] =>
  view.lines.filter(({ state }) => state === 'sold').map((line) => returnLine(view, line));
