import * as z from 'zod/mini';

import { defineCall } from '../call';
import {
  BANKS,
  LINE_STATES,
  MAX_BASKET_LINES,
  PAYMENT_TYPES,
  PRODUCT_TYPES,
  SALE_PERIODS,
  SALE_TYPES,
} from '../constants';
import { answer, listAnswer } from '../envelope';
import * as PATHS from '../paths';
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
  word,
} from '../primitives';
import { partsInputSchema, partsSchema } from './sales';

/** A return, void or correction, after which a sold line no longer counts. */
export const reversalSchema = z.object({
  kind: word(['return', 'void', 'correction']),
  at: moment,
  by: z.string(),
  /** Who approved it; null where nobody had to. */
  approved_by: z.nullable(z.string()),
  /** One of RETURN_REASONS for a return, otherwise free text. */
  reason: z.string(),
  note: z.string(),
  /** The return that took it back. */
  return_id: z.nullable(id),
  return_number: z.nullable(z.int()),
});
export type Reversal = z.infer<typeof reversalSchema>;

/** One sold unit, with the prices of that moment in euros. */
export const soldLineSchema = z.object({
  id,
  unit_id: id,
  barcode,
  code: z.string(),
  type: word(PRODUCT_TYPES),
  brand: z.string(),
  color: z.nullable(z.string()),
  number: z.nullable(z.string()),
  specific_type: z.nullable(z.string()),
  name: z.nullable(z.string()),
  regular_price: money,
  price: money,
  paymentType: word(PAYMENT_TYPES),
  bank: z.nullable(word(BANKS)),
  parts: partsSchema,
  sale_type: word(SALE_TYPES),
  state: word(LINE_STATES),
  /** Id of the line of the same sale that this one replaces. */
  corrects: z.nullable(id),
  reversed: z.nullable(reversalSchema),
  /** Its unit was another sale's, or out, when it came in from a till without a line; not settled. */
  owed: z.optional(z.boolean()),
});
export type SoldLine = z.infer<typeof soldLineSchema>;

export const soldSaleSchema = z.object({
  id,
  receipt_number: z.int(),
  /** Twelve digits for the slip's bars. */
  code: barcode,
  sold_at: moment,
  /** In the company's time zone. */
  sold_on: day,
  /** The salesperson. */
  seller: z.string(),
  /** Who booked it. */
  seller_id: id,
  location: z.nullable(z.string()),
  /** The sum at the moment of the sale, as the slip shows it. */
  total: money,
  /** What the customer handed over in cash; null where that isn't known. */
  received: z.optional(z.nullable(money)),
  /** Percent that the total includes; null for sales from before it was kept. */
  vat_rate: z.nullable(z.number()),
  fiscal_number: z.nullable(z.string()),
  period: z.enum(SALE_PERIODS),
  /** How often its slip was printed. */
  prints: z.int(),
  /** The return for which this was taken in exchange. */
  exchange: z.nullable(z.object({ return_id: id, return_number: z.int(), total: money })),
});
export type SoldSale = z.infer<typeof soldSaleSchema>;

/** A sale with all lines that it ever had, in order. */
export const saleViewSchema = z.object({ sale: soldSaleSchema, lines: z.array(soldLineSchema) });
export type SaleView = z.infer<typeof saleViewSchema>;

/** A sold line with its sale, to find the sale without a label or a slip. */
export const foundLineSchema = z.extend(soldLineSchema, {
  sale_id: id,
  receipt_number: z.int(),
  sold_at: moment,
  seller: z.string(),
  location: z.nullable(z.string()),
  /** Percent that the price includes; null for sales from before it was kept. */
  vat_rate: z.nullable(z.number()),
});
export type FoundLine = z.infer<typeof foundLineSchema>;

/** `code` is the barcode of a unit or of a slip, `number` the number on the slip. */
const findQuery = z.object({
  code: z.optional(optionalText(40)),
  number: z.optional(idText),
});

