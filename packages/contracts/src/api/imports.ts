import * as z from 'zod/mini';

import { defineCall } from '../call';
import { PRODUCT_TYPES } from '../constants';
import { answer, listAnswer } from '../envelope';
import { saidSchema } from '../failure';
import { IMPORT_LEVELS, IMPORT_REASONS, IMPORT_STATES } from '../files/import-constants';
import * as PATHS from '../paths';
import { countText, id, idText, moment, optionalText, word } from '../primitives';
import { importMappingSchema, readAsSchema } from './import-mapping';
import { REFERENCE_TABLES } from './reference';

/** A doubt that only a person can settle: how the values of a column are meant. */
export const importQuestionSchema = z.object({
  /** The column's place, from 0. */
  column: z.int(),
  /** `codes`: a row without a quantity is one unit, or only says what a supplier's code means. */
  about: word(['decimals', 'days', 'blanks', 'codes']),
  /**
   * One of its values that can be read in two ways, as `1,234`; of blanks the value above them; of
   * codes nothing.
   */
  example: z.string(),
});
export type ImportQuestion = z.infer<typeof importQuestionSchema>;

/** A column that is left out because another one fills its field. */
export const passedOverSchema = z.object({
  /** Its place and that of the other, from 0. */
  column: z.int(),
  instead: z.int(),
});
export type PassedOver = z.infer<typeof passedOverSchema>;

/** Reference data that the rows name and the company does not have; each name once. */
export const importMissingSchema = z.object({
  brands: z.array(z.object({ name: z.string(), type: word(PRODUCT_TYPES) })),
  colors: z.array(z.object({ name: z.string() })),
  numbers: z.array(z.object({ name: z.string(), type: word(PRODUCT_TYPES) })),
  types: z.array(z.object({ name: z.string(), type: word(PRODUCT_TYPES) })),
  locations: z.array(z.object({ name: z.string() })),
});
export type ImportMissing = z.infer<typeof importMissingSchema>;

/** The result of a check of all rows, which books nothing. */
export const importCheckSchema = z.object({
  /** Rows that are not empty, and those of them that bring nothing, as pictures and headings. */
  rows: z.int(),
  skipped: z.int(),
  errors: z.int(),
  warnings: z.int(),
  /** Rows with mistakes that are left out; absent in checks of older servers. */
  left: z.optional(z.int()),
  /**
   * Of an import of stock: units, products, how many of these are new, and new codes of suppliers;
   * `value` is the sum of stock prices in euros.
   */
  units: z.int(),
  products: z.int(),
  newProducts: z.int(),
  codes: z.int(),
  value: z.string(),
  /** Units by location's name, largest first; null is the default shop. */
  locations: z.array(z.object({ name: z.nullable(z.string()), units: z.int() })),
  /** Of reference data and articles: items to book, and items that the company has already. */
  items: z.int(),
  known: z.int(),
  missing: importMissingSchema,
  /** Runs of sizes that cells name, with the sizes of each; absent in checks of older servers. */
  runs: z.optional(
    z.array(
      z.object({
        run: z.string(),
        sizes: z.array(z.string()),
        rows: z.int(),
        quantity: z.int(),
      }),
    ),
  ),
  /** Names of the file that stand for others; absent in checks of older servers. */
  readAs: z.optional(z.array(readAsSchema)),
});
export type ImportCheck = z.infer<typeof importCheckSchema>;

export const importSchema = z.object({
  id,
  name: z.string(),
  format: word(['csv', 'xlsx']),
  /** As in WHATWG: utf-8, utf-16le, utf-16be, windows-1250, windows-1254; null for a workbook. */
  encoding: z.nullable(z.string()),
  delimiter: z.nullable(z.string()),
  sheet: z.nullable(z.string()),
  state: word(IMPORT_STATES),
  by: z.string(),
  uploaded_at: moment,
  /** The line with the headers, from 1; 0 if there is none and columns are called A, B, C. */
  header_line: z.int(),
  headers: z.array(z.string()),
  row_count: z.int(),
  /** The mapping of the last check; before any check, the one that the server suggests. */
  mapping: importMappingSchema,
  check: z.nullable(importCheckSchema),
  /** Units (or items) booked so far, of `total`; while it is cancelled, those still booked. */
  booked: z.int(),
  total: z.int(),
  started_at: z.nullable(moment),
  ended_at: z.nullable(moment),
  /** The operation that booked its stock, and whether that was undone since. */
  operation: z.nullable(id),
  undone: z.boolean(),
  /** Why it failed, in words; the part that was booked is taken back. */
  failure: z.nullable(z.string()),
  /** The same as a reason, which screens word in their language. */
  failure_reason: z.optional(z.nullable(saidSchema)),
});
export type Import = z.infer<typeof importSchema>;

