import {
  heldBasketCalls,
  type HeldBasket,
  type HoldInput,
  type Resumed,
} from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { call, callIfKnown, write, type Write } from './call';
import * as ROOTS from './query-roots';
import { shopParam, type ShopChoice } from './shop-choice';

export const heldBasketQueries = {
  /** Baskets that wait for their customers (added); null where the server knows none. */
  list: (shop?: ShopChoice) =>
    queryOptions({
      queryKey: [ROOTS.heldBaskets, 'list', shop],
      queryFn: ({ signal }): Promise<HeldBasket[] | null> =>
        callIfKnown(heldBasketCalls.list, { query: { location: shopParam(shop) }, signal }),
    }),
};

const HELD = [ROOTS.heldBaskets];

export const heldBasketMutations = {
  /** Puts a basket aside; prices in euros. */
  hold: () =>
    mutationOptions({
      mutationFn: ({ input: body, ...sent }: Write<HoldInput>) =>
        call(heldBasketCalls.hold, { ...sent, body }),
      meta: { invalidates: HELD },
    }),

  /** The basket with its units as they are now. Throws 409 `resumed` where somebody else was faster. */
  resume: () =>
    mutationOptions({
      mutationFn: ({ input: id, idempotencyKey }: Write<number>): Promise<Resumed> =>
        call(heldBasketCalls.resume, { params: { id }, idempotencyKey }),
      meta: { invalidates: HELD },
    }),

  /** Gives a basket up. */
  drop: (id: number) => write(heldBasketCalls.drop, { params: { id }, invalidates: HELD }),
};
