import * as z from 'zod/mini';

import { defineCall } from '../call';
import { MOVEMENT_KINDS, OPERATION_KINDS } from '../constants';
import { answer, listAnswer } from '../envelope';
import { MAX_IMPORT_UNITS } from '../files/import-constants';
import * as PATHS from '../paths';
import { countText, day, id, idText, money, moment, optionalText, word } from '../primitives';
import { stockChangeSchema } from './stock';

/** One thing that somebody did to stock. */
export const operationSchema = z.object({
  id,
  kind: word(OPERATION_KINDS),
  at: moment,
  recorded_at: moment,
  by: z.string(),
  /** The caller did it. */
  own: z.boolean(),
  note: z.string(),
  /** How many units it changed. */
  units: z.int(),
  /** The kinds of its movements, each once. */
  movements: z.array(word(MOVEMENT_KINDS)),
  /** Why its units went out or were set aside; null for other operations. */
  reason: z.nullable(z.string()),
  /** Codes of its products, at most three, and how many products there are. */
  codes: z.array(z.string()),
  products: z.int(),
  /** Where from and where to; null where there are several places or none. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** The delivery that it received or corrected. */
  delivery: z.nullable(id),
  /** The shipment that it sent, received or closed. */
  shipment: z.nullable(id),
  /** The count that it applied. */
  count: z.nullable(id),
  /** The sale that it made or took back. */
  sale: z.nullable(id),
  /** The operation that this undoes. */
  undoes: z.nullable(id),
  undone: z.nullable(
    z.object({
      operation: id,
      at: moment,
      by: z.string(),
      units: z.int(),
      /** Only while the undo is running: units still to be taken out. */
      left: z.optional(z.int()),
    }),
  ),
  /** Its kind can be undone, and nobody has. Only trying tells whether its units moved since. */
  undoable: z.boolean(),
  /** The caller may undo it without anybody's approval. */
  may_undo: z.boolean(),
});
export type Operation = z.infer<typeof operationSchema>;

/** A unit in an operation: what was done to it, and whether that can be taken back. */
export const operatedUnitSchema = z.object({
  id,
  code: z.string(),
  brand: z.string(),
  color: z.nullable(z.string()),
  number: z.nullable(z.string()),
  specific_type: z.nullable(z.string()),
  name: z.nullable(z.string()),
  barcode: z.string(),
  movement: word(MOVEMENT_KINDS),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  from_price: z.nullable(money),
  price: z.nullable(money),
  from_identity: z.nullable(z.string()),
  to_identity: z.nullable(z.string()),
  /** A later movement of the same sort (of place, price, product): it keeps the unit as it is. */
  since: z.nullable(z.object({ kind: word(MOVEMENT_KINDS), at: moment, by: z.string() })),
});
export type OperatedUnit = z.infer<typeof operatedUnitSchema>;

const KINDS = new RegExp(`^(${OPERATION_KINDS.join('|')})(,(${OPERATION_KINDS.join('|')}))*$`);

export const historyQuerySchema = z.object({
  /** Kinds with commas between them. */
  kinds: z.optional(z.string().check(z.regex(KINDS, 'Kinds with commas between them'))),
  start_date: z.optional(day),
  end_date: z.optional(day),
  /** A part of a product's code, or a whole barcode. */
  code: z.optional(optionalText(60)),
  /** A person's id. */
  user: z.optional(idText),
  limit: z.optional(countText(200)),
  cursor: z.optional(z.string().check(z.maxLength(500))),
});
/** The filter of the operations as a client writes it. */
export interface HistoryFilter {
  kinds?: string;
  start_date?: string;
  end_date?: string;
  code?: string;
  user?: number;
}

export const undoInputSchema = z.object({
  /**
   * Left out: all of its units. Where some have moved since, 409 `moved_since` has the others as
   * `data.ids`.
   */
  ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(MAX_IMPORT_UNITS))),
});
export type UndoInput = z.infer<typeof undoInputSchema>;

/** The units taken back; of a large import all that will go, though they go in the background. */
const undoneSchema = z.extend(stockChangeSchema, {
  /** The import that is undone in the background; `imports/:id` says how far that is. */
  import: z.optional(id),
});

const params = z.object({ id: idText });

export const historyCalls = {
  list: defineCall({
    method: 'GET',
    path: PATHS.operations,
    summary: 'What was done to stock, latest first',
    action: 'operations.view',
    query: historyQuerySchema,
    answer: listAnswer(operationSchema),
    added: true,
  }),
  one: defineCall({
    method: 'GET',
    path: PATHS.operation,
    summary: 'An operation with its units, at most 5,000',
    action: 'operations.view',
    params,
    answer: answer(z.object({ operation: operationSchema, units: z.array(operatedUnitSchema) })),
    added: true,
  }),
  undo: defineCall({
    method: 'POST',
    path: PATHS.undoOperation,
    summary:
      'Take an operation back, as far as nothing happened to its units since; a large import in the background',
    action: 'operations.view',
    changes: ['stock'],
    params,
    body: undoInputSchema,
    answer: answer(undoneSchema),
    added: true,
  }),
};
