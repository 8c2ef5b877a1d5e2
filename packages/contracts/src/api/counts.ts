import * as z from 'zod/mini';

import { defineCall } from '../call';
import {
  COUNT_STATES,
  COUNT_VERDICTS,
  type CountAction,
  JUDGED_VERDICTS,
  MAX_COUNT_LINES,
  MAX_COUNT_SCANS,
  MAX_ROWS,
  OUT_REASONS,
  PRODUCT_TYPES,
  SCAN_OUTCOMES,
} from '../constants';
import { answer, listAnswer } from '../envelope';
import * as PATHS from '../paths';
import { countText, id, idText, moment, optionalText, text, word } from '../primitives';
import { namedUnitSchema } from './products';

/** The units that are counted: those that fit all fields given. Without any, the whole shop. */
const countScopeSchema = z.object({
  type: z.optional(z.enum(PRODUCT_TYPES)),
  /** A brand's id, or a part of its name as in the stock list. */
  brand: z.optional(z.union([id, optionalText(80)])),
  /** A part of the product's code. */
  code: z.optional(optionalText(60)),
  /** Ids of units. */
  ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(MAX_ROWS))),
});

export const countInputSchema = z.object({
  /** The location's id. */
  location: id,
  scope: z.optional(countScopeSchema),
  /** Nobody sees how many units are expected before the count has ended. */
  blind: z._default(z.boolean(), false),
  note: z._default(optionalText(500), ''),
});
export type CountInput = z.input<typeof countInputSchema>;
export type ParsedCountInput = z.output<typeof countInputSchema>;

export const countSchema = z.object({
  id,
  location: z.object({ id, name: z.string() }),
  /** Brands by name; `units` is the number of units that were picked one by one. */
  scope: z.object({
    type: z.nullable(word(PRODUCT_TYPES)),
    brands: z.nullable(z.array(z.string())),
    code: z.nullable(z.string()),
    units: z.nullable(z.int()),
  }),
  state: word(COUNT_STATES),
  blind: z.boolean(),
  note: z.string(),
  started_at: moment,
  by: z.string(),
  ended_at: z.nullable(moment),
  ended_by: z.nullable(z.string()),
  /** Units that were scanned, each counted once, and codes that belong to no unit. */
  scanned: z.int(),
  unknown: z.int(),
  /** Units of the scope in stock at the start; null without `counts.apply` and while blind. */
  expected: z.nullable(z.int()),
  /** Units that it took out as lost, moved here, put back as found; null until it is applied. */
  lost: z.nullable(z.int()),
  moved: z.nullable(z.int()),
  found: z.nullable(z.int()),
  /** The operation that applied it, and whether that was undone. */
  operation: z.nullable(id),
  undone: z.boolean(),
});
export type Count = z.infer<typeof countSchema>;

/** A scan in a count, and what it found. */
export const countedScanSchema = z.object({
  key: z.string(),
  code: z.string(),
  outcome: word(SCAN_OUTCOMES),
  /** When and by whom it was scanned; of `already`, when and by whom it was scanned first. */
  at: moment,
  by: z.string(),
  unit: z.nullable(namedUnitSchema),
  /** The shop where the unit is on record. */
  location: z.nullable(z.string()),
});
export type CountedScan = z.infer<typeof countedScanSchema>;

/** A browser that scans in a count. */
export const countDeviceSchema = z.object({
  device: z.string(),
  by: z.string(),
  /** Scans that it said it still has to send. */
  pending: z.int(),
  /** When the server last heard from it. */
  seen_at: moment,
  /** It said that it is done; until then it may hold scans that it has not sent. */
  left: z.boolean(),
});
export type CountDevice = z.infer<typeof countDeviceSchema>;

export const countViewSchema = z.object({
  count: countSchema,
  /** The number of units that each person scanned. */
  people: z.array(z.object({ by: z.string(), scanned: z.int() })),
  devices: z.array(countDeviceSchema),
  /** The caller's own scans, latest first, at most 50. */
  scans: z.array(countedScanSchema),
});
export type CountView = z.infer<typeof countViewSchema>;

const device = text(64);
const scanKey = text(64);

export const countScansSchema = z.object({
  device,
  /** Scans that this device will still send after these. */
  pending: z._default(z.int().check(z.minimum(0)), 0),
  /** The device is done, as far as it knows. */
  left: z._default(z.boolean(), false),
  /** Without any, the call only tells that the device takes part. */
  scans: z
    .array(
      z.object({
        /** Chosen by the device; the same key is the same scan, however often it is sent. */
        key: scanKey,
        code: text(60),
        /** By the server's clock, as the device knows it from answers' `Date`. */
        scanned_at: moment,
      }),
    )
    .check(z.maxLength(MAX_COUNT_SCANS)),
});
export type CountScansInput = z.input<typeof countScansSchema>;
export type ParsedCountScans = z.output<typeof countScansSchema>;

