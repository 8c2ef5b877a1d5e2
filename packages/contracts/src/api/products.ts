import * as z from 'zod/mini';

import { defineCall } from '../call';
import {
  GROUP_SORTS,
  type GroupSort,
  MAX_ROWS,
  MOVEMENT_KINDS,
  OPERATION_KINDS,
  OUT_REASONS,
  PRODUCT_SORTS,
  PRODUCT_TYPES,
  type ProductSort,
  SET_ASIDE_REASONS,
} from '../constants';
import { answer, listAnswer } from '../envelope';
import * as PATHS from '../paths';
import {
  barcode,
  countText,
  day,
  id,
  idInput,
  idText,
  money,
  moment,
  optionalText,
  word,
} from '../primitives';

/** One unit in stock, by names as people read them. `date` is the day it was received. */
export const productRowSchema = z.object({
  id,
  brand: z.string(),
  color: z.nullable(z.string()),
  number: z.nullable(z.string()),
  specific_type: z.nullable(z.string()),
  code: z.string(),
  /** Accessories have a name instead of size, colour and type. */
  name: z.nullable(z.string()),
  type: word(PRODUCT_TYPES),
  location: z.nullable(z.string()),
  price: money,
  date: day,
  barcode,
  /** Why it is not for sale; null for what is. */
  set_aside: z.nullable(word(SET_ASIDE_REASONS)),
  /** It was received and not labelled yet, or its label says another price, size or product. */
  label_due: z.boolean(),
  /** Where its label is due: its price before the latest change. Only lists that print labels have it. */
  old_price: z.optional(z.nullable(money)),
  /** Why it is not in stock; null for what is. */
  out: z.nullable(word(OUT_REASONS)),
  /** The shop that it was sent to and hasn't reached; null for what isn't under way. */
  under_way_to: z.nullable(z.string()),
});
export type ProductRow = z.infer<typeof productRowSchema>;

/** The fields by which people tell one unit from another. */
export const namedUnitSchema = z.pick(productRowSchema, {
  id: true,
  code: true,
  brand: true,
  color: true,
  number: true,
  specific_type: true,
  name: true,
  barcode: true,
});
export type NamedUnit = z.infer<typeof namedUnitSchema>;

const filterFields = {
  type: z.optional(z.enum(PRODUCT_TYPES)),
  start_date: z.optional(day),
  end_date: z.optional(day),
  /** Substring, case-insensitive. */
  code: z.optional(optionalText(60)),
  brand: z.optional(optionalText(80)),
  /** A location's id. */
  location: z.optional(idText),
  /** Exact. */
  barcode: z.optional(optionalText(40)),
  /** `1`: only what is set aside; `0`: only what is for sale. */
  set_aside: z.optional(z.enum(['0', '1'])),
  /** `1`: only what needs a label. */
  label_due: z.optional(z.literal('1')),
  /** `1`: what is out, in place of what is in stock. */
  out: z.optional(z.literal('1')),
  /** `1`: what is under way to another shop, in place of what is in stock. */
  under_way: z.optional(z.literal('1')),
  /** A product's id. */
  product: z.optional(idText),
  /** The id of the import that brought it. */
  import: z.optional(idText),
};
const sortFields = {
  sort: z.optional(z.enum(PRODUCT_SORTS)),
  dir: z.optional(z.enum(['asc', 'desc'])),
};

export const productFilterSchema = z.object({ ...filterFields, ...sortFields });
export const productQuerySchema = z.object({
  ...filterFields,
  ...sortFields,
  limit: z.optional(countText(MAX_ROWS)),
  cursor: z.optional(z.string().check(z.maxLength(500))),
});
/** The filter of a stock list as a client writes it. */
export interface ProductFilter {
  type?: (typeof PRODUCT_TYPES)[number];
  start_date?: string;
  end_date?: string;
  code?: string;
  brand?: string;
  location?: number;
  barcode?: string;
  set_aside?: '0' | '1';
  label_due?: '1';
  out?: '1';
  under_way?: '1';
  product?: number;
  import?: number;
  sort?: ProductSort;
  dir?: 'asc' | 'desc';
}

/** One unit wherever it is, so that a scan can say why it is not for sale. */
export const unitStateSchema = z.extend(productRowSchema, {
  sold: z.nullable(z.object({ at: moment, by: z.string(), price: money, receipt_number: z.int() })),
  /** When and by whom it was taken out of stock; `out` says why. */
  went_out: z.nullable(z.object({ at: moment, by: z.string(), note: z.string() })),
  /** The shipment in which it is under way. */
  shipment: z.nullable(
    z.object({ id, number: z.int(), from: z.nullable(z.string()), at: moment, by: z.string() }),
  ),
  /** It lies in a basket that waits for its customer; it can be sold all the same. */
  held: z.optional(
    z.nullable(
      z.object({ name: z.string(), by: z.string(), till: z.nullable(z.string()), at: moment }),
    ),
  ),
  /** Part of an import that is not done yet: in stock, but nobody can sell or move it. */
  importing: z.optional(z.boolean()),
});
export type UnitState = z.infer<typeof unitStateSchema>;

