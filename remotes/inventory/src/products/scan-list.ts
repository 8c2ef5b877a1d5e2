import type { StockRow, StockUnit } from '@backoffice/api-client/resources/products';

/** What was scanned on the products page: units in stock, newest first, and units that aren't. */
export interface ScanList {
  found: readonly StockRow[];
  gone: readonly StockUnit[];
}

export const NO_SCANS: ScanList = { found: [], gone: [] };

const without = <Row extends { id: number }>(rows: readonly Row[], ids: Iterable<number>) => {
  const gone = new Set(ids);
  return rows.filter((row) => !gone.has(row.id));
};

/** A unit that was scanned before moves to the front and stands there once. */
export function addFound(list: ScanList, rows: readonly StockRow[]): ScanList {
  const ids = rows.map((row) => row.id);
  return { found: [...rows, ...without(list.found, ids)], gone: without(list.gone, ids) };
}

/** A unit that turned out to be sold, out or under way leaves the stock. */
export const addGone = (list: ScanList, unit: StockUnit): ScanList => ({
  found: without(list.found, [unit.id]),
  gone: [unit, ...without(list.gone, [unit.id])],
});

export const dropUnits = (list: ScanList, ids: Iterable<number>): ScanList => ({
  ...list,
  found: without(list.found, ids),
});

export const dropGone = (list: ScanList, id: number): ScanList => ({
  ...list,
  gone: without(list.gone, [id]),
});

/** Updates scanned units after a transfer, because no list that is loaded again has them. */
export function moveUnits(list: ScanList, ids: Iterable<number>, location: string): ScanList {
  const moved = new Set(ids);
  return {
    ...list,
    found: list.found.map((row) => (moved.has(row.id) ? { ...row, location } : row)),
  };
}

/** Puts the scanned units of an undone transfer back as they were. */
export function restoreUnits(list: ScanList, rows: readonly StockRow[]): ScanList {
  const before = new Map(rows.map((row) => [row.id, row]));
  return { ...list, found: list.found.map((row) => before.get(row.id) ?? row) };
}

/** The scanned units on top, then the list without them. */
export const withScanned = (list: ScanList, rows: readonly StockRow[]): StockRow[] => [
  ...list.found,
  ...without(
    rows,
    list.found.map((row) => row.id),
  ),
];
