import { guardFormula } from '@backoffice/contracts';

import type { WrittenColumn } from './column';

const BYTE_ORDER_MARK = '\uFEFF';
const NEEDS_QUOTES = /[";\r\n]|^\s|\s$/;

const quoted = (text: string) =>
  NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A text as a field of a CSV file; what a spreadsheet would run is guarded. */
const csvText = (text: string): string => quoted(guardFormula(text));

function field<Row>({ is, value }: WrittenColumn<Row>, row: Row): string {
  const found = value(row);
  if (found === null) return '';
  if (is === 'money') return String(found).replace('.', ',');
  return is === 'text' || is === 'code' ? csvText(String(found)) : String(found);
}

/** Rows as CSV with `;` and decimal commas, a piece for each page. */
export async function* csvPieces<Row>(
  columns: readonly WrittenColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Buffer> {
  const head = columns.map(({ heading }) => csvText(heading)).join(';');
  yield Buffer.from(`${BYTE_ORDER_MARK}${head}\r\n`);
  for await (const rows of pages) {
    const lines = rows.map((row) => `${columns.map((one) => field(one, row)).join(';')}\r\n`);
    if (lines.length) yield Buffer.from(lines.join(''));
  }
}
