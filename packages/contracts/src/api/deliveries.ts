import * as z from 'zod/mini';

import { defineCall } from '../call';
import { MAX_RECEIVED_UNITS, MAX_ROWS, PRODUCT_TYPES } from '../constants';
import { answer, listAnswer } from '../envelope';
import * as PATHS from '../paths';
import {
  countText,
  day,
  id,
  idText,
  money,
  moment,
  moneyInput,
  optionalText,
  quantity,
  text,
  word,
} from '../primitives';
import { productRowSchema } from './products';
import { receiveCall, receivedSchema } from './receiving';

/**
 * Units that came in together, of one model or several; what tells models apart, prices among it, is
 * that of the first.
 */
export const deliverySchema = z.object({
  id,
  received_at: moment,
  received_on: day,
  by: z.string(),
  type: word(PRODUCT_TYPES),
  code: z.string(),
  brand: z.string(),
  color: z.nullable(z.string()),
  specific_type: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** Units that came, and how many of them are now in stock, sold, out or under way. */
  received: z.int(),
  in_stock: z.int(),
  sold: z.int(),
  out: z.int(),
  under_way: z.int(),
  /** Units in stock that need a new label. */
  label_due: z.int(),
  /** Euros, as received or corrected since. `import_price` is null without `costs.view`. */
  stock_price: money,
  import_price: z.nullable(money),
  /** How often it was corrected or added to. */
  changes: z.int(),
  /** Null for what was received before operations were kept. */
  operation: z.nullable(id),
  models: z.optional(z.int()),
  /** What the supplier's note says. */
  note: z.optional(z.string()),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** A later change of a delivery: a correction, units added, or units that never came. */
export const deliveryChangeSchema = z.object({
  operation: id,
  at: moment,
  by: z.string(),
  note: z.string(),
  units: z.int(),
  /** Field → before and after, as people read them: code, brand, type, color, name, size, price. */
  changes: z.record(z.string(), z.object({ before: z.string(), after: z.string() })),
  /** Units that came later than the others. */
  added: z.int(),
  /** Units that were taken out as not delivered. */
  missing: z.int(),
  undone: z.boolean(),
  /** The model that was changed, by its id in `models`. */
  model: z.optional(id),
});
export type DeliveryChange = z.infer<typeof deliveryChangeSchema>;

export const deliveredUnitSchema = z.extend(productRowSchema, {
  state: word(['in_stock', 'sold', 'out', 'under_way']),
  /** The model that it came as, by its id in `models`. */
  model: z.optional(id),
});
export type DeliveredUnit = z.infer<typeof deliveredUnitSchema>;

export const deliveryViewSchema = z.object({
  delivery: deliverySchema,
  /** Each model as a delivery of its own, which is corrected and added to by its own id. */
  models: z.optional(z.array(deliverySchema)),
  /** Ordered by model, size and id. */
  units: z.array(deliveredUnitSchema),
  /** Latest first. */
  changes: z.array(deliveryChangeSchema),
});
export type DeliveryView = z.infer<typeof deliveryViewSchema>;

export const deliveryQuerySchema = z.object({
  start_date: z.optional(day),
  end_date: z.optional(day),
  /** A part of the product's code. */
  code: z.optional(optionalText(60)),
  /** A person's id. */
  user: z.optional(idText),
  limit: z.optional(countText(200)),
  cursor: z.optional(z.string().check(z.maxLength(500))),
});
/** The filter of the deliveries as a client writes it. */
export interface DeliveryFilter {
  start_date?: string;
  end_date?: string;
  code?: string;
  user?: number;
}

/** The right values; fields left out stay. Brand, type, color and size are given by id. */
export const deliveryCorrectionSchema = z
  .object({
    /** Left out: all units of the delivery that are in stock. */
    ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(MAX_ROWS))),
    code: z.optional(text(60)),
    brand: z.optional(id),
    type: z.optional(id),
    color: z.optional(id),
    /** Of accessories. */
    name: z.optional(text(120)),
    size: z.optional(id),
    /** Euros. */
    stockPrice: z.optional(moneyInput),
    /** Euros; it changes the whole delivery, whatever `ids` say. */
    importPrice: z.optional(moneyInput),
    note: z._default(optionalText(500), ''),
  })
  .check(
    z.refine(
      ({ ids: _, note: __, ...right }) => Object.values(right).some((value) => value !== undefined),
      { message: 'Nothing to put right', path: ['code'] },
    ),
  );
export type DeliveryCorrectionInput = z.input<typeof deliveryCorrectionSchema>;
export type ParsedDeliveryCorrection = z.output<typeof deliveryCorrectionSchema>;

/** More came than was received: sizes with quantities, or a quantity of accessories. */
export const deliveryUnitsSchema = z.union([
  z.object({ sizes: z.array(z.object({ size: id, quantity })).check(z.maxLength(200)) }),
  z.object({ quantity: z.int().check(z.minimum(1), z.maximum(MAX_RECEIVED_UNITS)) }),
]);
export type DeliveryUnitsInput = z.infer<typeof deliveryUnitsSchema>;

const params = z.object({ id: idText });

export const deliveryCalls = {
  receive: receiveCall,
  list: defineCall({
    method: 'GET',
    path: PATHS.deliveries,
    summary: 'Deliveries, latest first, page by page',
    action: 'stock.correct',
    query: deliveryQuerySchema,
    answer: listAnswer(deliverySchema),
    added: true,
  }),
  one: defineCall({
    method: 'GET',
    path: PATHS.delivery,
    summary: 'A delivery with its units and what was put right',
    action: 'stock.correct',
    params,
    answer: answer(deliveryViewSchema),
    added: true,
  }),
  correct: defineCall({
    method: 'POST',
    path: PATHS.deliveryCorrections,
    summary: 'Put right what was mistyped in a delivery; barcodes stay, labels are due',
    action: 'stock.correct',
    changes: ['stock'],
    params,
    body: deliveryCorrectionSchema,
    answer: answer(
      z.object({
        ids: z.array(id),
        operation: id,
        /** Units of the delivery that stay as they are: sold or out. */
        left: z.int(),
      }),
    ),
    added: true,
  }),
  addUnits: defineCall({
    method: 'POST',
    path: PATHS.deliveryUnits,
    summary: 'Receive units that came with a delivery and were not counted',
    action: 'stock.correct',
    changes: ['stock'],
    params,
    body: deliveryUnitsSchema,
    answer: answer(receivedSchema),
    added: true,
  }),
};
