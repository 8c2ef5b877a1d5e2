import * as z from 'zod/mini';

import { defineCall } from '../call';
import { MAX_BASKET_LINES } from '../constants';
import { answer, listAnswer } from '../envelope';
import * as PATHS from '../paths';
import {
  barcode,
  id,
  idText,
  idInput,
  money,
  moment,
  moneyInput,
  optionalText,
  shopText,
  text,
  word,
} from '../primitives';
import { checkoutItemSchema, partSchema, partsInputSchema } from './sales';

/** Hours for which a till without a line goes on as it was last confirmed. */
export const OFFLINE_HOURS = 12;
/** Most sales in one request. */
export const MOST_OFFLINE_SALES = 50;

/** What a sale without a line is judged by, and its slip printed with. */
export const offlineTermsSchema = z.object({
  till: z.object({ id, name: z.string(), number: z.int() }),
  /** The shop of the till; null where it stands in none. */
  location: z.nullable(z.object({ id, name: z.string() })),
  /** Who is signed in, as last confirmed. */
  seller: z.object({ id, name: z.string() }),
  confirmed_at: moment,
  /** The counter of the next slip, as far as the server knows. */
  next_slip: z.int(),
  company: z.object({
    id,
    name: z.string(),
    registration_number: z.string(),
    address: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    timezone: z.string(),
  }),
  return_terms: z.string(),
  /** Percent that the prices include. */
  vat_rate: z.number(),
  /** Euros above which a sale takes no cash; null for none. */
  cash_limit: z.nullable(money),
  /** Percent of the regular price below which a cashier may not sell; null for none. */
  price_floor: z.nullable(z.number()),
});
export type OfflineTerms = z.infer<typeof offlineTermsSchema>;

/** A product of the snapshot. Units name it by its place in the list. */
const offlineProductSchema = z.object({
  id,
  code: z.string(),
  name: z.nullable(z.string()),
  brand: z.string(),
  color: z.nullable(z.string()),
  specific_type: z.nullable(z.string()),
  type: z.string(),
});

/** What can be sold in the till's shop; no cost, and nothing of another shop. */
export const offlineStockSchema = z.object({
  products: z.array(offlineProductSchema),
  /** Names of sizes. */
  sizes: z.array(z.string()),
  /** Id, barcode, place of the product, place of the size or null, regular price in euros. */
  units: z.array(z.tuple([id, barcode, z.int(), z.nullable(z.int()), money])),
  /** A supplier's code, the place of its product, the place of its size or null for all. */
  codes: z.array(z.tuple([z.string(), z.int(), z.nullable(z.int())])),
});
export type OfflineStock = z.infer<typeof offlineStockSchema>;

/** A sale that a till made without a line. */
export const offlineSaleSchema = z.object({
  /** The key by which it is booked once, whoever sends it; that of the basket. */
  key: text(80),
  /** `K3-000017`: the number of the till, and its counter. */
  slip: z.string().check(z.regex(/^K\d{1,3}-\d{6}$/, 'A slip has the form K3-000017')),
  /** By the server's clock, as the till knew it. */
  sold_at: moment,
  /** Who was signed in. */
  seller: idInput,
  items: z.array(checkoutItemSchema).check(z.minLength(1), z.maxLength(MAX_BASKET_LINES)),
  /** As in `sales.checkOut`. */
  tenders: z.optional(partsInputSchema),
  received: z.optional(z.nullable(moneyInput)),
});
export type OfflineSale = z.input<typeof offlineSaleSchema>;
export type ParsedOfflineSale = z.output<typeof offlineSaleSchema>;

/** What became of a sale; `refused` is for what no till sends. */
const OFFLINE_OUTCOMES = ['sold', 'again', 'to_settle', 'refused'] as const;

/** Why somebody has to settle a sale that was made without a line. */
export const SETTLE_REASONS = [
  /** A unit was sold elsewhere meanwhile. */
  'unit_sold',
  /** A unit isn't in stock any more: under way, set aside or gone. */
  'unit_gone',
  'price_floor',
  'cash_limit',
  /** It was sold after the till was revoked, or the seller disabled. */
  'revoked',
  /** The seller held no session at that till in the hours before. */
  'seller_unconfirmed',
  /** The slip's counter went back, or was used before. */
  'slip_counter',
] as const;
export type SettleReason = (typeof SETTLE_REASONS)[number];

