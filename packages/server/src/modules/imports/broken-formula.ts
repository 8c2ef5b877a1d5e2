/**
 * A cell that holds a formula without a value, or with an error for one, begins with this; what the
 * file shows in its place follows, as `#REF!`, or nothing.
 */
export const BROKEN_FORMULA = '\u001A';

/** Cells as their file shows them: the mark is for the check alone. */
export const shownCells = (cells: readonly string[]): string[] =>
  cells.map((cell) => cell.replaceAll(BROKEN_FORMULA, ''));
