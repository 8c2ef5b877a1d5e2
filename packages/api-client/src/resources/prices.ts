import { priceCalls, type BodyOf, type PriceChange } from '@backoffice/contracts';
import { queryOptions } from '@tanstack/react-query';

import { call, writeAndRead } from './call';
import * as ROOTS from './query-roots';
import { requestOf } from './send';
import { unreadChange } from './stock-changes';

export const priceQueries = {
  /**
   * What a change of prices would do; euros. 422 names fields, 409 `already_sold` and `gone` the units
   * that are not in stock. It is asked for anew as soon as stock or prices change.
   */
  preview: (change: PriceChange) =>
    queryOptions({
      queryKey: [ROOTS.products, 'price-preview', change],
      queryFn: ({ signal }) => call(priceCalls.preview, { body: change, signal }),
      gcTime: 0,
    }),
};

/** The request that changes prices, as somebody may have to approve it. */
export const applyRequest = (body: BodyOf<typeof priceCalls.apply>) =>
  requestOf(priceCalls.apply, { body });

export const priceMutations = {
  /** Changes prices as previewed; 409 `stale_preview` changes nothing: preview again. */
  apply: () =>
    writeAndRead(
      priceCalls.apply,
      { invalidates: [ROOTS.products, ROOTS.operations] },
      unreadChange,
    ),
};
