import { createHash } from 'node:crypto';

import {
  FIELDS_OF,
  type ImportField,
  type ImportMapping,
  importMappingSchema,
  type ImportQuestion,
} from '@backoffice/contracts';
import * as z from 'zod/mini';

import type { ColumnFacts } from './recognition/column-facts';
import { recognize } from './recognition/fields-of-headers';
import { fieldsNamed } from './recognition/header-words';
import { plainHeader } from './recognition/plain-header';
import { isOfTill, tillColumns } from './recognition/tills';
import { knownSize } from './values/size';

export interface Suggestion {
  suggested: 'remembered' | 'recognized' | 'nothing';
  mapping: ImportMapping;
  questions: ImportQuestion[];
}

interface Upload {
  headers: readonly string[];
  /** Facts over all rows of the file, from `describeColumns`. */
  facts: readonly ColumnFacts[];
  /** The mapping that was used for these headers before. */
  remembered?: unknown;
}

/** How many cells of a line are headers that we know: by this the header line and the delimiter are found. */
export const countRecognized = (cells: readonly string[]): number =>
  cells.filter((cell) => fieldsNamed(cell).length > 0 || isOfTill(cell)).length + sizesAmong(cells);

function sizesAmong(cells: readonly string[]): number {
  const sizes = cells.filter((cell) => knownSize(cell)).length;
  return sizes > 1 ? sizes : 0;
}

/** A hash that is the same for the same headers in the same order. */
export function headersHash(headers: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(headers.map(plainHeader)))
    .digest('hex');
}

const NUMBERS: readonly (ImportField | null)[] = [
  'importPrice',
  'stockPrice',
  'surcharge',
  'quantity',
  'sizeQuantity',
  'placeQuantity',
];

const SAY_UNITS: readonly (ImportField | null)[] = [
  ...(['quantity', 'sizeQuantity', 'placeQuantity', 'barcode'] as const),
];

/** Whether nothing says that the rows of a list of codes are goods, or that they are none. */
const areUnitsAsked = ({ subject, layout, columns, defaults }: ImportMapping) =>
  subject === 'stock' &&
  layout === 'table' &&
  defaults.quantity === undefined &&
  !columns.some(({ field }) => SAY_UNITS.includes(field));

/** What only a person can decide about these columns. */
export function questionsOf(
  mapping: ImportMapping,
  facts: readonly ColumnFacts[] = [],
): ImportQuestion[] {
  const areAsked = areUnitsAsked(mapping);
  return mapping.columns.flatMap(({ field, decimals, days }, column): ImportQuestion[] => {
    if (field === 'productCode' && areAsked) return [{ column, about: 'codes', example: '' }];
    const above = facts[column]?.above;
    if (field === 'code' && above && mapping.layout === 'table' && mapping.fillDown === undefined) {
      return [{ column, about: 'blanks', example: above }];
    }
    const { decimals: money, days: written } = facts[column] ?? { decimals: {}, days: {} };
    const isPlain = Boolean(money[',']) !== Boolean(money['.']);
    if (NUMBERS.includes(field) && money.either && !isPlain && !decimals) {
      return [{ column, about: 'decimals', example: money.either }];
    }
    if (field === 'receivedOn' && written.either && !daysSaid(written) && !days) {
      return [{ column, about: 'days', example: written.either }];
    }
    return [];
  });
}

const daysSaid = ({ dmy, mdy }: ColumnFacts['days']) =>
  Boolean(dmy) === Boolean(mdy) ? null : dmy ? ('dmy' as const) : ('mdy' as const);

/** How a column's ambiguous values are read: as its others are, else as somebody decided. */
export function readAs(
  { decimals, days }: ImportMapping['columns'][number],
  facts: ColumnFacts | undefined,
) {
  const money = facts?.decimals ?? {};
  const comma = Boolean(money[',']);
  const said = comma === Boolean(money['.']) ? null : comma ? (',' as const) : ('.' as const);
  return { decimals: said ?? decimals, days: daysSaid(facts?.days ?? {}) ?? days };
}

