import { tillCalls, type Till } from '@backoffice/contracts';
import { queryOptions } from '@tanstack/react-query';

import { callIfKnown, standsNow, writeAndRead } from './call';
import * as ROOTS from './query-roots';
import { shopParam, type ShopChoice } from './shop-choice';

/** The till as it stands now, where a call was refused with `changed`; null for every other failure. */
export const changedTill = (error: unknown): Till | null =>
  standsNow(error, ['changed'], tillCalls.till);

export const tillQueries = {
  /**
   * A till since it was last closed; without a shop the caller's own. Euros; `sums` and `report`
   * only for `till.manage`. Null where the server has no such call.
   */
  till: (shop?: ShopChoice) => {
    const query = { location: shopParam(shop) };
    return queryOptions({
      queryKey: [ROOTS.till, 'detail', query],
      queryFn: ({ signal }) => callIfKnown(tillCalls.till, { query, signal }),
    });
  },
};

const TILL = { invalidates: [ROOTS.till] };

export const tillMutations = {
  /** Counts what is in the drawer (cents → pieces) as a period begins; 409 `changed` has `changedTill`. */
  open: () => writeAndRead(tillCalls.open, TILL),

  /** Puts money into a till or takes it out; euros, more than nothing. */
  move: () => writeAndRead(tillCalls.move, TILL),
};
