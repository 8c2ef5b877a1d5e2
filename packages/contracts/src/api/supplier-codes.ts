import * as z from 'zod/mini';

import { defineCall } from '../call';
import { PRODUCT_TYPES } from '../constants';
import { answer, listAnswer } from '../envelope';
import * as PATHS from '../paths';
import { id, idText, moment, text } from '../primitives';
import { productRowSchema } from './products';

/** The fields by which people tell one product from another, without those of single units. */
export const codedProductSchema = z.object({
  id,
  type: z.enum(PRODUCT_TYPES),
  code: z.string(),
  /** By id and by name, so that a form can be filled in. */
  brand: z.object({ id, name: z.string() }),
  /** Accessories have a name instead of these two. */
  specific_type: z.nullable(z.object({ id, name: z.string() })),
  color: z.nullable(z.object({ id, name: z.string() })),
  name: z.nullable(z.string()),
});
export type CodedProduct = z.infer<typeof codedProductSchema>;

const size = z.nullable(z.object({ id, name: z.string() }));

/** A code that a supplier printed on a product in a size, or on a box of it. */
export const supplierCodeSchema = z.object({
  /** Digits as printed: EAN-8, UPC-A, EAN-13 or ITF-14. */
  code: z.string(),
  product: id,
  size,
  /** Units in the box that carries it; 1 of a single piece. */
  quantity: z.int(),
  added_at: moment,
  by: z.string(),
});
export type SupplierCode = z.infer<typeof supplierCodeSchema>;

export const foundByCodeSchema = z.object({
  product: codedProductSchema,
  size,
  quantity: z.int(),
  /** In stock and for sale, those in the caller's shop first, then oldest first; at most 200. */
  units: z.array(productRowSchema),
});
export type FoundByCode = z.infer<typeof foundByCodeSchema>;

const oneOfTwo = z.refine<{ product?: unknown; unit?: unknown }>(
  ({ product, unit }) => (product === undefined) !== (unit === undefined),
  { path: ['product'], error: 'A product or a unit, not both' },
);

export const supplierCodeInputSchema = z
  .object({
    code: text(20),
    /** The product's id. */
    product: z.optional(id),
    /** The size's id; left out of accessories. */
    size: z.optional(z.nullable(id)),
    /** A unit's id, in place of product and size: the code is noted for its product in its size. */
    unit: z.optional(id),
    quantity: z._default(z.int().check(z.minimum(1), z.maximum(1_000)), 1),
  })
  .check(oneOfTwo);
export type ParsedProductCode = z.output<typeof supplierCodeInputSchema>;

const params = z.object({ code: text(20) });

export const supplierCodeCalls = {
  list: defineCall({
    method: 'GET',
    path: PATHS.supplierCodes,
    summary: 'Supplier codes of a product, by size, or of what a unit is; one of the two is named',
    action: 'products.view',
    query: z.object({ product: z.optional(idText), unit: z.optional(idText) }).check(oneOfTwo),
    answer: listAnswer(supplierCodeSchema),
    added: true,
  }),
  find: defineCall({
    method: 'GET',
    path: PATHS.supplierCode,
    summary:
      'What a supplier’s code names, and the units of it that are in stock; 404 where nobody knows it',
    action: 'products.view',
    params,
    answer: answer(foundByCodeSchema),
    added: true,
  }),
  add: defineCall({
    method: 'POST',
    path: PATHS.supplierCodes,
    summary:
      'Give a product in a size, or what a unit is, a supplier’s code; 409 `duplicate` where it names another, 422 where it is none',
    action: 'products.receive',
    changes: ['stock'],
    body: supplierCodeInputSchema,
    answer: answer(supplierCodeSchema),
    added: true,
  }),
  remove: defineCall({
    method: 'DELETE',
    path: PATHS.supplierCode,
    summary: 'Take a supplier’s code from its product',
    action: 'products.receive',
    changes: ['stock'],
    params,
    answer: answer(z.object({ code: z.string() })),
    added: true,
  }),
};