const columnOf = (field: ImportField | null, location: string | null = null) => ({
  field,
  decimals: null,
  days: null,
  ...(location !== null && { location }),
});

/** Variants with sizes of shoes; one in letters among them is of textile by itself. */
function areShoes(fields: readonly (ImportField | null)[], facts: readonly ColumnFacts[]): boolean {
  const isOption = (field?: ImportField | null) =>
    field === 'size' || field?.startsWith('optionValue');
  const options = facts.filter((_, place) => isOption(fields[place]));
  return (
    options.some(({ shoeSizes }) => shoeSizes > 0) &&
    options.every(({ textileSizes, letterSizes = 0 }) => textileSizes === letterSizes)
  );
}

/**
 * Shoes or textile, guessed from sizes where no column says it; a person sees the guess before it
 * counts.
 */
function productTypeOf(fields: readonly (ImportField | null)[], { headers, facts }: Upload) {
  if (fields.includes('productType')) return {};
  const kinds = fields.flatMap((field, place) => {
    if (field === 'sizeQuantity') return [knownSize(headers[place] ?? '')];
    const { shoeSizes = 0, textileSizes = 0, filled = 0 } = facts[place] ?? {};
    const isSize = field === 'size';
    if ((!isSize && !field?.startsWith('optionValue')) || !filled) return [];
    if (shoeSizes === filled) return ['shoes' as const];
    if (textileSizes === filled) return ['textile' as const];
    return isSize ? [null] : [];
  });
  const [productType] = kinds;
  return productType && kinds.every((kind) => kind === productType) ? { productType } : {};
}

function recognized(upload: Upload): Suggestion {
  const { headers, facts } = upload;
  const till = tillColumns(headers, facts);
  const { subject, fields } = till
    ? {
        subject: 'stock' as const,
        fields: withBarcodes(withSupplierCodes(till.fields, facts), facts),
      }
    : recognize(headers, facts);
  const ofShoes = till && areShoes(fields, facts) ? { productType: 'shoes' as const } : null;
  const mapping: ImportMapping = {
    subject,
    layout: till ? 'shopify' : 'table',
    columns: fields.map((field, place) => columnOf(field, till?.places[place])),
    defaults: subject === 'stock' ? (ofShoes ?? productTypeOf(fields, upload)) : {},
  };
  const suggested = fields.some(Boolean) ? ('recognized' as const) : ('nothing' as const);
  return { suggested, mapping, questions: questionsOf(mapping, facts) };
}

/** A column of codes that are all those of suppliers, as where a till scans its SKUs, holds those. */
function withSupplierCodes(fields: (ImportField | null)[], facts: readonly ColumnFacts[]) {
  if (fields.some((field, place) => field === 'productCode' && facts[place]?.filled)) return fields;
  const place = fields.indexOf('code');
  const { filled = 0, gtins = 0 } = facts[place] ?? {};
  if (!filled || gtins < filled) return fields;
  const others = fields.map((field): ImportField | null =>
    field === 'productCode' ? null : field,
  );
  others[place] = 'productCode';
  return others;
}

/**
 * A column of supplier codes that are all unit barcodes holds those: some shops printed our kind
 * before.
 */
const withBarcodes = (fields: (ImportField | null)[], facts: readonly ColumnFacts[]) =>
  fields.map((field, place) => {
    const { filled = 0, unitBarcodes = 0 } = facts[place] ?? {};
    return field === 'productCode' && filled > 0 && unitBarcodes === filled ? 'barcode' : field;
  });

const isOf = ({ subject, columns }: ImportMapping, headers: readonly string[]) =>
  columns.length === headers.length &&
  columns.every(({ field }) => !field || FIELDS_OF[subject].some((one) => one === field));

/** What the columns of a file probably are, and what has to be asked about them. */
export function suggestMapping(upload: Upload): Suggestion {
  const { headers, facts, remembered } = upload;
  const kept = z.safeParse(importMappingSchema, remembered);
  if (!kept.success || !isOf(kept.data, headers)) return recognized(upload);
  return {
    suggested: 'remembered',
    mapping: kept.data,
    questions: questionsOf(kept.data, facts),
  };
}
