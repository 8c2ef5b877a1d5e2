import { http } from '@backoffice/api-client';
import {
  PATHS,
  type LabelsPrintedInput,
  type StockInInput,
  type StockOutInput,
} from '@backoffice/contracts';
import { mutationOptions } from '@tanstack/react-query';

import { idOrNull, recordOrEmpty } from './normalise';
import * as ROOTS from './query-roots';
import type { Write } from './write';

/** The units that a write to stock changed, and its operation, by which it can be undone. */
export interface ChangedStock {
  ids: number[];
  operation: number | null;
  /** Of an undo that goes on in the background: the import whose units go out. */
  import?: number;
}

const idsOf = (value: unknown): number[] =>
  (Array.isArray(value) ? value : []).flatMap((one) => idOrNull(one) ?? []);

/** What a write to stock answers: what was saved must not fail here. */
export function stockChangeOf(value: unknown): ChangedStock {
  const raw = recordOrEmpty(value);
  return { ids: idsOf(raw.ids), operation: idOrNull(raw.operation) };
}

/** The request that takes units out of stock, as somebody may have to approve it. */
export const outRequest = (input: StockOutInput) =>
  ({ method: 'POST', path: PATHS.stockOut, body: input }) as const;

/** The request that puts found units back into stock, as somebody may have to approve it. */
export const foundRequest = (input: StockInInput) =>
  ({ method: 'POST', path: PATHS.stockIn, body: input }) as const;

const meta = { invalidates: [ROOTS.products, ROOTS.operations] };

export const stockMutations = {
  /** Takes units out of stock; 409 `already_sold` and `gone` name those that aren't in it. */
  out: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey, approval }: Write<StockOutInput>) => {
        const { path, body } = outRequest(input);
        return stockChangeOf(await http.post(path, { body, idempotencyKey, approval }));
      },
      meta,
    }),

  /** Puts units that were out back into stock, at the location's id where they were found. */
  in: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey, approval }: Write<StockInInput>) => {
        const { path, body } = foundRequest(input);
        return stockChangeOf(await http.post(path, { body, idempotencyKey, approval }));
      },
      meta,
    }),

  /** Notes which labels were printed, by what they say; answers the units whose label is right now. */
  labelsPrinted: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<LabelsPrintedInput>) => {
        const answer = await http.post(PATHS.labelsPrinted, { body: input, idempotencyKey });
        return { ids: idsOf(recordOrEmpty(answer).ids) };
      },
      meta,
    }),
};
