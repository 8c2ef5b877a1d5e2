import { soldSaleCalls, type CorrectionsInput, type VoidInput } from '@backoffice/contracts';
import { queryOptions } from '@tanstack/react-query';

import { call, writeAndRead } from './call';
import * as ROOTS from './query-roots';
import { requestOf } from './send';

/** Finds a sale by the barcode of a unit or a slip, or by the number on the slip. */
export type SaleSought = { code: string } | { number: number };

/** What is known of a unit without label and slip; days as `YYYY-MM-DD`. */
export interface LinesSought {
  /** Part of the product's code. */
  code?: string;
  /** The size, exact. */
  number?: string;
  from?: string;
  to?: string;
}

/**
 * The sale of a unit or a slip. Throws ApiError: 422 `never_sold` for a unit that never was, 404 where
 * nobody knows the code.
 */
export const findSale = (query: SaleSought, signal?: AbortSignal) =>
  call(soldSaleCalls.find, { query, ...(signal && { signal }) });

/** For people who may `sales.return` or `sales.view`; a server that knows neither is not asked. */
export const soldSaleQueries = {
  /** What `findSale` finds. */
  find: (sought: SaleSought) =>
    queryOptions({
      queryKey: [ROOTS.sales, 'find', sought],
      queryFn: ({ signal }) => findSale(sought, signal),
    }),

  /** Sold units, newest first, at most 100 (MAX_FOUND_LINES). */
  lines: (query: LinesSought) =>
    queryOptions({
      queryKey: [ROOTS.sales, 'lines', query],
      queryFn: ({ signal }) => call(soldSaleCalls.lines, { query, signal }),
    }),

  /** A sale with its lines and what became of them. */
  sale: (id: number) =>
    queryOptions({
      queryKey: [ROOTS.sales, 'detail', id],
      queryFn: ({ signal }) => call(soldSaleCalls.sale, { params: { id }, signal }),
    }),
};

/** The request that corrects a sale, as somebody may have to approve it. */
export const correctRequest = (id: number, body: CorrectionsInput) =>
  requestOf(soldSaleCalls.correct, { params: { id }, body });

/** The request that voids a sale, as somebody may have to approve it. */
export const voidRequest = (id: number, body: VoidInput) =>
  requestOf(soldSaleCalls.void, { params: { id }, body });

export const soldSaleMutations = {
  /**
   * Corrects lines of a sale; prices in euros, what is left out stays. 409 `closed` where the till was
   * closed since, `exchanged`, and `already_reversed` with `conflicts`; 403 `forbidden` may be lifted
   * by an approval of `sales.correct`.
   */
  correct: (id: number) =>
    writeAndRead(soldSaleCalls.correct, {
      params: { id },
      invalidates: [ROOTS.sales, ROOTS.figures, ROOTS.till],
    }),

  /** Voids a sale whole: its units are in stock again. Refused as a correction is. */
  void: (id: number) =>
    writeAndRead(soldSaleCalls.void, {
      params: { id },
      invalidates: [ROOTS.products, ROOTS.sales, ROOTS.figures, ROOTS.till],
    }),
};
