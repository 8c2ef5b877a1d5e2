import { parse } from 'csv-parse/sync';

import { countRecognized } from '../../checking/suggest';

const DELIMITERS = [';', ',', '\t', '|'];
const SAMPLE = 65_536;
const ROWS = 60;

/** The first rows as this delimiter splits them; none where that fails. */
function rowsWith(delimiter: string, sample: string): string[][] {
  try {
    return parse(sample, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: ROWS,
    });
  } catch {
    return [];
  }
}

/** How much rows look like a table: known headers count most, then rows of equal width. */
function evenness(rows: string[][]): number {
  const widths = new Map<number, number>();
  for (const { length } of rows) if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1);
  const [width, count] = [...widths].toSorted((a, b) => b[1] - a[1])[0] ?? [1, 0];
  const known = Math.max(0, ...rows.slice(0, 20).map(countRecognized));
  return width === 1
    ? known / 10
    : known * 10 + (count / rows.length) * 5 + Math.min(width, 20) / 20;
}

/** The delimiter with which the text looks most like a table. */
export function delimiterOf(text: string): string {
  const end = text.length > SAMPLE ? text.lastIndexOf('\n', SAMPLE) : text.length;
  const sample = text.slice(0, end > 0 ? end : SAMPLE);
  const scored = DELIMITERS.map((delimiter) => ({
    delimiter,
    score: evenness(rowsWith(delimiter, sample)),
  }));
  return scored.toSorted((a, b) => b.score - a.score)[0]?.delimiter ?? ';';
}
