import { http } from '@backoffice/api-client';
import {
  PATHS,
  type PriceChange,
  type PricePreview,
  type PricePreviewRow,
} from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import {
  idOf,
  moneyOf,
  numberOf,
  recordOf,
  rowsOf,
  textOf,
  textOrNull,
  type Raw,
} from './normalise';
import * as ROOTS from './query-roots';
import { stockChangeOf } from './stock-changes';
import type { Write } from './write';

const rowOf = (raw: Raw): PricePreviewRow => ({
  product: idOf(raw.product),
  code: textOf(raw.code),
  brand: textOf(raw.brand),
  color: textOrNull(raw.color),
  specific_type: textOrNull(raw.specific_type),
  name: textOrNull(raw.name),
  units: numberOf(raw.units),
  old: moneyOf(raw.old),
  new: moneyOf(raw.new),
});

function previewOf(value: unknown): PricePreview {
  const raw = recordOf(value);
  const rows = rowsOf(raw.rows).map(rowOf);
  return {
    hash: textOf(raw.hash),
    units: numberOf(raw.units),
    unchanged: numberOf(raw.unchanged),
    old_total: moneyOf(raw.old_total),
    new_total: moneyOf(raw.new_total),
    below_cost: textOrNull(raw.below_cost) === null ? null : numberOf(raw.below_cost),
    rows,
    row_count: Math.max(numberOf(raw.row_count), rows.length),
  };
}

export const priceQueries = {
  /**
   * What a change of prices would do; euros. 422 names fields, 409 `already_sold` and `gone` the units
   * that are not in stock. It is asked for anew as soon as stock or prices change.
   */
  preview: (change: PriceChange) =>
    queryOptions({
      queryKey: [ROOTS.products, 'price-preview', change],
      queryFn: async ({ signal }) =>
        previewOf(await http.post(PATHS.pricePreview, { body: change, signal })),
      gcTime: 0,
    }),
};

interface ApplyInput {
  /** A preview's. */
  hash: string;
}

/** The request that changes prices, as somebody may have to approve it. */
export const applyRequest = (input: ApplyInput) =>
  ({ method: 'POST', path: PATHS.priceApply, body: input }) as const;

export const priceMutations = {
  /** Changes prices as previewed; 409 `stale_preview` changes nothing: preview again. */
  apply: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey, approval }: Write<ApplyInput>) => {
        const { path, body } = applyRequest(input);
        return stockChangeOf(await http.post(path, { body, idempotencyKey, approval }));
      },
      meta: { invalidates: [ROOTS.products, ROOTS.operations] },
    }),
};
