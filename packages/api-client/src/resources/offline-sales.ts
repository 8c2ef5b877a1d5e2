import { offlineSaleCalls, type DataOf } from '@backoffice/contracts';
import { queryOptions } from '@tanstack/react-query';

import { callIfKnown, writeAndRead } from './call';
import * as ROOTS from './query-roots';

/** Slips of what was paid back, by the ids of returns, and whether nothing is left of the sale. */
export type SettledSale = DataOf<typeof offlineSaleCalls.settle>;

export const offlineSaleQueries = {
  /**
   * Sales from a till without a line that somebody has to settle, oldest first (added); null where the
   * server knows no such sales.
   */
  unsettled: () =>
    queryOptions({
      queryKey: [ROOTS.sales, 'unsettled'],
      queryFn: ({ signal }) => callIfKnown(offlineSaleCalls.unsettled, { signal }),
    }),
};

export const offlineSaleMutations = {
  /**
   * Settles a sale: for each line that is named another unit, or its money back. 409 `not_to_settle`
   * where somebody did it before, 422 `not_in_its_place` for a unit that can't take that place.
   */
  settle: (id: number) =>
    writeAndRead(
      offlineSaleCalls.settle,
      { params: { id }, invalidates: [ROOTS.sales, ROOTS.products, ROOTS.figures, ROOTS.till] },
      (): SettledSale => ({ returns: [], is_settled: true }),
    ),
};
