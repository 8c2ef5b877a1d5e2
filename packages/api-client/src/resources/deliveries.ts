import { deliveryCalls, type DeliveryFilter } from '@backoffice/contracts';
import { queryOptions } from '@tanstack/react-query';

import { call, writeAndRead } from './call';
import { paged } from './paged';
import * as ROOTS from './query-roots';
import { receivedOf } from './receiving';

const PAGE_SIZE = 100;

export const deliveryQueries = {
  /** Deliveries by filter, latest first, page by page (`fetchNextPage`). */
  list: (filter: DeliveryFilter) =>
    paged(deliveryCalls.list, {
      queryKey: [ROOTS.products, 'deliveries', filter],
      query: filter,
      pageSize: PAGE_SIZE,
    }),

  /** A delivery with its units, by size, and what was put right, latest first. */
  one: (id: number) =>
    queryOptions({
      queryKey: [ROOTS.products, 'delivery', id],
      queryFn: ({ signal }) => call(deliveryCalls.one, { params: { id }, signal }),
    }),
};

const STOCK = [ROOTS.products, ROOTS.operations];

export const deliveryMutations = {
  /**
   * Puts right what was mistyped in a delivery; prices in euros, what is left out stays. `left` units
   * of it were sold or out and stay as they are. 409 `already_sold` or `gone` with `conflicts` where
   * `ids` names units that are sold or out.
   */
  correct: (id: number) =>
    writeAndRead(deliveryCalls.correct, { params: { id }, invalidates: STOCK }),

  /** Receives units that came with a delivery and were not counted. */
  addUnits: (id: number) =>
    writeAndRead(deliveryCalls.addUnits, { params: { id }, invalidates: STOCK }, receivedOf),
};
