import * as z from 'zod/mini';

import { defineCall } from '../call';
import { BANKS, MAX_BASKET_LINES, PAYMENT_TYPES, TILL_WAYS } from '../constants';
import { answer } from '../envelope';
import * as PATHS from '../paths';
import { barcode, id, idText, money, moment, optionalText, word } from '../primitives';
import { returnedLineSchema } from './returned-line';
import { checkoutItemSchema, partsInputSchema, soldSchema } from './sales';
import { fiscalAnswer, fiscalNumberSchema, foundLineSchema, printAnswer } from './sold-sales';

export const returnInputSchema = z.object({
  returns: z.array(returnedLineSchema).check(z.minLength(1), z.maxLength(MAX_BASKET_LINES)),
  /**
   * How the difference of an exchange is paid; with `sales.override` also how a whole refund is
   * paid out. Without it each line is refunded as it was paid.
   */
  way: z.optional(
    z.object({
      type: z.enum(PAYMENT_TYPES),
      bank: z.optional(z.nullable(z.union([z.enum(BANKS), z.literal('')]))),
    }),
  ),
  /**
   * The same in several ways, in place of `way`: amounts that add up to the difference or, without
   * `sells`, to the refund.
   */
  ways: z.optional(partsInputSchema),
  /**
   * What the customer takes instead: an exchange. Items that name no way of payment take over the
   * parts of the lines that come back, in their order, and what is paid on top; where less is taken,
   * banks are paid back first and cash last unless `way` or `ways` say otherwise.
   */
  sells: z._default(z.array(checkoutItemSchema).check(z.maxLength(MAX_BASKET_LINES)), []),
  /** Required where a reason is `other`. */
  note: z.optional(optionalText(500)),
});
export type ReturnInput = z.input<typeof returnInputSchema>;
export type ParsedReturn = z.output<typeof returnInputSchema>;

/** Money that moved, in euros: what the shop got, negative for what it paid out. */
export const movedMoneySchema = z.object({ way: word(TILL_WAYS), amount: money });
export type MovedMoney = z.infer<typeof movedMoneySchema>;

export const returnMadeSchema = z.object({
  return: z.object({
    id,
    return_number: z.int(),
    /** Twelve digits for the slip's bars. */
    code: barcode,
    /** What was taken back, in euros. */
    total: money,
    operation: id,
  }),
  sale: z.nullable(soldSchema),
  money: z.array(movedMoneySchema),
});
export type ReturnMade = z.infer<typeof returnMadeSchema>;

export const returnViewSchema = z.object({
  return: z.object({
    id,
    return_number: z.int(),
    code: barcode,
    returned_at: moment,
    seller: z.string(),
    approved_by: z.nullable(z.string()),
    location: z.nullable(z.string()),
    total: money,
    note: z.string(),
    fiscal_number: z.nullable(z.string()),
    prints: z.int(),
    exchange: z.nullable(z.object({ sale_id: id, receipt_number: z.int(), total: money })),
  }),
  lines: z.array(foundLineSchema),
  money: z.array(movedMoneySchema),
});
export type ReturnView = z.infer<typeof returnViewSchema>;

const params = z.object({ id: idText });

export const returnCalls = {
  make: defineCall({
    method: 'POST',
    path: PATHS.returns,
    summary: 'Take goods back, and sell others for them, whole or not at all',
    action: 'sales.return',
    changes: ['stock', 'sales', 'till'],
    body: returnInputSchema,
    answer: answer(returnMadeSchema),
    added: true,
  }),
  one: defineCall({
    method: 'GET',
    path: PATHS.returned,
    summary: 'A return with its lines',
    action: 'sales.view',
    params,
    answer: answer(returnViewSchema),
    added: true,
  }),
  print: defineCall({
    method: 'POST',
    path: PATHS.returnPrints,
    summary: 'Note that the slip of a return is printed, and say which copy it is',
    action: 'sales.view',
    changes: ['sales'],
    params,
    answer: printAnswer,
    added: true,
  }),
  noteFiscal: defineCall({
    method: 'PUT',
    path: PATHS.returnFiscalNumber,
    summary: 'Note the number of the fiscal coupon of a return',
    action: 'sales.return',
    changes: ['sales'],
    params,
    body: fiscalNumberSchema,
    answer: fiscalAnswer,
    added: true,
  }),
};
