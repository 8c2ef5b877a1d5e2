import type { StoredRow } from '../../../../db/tables/imports';
import { countRecognized } from '../../checking/suggest';
import { kept } from './kept-text';

const HEADER = 120;
const NUMBER = /^[\s€$£+-]*\d[\d\s.,:/-]*$/;

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '');
const isText = (cells: readonly string[]) => !filled(cells).some((cell) => NUMBER.test(cell));

/**
 * Which of the first rows holds the headers: the one with most words that we know, else the first
 * that is as wide as the others and has no numbers. Undefined: none does.
 */
export function findHeader(rows: readonly StoredRow[]): StoredRow | undefined {
  let best: StoredRow | undefined;
  let most = 0;
  for (const row of rows) {
    const known = countRecognized(row[1]);
    if (known > most) [best, most] = [row, known];
  }
  const width = Math.max(0, ...rows.map(([, cells]) => filled(cells).length));
  const isEnough = best && (most > 1 || filled(best[1]).length === 1 || most === width);
  if (isEnough) return best;
  const wide = rows.find(([, cells]) => filled(cells).length === width);
  return wide && isText(wide[1]) ? wide : best;
}

/** A, B, … Z, AA: as spreadsheets call their columns. */
function columnName(index: number): string {
  const rest = index >= 26 ? columnName(Math.floor(index / 26) - 1) : '';
  return rest + String.fromCharCode(65 + (index % 26));
}

/** Every column has a name of its own. */
export function headersOf(cells: readonly string[], width: number): string[] {
  const taken = new Set<string>();
  return Array.from({ length: width }, (_, index) => {
    const words = kept((cells[index] ?? '').replace(/\s+/g, ' ').trim(), HEADER).trim();
    const name = words || `Column ${columnName(index)}`;
    let unique = name;
    for (let times = 2; taken.has(unique); times += 1) unique = `${name} (${times})`;
    taken.add(unique);
    return unique;
  });
}
