import { historyCalls, type HistoryFilter, type UndoInput } from '@backoffice/contracts';
import { queryOptions } from '@tanstack/react-query';

import { call, writeAndRead } from './call';
import { paged } from './paged';
import * as ROOTS from './query-roots';
import { requestOf } from './send';
import { unreadChange, type ChangedStock } from './stock-changes';

const PAGE_SIZE = 100;
/** Milliseconds: the server looks at all units of a large import before it answers its undo. */
const LARGE_UNDO_TIME = 120_000;

export const historyQueries = {
  /** What was done to stock, latest first, page by page (`fetchNextPage`). */
  list: (filter: HistoryFilter, pageSize = PAGE_SIZE) =>
    paged(historyCalls.list, {
      queryKey: [ROOTS.operations, 'list', filter, pageSize],
      query: filter,
      pageSize,
    }),

  /** An operation with its units. */
  one: (id: number) =>
    queryOptions({
      queryKey: [ROOTS.operations, 'detail', id],
      queryFn: ({ signal }) => call(historyCalls.one, { params: { id }, signal }),
    }),
};

/** The request that undoes an operation, as somebody may have to approve it. */
export const undoRequest = (id: number, body: UndoInput) =>
  requestOf(historyCalls.undo, { params: { id }, body });

export const historyMutations = {
  /**
   * Takes an operation back, all of it or `ids`; of a large import (`import`) the units go out in the
   * background. 409 `moved_since` changes nothing: `conflicts` name the units to which something
   * happened since; without any, somebody has undone it before.
   */
  undo: (id: number) =>
    writeAndRead(
      historyCalls.undo,
      {
        params: { id },
        timeout: LARGE_UNDO_TIME,
        invalidates: [ROOTS.products, ROOTS.operations, ROOTS.imports],
      },
      (): ChangedStock => unreadChange(),
    ),
};
