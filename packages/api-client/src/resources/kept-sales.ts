import { readKeptSales } from '@backoffice/api-client/outage-database';
import { MOST_OFFLINE_SALES, type OfflineOutcome, type OfflineSale } from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { sendOfflineSales } from './offline-till';
import * as ROOTS from './query-roots';

/** Milliseconds between two looks while there are any: whoever has a line sends them meanwhile. */
const LOOK = 5_000;

export const keptSaleQueries = {
  /** Sales that this browser made without a line and that the server hasn't taken. */
  here: () =>
    queryOptions({
      queryKey: [ROOTS.sharedTills, 'detail', 'kept-sales'],
      queryFn: readKeptSales,
      refetchInterval: ({ state: { data } }) => (data?.sales.length ? LOOK : false),
    }),
};

export const keptSaleMutations = {
  /** Sends what a till made without a line from another machine; answers what became of each (added). */
  send: () =>
    mutationOptions({
      mutationFn: async ({ till, sales }: { till: number; sales: readonly OfflineSale[] }) => {
        const outcomes: OfflineOutcome[] = [];
        for (let from = 0; from < sales.length; from += MOST_OFFLINE_SALES) {
          const some = sales.slice(from, from + MOST_OFFLINE_SALES);
          outcomes.push(...(await sendOfflineSales(some, { till })));
        }
        return outcomes;
      },
      meta: {
        invalidates: [ROOTS.products, ROOTS.sales, ROOTS.till, ROOTS.figures, ROOTS.sharedTills],
      },
    }),
};
