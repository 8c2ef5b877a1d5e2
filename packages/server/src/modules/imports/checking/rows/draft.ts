import { type ImportColumn, type ImportField, plainDigits } from '@backoffice/contracts';

import type { StoredRow } from '../../../../db/tables/imports';
import { plainText } from '../values/plain-text';

/**
 * The text of a field in a row; `column` is null where it comes from elsewhere, as a default does.
 */
export interface Cell {
  text: string;
  column: number | null;
}
export type Cells = Partial<Record<ImportField, Cell>>;

/** A row of a file by its fields, without the empty cells. */
export interface Draft {
  line: number;
  cells: Cells;
  /** Cells of columns whose headers are sizes. */
  sizes: { size: string; cell: Cell }[];
  /** Cells of columns that hold the stock of one place. */
  places: { location: string; cell: Cell }[];
  /** The first filled cell beyond the last header. */
  beyond: string | null;
}

/** A row with what its product says, and the handle that they share. */
export interface Variant {
  handle: Cell;
  draft: Draft;
  is: 'variant' | 'parent' | 'picture';
}

/** Names and codes stay as they are written; search finds them in any digits. */
const TEXTS: ReadonlySet<ImportField> = new Set<ImportField>([
  ...(['code', 'name', 'brand', 'produced', 'type', 'color', 'location', 'title'] as const),
  ...(['handle', 'variantTitle', 'articleNumber', 'articleType', 'albanianName'] as const),
  ...(['englishName', 'turkishName'] as const),
]);

/** Reads rows by these columns; null for an empty row. */
export function draftsOf(columns: readonly ImportColumn[], headers: readonly string[]) {
  const mapped = columns.flatMap(({ field, location }, column) =>
    field ? [{ field, column, header: headers[column] ?? '', location }] : [],
  );
  return ([line, row]: StoredRow): Draft | null => {
    if (!row.some((cell) => cell.trim())) return null;
    const draft: Draft = { line, cells: {}, sizes: [], places: [], beyond: null };
    for (const { field, column, header, location } of mapped) {
      const text = plainText(row[column] ?? '');
      const cell = { text: TEXTS.has(field) ? text : plainDigits(text), column };
      if (!cell.text) continue;
      if (field === 'sizeQuantity') draft.sizes.push({ size: header, cell });
      else if (field === 'placeQuantity') draft.places.push({ location: location ?? header, cell });
      // An item has an EAN or a UPC; where it has both they name the same.
      else draft.cells[field] ??= cell;
    }
    draft.beyond = row.slice(headers.length).find((cell) => cell.trim()) ?? null;
    return draft;
  };
}
