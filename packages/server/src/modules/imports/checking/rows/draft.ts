import { type ImportColumn, type ImportField, unguardFormula } from '@backoffice/contracts';

import type { StoredRow } from '../../../../db/tables/imports';

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
  /** The first filled cell beyond the last header. */
  beyond: string | null;
}

/** Shopify writes `'` before a barcode, so that spreadsheets leave it alone. */
const QUOTED_DIGITS = /^'(?=\d+$)/;

const plainText = (cell: string) => unguardFormula(cell.trim()).replace(QUOTED_DIGITS, '').trim();

/** Reads rows by these columns; null for an empty row. */
export function draftsOf(columns: readonly ImportColumn[], headers: readonly string[]) {
  const mapped = columns.flatMap(({ field }, column) => (field ? [{ field, column }] : []));
  return ([line, row]: StoredRow): Draft | null => {
    if (!row.some((cell) => cell.trim())) return null;
    const draft: Draft = { line, cells: {}, sizes: [], beyond: null };
    for (const { field, column } of mapped) {
      const cell = { text: plainText(row[column] ?? ''), column };
      if (!cell.text) continue;
      if (field === 'sizeQuantity') draft.sizes.push({ size: headers[column] ?? '', cell });
      else draft.cells[field] = cell;
    }
    draft.beyond = row.slice(headers.length).find((cell) => cell.trim()) ?? null;
    return draft;
  };
}
