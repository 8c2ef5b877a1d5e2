import { closingCalls } from '@backoffice/contracts';
import { queryOptions } from '@tanstack/react-query';

import { call, ifSupported, writeAndRead } from './call';
import * as ROOTS from './query-roots';
import { shopParam, type ShopChoice } from './shop-choice';

/** Which closings: of a shop, and the first and last day (`YYYY-MM-DD`) on which they were made. */
export interface ClosingFilter {
  location?: ShopChoice;
  from?: string;
  to?: string;
}

export const closingQueries = {
  /** Closings, newest first; expected sums only for `till.manage`. Null without such a call. */
  list: ({ location, ...days }: ClosingFilter = {}) => {
    const query = { location: shopParam(location), ...days };
    return queryOptions({
      queryKey: [ROOTS.till, 'closings', query],
      queryFn: ({ signal }) => ifSupported(call(closingCalls.list, { query, signal })),
    });
  },

  /** A closing as it was printed, with later recounts and corrections that explain a difference. */
  one: (id: number) =>
    queryOptions({
      queryKey: [ROOTS.till, 'closing', id],
      queryFn: ({ signal }) => call(closingCalls.one, { params: { id }, signal }),
    }),
};

export const closingMutations = {
  /**
   * Closes a till. Refused with 409 `changed` where something was booked since `version` (`changedTill`
   * says how it stands), with 422 `fields.reason` where a reason is needed. Keep the idempotency key
   * until the answer is definite.
   */
  close: () => writeAndRead(closingCalls.close, { invalidates: [ROOTS.till, ROOTS.sales] }),

  /** Counts again what was counted at a closing; the closing itself stays as it was. */
  recount: (id: number) =>
    writeAndRead(closingCalls.recount, { params: { id }, invalidates: [ROOTS.till] }),
};