export const movementSchema = z.object({
  id,
  kind: word(MOVEMENT_KINDS),
  /** When it happened. */
  at: moment,
  /** When it was recorded. */
  recorded_at: moment,
  by: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  price: z.nullable(money),
  /** Of `repriced`: the price before, in euros. */
  from_price: z.nullable(money),
  /** Of `sent`, `arrived`, `came_back` and what was lost on its way: the shipment. */
  shipment: z.nullable(id),
  /** Of `corrected`: what it was taken for, and what it is, as code, name, colour and size. */
  from_identity: z.nullable(z.string()),
  to_identity: z.nullable(z.string()),
  /** Why it went out or was set aside. */
  reason: z.nullable(z.string()),
  note: z.string(),
  /** The operation that it is part of; null for movements from before operations were kept. */
  operation: z.nullable(z.object({ id, kind: word(OPERATION_KINDS), undone: z.boolean() })),
});
export type Movement = z.infer<typeof movementSchema>;

/** The same product by size and location, with how many are in stock. */
export const siblingSchema = z.object({
  number: z.nullable(z.string()),
  location: z.nullable(z.string()),
  count: z.int(),
});
export type Sibling = z.infer<typeof siblingSchema>;

/** One product with its units in stock. */
export const productGroupSchema = z.object({
  /** The product's id. */
  id,
  type: word(PRODUCT_TYPES),
  code: z.string(),
  brand: z.string(),
  color: z.nullable(z.string()),
  specific_type: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** Units that the filter matches. */
  units: z.int(),
  /** Lowest and highest of their prices, in euros. */
  price_from: money,
  price_to: money,
  /** The day on which the latest of them came. */
  date: day,
  /** Units by size and location, in all locations even if the filter names one. */
  sizes: z.array(siblingSchema),
});
export type ProductGroup = z.infer<typeof productGroupSchema>;

export const groupQuerySchema = z.object({
  ...filterFields,
  sort: z.optional(z.enum(GROUP_SORTS)),
  dir: z.optional(z.enum(['asc', 'desc'])),
  limit: z.optional(countText(200)),
  cursor: z.optional(z.string().check(z.maxLength(500))),
});
/** The filter of a grouped stock list as a client writes it. */
export type GroupFilter = Omit<ProductFilter, 'sort'> & { sort?: GroupSort };

export const transferSchema = z.object({
  ids: z.array(idInput).check(z.minLength(1), z.maxLength(MAX_ROWS)),
  /** A location's id. */
  location: idInput,
});
export type TransferInput = z.output<typeof transferSchema>;

export const setAsideSchema = z.object({ reason: z.nullable(z.enum(SET_ASIDE_REASONS)) });
export type SetAsideInput = z.infer<typeof setAsideSchema>;

const unitParams = z.object({ id: idText });

export const productCalls = {
  list: defineCall({
    method: 'GET',
    path: PATHS.products,
    summary: 'Unsold units by filter, page by page',
    action: 'products.view',
    query: productQuerySchema,
    answer: listAnswer(productRowSchema),
  }),
  groups: defineCall({
    method: 'GET',
    path: PATHS.productGroups,
    summary: 'Products with their sizes in stock by location, page by page',
    action: 'products.view',
    query: groupQuerySchema,
    answer: listAnswer(productGroupSchema),
    added: true,
  }),
  transfer: defineCall({
    method: 'PUT',
    path: PATHS.transfer,
    summary: 'Move units to a location, all or none',
    action: 'products.transfer',
    changes: ['stock'],
    body: transferSchema,
    answer: answer(z.object({ ids: z.array(id), location: id, operation: id })),
  }),
  ids: defineCall({
    method: 'GET',
    path: PATHS.productIds,
    summary: 'The ids that a filter matches, at most 5,000',
    action: 'products.view',
    query: productFilterSchema,
    answer: answer(z.array(id)),
    added: true,
  }),
  byBarcode: defineCall({
    method: 'GET',
    path: PATHS.unitByBarcode,
    summary: 'One unit, in stock, sold, out or under way',
    action: 'products.view',
    params: z.object({ code: optionalText(40) }),
    answer: answer(unitStateSchema),
    added: true,
  }),
  history: defineCall({
    method: 'GET',
    path: PATHS.unitHistory,
    summary: "A unit's movements, oldest first",
    action: 'products.view',
    params: unitParams,
    answer: answer(z.array(movementSchema)),
    added: true,
  }),
  siblings: defineCall({
    method: 'GET',
    path: PATHS.unitSiblings,
    summary: 'The same product in stock by size and location',
    action: 'products.view',
    params: unitParams,
    answer: answer(z.array(siblingSchema)),
    added: true,
  }),
  setAside: defineCall({
    method: 'PUT',
    path: PATHS.setAside,
    summary: 'Take a unit in stock out of sale, or put it back on sale',
    action: 'stock.adjust',
    changes: ['stock'],
    params: unitParams,
    body: setAsideSchema,
    answer: answer(z.extend(productRowSchema, { operation: id })),
    added: true,
  }),
};
