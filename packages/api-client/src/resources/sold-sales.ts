import { http } from '@backoffice/api-client';
import {
  PATHS,
  pathTo,
  type CorrectionsInput,
  type FoundLine,
  type SaleView,
  type VoidInput,
} from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { rowsOf } from './normalise';
import * as ROOTS from './query-roots';
import { foundLineOf, saleViewOf } from './sold-lines';
import type { Write } from './write';

/** By the bars of a unit or a slip, or by the number on the slip. */
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
export const findSale = async (sought: SaleSought, signal?: AbortSignal): Promise<SaleView> =>
  saleViewOf(await http.get(PATHS.findSale, { params: sought, signal }));

/** For people who may `sales.return` or `sales.view`; a server that knows neither is not asked. */
export const soldSaleQueries = {
  /** What `findSale` finds. */
  find: (sought: SaleSought) =>
    queryOptions({
      queryKey: [ROOTS.sales, 'find', sought],
      queryFn: ({ signal }) => findSale(sought, signal),
    }),

  /** Sold units, newest first, at most 100 (MAX_FOUND_LINES). */
  lines: (sought: LinesSought) =>
    queryOptions({
      queryKey: [ROOTS.sales, 'lines', sought],
      queryFn: async ({ signal }): Promise<FoundLine[]> =>
        rowsOf(await http.get(PATHS.soldLines, { params: sought, signal })).map(foundLineOf),
    }),

  /** A sale with its lines and what became of them. */
  sale: (id: number) =>
    queryOptions({
      queryKey: [ROOTS.sales, 'detail', id],
      queryFn: async ({ signal }) =>
        saleViewOf(await http.get(pathTo(PATHS.sale, { id }), { signal })),
    }),
};

/** The request that corrects a sale, as somebody may have to approve it. */
export const correctRequest = (id: number, input: CorrectionsInput) =>
  ({ method: 'POST', path: pathTo(PATHS.corrections, { id }), body: input }) as const;

/** The request that voids a sale, as somebody may have to approve it. */
export const voidRequest = (id: number, input: VoidInput) =>
  ({ method: 'POST', path: pathTo(PATHS.voidSale, { id }), body: input }) as const;

export const soldSaleMutations = {
  /**
   * Corrects lines of a sale; prices in euros, what is left out stays. 409 `closed` where the till was
   * closed since, `exchanged`, and `already_reversed` with `conflicts`; 403 `forbidden` may be lifted
   * by an approval of `sales.correct`.
   */
  correct: (id: number) =>
    mutationOptions({
      mutationFn: async ({
        input,
        idempotencyKey,
        approval,
      }: Write<CorrectionsInput>): Promise<SaleView> => {
        const { path, body } = correctRequest(id, input);
        return saleViewOf(await http.post(path, { body, idempotencyKey, approval }));
      },
      meta: { invalidates: [ROOTS.sales, ROOTS.figures, ROOTS.till] },
    }),

  /** Voids a sale whole: its units are in stock again. Refused as a correction is. */
  void: (id: number) =>
    mutationOptions({
      mutationFn: async ({
        input,
        idempotencyKey,
        approval,
      }: Write<VoidInput>): Promise<SaleView> => {
        const { path, body } = voidRequest(id, input);
        return saleViewOf(await http.post(path, { body, idempotencyKey, approval }));
      },
      meta: { invalidates: [ROOTS.products, ROOTS.sales, ROOTS.figures, ROOTS.till] },
    }),
};
