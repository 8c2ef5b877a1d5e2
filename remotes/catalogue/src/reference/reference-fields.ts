import type { ListedRow } from '@backoffice/api-client/resources/reference';
import {
  compareSizes,
  PRODUCT_TYPES,
  SIZED_TYPES,
  type ReferenceTable,
} from '@backoffice/contracts';

/** A field of the dialog and a column of the table. Its label is the text `words:fields.<name>`. */
export interface ReferenceField {
  name: string;
  /** Product types to choose from; without them it is text. */
  options?: readonly string[];
  maxLength?: number;
}

/** In the specification's order, which the dialog and the table follow. */
export const REFERENCE_FIELDS: Record<ReferenceTable, readonly ReferenceField[]> = {
  brands: [
    { name: 'type', options: PRODUCT_TYPES },
    { name: 'brandName', maxLength: 80 },
    { name: 'produced', maxLength: 80 },
  ],
  colors: [
    { name: 'colorName', maxLength: 60 },
    { name: 'albanianName', maxLength: 60 },
    { name: 'englishName', maxLength: 60 },
    { name: 'turkishName', maxLength: 60 },
  ],
  numbers: [
    { name: 'type', options: SIZED_TYPES },
    { name: 'number', maxLength: 12 },
  ],
  types: [
    { name: 'type', options: SIZED_TYPES },
    { name: 'specificType', maxLength: 60 },
  ],
  locations: [{ name: 'name', maxLength: 80 }],
};

/** The field that holds the name of an item. */
export const NAME_OF: Record<ReferenceTable, string> = {
  brands: 'brandName',
  colors: 'colorName',
  numbers: 'number',
  types: 'specificType',
  locations: 'name',
};

export type ReferenceValues = Record<string, string>;

/** A value of a row by its field's name. */
export const valueOf = (row: ListedRow, name: string): string =>
  String((row as Record<string, string | number | null>)[name] ?? '');

export const nameOf = (table: ReferenceTable, row: ListedRow): string =>
  valueOf(row, NAME_OF[table]);

/** The dialog's first values: those of the item to edit, or blanks. */
export const initialValues = (table: ReferenceTable, row: ListedRow | null): ReferenceValues =>
  Object.fromEntries(
    REFERENCE_FIELDS[table].map(({ name }) => [name, row ? valueOf(row, name) : '']),
  );

/** Sorts sizes as people do; other tables keep the server's order. */
export function sortedForPeople(table: ReferenceTable, rows: readonly ListedRow[]): ListedRow[] {
  if (table !== 'numbers') return [...rows];
  return [...rows].sort(
    (a, b) =>
      valueOf(a, 'type').localeCompare(valueOf(b, 'type')) ||
      compareSizes(valueOf(a, 'number'), valueOf(b, 'number')),
  );
}