export const offlineOutcomeSchema = z.object({
  key: z.string(),
  outcome: word(OFFLINE_OUTCOMES),
  sale: z.nullable(id),
  receipt_number: z.nullable(z.int()),
  reasons: z.array(word(SETTLE_REASONS)),
  /** Of a refused one: why, in English. */
  message: z.optional(z.string()),
});
export type OfflineOutcome = z.infer<typeof offlineOutcomeSchema>;

const sentSalesSchema = z.object({
  sales: z.array(offlineSaleSchema).check(z.minLength(1), z.maxLength(MOST_OFFLINE_SALES)),
  /** How many more the till holds. */
  waiting: z.optional(z.int().check(z.minimum(0))),
  /** The till, where a manager sends its file from another machine. */
  till: z.optional(idInput),
});

/** A unit that could be handed over in place of one that was sold twice. */
const siblingSchema = z.object({
  id,
  barcode,
  /** The very unit, which came back meanwhile. */
  is_same: z.boolean(),
});

/** Where a unit is that nobody sold and that isn't for sale. */
const PLACES_AWAY = ['set_aside', 'under_way', 'out'] as const;

export const settleLineSchema = z.object({
  line: id,
  unit: id,
  barcode,
  code: z.string(),
  name: z.nullable(z.string()),
  brand: z.string(),
  color: z.nullable(z.string()),
  number: z.nullable(z.string()),
  price: money,
  /** How it was paid, which is how it would be paid back. */
  paid: z.array(partSchema),
  /** The sale that has the unit now. */
  taken_by: z.nullable(z.object({ sale: id, receipt_number: z.int(), at: moment, by: z.string() })),
  /** Why the very unit can't be chosen although nobody sold it; null where it can, or was sold. */
  away: z.optional(z.nullable(word(PLACES_AWAY))),
  /** At most five; the very unit first. */
  siblings: z.array(siblingSchema),
});
export type SettleLine = z.infer<typeof settleLineSchema>;

/** A sale without a line that somebody has to settle. */
export const unsettledSaleSchema = z.object({
  sale: id,
  receipt_number: z.int(),
  slip: z.string(),
  till: z.string(),
  location: z.nullable(z.string()),
  seller: z.string(),
  sold_at: moment,
  /** When it came in, and who sent it. */
  came_at: moment,
  sent_by: z.string(),
  total: money,
  reasons: z.array(word(SETTLE_REASONS)),
  /** The lines whose unit isn't theirs. */
  lines: z.array(settleLineSchema),
});
export type UnsettledSale = z.infer<typeof unsettledSaleSchema>;

const settleSchema = z.object({
  /** For each line a unit that was handed over, or null for its money back. */
  lines: z._default(z.array(z.object({ line: idInput, unit: z.nullable(idInput) })), []),
  note: z.optional(optionalText(200)),
});

export const offlineSaleCalls = {
  terms: defineCall({
    method: 'GET',
    path: PATHS.offlineTerms,
    summary: 'What this shared till needs to go on selling without a line; confirms its seller',
    action: 'products.sell',
    answer: answer(offlineTermsSchema),
    added: true,
  }),
  stock: defineCall({
    method: 'GET',
    path: PATHS.offlineStock,
    summary: 'What this shared till can sell without a line; 304 where nothing changed',
    action: 'products.sell',
    answer: answer(offlineStockSchema),
    added: true,
  }),
  send: defineCall({
    method: 'POST',
    path: PATHS.offlineSales,
    summary: 'Book sales that a till made without a line, each once and each by itself',
    action: 'session.use',
    changes: ['stock', 'sales', 'till'],
    body: sentSalesSchema,
    answer: listAnswer(offlineOutcomeSchema),
    added: true,
  }),
  unsettled: defineCall({
    method: 'GET',
    path: PATHS.unsettledSales,
    summary: 'Sales without a line that somebody has to settle, oldest first',
    action: 'sales.correct',
    query: z.object({ location: z.optional(shopText) }),
    answer: listAnswer(unsettledSaleSchema),
    added: true,
  }),
  settle: defineCall({
    method: 'POST',
    path: PATHS.settleSale,
    summary: 'Settle a sale: another unit or the money back for its lines, and what broke a rule',
    action: 'sales.correct',
    changes: ['stock', 'sales', 'till'],
    params: z.object({ id: idText }),
    body: settleSchema,
    /** Slips of what was paid back. */
    answer: answer(z.object({ returns: z.array(id), is_settled: z.boolean() })),
    added: true,
  }),
};
