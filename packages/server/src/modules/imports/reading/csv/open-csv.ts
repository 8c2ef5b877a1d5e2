import { textOf } from '../bytes/encodings';
import type { Opened, ReadOptions } from '../reading';
import { csvRows } from './csv-rows';
import { delimiterOf } from './delimiter';

/** Excel's own first line, which says the delimiter. */
const SEPARATOR_LINE = /^"?sep=(.)"?(\r\n|\n|\r)/i;

/** Opens a delimited text; finds out encoding and delimiter where nobody names them. */
export function openCsv(
  bytes: Uint8Array,
  { encoding: asked, delimiter: named }: ReadOptions,
): Opened {
  const { text, encoding, encodings } = textOf(bytes, asked);
  const said = SEPARATOR_LINE.exec(text);
  const table = said ? text.slice(said[0].length) : text;
  const chosen = named === 'tab' ? '\t' : named;
  const delimiter = chosen ?? said?.[1] ?? delimiterOf(table);
  return {
    format: 'csv',
    encoding,
    delimiter: delimiter === '\t' ? 'tab' : delimiter,
    sheet: null,
    sheets: [],
    encodings,
    rows: csvRows(table, delimiter, said ? 2 : 1),
  };
}
