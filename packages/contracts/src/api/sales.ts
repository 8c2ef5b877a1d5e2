import * as z from 'zod/mini';

import { defineCall } from '../call';
import {
  BANKS,
  MAX_BASKET_LINES,
  PAYMENT_TYPES,
  PRODUCT_TYPES,
  SALE_ROW_KINDS,
  SALE_TYPES,
} from '../constants';
import { answer, listAnswer } from '../envelope';
import * as PATHS from '../paths';
import {
  barcode,
  day,
  id,
  idInput,
  money,
  moment,
  moneyInput,
  shopText,
  word,
} from '../primitives';

/** One row in the sales of a day. */
export const saleRowSchema = z.object({
  id,
  brand_name: z.string(),
  color_name: z.nullable(z.string()),
  number: z.nullable(z.string()),
  product_specific_types: z.nullable(z.string()),
  code: z.string(),
  /** The regular price at the moment of the sale. */
  product_price: money,
  payment_type: word(PAYMENT_TYPES),
  bank_name: z.nullable(word(BANKS)),
  sale_price: money,
  sale_type: word(SALE_TYPES),
  name: z.nullable(z.string()),
  barcode,
  receipt_number: z.int(),
  sold_at: moment,
  seller: z.string(),
  sale_id: id,
  kind: word(SALE_ROW_KINDS),
  /** Of a return: its own running number. */
  return_number: z.nullable(z.int()),
  /** The shop where it was sold or taken back. */
  location: z.nullable(z.string()),
});
export type SaleRow = z.infer<typeof saleRowSchema>;

export const sellItemSchema = z.object({
  id: idInput,
  /** What the seller saw; the server compares it with its own. Euros. */
  regular_price: moneyInput,
  /** What the customer pays. Euros. */
  price: moneyInput,
  paymentType: z.enum(PAYMENT_TYPES),
  /** Required when `paymentType` is bank, ignored when cash. */
  bank: z.optional(z.nullable(z.union([z.enum(BANKS), z.literal('')]))),
  /** The product's type. */
  type: z.optional(z.enum(PRODUCT_TYPES)),
  sale_type: z.enum(SALE_TYPES),
  /** The unit is on record as under way but has come: it is received and sold, or neither. */
  receive: z.optional(z.boolean()),
});
export const basketSchema = z
  .array(sellItemSchema)
  .check(z.minLength(1), z.maxLength(MAX_BASKET_LINES));
export type SellItem = z.input<typeof sellItemSchema>;
export type ParsedSellItem = z.output<typeof sellItemSchema>;

export const soldSchema = z.object({
  /** The sale header's id. */
  id,
  receipt_number: z.int(),
  total: money,
  ids: z.array(id),
  operation: id,
});
export type Sold = z.infer<typeof soldSchema>;

export const saleCalls = {
  ofDay: defineCall({
    method: 'GET',
    path: PATHS.salesOfDay,
    summary: 'The sales of a day, in the order they were made',
    action: 'sales.view',
    query: z.object({ date: z.optional(day), location: z.optional(shopText) }),
    answer: listAnswer(saleRowSchema),
  }),
  sell: defineCall({
    method: 'PUT',
    path: PATHS.products,
    summary: 'Sell a basket, whole or not at all',
    action: 'products.sell',
    changes: ['stock', 'sales', 'till'],
    body: basketSchema,
    answer: answer(soldSchema),
  }),
};