/** An upload with a sample of its rows, and how its file was read. */
export const uploadedImportSchema = z.extend(importSchema, {
  /** The first 20 rows under the headers, and the line of each in the file. */
  rows: z.array(z.array(z.string())),
  lines: z.array(z.int()),
  /** Other encodings that fit the bytes, each with the first value that reads differently. */
  encodings: z.array(z.object({ encoding: z.string(), example: z.string() })),
  /** Sheets of a workbook. */
  sheets: z.array(z.string()),
  /** Why the mapping is suggested. */
  suggested: word(['remembered', 'recognized', 'nothing']),
  questions: z.array(importQuestionSchema),
  /** Absent in answers of older servers. */
  passedOver: z.optional(z.array(passedOverSchema)),
  /** When the same file was last applied, if that was not undone. */
  again: z.nullable(z.object({ import: id, at: moment, by: z.string() })),
});
export type UploadedImport = z.infer<typeof uploadedImportSchema>;

/** An error in a row, with which nothing is booked; one in a row that is left out; or a warning. */
export const importFindingSchema = z.object({
  id,
  level: z.enum(IMPORT_LEVELS),
  /** The line in the file, from 1, as a spreadsheet or an editor shows it. */
  line: z.int(),
  /** The column's header; null: the row as a whole. */
  column: z.nullable(z.string()),
  value: z.string(),
  reason: word(IMPORT_REASONS),
  /** Further values that the reason's sentence mentions, by name. */
  details: z.record(z.string(), z.string()),
  /** The row as it stands in the file. */
  row: z.array(z.string()),
});
export type ImportFinding = z.infer<typeof importFindingSchema>;

export const uploadQuerySchema = z.object({
  /** The file's name. */
  name: optionalText(200),
  /** `encoding` to `header_line` are given only to correct what the server found out by itself. */
  encoding: z.optional(optionalText(40)),
  delimiter: z.optional(z.enum([';', ',', '|', 'tab'])),
  sheet: z.optional(optionalText(100)),
  header_line: z.optional(z.union([z.literal('0'), countText(100)])),
  /** The import whose file is read again; it is cancelled. */
  replaces: z.optional(idText),
});
/** The query of an upload as a client writes it. */
export interface UploadOptions {
  name: string;
  encoding?: string;
  delimiter?: ';' | ',' | '|' | 'tab';
  sheet?: string;
  header_line?: number;
  replaces?: number;
}

export const importApplySchema = z.object({
  /** Missing reference data that may be added: some tables, or true for all of them. */
  create: z._default(z.union([z.boolean(), z.array(z.enum(REFERENCE_TABLES))]), false),
});
export type ParsedImportApply = z.output<typeof importApplySchema>;

const params = z.object({ id: idText });
const action = 'products.import';

export const importCalls = {
  list: defineCall({
    method: 'GET',
    path: PATHS.imports,
    summary: 'Imports, latest first, at most 50',
    action,
    answer: listAnswer(importSchema),
    added: true,
  }),
  /** The body is the file, `application/octet-stream`. */
  upload: defineCall({
    method: 'POST',
    path: PATHS.imports,
    summary:
      'Read a CSV, TSV or XLSX file of at most 20 MB; 413 where it is larger, 422 where it is none',
    action,
    changes: ['stock'],
    query: uploadQuerySchema,
    answer: answer(uploadedImportSchema),
    added: true,
  }),
  one: defineCall({
    method: 'GET',
    path: PATHS.importById,
    summary: 'An import with the first rows of its file, and how far it is',
    action,
    params,
    answer: answer(uploadedImportSchema),
    added: true,
  }),
  check: defineCall({
    method: 'PUT',
    path: PATHS.importById,
    summary: 'Check every row as these columns; nothing is booked',
    action,
    changes: ['stock'],
    params,
    body: z.object({ mapping: importMappingSchema }),
    answer: answer(importSchema),
    added: true,
  }),
  findings: defineCall({
    method: 'GET',
    path: PATHS.importErrors,
    summary:
      'Errors, then mistakes in rows that are left out, then warnings of the last check, by line, page by page',
    action,
    params,
    query: z.object({
      level: z.optional(z.enum(IMPORT_LEVELS)),
      limit: z.optional(countText(5_000)),
      cursor: z.optional(z.string().check(z.maxLength(500))),
    }),
    answer: listAnswer(importFindingSchema),
    added: true,
  }),
  apply: defineCall({
    method: 'POST',
    path: PATHS.importApply,
    summary:
      'Book all rows but those that are left out, in the background; 409 `conflict` while another import is under way, 422 where rows are wrong',
    action,
    changes: ['stock', 'panels'],
    params,
    body: importApplySchema,
    answer: answer(importSchema),
    added: true,
  }),
  cancel: defineCall({
    method: 'POST',
    path: PATHS.importCancel,
    summary: 'Give an import up; what is booked of it is taken back, in the background',
    action,
    changes: ['stock'],
    params,
    answer: answer(importSchema),
    added: true,
  }),
};
