import { ApiError } from '@backoffice/api-client';
import {
  countCalls,
  countChangedSchema,
  type CountChanged,
  type CountedScan,
  type CountScansInput,
} from '@backoffice/contracts';
import { queryOptions } from '@tanstack/react-query';

import { call, write, writeAndRead } from './call';
import { paged } from './paged';
import * as ROOTS from './query-roots';
import { unreadChange } from './stock-changes';

const PAGE_SIZE = 100;

export const countQueries = {
  /** Counts, open ones first, then latest first, page by page (`fetchNextPage`). */
  list: () =>
    paged(countCalls.list, {
      queryKey: [ROOTS.counts, 'list'],
      query: {},
      pageSize: PAGE_SIZE,
    }),

  /** A count: how far it is, who scans in it, and one's own latest scans. */
  one: (id: number) =>
    queryOptions({
      queryKey: [ROOTS.counts, 'detail', id],
      queryFn: ({ signal }) => call(countCalls.one, { params: { id }, signal }),
    }),

  /** What a count found; once it is applied, what was done about it. */
  review: (id: number) =>
    queryOptions({
      queryKey: [ROOTS.counts, 'review', id],
      queryFn: ({ signal }) => call(countCalls.review, { params: { id }, signal }),
    }),
};

const COUNTS = [ROOTS.counts];

export const countMutations = {
  /** Starts a count; 409 `conflict` where one is open in that shop. */
  start: () => writeAndRead(countCalls.start, { invalidates: COUNTS }),

  /** Takes scans back, by their keys; answers those that it took back. */
  withdraw: (id: number) =>
    writeAndRead(countCalls.withdraw, { params: { id }, invalidates: COUNTS }),

  /**
   * Ends a count and puts the stock right. 409 `count_changed` changes nothing (`changedCount`), 409
   * `closed` says who ended it before.
   */
  apply: (id: number) =>
    writeAndRead(
      countCalls.apply,
      // A refusal carries the lines that changed, so the review is not refetched by itself.
      { params: { id }, invalidates: [ROOTS.products, ROOTS.operations] },
      unreadChange,
    ),

  /** Gives a count up: nothing changes. */
  cancel: (id: number) => write(countCalls.cancel, { params: { id }, invalidates: COUNTS }),
};

/** Lines that changed since they were shown, from a refused `apply`; null for other refusals. */
export function changedCount(error: unknown): CountChanged | null {
  if (!(error instanceof ApiError) || error.code !== 'count_changed') return null;
  const read = countChangedSchema.safeParse(error.data);
  return read.success ? read.data : { lines: [], gone: [] };
}

/**
 * Sends scans of this device, each by its own key: sent again, it is the same scan. Throws ApiError;
 * 409 `closed` once the count has ended. With `isLeaving` it arrives although the page goes.
 */
export const sendScans = (
  count: number,
  body: CountScansInput,
  { isLeaving = false } = {},
): Promise<CountedScan[]> =>
  call(countCalls.scan, { params: { id: count }, body, outlivesPage: isLeaving });
