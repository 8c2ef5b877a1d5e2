import { guardFormula } from '@backoffice/contracts';

import { saveFile } from '../export/save-file';
import type { Column } from './column';

type CsvColumn<Row> = Pick<Column<Row>, 'header' | 'csv'>;
type CsvValue = string | number | null | undefined;

const NEEDS_QUOTES = /[",;\r\n]|^\s|\s$/;
/** Without it spreadsheets read a file in the old code page of their machine. */
const BYTE_ORDER_MARK = '\uFEFF';

function csvField(value: CsvValue): string {
  const safe = guardFormula(String(value ?? ''));
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180) with a byte order mark; columns without `csv` are left out. */
export function csvText<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const written = columns.flatMap(({ header, csv }) => (csv ? [{ header, csv }] : []));
  const lines = [
    written.map(({ header }) => csvField(header)),
    ...rows.map((row) => written.map(({ csv }) => csvField(csv(row)))),
  ];
  return `${BYTE_ORDER_MARK}${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}

/** Saves rows as `<name>.csv` on the person's computer. */
export function downloadCsv<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): void {
  const file = new Blob([csvText(columns, rows)], { type: 'text/csv;charset=utf-8' });
  saveFile(file, `${name}.csv`);
}
