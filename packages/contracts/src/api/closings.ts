import * as z from 'zod/mini';

import { defineCall } from '../call';
import { BANKS, PAYMENT_WAYS, TILL_SOURCES, TILL_WAYS } from '../constants';
import { answer, listAnswer } from '../envelope';
import * as PATHS from '../paths';
import {
  day,
  id,
  idText,
  money,
  moment,
  moneyInput,
  optionalText,
  shopText,
  signedMoneyInput,
  word,
} from '../primitives';
import { movedMoneySchema } from './returns';
import { cashPiecesSchema, shopSchema, tillOpeningSchema, tillReportSchema } from './till';

/** Totals of the banks' terminals in euros; a bank that is left out counts as 0.00. */
const terminalsSchema = z.object({
  NLB: z._default(signedMoneyInput, '0.00'),
  PCB: z._default(signedMoneyInput, '0.00'),
  TEB: z._default(signedMoneyInput, '0.00'),
});

export const closingInputSchema = z.object({
  /** Left out: the till of the caller's shop. */
  location: z.optional(z.nullable(id)),
  /** The till's `version` when the counting began. */
  version: z.string().check(z.maxLength(80)),
  cash: cashPiecesSchema,
  terminals: z._default(terminalsSchema, { NLB: '0.00', PCB: '0.00', TEB: '0.00' }),
  /** What stays in the drawer for the next period, in euros. */
  left: moneyInput,
  /** Required where the count of a way differs by more than the company's `max_difference`. */
  reason: z.optional(optionalText(500)),
});
export type ClosingInput = z.input<typeof closingInputSchema>;
export type ParsedClosing = z.output<typeof closingInputSchema>;

export const recountInputSchema = z.object({
  cash: cashPiecesSchema,
  terminals: z._default(terminalsSchema, { NLB: '0.00', PCB: '0.00', TEB: '0.00' }),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
});
export type ParsedRecount = z.output<typeof recountInputSchema>;

/** Euros of one way; the difference is counted − expected. */
export const closingCountSchema = z.object({
  way: word(PAYMENT_WAYS),
  expected: money,
  counted: money,
});
export type ClosingCount = z.infer<typeof closingCountSchema>;

/** A closing in the list. Only those with `till.manage` get `counts` and `late`. */
export const closingSchema = z.object({
  id,
  /** Its running number in the shop, without gaps. */
  number: z.int(),
  location: z.nullable(shopSchema),
  opened_at: moment,
  closed_at: moment,
  closed_on: day,
  closed_by: z.string(),
  counted_cash: money,
  /** What stayed in the drawer. */
  left: money,
  reason: z.string(),
  recounts: z.int(),
  counts: z.optional(z.array(closingCountSchema)),
  /** Money of corrections made after it, by way: so much more would have been expected. */
  late: z.optional(z.array(movedMoneySchema)),
});
export type Closing = z.infer<typeof closingSchema>;

export const lateEntrySchema = z.object({
  id,
  source: word(TILL_SOURCES),
  /** The receipt or the subtype of the booking that it changed: "Receipt 12", "Energy". */
  subject: z.string(),
  /** Of the sale that was corrected or voided; null for other entries. */
  receipt_number: z.optional(z.nullable(z.int())),
  way: word(TILL_WAYS),
  amount: money,
  user: z.string(),
  recorded_at: moment,
});
export type LateEntry = z.infer<typeof lateEntrySchema>;

export const recountSchema = z.object({
  id,
  recorded_at: moment,
  user: z.string(),
  cash: cashPiecesSchema,
  counted_cash: money,
  terminals: z.record(z.enum(BANKS), money),
  reason: z.string(),
});
export type Recount = z.infer<typeof recountSchema>;

/** The part of a closing that is stored with it and never changes, to print it again as it was. */
export const closingSnapshotSchema = z.object({
  company: z.object({ name: z.string(), registration_number: z.string() }),
  opening: tillOpeningSchema,
  sums: z.array(movedMoneySchema),
  report: tillReportSchema,
});
export type ClosingSnapshot = z.infer<typeof closingSnapshotSchema>;

export const closingViewSchema = z.object({
  closing: closingSchema,
  cash: cashPiecesSchema,
  terminals: z.record(z.enum(BANKS), money),
  company: closingSnapshotSchema.shape.company,
  /** Sent only to those with `till.manage`, as are `sums`, `report` and `late`. */
  opening: z.optional(tillOpeningSchema),
  sums: z.optional(z.array(movedMoneySchema)),
  report: z.optional(tillReportSchema),
  late: z.optional(z.array(lateEntrySchema)),
  recounts: z.array(recountSchema),
});
export type ClosingView = z.infer<typeof closingViewSchema>;

const params = z.object({ id: idText });

export const closingCalls = {
  list: defineCall({
    method: 'GET',
    path: PATHS.closings,
    summary: 'Closings of tills, newest first',
    action: 'till.view',
    query: z.object({
      location: z.optional(shopText),
      /** The first and the last day on which they were closed. */
      from: z.optional(day),
      to: z.optional(day),
    }),
    answer: listAnswer(closingSchema),
    added: true,
  }),
  close: defineCall({
    method: 'POST',
    path: PATHS.closings,
    summary: 'Close a till: what was counted against what was expected',
    action: 'till.close',
    changes: ['till', 'sales'],
    body: closingInputSchema,
    answer: answer(closingViewSchema),
    added: true,
  }),
  one: defineCall({
    method: 'GET',
    path: PATHS.closing,
    summary: 'A closing with its report, and what explains it since',
    action: 'till.view',
    params,
    answer: answer(closingViewSchema),
    added: true,
  }),
  recount: defineCall({
    method: 'POST',
    path: PATHS.closingRecounts,
    summary: 'Count again what was counted at a closing',
    action: 'till.manage',
    changes: ['till'],
    params,
    body: recountInputSchema,
    answer: answer(closingViewSchema),
    added: true,
  }),
};
