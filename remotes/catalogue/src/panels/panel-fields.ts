import type { ListedRow } from '@backoffice/api-client/resources/panels';
import { compareSizes, PRODUCT_TYPES, SIZED_TYPES, type PanelTable } from '@backoffice/contracts';

/** A field of a panel's dialog and a column of its table. Its label is the text `fields.<name>`. */
export interface PanelField {
  name: string;
  /** Product types to choose from; without them it is text. */
  options?: readonly string[];
  maxLength?: number;
}

/** In the order in which the specification names them: so they stand, and so they are missed. */
export const PANEL_FIELDS: Record<PanelTable, readonly PanelField[]> = {
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

/** The name by which people know an item. */
const NAME_OF: Record<PanelTable, string> = {
  brands: 'brandName',
  colors: 'colorName',
  numbers: 'number',
  types: 'specificType',
  locations: 'name',
};

export type PanelValues = Record<string, string>;

/** A value of a row by its field's name. */
export const valueOf = (row: ListedRow, name: string): string =>
  String((row as Record<string, string | number | null>)[name] ?? '');

export const nameOf = (table: PanelTable, row: ListedRow): string => valueOf(row, NAME_OF[table]);

/** What the dialog starts with: the item to edit, or blanks. */
export const initialValues = (table: PanelTable, row: ListedRow | null): PanelValues =>
  Object.fromEntries(PANEL_FIELDS[table].map(({ name }) => [name, row ? valueOf(row, name) : '']));

/** Sizes as people sort them, whatever the server does; everything else as it came. */
export function sortedForPeople(table: PanelTable, rows: readonly ListedRow[]): ListedRow[] {
  if (table !== 'numbers') return [...rows];
  return [...rows].sort(
    (a, b) =>
      valueOf(a, 'type').localeCompare(valueOf(b, 'type')) ||
      compareSizes(valueOf(a, 'number'), valueOf(b, 'number')),
  );
}
