/** Ids of a factory: 1, 2, 3 … within a test file. */
export function sequence(): () => number {
  let last = 0;
  return () => (last += 1);
}

export const MOMENT = '2026-11-21T09:30:00.000Z';
/** The day on which everything that factories make has happened. */
export const DAY = '2026-11-21';

/** Twelve digits that no two units share. */
export const barcodeFor = (id: number): string => `2${String(id).padStart(11, '0')}`;
