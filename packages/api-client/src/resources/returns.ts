import { returnCalls, type ReturnInput } from '@backoffice/contracts';
import { queryOptions } from '@tanstack/react-query';

import { call, writeAndRead } from './call';
import * as ROOTS from './query-roots';
import { requestOf } from './send';

export const returnQueries = {
  /** A return with its lines, for its slip. */
  one: (id: number) =>
    queryOptions({
      queryKey: [ROOTS.sales, 'return', id],
      queryFn: ({ signal }) => call(returnCalls.one, { params: { id }, signal }),
    }),
};

/** The request that takes goods back, as somebody may have to approve it. */
export const returnRequest = (body: ReturnInput) => requestOf(returnCalls.make, { body });

export const returnMutations = {
  /**
   * Takes sold lines back and sells others for them, whole or not at all. 409 carries `conflicts`: by
   * line where it was taken back before (`already_reversed`), else by unit. 403 `beyond_rules` may be
   * lifted by an approval of `sales.override`. Keep the idempotency key until the answer is definite.
   */
  make: () =>
    writeAndRead(returnCalls.make, {
      invalidates: [ROOTS.products, ROOTS.sales, ROOTS.figures, ROOTS.till, ROOTS.shipments],
    }),
};
