import * as z from 'zod/mini';

import { defineCall } from '../call';
import { MAX_BASKET_LINES, SALE_TYPES } from '../constants';
import { answer, listAnswer } from '../envelope';
import * as PATHS from '../paths';
import {
  day,
  id,
  idText,
  idInput,
  money,
  moment,
  moneyInput,
  optionalText,
  shopText,
  text,
} from '../primitives';
import { unitStateSchema } from './products';
import { returnedLineSchema } from './returned-line';

/** A unit that waits with its basket, and what was agreed about it. */
const heldItemSchema = z.object({
  id: idInput,
  /** What the customer is to pay, in euros; judged anew when the basket is sold. */
  price: moneyInput,
  sale_type: z.enum(SALE_TYPES),
});

export const holdSchema = z
  .object({
    /** For whom it waits: a name, or what the person wears. */
    name: text(60),
    items: z._default(z.array(heldItemSchema).check(z.maxLength(MAX_BASKET_LINES)), []),
    /** Sold lines that come back with it. */
    returns: z._default(z.array(returnedLineSchema).check(z.maxLength(MAX_BASKET_LINES)), []),
    note: z.optional(optionalText(200)),
  })
  .check(
    z.refine(({ items, returns }) => items.length + returns.length > 0, {
      error: 'Nothing to hold',
      path: ['items'],
    }),
  );
export type ParsedHold = z.output<typeof holdSchema>;
export type HoldInput = z.input<typeof holdSchema>;

/** A basket that waits for its customer. Its units stay in stock, and nothing is reserved. */
export const heldBasketSchema = z.object({
  id,
  name: z.string(),
  note: z.string(),
  location: z.nullable(z.string()),
  held_at: moment,
  /** In the company's time zone. */
  held_on: day,
  by: z.string(),
  /** The shared till where it was held. */
  till: z.nullable(z.string()),
  units: z.int(),
  returns: z.int(),
  /** What its units come to, in euros. */
  total: money,
});
export type HeldBasket = z.infer<typeof heldBasketSchema>;

export const resumedSchema = z.object({
  name: z.string(),
  note: z.string(),
  /** Its units as they are now: one may have been sold, moved or repriced since. */
  items: z.array(z.object({ unit: unitStateSchema, price: money, sale_type: z.enum(SALE_TYPES) })),
  /** Each with the sale that it was sold in. */
  returns: z.array(z.extend(returnedLineSchema, { sale: id })),
});
export type Resumed = z.infer<typeof resumedSchema>;

const params = z.object({ id: idText });

export const heldBasketCalls = {
  list: defineCall({
    method: 'GET',
    path: PATHS.heldBaskets,
    summary: 'Baskets that wait for their customers, oldest first',
    action: 'products.sell',
    query: z.object({ location: z.optional(shopText) }),
    answer: listAnswer(heldBasketSchema),
    added: true,
  }),
  hold: defineCall({
    method: 'POST',
    path: PATHS.heldBaskets,
    summary: 'Put a basket aside until its customer is back',
    action: 'products.sell',
    changes: ['held'],
    body: holdSchema,
    answer: answer(heldBasketSchema),
    added: true,
  }),
  resume: defineCall({
    method: 'POST',
    path: PATHS.resumeBasket,
    summary: 'Go on with a basket; 409 resumed where somebody else has',
    action: 'products.sell',
    changes: ['held'],
    params,
    answer: answer(resumedSchema),
    added: true,
  }),
  drop: defineCall({
    method: 'DELETE',
    path: PATHS.heldBasket,
    summary: 'Give a basket up',
    action: 'products.sell',
    changes: ['held'],
    params,
    answer: answer(z.object({ id })),
    added: true,
  }),
};
