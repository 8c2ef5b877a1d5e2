import * as z from 'zod/mini';

import { defineCall } from '../call';
import { PRODUCT_TYPES, SIZED_TYPES } from '../constants';
import { answer, listAnswer } from '../envelope';
import { pathTo } from '../path-to';
import * as PATHS from '../paths';
import { id, idInput, idText, seenVersion, text, version } from '../primitives';

export const PANEL_TABLES = ['brands', 'colors', 'numbers', 'types', 'locations'] as const;
export const PANEL_KINDS = ['brand', 'color', 'number', 'type', 'location'] as const;
export type PanelTable = (typeof PANEL_TABLES)[number];
export type PanelKind = (typeof PANEL_KINDS)[number];

/** The kind whose rows a table lists: brands → brand. */
export const kindOf = (table: PanelTable): PanelKind => table.slice(0, -1) as PanelKind;
export const tableOf = (kind: PanelKind): PanelTable => `${kind}s`;

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

export const panelInputs = {
  brand: z.object(brandFields),
  color: z.object(colorFields),
  number: z.object(numberFields),
  type: z.object(typeFields),
  location: z.object(locationFields),
};
export const panelRows = {
  brands: z.object({ id, ...brandFields, version }),
  colors: z.object({ id, ...colorFields, version }),
  numbers: z.object({ id, ...numberFields, version }),
  types: z.object({ id, ...typeFields, version }),
  locations: z.object({ id, ...locationFields, version }),
};

export type PanelInput<K extends PanelKind = PanelKind> = z.infer<(typeof panelInputs)[K]>;
export type PanelRow<T extends PanelTable = PanelTable> = z.infer<(typeof panelRows)[T]>;
export type Brand = PanelRow<'brands'>;
export type Color = PanelRow<'colors'>;
/** A size; text, because sizes are "36.5" and "XL". */
export type SizeNumber = PanelRow<'numbers'>;
export type SpecificType = PanelRow<'types'>;
export type Location = PanelRow<'locations'>;

const typeQuery = z.object({ type: z.optional(z.enum(PRODUCT_TYPES)) });

const listOf = <T extends PanelTable>(table: T) =>
  defineCall({
    method: 'GET',
    path: pathTo(PATHS.panel, { endpoint: table }),
    summary: `All ${table}, sorted for people`,
    action: 'panels.view',
    query: typeQuery,
    answer: listAnswer(panelRows[table]),
  });

const addOf = <K extends PanelKind>(kind: K) =>
  defineCall({
    method: 'POST',
    path: pathTo(PATHS.panel, { endpoint: kind }),
    summary: `Add a ${kind}; answers its id`,
    action: 'panels.edit',
    changes: ['panels', 'stock'],
    body: panelInputs[kind],
    answer: answer(id),
  });

const editOf = <K extends PanelKind>(kind: K) =>
  defineCall({
    method: 'PUT',
    path: pathTo(PATHS.panel, { endpoint: kind }),
    summary: `Change a ${kind}`,
    action: 'panels.edit',
    changes: ['panels', 'stock'],
    body: z.extend(panelInputs[kind], { id: idInput, version: seenVersion }),
    answer: answer(id),
  });

export const panelCalls = {
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
    path: PATHS.panel,
    summary: 'Delete an item of reference data that nothing uses',
    action: 'panels.edit',
    changes: ['panels', 'stock'],
    params: z.object({ endpoint: z.enum([...PANEL_TABLES, ...PANEL_KINDS]) }),
    query: z.object({ kind: z.optional(z.string()), id: z.optional(idText) }),
    body: z.optional(
      z.nullable(z.object({ kind: z.optional(z.string()), id: z.optional(idInput) })),
    ),
    answer: answer(id),
  }),
};
