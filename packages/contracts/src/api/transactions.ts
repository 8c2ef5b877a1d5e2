import * as z from 'zod/mini';

import { defineCall } from '../call';
import { BANKS, PAYMENT_TYPES, TRANSACTION_TYPES } from '../constants';
import { answer, listAnswer } from '../envelope';
import * as PATHS from '../paths';
import {
  day,
  id,
  idInput,
  idText,
  money,
  moneyInput,
  optionalText,
  placeInput,
  seenVersion,
  shopText,
  text,
  version,
  word,
} from '../primitives';

/** `sale_price` is the amount in euros, whichever way the money goes. */
export const transactionSchema = z.object({
  id,
  /** The subtype's name. */
  subType: z.string(),
  transaction_type: word(TRANSACTION_TYPES),
  payment_type: word(PAYMENT_TYPES),
  sale_price: money,
  description: z.nullable(z.string()),
  date: day,
  /** Null for cash, and where a booking names none. */
  bank: z.nullable(word(BANKS)),
  location_id: z.nullable(id),
  location: z.nullable(z.string()),
  version,
});
export type Transaction = z.infer<typeof transactionSchema>;

export const transactionInputSchema = z.object({
  subType: text(60),
  transaction_type: z.enum(TRANSACTION_TYPES),
  payment_type: z.enum(PAYMENT_TYPES),
  sale_price: moneyInput,
  description: z.optional(z.nullable(optionalText(500))),
  date: z.optional(day),
  /** Ignored when cash. */
  bank: z.optional(z.nullable(z.union([z.enum(BANKS), z.literal('')]))),
  /** Null for no shop. Left out: the shop of whoever books, or as it was. */
  location: z.optional(placeInput),
});
export type TransactionInput = z.input<typeof transactionInputSchema>;

export const transactionSubtypeSchema = z.object({
  id,
  name: z.string(),
  price: z.optional(z.nullable(money)),
});
export type TransactionSubtype = z.infer<typeof transactionSubtypeSchema>;

export const transactionCalls = {
  list: defineCall({
    method: 'GET',
    path: PATHS.transactions,
    summary: 'Income and outcome booked for a day',
    action: 'transactions.view',
    query: z.object({ date: z.optional(day), location: z.optional(shopText) }),
    answer: listAnswer(transactionSchema),
  }),
  add: defineCall({
    method: 'POST',
    path: PATHS.transactions,
    summary: 'Book income or outcome',
    action: 'transactions.edit',
    changes: ['transactions', 'till'],
    body: transactionInputSchema,
    answer: answer(transactionSchema),
  }),
  edit: defineCall({
    method: 'PUT',
    path: PATHS.transactions,
    summary: 'Change a booking; the earlier version is kept',
    action: 'transactions.edit',
    changes: ['transactions', 'till'],
    body: z.extend(transactionInputSchema, {
      id: idInput,
      /** Accepted as it was read; `location` changes the shop. */
      location_id: z.optional(z.nullable(id)),
      version: seenVersion,
    }),
    answer: answer(transactionSchema),
  }),
  remove: defineCall({
    method: 'DELETE',
    path: PATHS.transaction,
    summary: 'Delete a booking; the earlier version is kept',
    action: 'transactions.edit',
    changes: ['transactions', 'till'],
    params: z.object({ id: idText }),
    answer: answer(id),
  }),
  subtypes: defineCall({
    method: 'GET',
    path: PATHS.transactionSubtypes,
    summary: 'What a booking can be for, with the usual price',
    action: 'transactions.view',
    answer: listAnswer(transactionSubtypeSchema),
    added: true,
  }),
};
