import * as z from 'zod/mini';

import { defineCall } from '../call';
import { PRODUCT_TYPES, SIZED_TYPES } from '../constants';
import { answer, listAnswer } from '../envelope';
import { pathTo } from '../path-to';
import * as PATHS from '../paths';
import { id, idInput, idText, seenVersion, text, version } from '../primitives';

export const REFERENCE_TABLES = ['brands', 'colors', 'numbers', 'types', 'locations'] as const;
export const REFERENCE_KINDS = ['brand', 'color', 'number', 'type', 'location'] as const;
export type ReferenceTable = (typeof REFERENCE_TABLES)[number];
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/** The kind whose rows a table lists: brands → brand. */
export const kindOf = (table: ReferenceTable): ReferenceKind => table.slice(0, -1) as ReferenceKind;
export const tableOf = (kind: ReferenceKind): ReferenceTable => `${kind}s`;

const brandFields = { brandName: text(80), produced: text(80), type: z.enum(PRODUCT_TYPES) };
const colorFields = {
  colorName: text(60),
  albanianName: text(60),
  englishName: text(60),
  turkishName: text(60),
};
const numberFields = { number: text(12), type: z.enum(SIZED_TYPES) };
const typeFields = { specificType: text(60), type: z.enum(SIZED_TYPES) };
const locationFields = { name: text(80) };

export const referenceInputs = {
  brand: z.object(brandFields),
  color: z.object(colorFields),
  number: z.object(numberFields),
  type: z.object(typeFields),
  location: z.object(locationFields),
};
export const referenceRows = {
  brands: z.object({ id, ...brandFields, version }),
  colors: z.object({ id, ...colorFields, version }),
  numbers: z.object({ id, ...numberFields, version }),
  types: z.object({ id, ...typeFields, version }),
  locations: z.object({ id, ...locationFields, version }),
};

export type ReferenceInput<K extends ReferenceKind = ReferenceKind> = z.infer<
  (typeof referenceInputs)[K]
>;
export type ReferenceRow<T extends ReferenceTable = ReferenceTable> = z.infer<
  (typeof referenceRows)[T]
>;
export type Brand = ReferenceRow<'brands'>;
export type Color = ReferenceRow<'colors'>;
/** A size; text, because sizes are "36.5" and "XL". */
export type SizeNumber = ReferenceRow<'numbers'>;
export type SpecificType = ReferenceRow<'types'>;
export type Location = ReferenceRow<'locations'>;

const typeQuery = z.object({ type: z.optional(z.enum(PRODUCT_TYPES)) });

const listOf = <T extends ReferenceTable>(table: T) =>
  defineCall({
    method: 'GET',
    path: pathTo(PATHS.reference, { endpoint: table }),
    summary: `All ${table}, sorted for people`,
    action: 'panels.view',
    query: typeQuery,
    answer: listAnswer(referenceRows[table]),
  });

const addOf = <K extends ReferenceKind>(kind: K) =>
  defineCall({
    method: 'POST',
    path: pathTo(PATHS.reference, { endpoint: kind }),
    summary: `Add a ${kind}; answers its id`,
    action: 'panels.edit',
    changes: ['panels', 'stock'],
    body: referenceInputs[kind],
    answer: answer(id),
  });

const editOf = <K extends ReferenceKind>(kind: K) =>
  defineCall({
    method: 'PUT',
    path: pathTo(PATHS.reference, { endpoint: kind }),
    summary: `Change a ${kind}`,
    action: 'panels.edit',
    changes: ['panels', 'stock'],
    body: z.extend(referenceInputs[kind], { id: idInput, version: seenVersion }),
    answer: answer(id),
  });

export const referenceCalls = {
  listBrands: listOf('brands'),
  listColors: listOf('colors'),
  listNumbers: listOf('numbers'),
  listTypes: listOf('types'),
  listLocations: listOf('locations'),
  addBrand: addOf('brand'),
  addColor: addOf('color'),
  addNumber: addOf('number'),
  addType: addOf('type'),
  addLocation: addOf('location'),
  editBrand: editOf('brand'),
  editColor: editOf('color'),
  editNumber: editOf('number'),
  editType: editOf('type'),
  editLocation: editOf('location'),
  /** Kind and id stand in the body, or in the query where a proxy drops bodies. */
  remove: defineCall({
    method: 'DELETE',
    path: PATHS.reference,
    summary: 'Delete an item of reference data that nothing uses',
    action: 'panels.edit',
    changes: ['panels', 'stock'],
    params: z.object({ endpoint: z.enum([...REFERENCE_TABLES, ...REFERENCE_KINDS]) }),
    query: z.object({ kind: z.optional(z.string()), id: z.optional(idText) }),
    body: z.optional(
      z.nullable(z.object({ kind: z.optional(z.string()), id: z.optional(idInput) })),
    ),
    answer: answer(id),
  }),
};