const linesQuery = z.object({
  /** Part of the product's code, case-insensitive. */
  code: z.optional(optionalText(60)),
  /** The size, exact. */
  number: z.optional(optionalText(40)),
  from: z.optional(day),
  to: z.optional(day),
});

/** Fields left out stay as they are. `bank` is required where `paymentType` becomes bank. */
const correctionSchema = z.object({
  line: id,
  price: z.optional(moneyInput),
  paymentType: z.optional(z.enum(PAYMENT_TYPES)),
  bank: z.optional(z.nullable(z.union([z.enum(BANKS), z.literal('')]))),
  /** How it was really paid, in place of `paymentType` and `bank`; they add up to the price. */
  parts: z.optional(partsInputSchema),
  sale_type: z.optional(z.enum(SALE_TYPES)),
});
const mistake = {
  /** The sale's `period` on the screen; 409 `closed` where the till was closed since. */
  period: z.optional(z.enum(SALE_PERIODS)),
  reason: text(200),
};
export const correctionsSchema = z.object({
  ...mistake,
  lines: z.array(correctionSchema).check(z.minLength(1), z.maxLength(MAX_BASKET_LINES)),
});
export type CorrectionsInput = z.input<typeof correctionsSchema>;
export type ParsedCorrections = z.output<typeof correctionsSchema>;
export const voidSchema = z.object(mistake);
export type VoidInput = z.infer<typeof voidSchema>;

const params = z.object({ id: idText });
const changedSale = answer(z.extend(saleViewSchema, { operation: id }));
/** 0 for the first print, then the number of the copy. */
export const printAnswer = answer(z.object({ copy: z.int() }));

/** The number that a certified fiscal device printed; empty text removes it. */
export const fiscalNumberSchema = z.object({ fiscal_number: optionalText(40) });
export type FiscalNumberInput = z.infer<typeof fiscalNumberSchema>;
/** The number as it is stored; null where none is noted. */
export const fiscalAnswer = answer(z.object({ fiscal_number: z.nullable(z.string()) }));

export const soldSaleCalls = {
  find: defineCall({
    method: 'GET',
    path: PATHS.findSale,
    summary: 'The sale of a unit or a slip; 422 never_sold for a unit in stock',
    action: 'sales.return',
    query: findQuery,
    answer: answer(saleViewSchema),
    added: true,
  }),
  lines: defineCall({
    method: 'GET',
    path: PATHS.soldLines,
    summary: 'Sold units by code, size and days, newest first, at most 100',
    action: 'sales.return',
    query: linesQuery,
    answer: listAnswer(foundLineSchema),
    added: true,
  }),
  sale: defineCall({
    method: 'GET',
    path: PATHS.sale,
    summary: 'A sale with its lines and what became of them',
    action: 'sales.view',
    params,
    answer: answer(saleViewSchema),
    added: true,
  }),
  correct: defineCall({
    method: 'POST',
    path: PATHS.corrections,
    summary: 'Correct prices and ways of payment that were mistyped; no money moves',
    action: 'sales.correct_own',
    changes: ['sales', 'till'],
    params,
    body: correctionsSchema,
    answer: changedSale,
    added: true,
  }),
  void: defineCall({
    method: 'POST',
    path: PATHS.voidSale,
    summary: 'Undo a sale that was a mistake; no money moves',
    action: 'sales.correct_own',
    changes: ['stock', 'sales', 'till'],
    params,
    body: voidSchema,
    answer: changedSale,
    added: true,
  }),
  print: defineCall({
    method: 'POST',
    path: PATHS.salePrints,
    summary: 'Note that a slip is printed, and say which copy it is',
    action: 'sales.view',
    changes: ['sales'],
    params,
    answer: printAnswer,
    added: true,
  }),
  noteFiscal: defineCall({
    method: 'PUT',
    path: PATHS.fiscalNumber,
    summary: 'Note the number of the fiscal coupon of a sale',
    action: 'products.sell',
    changes: ['sales'],
    params,
    body: fiscalNumberSchema,
    answer: fiscalAnswer,
    added: true,
  }),
};
