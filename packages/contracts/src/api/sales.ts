import * as z from 'zod/mini';

import { defineCall } from '../call';
import {
  BANKS,
  MAX_BASKET_LINES,
  PAYMENT_TYPES,
  PAYMENT_WAYS,
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

/** A part of what was paid, by its way, in euros; negative where it was paid back. */
export const partSchema = z.object({ way: word(PAYMENT_WAYS), amount: money });
export type Part = z.infer<typeof partSchema>;
/** The parts of a line that was paid in several ways; null for one way, absent on older servers. */
export const partsSchema = z.optional(z.nullable(z.array(partSchema)));

const partInputSchema = z.object({ way: z.enum(PAYMENT_WAYS), amount: moneyInput });
export const partsInputSchema = z
  .array(partInputSchema)
  .check(z.minLength(1), z.maxLength(PAYMENT_WAYS.length));

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
  /** Of several ways the larger of cash and all banks together; cash if they are equal. */
  payment_type: word(PAYMENT_TYPES),
  /** The bank that paid most of it. */
  bank_name: z.nullable(word(BANKS)),
  parts: partsSchema,
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
const basketSchema = z.array(sellItemSchema).check(z.minLength(1), z.maxLength(MAX_BASKET_LINES));
export type SellItem = z.input<typeof sellItemSchema>;

export const soldSchema = z.object({
  /** The sale header's id. */
  id,
  receipt_number: z.int(),
  total: money,
  ids: z.array(id),
  operation: id,
});
export type Sold = z.infer<typeof soldSchema>;

/** An item whose way of payment is said for all of them together. */
export const checkoutItemSchema = z.extend(sellItemSchema, {
  paymentType: z.optional(z.enum(PAYMENT_TYPES)),
});
export type ParsedCheckoutItem = z.output<typeof checkoutItemSchema>;
export type CheckoutItem = z.input<typeof checkoutItemSchema>;

export const checkoutSchema = z.object({
  items: z.array(checkoutItemSchema).check(z.minLength(1), z.maxLength(MAX_BASKET_LINES)),
  /**
   * How the whole is paid: amounts that add up to the total and fill the lines in their order. Items
   * then name no way of payment of their own, and all have one sale type.
   */
  tenders: z.optional(partsInputSchema),
  /** What the customer hands over in cash, at least the part in cash. */
  received: z.optional(z.nullable(moneyInput)),
  /** Who advised the customer, of `sellers`; left out, who is signed in. */
  salesperson: z.optional(z.nullable(id)),
});
export type ParsedCheckout = z.output<typeof checkoutSchema>;
export type CheckoutInput = z.input<typeof checkoutSchema>;

export const checkedOutSchema = z.extend(soldSchema, {
  /** What goes back to the customer in cash, in euros. */
  change: money,
});
export type CheckedOut = z.infer<typeof checkedOutSchema>;

export const sellerSchema = z.object({ id, name: z.string() });
export type Seller = z.infer<typeof sellerSchema>;

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
  checkOut: defineCall({
    method: 'POST',
    path: PATHS.checkout,
    summary: 'Sell a basket that is paid in one way or several, whole or not at all',
    action: 'products.sell',
    changes: ['stock', 'sales', 'till'],
    body: checkoutSchema,
    answer: answer(checkedOutSchema),
    added: true,
  }),
  sellers: defineCall({
    method: 'GET',
    path: PATHS.sellers,
    summary: 'Who can be the salesperson of a sale: the people of the own shop',
    action: 'products.sell',
    answer: listAnswer(sellerSchema),
    added: true,
  }),
};
