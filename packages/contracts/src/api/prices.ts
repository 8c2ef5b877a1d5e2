import * as z from 'zod/mini';

import { defineCall } from '../call';
import { MAX_REPRICED_UNITS } from '../constants';
import { answer } from '../envelope';
import * as PATHS from '../paths';
import { id, idText, money, moneyInput, signedMoneyInput } from '../primitives';
import { productFilterSchema } from './products';
import { stockChangeSchema } from './stock';

const PERCENT = /^-?\d{1,4}(\.\d{1,2})?$/;

/** Percent by which prices change: a number or its text, above −100 and at most 1,000. */
const percentInput = z.pipe(
  z.union([z.number(), z.string()]).check(
    z.refine((value) => {
      const text = String(value).trim();
      return PERCENT.test(text) && Number(text) > -100 && Number(text) <= 1_000;
    }, 'Not a percentage above −100 and up to 1,000'),
  ),
  z.transform((value) => String(value).trim()),
);

const ways = ['set', 'percent', 'amount'] as const;

const idOrText = z.union([id, idText]);
/** The filter of the stock list in a body, where ids may be numbers. */
const filterSchema = z.extend(productFilterSchema, {
  location: z.optional(idOrText),
  product: z.optional(idOrText),
});

export const priceChangeSchema = z
  .object({
    /** Either a filter of the stock list… */
    filter: z.optional(filterSchema),
    /** …or units. */
    ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(MAX_REPRICED_UNITS))),
    /** The new price, in euros. */
    set: z.optional(moneyInput),
    /** By how many percent, negative for lower. */
    percent: z.optional(percentInput),
    /** By how many euros, negative for lower. */
    amount: z.optional(signedMoneyInput),
    /** The cents that prices end with, as ".90": the nearest such price is taken. */
    ending: z.optional(
      z.pipe(
        z.string().check(z.trim(), z.regex(/^(0?\.)?\d\d$/, 'Cents, as .90')),
        z.transform((text) => text.slice(-2)),
      ),
    ),
  })
  .check(
    z.refine(({ filter, ids }) => (filter === undefined) !== (ids === undefined), {
      message: 'Either filter or ids',
      path: ['ids'],
    }),
    z.refine((change) => ways.filter((way) => change[way] !== undefined).length === 1, {
      message: 'One of set, percent and amount',
      path: ['set'],
    }),
  );
export type PriceChange = z.input<typeof priceChangeSchema>;
export type ParsedPriceChange = z.output<typeof priceChangeSchema>;

/** The units of one product that have one price. */
export const pricePreviewRowSchema = z.object({
  /** The product's id. */
  product: id,
  code: z.string(),
  brand: z.string(),
  color: z.nullable(z.string()),
  specific_type: z.nullable(z.string()),
  name: z.nullable(z.string()),
  units: z.int(),
  /** Euros. */
  old: money,
  new: money,
});
export type PricePreviewRow = z.infer<typeof pricePreviewRowSchema>;

export const pricePreviewSchema = z.object({
  /** To be sent to `prices/apply`, which then changes exactly what was previewed. */
  hash: z.string(),
  /** Units that get another price, and those that have it already. */
  units: z.int(),
  unchanged: z.int(),
  /** Sums of the units' prices, in euros. */
  old_total: money,
  new_total: money,
  /** Units whose new price is below what they cost; null without `costs.view`. */
  below_cost: z.nullable(z.int()),
  /** Largest groups first, at most 1,000. */
  rows: z.array(pricePreviewRowSchema),
  /** How many rows there are. */
  row_count: z.int(),
});
export type PricePreview = z.infer<typeof pricePreviewSchema>;

export const priceCalls = {
  preview: defineCall({
    method: 'POST',
    path: PATHS.pricePreview,
    summary: 'What a change of prices would do, without doing it',
    action: 'operations.view',
    body: priceChangeSchema,
    answer: answer(pricePreviewSchema),
    added: true,
  }),
  apply: defineCall({
    method: 'POST',
    path: PATHS.priceApply,
    summary: 'Change prices as previewed, or nothing where something changed since',
    action: 'prices.change',
    changes: ['stock'],
    body: z.object({
      hash: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Not the hash of a preview')),
    }),
    answer: answer(stockChangeSchema),
    added: true,
  }),
};
