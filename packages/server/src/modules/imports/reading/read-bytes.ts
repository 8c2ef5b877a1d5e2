import type { StoredRow } from '../../../db/tables/imports';
import { formatOf } from './bytes/format';
import { openCsv } from './csv/open-csv';
import type { FileFacts, ReadOptions } from './reading';
import { readTable } from './table/read-table';
import { openXlsx } from './xlsx/open-xlsx';

/** Reads a file of any kind, and hands its rows on some hundred at a time. Throws `ReadProblem`. */
export async function readBytes(
  bytes: Uint8Array,
  options: ReadOptions,
  tell: (rows: StoredRow[]) => void,
): Promise<FileFacts> {
  const opened = formatOf(bytes) === 'xlsx' ? openXlsx(bytes, options) : openCsv(bytes, options);
  return readTable(opened, options.headerLine, tell);
}
