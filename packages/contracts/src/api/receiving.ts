import * as z from 'zod/mini';

import { defineCall } from '../call';
import { MAX_RECEIVED_UNITS } from '../constants';
import { answer } from '../envelope';
import * as PATHS from '../paths';
import { barcode, id, idInput, moneyInput, optionalText, text, wholeInput } from '../primitives';

const receivedCodeSchema = z.object({
  /** As printed: EAN-8, UPC-A, EAN-13 or ITF-14. */
  code: text(20),
  /** The size's id; left out of accessories. */
  size: z.optional(z.nullable(id)),
  /** Units in the box that carries it. */
  quantity: z._default(z.int().check(z.minimum(1), z.maximum(1_000)), 1),
});

const received = {
  importPrice: moneyInput,
  stockPrice: moneyInput,
  /** Suppliers' codes to note for the product; 409 `duplicate` if another product has one. */
  codes: z.optional(z.array(receivedCodeSchema).check(z.maxLength(200))),
  /** What the supplier's note says, such as its number. */
  note: z.optional(optionalText(120)),
  /** A delivery of today, of which this is another model. */
  delivery: z.optional(id),
};
const sizedProduct = {
  ...received,
  code: text(60),
  brand: idInput,
  type: idInput,
  color: idInput,
  sizes: z
    .array(z.object({ size: idInput, quantity: wholeInput(0, 1_000) }))
    .check(z.maxLength(200)),
};
/**
 * The specified body; which fields count is decided by `productType`. Ids stand for brand, type,
 * colour.
 */
export const deliveryInputSchema = z.discriminatedUnion('productType', [
  z.object({ productType: z.literal('shoes'), ...sizedProduct }),
  z.object({ productType: z.literal('textile'), ...sizedProduct }),
  z.object({
    productType: z.literal('accessories'),
    ...received,
    code: text(60),
    name: text(120),
    brand: idInput,
    quantity: wholeInput(1, MAX_RECEIVED_UNITS),
  }),
]);
export type DeliveryInput = z.input<typeof deliveryInputSchema>;
export type ParsedDeliveryInput = z.output<typeof deliveryInputSchema>;

export const receivedSchema = z.object({
  /** The delivery's id. */
  id,
  items: z.array(z.object({ id, barcode })),
  operation: id,
  /** How many models the delivery has by now. */
  models: z.optional(z.int()),
});
export type Received = z.infer<typeof receivedSchema>;

export const receiveCall = defineCall({
  method: 'POST',
  path: PATHS.products,
  summary: 'Receive units of a product',
  action: 'products.receive',
  changes: ['stock'],
  body: deliveryInputSchema,
  answer: answer(receivedSchema),
});
