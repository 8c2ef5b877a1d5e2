import * as z from 'zod/mini';

import { defineCall } from '../call';
import { MAX_RECEIVED_UNITS } from '../constants';
import { answer } from '../envelope';
import * as PATHS from '../paths';
import { barcode, id, moneyInput, quantity, text } from '../primitives';

const receivedPrices = { importPrice: moneyInput, stockPrice: moneyInput };
const sizedProduct = {
  ...receivedPrices,
  code: text(60),
  brand: id,
  type: id,
  color: id,
  sizes: z.array(z.object({ size: id, quantity })).check(z.maxLength(200)),
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
    ...receivedPrices,
    code: text(60),
    name: text(120),
    brand: id,
    quantity: z.int().check(z.minimum(1), z.maximum(MAX_RECEIVED_UNITS)),
  }),
]);
export type DeliveryInput = z.input<typeof deliveryInputSchema>;
export type ParsedDeliveryInput = z.output<typeof deliveryInputSchema>;

export const receivedSchema = z.object({
  /** The delivery's id. */
  id,
  items: z.array(z.object({ id, barcode })),
  operation: id,
});
export type Received = z.infer<typeof receivedSchema>;

export const deliveryCalls = {
  receive: defineCall({
    method: 'POST',
    path: PATHS.products,
    summary: 'Receive units of a product',
    action: 'products.receive',
    body: deliveryInputSchema,
    answer: answer(receivedSchema),
  }),
};
