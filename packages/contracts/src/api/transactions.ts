import * as z from 'zod/mini';

import { defineCall } from '../call';
import { BANKS, FIGURE_TYPES, PAYMENT_TYPES, SALE_TYPES, TRANSACTION_TYPES } from '../constants';
import { answer, listAnswer } from '../envelope';
import {
  barcode,
  day,
  id,
  idText,
  money,
  moment,
  moneyInput,
  optionalText,
  text,
} from '../primitives';

/** One sold unit in the sales of a day. */
export const saleRowSchema = z.object({
  id,
  brand_name: z.string(),
  color_name: z.nullable(z.string()),
  number: z.nullable(z.string()),
  product_specific_types: z.nullable(z.string()),
  code: z.string(),
  /** The regular price at the moment of the sale. */
  product_price: money,
  payment_type: z.enum(PAYMENT_TYPES),
  bank_name: z.nullable(z.enum(BANKS)),
  sale_price: money,
  sale_type: z.enum(SALE_TYPES),
  name: z.nullable(z.string()),
  barcode,
  receipt_number: z.int(),
  sold_at: moment,
  seller: z.string(),
});
export type SaleRow = z.infer<typeof saleRowSchema>;

/** `sale_price` is the amount in euros, whichever way the money goes. */
export const transactionSchema = z.object({
  id,
  /** The subtype's name. */
  subType: z.string(),
  transaction_type: z.enum(TRANSACTION_TYPES),
  payment_type: z.enum(PAYMENT_TYPES),
  sale_price: money,
  description: z.nullable(z.string()),
  date: day,
});
export type Transaction = z.infer<typeof transactionSchema>;

export const transactionInputSchema = z.object({
  subType: text(60),
  transaction_type: z.enum(TRANSACTION_TYPES),
  payment_type: z.enum(PAYMENT_TYPES),
  sale_price: moneyInput,
  description: z.optional(z.nullable(optionalText(500))),
  date: z.optional(day),
});
export type TransactionInput = z.input<typeof transactionInputSchema>;

export const transactionSubtypeSchema = z.object({
  id,
  name: z.string(),
  price: z.optional(z.nullable(money)),
});
export type TransactionSubtype = z.infer<typeof transactionSubtypeSchema>;

/** §3: the request carries years and type. Without both: this year's online sales. */
export const yearsQuerySchema = z.object({
  years: z.optional(
    z.array(z.int().check(z.minimum(1970), z.maximum(2200))).check(z.minLength(1), z.maxLength(20)),
  ),
  type: z.optional(z.enum(FIGURE_TYPES)),
});
export type YearsQuery = z.infer<typeof yearsQuerySchema>;

/** Twelve numbers, January to December: euros, or units for `quantity`. */
export const yearFiguresSchema = z.object({
  year: z.int(),
  salesArray: z.array(z.number()).check(z.length(12)),
});
export type YearFigures = z.infer<typeof yearFiguresSchema>;
/** The price is negative where a sale of an earlier month was undone, at the moment when it was. */
export const onlineSaleSchema = z.object({ id, sale_price: money, sold_at: moment });
export type OnlineSale = z.infer<typeof onlineSaleSchema>;

const dateQuery = z.object({ date: z.optional(day) });

export const transactionCalls = {
  salesOfDay: defineCall({
    method: 'GET',
    path: 'transactions/sales',
    summary: 'The sales of a day, in the order they were made',
    action: 'sales.view',
    query: dateQuery,
    answer: listAnswer(saleRowSchema),
  }),
  years: defineCall({
    method: 'POST',
    path: 'transactions/years',
    summary: 'Monthly figures of years; without years and type the online sales of this year',
    action: 'figures.view',
    body: z.optional(z.nullable(yearsQuerySchema)),
    answer: answer(z.union([z.array(yearFiguresSchema), z.array(onlineSaleSchema)])),
  }),
  list: defineCall({
    method: 'GET',
    path: 'transactions',
    summary: 'Income and outcome booked for a day',
    action: 'transactions.view',
    query: dateQuery,
    answer: listAnswer(transactionSchema),
  }),
  add: defineCall({
    method: 'POST',
    path: 'transactions',
    summary: 'Book income or outcome',
    action: 'transactions.edit',
    body: transactionInputSchema,
    answer: answer(transactionSchema),
  }),
  edit: defineCall({
    method: 'PUT',
    path: 'transactions',
    summary: 'Change a booking; the earlier version is kept',
    action: 'transactions.edit',
    body: z.extend(transactionInputSchema, { id }),
    answer: answer(transactionSchema),
  }),
  remove: defineCall({
    method: 'DELETE',
    path: 'transactions/:id',
    summary: 'Delete a booking; the earlier version is kept',
    action: 'transactions.edit',
    params: z.object({ id: idText }),
    answer: answer(id),
  }),
  subtypes: defineCall({
    method: 'GET',
    path: 'transactions/subtypes',
    summary: 'What a booking can be for, with the usual price',
    action: 'transactions.view',
    answer: listAnswer(transactionSubtypeSchema),
    added: true,
  }),
};
