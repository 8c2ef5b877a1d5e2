import { productCalls, shipmentCalls } from '@backoffice/contracts';
import { queryOptions } from '@tanstack/react-query';

import { callIfKnown, callWhole, ifSupported } from './call';
import * as ROOTS from './query-roots';

const MOST = 100;

/** What waits for somebody to do it, of all shops or of one. Null where the server has no such call. */
export const waitingQueries = {
  /** Shipments under way to the shop, or to any. */
  shipments: (to?: number) =>
    queryOptions({
      queryKey: [ROOTS.shipments, 'waiting', { to }],
      queryFn: async ({ signal }) => {
        const query = { state: 'under_way' as const, location: to, limit: MOST };
        const rows = await callIfKnown(shipmentCalls.list, { query, signal });
        return rows && rows.filter((shipment) => to === undefined || shipment.to.id === to);
      },
    }),

  /** How many units in stock need a label. */
  labels: (location?: number) =>
    queryOptions({
      queryKey: [ROOTS.products, 'labels-due', { location }],
      queryFn: async ({ signal }) => {
        const query = { label_due: '1' as const, location, limit: 1 };
        const answer = await ifSupported(callWhole(productCalls.list, { query, signal }, () => []));
        return answer?.page?.total ?? null;
      },
    }),
};
