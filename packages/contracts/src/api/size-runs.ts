import * as z from 'zod/mini';

import { defineCall } from '../call';
import { PRODUCT_TYPES } from '../constants';
import { answer, listAnswer } from '../envelope';
import * as PATHS from '../paths';
import { countText, id, moment, text } from '../primitives';
import { stockChangeSchema } from './stock';

/** Products that one run may join. */
export const MAX_RUN_PRODUCTS = 200;

const runSizeSchema = z.object({
  name: z.string(),
  /** Units of it, also those that are sold or out. */
  units: z.int(),
  /** The company lacks it; joining adds it. */
  added: z.boolean(),
});

/** Products whose codes differ only by their sizes, and the one product that they would be. */
export const apartRunSchema = z.object({
  /** The id of its first product. */
  id,
  /** What was seen: joining is refused where this is something else by now. */
  version: z.string(),
  type: z.enum(PRODUCT_TYPES),
  /** The code that the product gets. */
  code: z.string(),
  brand: z.string(),
  specific_type: z.nullable(z.string()),
  color: z.nullable(z.string()),
  sizes: z.array(runSizeSchema),
  products: z.array(z.object({ id, code: z.string(), units: z.int() })),
  units: z.int(),
  /** Units have no size of their own so far, and get that of their code's ending. */
  sizes_from_codes: z.boolean(),
});
export type ApartRun = z.infer<typeof apartRunSchema>;

export const joinRunInputSchema = z.object({
  products: z.array(id).check(z.minLength(1), z.maxLength(MAX_RUN_PRODUCTS)),
  version: text(64),
});
export type JoinRunInput = z.infer<typeof joinRunInputSchema>;

/** A run that was joined, latest first; `operations/:id/undo` takes it apart. */
export const joinedRunSchema = z.object({
  /** The operation that joined it. */
  id,
  at: moment,
  by: z.string(),
  code: z.string(),
  brand: z.string(),
  color: z.nullable(z.string()),
  /** Codes that its products had, at most ten, and how many products there were. */
  codes: z.array(z.string()),
  products: z.int(),
  units: z.int(),
  undone: z.boolean(),
});
export type JoinedRun = z.infer<typeof joinedRunSchema>;

export const sizeRunCalls = {
  apart: defineCall({
    method: 'GET',
    path: PATHS.sizeRuns,
    summary:
      'Size runs whose sizes are products of their own: same type, brand, specific type and color, and codes that differ only by a size at the end',
    action: 'products.import',
    query: z.object({
      limit: z.optional(countText(500)),
      cursor: z.optional(z.string().check(z.maxLength(500))),
    }),
    answer: listAnswer(apartRunSchema),
    added: true,
  }),
  join: defineCall({
    method: 'POST',
    path: PATHS.sizeRuns,
    summary:
      'Make one product of such a run, with all units and supplier codes; 409 `changed` where it is not as it was seen',
    action: 'products.import',
    changes: ['stock', 'panels'],
    body: joinRunInputSchema,
    answer: answer(stockChangeSchema),
    added: true,
  }),
  joined: defineCall({
    method: 'GET',
    path: PATHS.joinedRuns,
    summary: 'Runs that were joined, latest first, at most 100',
    action: 'products.import',
    answer: listAnswer(joinedRunSchema),
    added: true,
  }),
};
