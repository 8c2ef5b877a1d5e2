import * as z from 'zod/mini';

import { defineCall } from '../call';
import {
  PAYMENT_WAYS,
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

/** The cash in a drawer: value of a note or coin in cents → how many there are. */
export const cashPiecesSchema = z.record(
  z.string().check(z.refine(isDenomination, 'Not a note or coin of the euro')),
  z.int().check(z.minimum(0), z.maximum(MAX_PIECES)),
);
export type CashPieces = z.infer<typeof cashPiecesSchema>;

/** Names a till: that of a shop, or with a null `location` the one of sales outside of shops. */
const tillOf = {
  /** Left out: the till of the caller's shop. */
  location: z.optional(z.nullable(id)),
  /** The till's `version` on the screen. */
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
  way: word(PAYMENT_WAYS),
  reason: word(MOVEMENT_REASONS),
  note: z.string(),
  user: z.string(),
  recorded_at: moment,
});
export type TillMovement = z.infer<typeof tillMovementSchema>;

/**
 * The report of one period of a till. `types`, `channels` and `sellers` each list goods sold less
 * goods taken back; their sum is that of the sources `sale`, `return`, `correction` and `void`. So
 * is that of `sales` and `returns`; the units and euros of returns are negative.
 */
export const tillReportSchema = z.object({
  sources: z.array(
    z.object({
      source: word(TILL_SOURCES),
      way: word(TILL_WAYS),
      /** The number of sales, returns, bookings and so on that moved money this way. */
      count: z.int(),
      amount: money,
    }),
  ),
  types: z.array(z.object({ type: word(PRODUCT_TYPES), ...counted })),
  channels: z.array(z.object({ sale_type: word(SALE_TYPES), ...counted })),
  /** A corrected or voided line counts for its seller, a return for the person who took it back. */
  sellers: z.array(z.object({ seller: z.string(), ...counted })),
  /** Receipts that were not voided, and returns; of corrections and voids the number only. */
  sales: z.object({ count: z.int(), ...counted }),
  returns: z.object({ count: z.int(), ...counted }),
  corrections: z.object({ count: z.int() }),
  voids: z.object({ count: z.int() }),
  movements: z.array(tillMovementSchema),
  /** Booked income and outcome; outcome is negative. */
  bookings: z.array(z.object({ name: z.string(), way: word(TILL_WAYS), amount: money })),
});
export type TillReport = z.infer<typeof tillReportSchema>;

/** How a period began, in euros. */
export const tillOpeningSchema = z.object({
  /** The cash at the start: as counted, else as left by the last closing, else nothing. */
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
  /** When the open period began; null where nothing was booked yet. */
  since: z.nullable(moment),
  opening: tillOpeningSchema,
  /** Whether the opening can still be counted: no cash has moved, or it was never closed before. */
  can_open: z.boolean(),
  last_closing: z.nullable(z.object({ id, number: z.int(), closed_at: moment })),
  /**
   * Shared tills of the shop that go on selling without a line, and of which sales may still come: they
   * said how many they hold, or weren't heard of for ten minutes. Left out where there are none.
   */
  unsent: z.optional(z.array(z.object({ name: z.string(), waiting: z.int(), seen_at: moment }))),
  /** Euros by way since the period began; only those with `till.manage` get it and `report`. */
  sums: z.optional(z.array(movedMoneySchema)),
  report: z.optional(tillReportSchema),
});
export type Till = z.infer<typeof tillSchema>;

export const openingInputSchema = z.object({ ...tillOf, cash: cashPiecesSchema });

/** Euros. A larger amount can only be a typing mistake. */
const MAX_MOVEMENT = 100_000;

export const movementInputSchema = z
  .object({
    location: tillOf.location,
    direction: z.enum(MOVEMENT_DIRECTIONS),
    amount: moneyInput,
    way: z._default(z.enum(PAYMENT_WAYS), 'cash'),
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
  /** Corrections made after the till was closed; they count on the day that they explain. */
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
