import * as z from 'zod/mini';

import { defineCall } from '../call';
import {
  COUNTED_WAYS,
  DENOMINATIONS,
  MOVEMENT_DIRECTIONS,
  MOVEMENT_REASONS,
  PRODUCT_TYPES,
  SALE_TYPES,
  TILL_SOURCES,
  TILL_WAYS,
} from '../constants';
import { answer } from '../envelope';
import * as PATHS from '../paths';
import { day, id, money, moment, moneyInput, optionalText, shopText, word } from '../primitives';
import { movedMoneySchema } from './returns';

const MAX_PIECES = 100_000;
const isDenomination = (cents: string) => DENOMINATIONS.some((one) => String(one) === cents);

/** What lies in a drawer: cents of a note or coin → how many there are of it. */
export const cashPiecesSchema = z.record(
  z.string().check(z.refine(isDenomination, 'Not a note or coin of the euro')),
  z.int().check(z.minimum(0), z.maximum(MAX_PIECES)),
);
export type CashPieces = z.infer<typeof cashPiecesSchema>;

/** A shop's till; without a shop it is that of everything sold in none. */
const tillOf = {
  /** Left out: the till of whoever asks. */
  location: z.optional(z.nullable(id)),
  /** Of the till as the screen saw it. */
  version: z.string().check(z.maxLength(80)),
};

export const shopSchema = z.object({ id, name: z.string() });

const counted = { units: z.int(), amount: money };

/** Money moved by hand. */
export const tillMovementSchema = z.object({
  id,
  direction: z.enum(MOVEMENT_DIRECTIONS),
  /** Euros, never negative. */
  amount: money,
  way: word(COUNTED_WAYS),
  reason: word(MOVEMENT_REASONS),
  note: z.string(),
  user: z.string(),
  recorded_at: moment,
});
export type TillMovement = z.infer<typeof tillMovementSchema>;

/**
 * What a period of a till was made of. Goods are sold lines less what came back; their sum is that of
 * the sources `sale`, `return`, `correction` and `void`, and so is that of `sales` and `returns`, whose
 * units and euros are negative.
 */
export const tillReportSchema = z.object({
  sources: z.array(
    z.object({
      source: word(TILL_SOURCES),
      way: word(TILL_WAYS),
      /** Sales, returns, bookings and so on of which money moved this way. */
      count: z.int(),
      amount: money,
    }),
  ),
  types: z.array(z.object({ type: word(PRODUCT_TYPES), ...counted })),
  channels: z.array(z.object({ sale_type: word(SALE_TYPES), ...counted })),
  /** A corrected or voided line is its seller's, a return that of whoever took it back. */
  sellers: z.array(z.object({ seller: z.string(), ...counted })),
  /** Receipts that were not voided, and what was taken back; mistakes by their number alone. */
  sales: z.object({ count: z.int(), ...counted }),
  returns: z.object({ count: z.int(), ...counted }),
  corrections: z.object({ count: z.int() }),
  voids: z.object({ count: z.int() }),
  movements: z.array(tillMovementSchema),
  /** Income and outcome that was booked, negative for what went out. */
  bookings: z.array(z.object({ name: z.string(), way: word(TILL_WAYS), amount: money })),
});
export type TillReport = z.infer<typeof tillReportSchema>;

/** How a period began, in euros. */
export const tillOpeningSchema = z.object({
  /** What is counted on: as counted, else as left at the last closing, else nothing. */
  cash: money,
  left: z.nullable(money),
  counted: z.nullable(money),
  counted_by: z.nullable(z.string()),
  counted_at: z.nullable(moment),
});

export const tillSchema = z.object({
  location: z.nullable(shopSchema),
  /** Changes with every entry; sent along by whoever counts. */
  version: z.string(),
  /** Since when it runs; null where nothing was booked yet. */
  since: z.nullable(moment),
  opening: tillOpeningSchema,
  /** Whether the opening can be counted still: no cash has moved, or it was never closed before. */
  can_open: z.boolean(),
  last_closing: z.nullable(z.object({ id, number: z.int(), closed_at: moment })),
  /** Euros by way since it began; only for `till.manage`. */
  sums: z.optional(z.array(movedMoneySchema)),
  report: z.optional(tillReportSchema),
});
export type Till = z.infer<typeof tillSchema>;

export const openingInputSchema = z.object({ ...tillOf, cash: cashPiecesSchema });

/** Euros. More than this moves in no till at once: it is a slip of the finger. */
const MAX_MOVEMENT = 100_000;

export const movementInputSchema = z
  .object({
    location: tillOf.location,
    direction: z.enum(MOVEMENT_DIRECTIONS),
    amount: moneyInput,
    way: z._default(z.enum(COUNTED_WAYS), 'cash'),
    reason: z.enum(MOVEMENT_REASONS),
    note: z.optional(optionalText(200)),
  })
  .check(
    z.refine(({ amount }) => Number(amount) > 0, { path: ['amount'], message: 'Nothing moves' }),
    z.refine(({ amount }) => Number(amount) <= MAX_MOVEMENT, {
      path: ['amount'],
      message: 'At most 100,000 € at once',
    }),
    z.refine(({ reason, note }) => reason !== 'other' || Boolean(note), {
      path: ['note'],
      message: 'Say what it is for',
    }),
  );
export type ParsedMovement = z.output<typeof movementInputSchema>;

/** The money of a day: what really moved for sales, returns, corrections and voids. */
export const dayMoneySchema = z.object({
  sums: z.array(movedMoneySchema),
  /** Put right after the till was closed: it moved on the day that it explains. */
  late: z.array(movedMoneySchema),
});
export type DayMoney = z.infer<typeof dayMoneySchema>;

export const tillCalls = {
  till: defineCall({
    method: 'GET',
    path: PATHS.till,
    summary: 'A till as it stands since it was last closed',
    action: 'till.view',
    query: z.object({ location: z.optional(shopText) }),
    answer: answer(tillSchema),
    added: true,
  }),
  day: defineCall({
    method: 'GET',
    path: PATHS.tillDay,
    summary: 'The money that sales of a day moved, by its way',
    action: 'till.manage',
    query: z.object({ date: z.optional(day), location: z.optional(shopText) }),
    answer: answer(dayMoneySchema),
    added: true,
  }),
  open: defineCall({
    method: 'POST',
    path: PATHS.tillOpenings,
    summary: 'Count what is in the drawer when a period begins',
    action: 'till.close',
    changes: ['till'],
    body: openingInputSchema,
    answer: answer(tillSchema),
    added: true,
  }),
  move: defineCall({
    method: 'POST',
    path: PATHS.tillMovements,
    summary: 'Put money into a till, or take it out',
    action: 'till.move',
    changes: ['till'],
    body: movementInputSchema,
    answer: answer(tillMovementSchema),
    added: true,
  }),
};