/** A unit that a count found wrong or changed, and why. */
export const countLineSchema = z.extend(namedUnitSchema, {
  verdict: word(COUNT_VERDICTS),
  /** Its shop on record; if it isn't in stock, the last one before it was sold, sent or out. */
  location: z.nullable(z.string()),
  scanned_at: z.nullable(moment),
  scanned_by: z.nullable(z.string()),
  /** Of `sold`, and of `left` where it was sold. */
  sale: z.nullable(id),
  /** Of `out`: why it left the stock. */
  out: z.nullable(word(OUT_REASONS)),
  /** Of `under_way`, and of `left` where it was sent. */
  shipment: z.nullable(id),
  /** The last movement that explains where it is. */
  since: z.nullable(z.object({ kind: z.string(), at: moment, by: z.string() })),
  /** What applying did to it; null before that, and for verdicts that need no decision. */
  done: z.nullable(word(['recheck', 'lost', 'move', 'found', 'leave'])),
});
export type CountLine = z.infer<typeof countLineSchema>;

export const countReviewSchema = z.object({
  count: countSchema,
  /** Units of the scope that are here and were scanned. */
  counted: z.int(),
  /** Lines that need a decision first, each verdict by code and size; at most 20,000 of each. */
  lines: z.array(countLineSchema),
  /** Scanned codes that belong to no unit. */
  unknown: z.array(
    z.object({
      code: z.string(),
      times: z.int(),
      by: z.string(),
      at: moment,
      keys: z.array(scanKey),
    }),
  ),
  devices: z.array(countDeviceSchema),
});
export type CountReview = z.infer<typeof countReviewSchema>;

const actions = ['recheck', 'lost', 'move', 'found', 'leave'] as const satisfies CountAction[];

export const countApplySchema = z.object({
  /** Decisions for single units; COUNT_ACTIONS says what is done with the others. */
  decisions: z
    .array(z.object({ unit: id, action: z.enum(actions) }))
    .check(z.maxLength(MAX_COUNT_LINES)),
  /** All lines that need a decision, as the screen has them; 409 `count_changed` if they differ. */
  seen: z
    .array(z.object({ unit: id, verdict: z.enum(JUDGED_VERDICTS) }))
    .check(z.maxLength(MAX_COUNT_LINES)),
});
export type CountApplyInput = z.infer<typeof countApplySchema>;

/** `data` of 409 `count_changed`. */
export const countChangedSchema = z.object({
  /** Lines that need a decision and are new or have another verdict. */
  lines: z.array(countLineSchema),
  /** Units on the screen that no longer need a decision. */
  gone: z.array(id),
});
export type CountChanged = z.infer<typeof countChangedSchema>;

const params = z.object({ id: idText });

export const countCalls = {
  list: defineCall({
    method: 'GET',
    path: PATHS.counts,
    summary: 'Counts, open ones first, then latest first',
    action: 'counts.scan',
    query: z.object({
      state: z.optional(z.enum(COUNT_STATES)),
      /** A location's id. */
      location: z.optional(idText),
      limit: z.optional(countText(200)),
      cursor: z.optional(z.string().check(z.maxLength(500))),
    }),
    answer: listAnswer(countSchema),
    added: true,
  }),
  start: defineCall({
    method: 'POST',
    path: PATHS.counts,
    summary: 'Start counting a shop or a part of it; 409 `conflict` where one is open there',
    action: 'counts.start',
    changes: ['counts'],
    body: countInputSchema,
    answer: answer(countSchema),
    added: true,
  }),
  one: defineCall({
    method: 'GET',
    path: PATHS.count,
    summary: 'A count: how far it is, who scans, and one’s own latest scans',
    action: 'counts.scan',
    params,
    answer: answer(countViewSchema),
    added: true,
  }),
  scan: defineCall({
    method: 'POST',
    path: PATHS.countScans,
    summary: 'Scans of one device, each counted once; 409 `closed` once the count has ended',
    action: 'counts.scan',
    changes: ['counts'],
    params,
    body: countScansSchema,
    answer: answer(z.array(countedScanSchema)),
    added: true,
  }),
  withdraw: defineCall({
    method: 'POST',
    path: PATHS.countWithdrawals,
    summary: 'Take scans of an open count back',
    action: 'counts.scan',
    changes: ['counts'],
    params,
    body: z.object({ keys: z.array(scanKey).check(z.minLength(1), z.maxLength(MAX_COUNT_SCANS)) }),
    answer: answer(z.object({ keys: z.array(scanKey) })),
    added: true,
  }),
  review: defineCall({
    method: 'GET',
    path: PATHS.countReview,
    summary: 'What a count found and what applying it would do; once it is applied, what it did',
    action: 'counts.apply',
    params,
    answer: answer(countReviewSchema),
    added: true,
  }),
  apply: defineCall({
    method: 'POST',
    path: PATHS.countApply,
    summary: 'End a count and put the stock right, in one operation that can be undone',
    action: 'counts.apply',
    changes: ['counts', 'stock'],
    params,
    body: countApplySchema,
    answer: answer(z.object({ operation: id, ids: z.array(id) })),
    added: true,
  }),
  cancel: defineCall({
    method: 'POST',
    path: PATHS.countCancel,
    summary: 'Give a count up; nothing changes',
    action: 'counts.start',
    changes: ['counts'],
    params,
    answer: answer(z.object({ id })),
    added: true,
  }),
};
