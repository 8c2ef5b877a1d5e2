import type { Column, Sort } from '../column';

/**
 * The rows in the order of a column's `sortValue`; equal ones keep theirs, and those without a value
 * come last in both directions. A column without `sortValue` changes nothing.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { id, dir }: Sort,
): readonly Row[] {
  const valueOf = columns.find((column) => column.id === id)?.sortValue;
  if (!valueOf) return rows;
  const direction = dir === 'desc' ? -1 : 1;
  return rows
    .map((row) => ({ row, value: valueOf(row) ?? undefined }))
    .sort((one, other) => {
      if (one.value === undefined || other.value === undefined) {
        return Number(one.value === undefined) - Number(other.value === undefined);
      }
      return direction * compare(one.value, other.value);
    })
    .map(({ row }) => row);
}

/** Sorts as people do: "36.5" between "36" and "37", capitals like small letters. */
const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
const compare = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
