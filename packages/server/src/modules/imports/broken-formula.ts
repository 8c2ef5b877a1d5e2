/**
 * The first character of a cell whose formula has no value or an error; what the file shows
 * follows, such as `#REF!`, or nothing.
 */
export const BROKEN_FORMULA = '\u001A';

/** Cells as their file shows them: the mark is for the check alone. */
export const shownCells = (cells: readonly string[]): string[] =>
  cells.map((cell) => cell.replaceAll(BROKEN_FORMULA, ''));
