import { sizeRunCalls } from '@backoffice/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

import { callIfKnown, writeAndRead } from './call';
import { paged } from './paged';
import * as ROOTS from './query-roots';
import { unreadChange, type ChangedStock } from './stock-changes';

const PAGE_SIZE = 500;

export const sizeRunQueries = {
  /** Runs whose sizes are products of their own, page by page (`fetchNextPage`). */
  apart: () =>
    paged(sizeRunCalls.apart, {
      queryKey: [ROOTS.products, 'runs', 'apart'],
      query: {},
      pageSize: PAGE_SIZE,
    }),

  /** Runs that were joined, latest first; null where the server knows no runs. */
  joined: () =>
    queryOptions({
      queryKey: [ROOTS.products, 'runs', 'joined'],
      queryFn: ({ signal }) => callIfKnown(sizeRunCalls.joined, { signal }),
    }),
};

export const sizeRunMutations = {
  /**
   * Makes one product of a run. Many are joined one by one, so this leaves it to `refreshRuns` to
   * have what is on screen read again.
   */
  join: () => writeAndRead(sizeRunCalls.join, {}, (): ChangedStock => unreadChange()),
};

/** Has everything read again that joined runs are part of. */
export const refreshRuns = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [ROOTS.products, ROOTS.operations, ROOTS.panels].map((root) =>
      client.invalidateQueries({ queryKey: [root] }),
    ),
  );
