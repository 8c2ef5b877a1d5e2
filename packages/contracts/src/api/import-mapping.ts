import * as z from 'zod/mini';

import { PRODUCT_TYPES } from '../constants';
import {
  IMPORT_FIELDS,
  IMPORT_REASONS,
  IMPORT_SUBJECTS,
  MAX_IMPORT_COLUMNS,
  MAX_LEFT_LINES,
  MAX_READ_AS,
  MAX_RUN_PIECES,
  MAX_RUN_SIZES,
  MAX_RUNS,
} from '../files/import-constants';
import { day, moneyInput, optionalText } from '../primitives';
import { REFERENCE_TABLES } from './reference';

const decimals = z.enum([',', '.']);

/** One column of a file: what it is, and how its numbers and days are written. */
export const importColumnSchema = z.object({
  /** Null for a column that is not imported. */
  field: z.nullable(z.enum(IMPORT_FIELDS)),
  /** The sign before the cents. Null where the numbers leave no doubt, or there are none. */
  decimals: z._default(z.nullable(decimals), null),
  /** The order of day, month and year in its days. Null where the values leave no doubt. */
  days: z._default(z.nullable(z.enum(['dmy', 'mdy', 'ymd'])), null),
  /** Of a `placeQuantity`: the location that it stands for. */
  location: z.optional(z.nullable(optionalText(80))),
});
export type ImportColumn = z.output<typeof importColumnSchema>;

/** Values for rows whose column is empty or missing; reference data is named as in a file. */
const defaultsSchema = z.object({
  productType: z.optional(z.enum(PRODUCT_TYPES)),
  brand: z.optional(optionalText(80)),
  /** The country of brands that the import adds. */
  produced: z.optional(optionalText(80)),
  type: z.optional(optionalText(60)),
  color: z.optional(optionalText(60)),
  size: z.optional(optionalText(12)),
  location: z.optional(optionalText(80)),
  /** Euros. */
  importPrice: z.optional(moneyInput),
  stockPrice: z.optional(moneyInput),
  quantity: z.optional(z.int().check(z.minimum(0), z.maximum(1_000))),
  receivedOn: z.optional(day),
});

/** Rows that are not booked though they have mistakes: all of these, of some kinds, or some lines. */
const leaveOutSchema = z.object({
  all: z.optional(z.boolean()),
  reasons: z.optional(z.array(z.enum(IMPORT_REASONS)).check(z.maxLength(IMPORT_REASONS.length))),
  lines: z.optional(z.array(z.int()).check(z.maxLength(MAX_LEFT_LINES))),
});
export type LeaveOut = z.infer<typeof leaveOutSchema>;

/** A name of the file and the name of the company that it stands for; `is` null: it is a new one. */
export const readAsSchema = z.object({
  table: z.enum(REFERENCE_TABLES),
  /** Of brands, sizes and types, which belong to one. */
  type: z._default(z.nullable(z.enum(PRODUCT_TYPES)), null),
  name: optionalText(80),
  is: z.nullable(optionalText(80)),
});
export type ReadAs = z.output<typeof readAsSchema>;

/** What one cell stands for that names a run of sizes, `36-41`. */
export const sizeRunSchema = z.object({
  /** As the check names it. */
  run: optionalText(20),
  pieces: z
    .array(
      z.object({
        size: optionalText(12),
        pieces: z.int().check(z.minimum(0), z.maximum(MAX_RUN_PIECES)),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_RUN_SIZES)),
  /** The row's quantity counts whole runs; else the pieces of all sizes together. */
  isWhole: z._default(z.boolean(), false),
});
export type SizeRun = z.output<typeof sizeRunSchema>;

export const importMappingSchema = z.object({
  subject: z.enum(IMPORT_SUBJECTS),
  /**
   * `shopify`, as other tills also write: rows of one handle are the variants of a product; values
   * of its first row only hold for all.
   */
  layout: z._default(z.enum(['table', 'shopify']), 'table'),
  /** One entry for each header, in their order. */
  columns: z.array(importColumnSchema).check(z.minLength(1), z.maxLength(MAX_IMPORT_COLUMNS)),
  defaults: z._default(defaultsSchema, {}),
  /** Stock prices of the file are without VAT: the company's rate is added. */
  withoutVat: z.optional(z.boolean()),
  /** A blank cell takes what stands above it, as in a table whose cells were merged. */
  fillDown: z.optional(z.boolean()),
  /** Names that stand for others; the company's files are read so from then on. */
  names: z.optional(z.array(readAsSchema).check(z.maxLength(MAX_READ_AS))),
  /** These hold for this file only: they aren't remembered for the next one. */
  runs: z.optional(z.array(sizeRunSchema).check(z.maxLength(MAX_RUNS))),
  leaveOut: z.optional(leaveOutSchema),
});
export type ImportMapping = z.output<typeof importMappingSchema>;
