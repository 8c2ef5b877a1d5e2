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
}

const idsOf = (value: unknown): number[] =>
  (Array.isArray(value) ? value : []).flatMap((one) => idOrNull(one) ?? []);

/** What a write to stock answers: what was saved must not fail here. */
export function stockChangeOf(value: unknown): ChangedStock {
  const raw = recordOrEmpty(value);
  return { ids: idsOf(raw.ids), operation: idOrNull(raw.operation) };
}

const meta = { invalidates: [ROOTS.products, ROOTS.operations] };

export const stockMutations = {
  /** Takes units out of stock; 409 `already_sold` and `gone` name those that aren't in it. */
  out: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey, approval }: Write<StockOutInput>) =>
        stockChangeOf(await http.post(PATHS.stockOut, { body: input, idempotencyKey, approval })),
      meta,
    }),

  /** Puts units that were out back into stock, at the location's id where they were found. */
  in: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey, approval }: Write<StockInInput>) =>
        stockChangeOf(await http.post(PATHS.stockIn, { body: input, idempotencyKey, approval })),
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
