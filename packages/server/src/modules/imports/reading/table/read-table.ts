import {
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
  MAX_IMPORT_UNPACKED_BYTES,
} from '@backoffice/contracts';

import type { StoredRow } from '../../../../db/tables/imports';
import { describeColumns } from '../../checking/recognition/column-facts';
import { unreadable } from '../read-problem';
import type { FileFacts, Opened } from '../reading';
import { findHeader, headersOf } from './find-header';
import { kept } from './kept-text';

const CHUNK = 500;
const LOOKED_AT = 20;
/** Longer cells are cut: nothing that is imported is as long. */
const CELL = 2_000;
const MAX_LINE = 1_048_576;

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

function widthOf(cells: readonly string[]): number {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  return last + 1;
}

interface Head {
  headerLine: number;
  headers: string[];
  /** Rows that were looked at and stand under the headers. */
  below: StoredRow[];
}

/** As wide as the headers; empty ones at the end count only where something stands below them. */
function tableWidth(header: string[] | undefined, below: StoredRow[]): number {
  const widest = Math.max(0, ...below.map(([, cells]) => widthOf(cells)));
  return header ? Math.max(widthOf(header), Math.min(header.length, widest)) : widest;
}

function headOf(first: StoredRow[], asked: number | undefined): Head {
  const header = asked === undefined ? findHeader(first) : first.find(([line]) => line === asked);
  if (asked && !header) throw unreadable('file_header_empty', { line: String(asked) });
  const below = header ? first.filter(([line]) => line > header[0]) : first;
  const width = tableWidth(header?.[1], below);
  if (!width) throw unreadable('file_holds_nothing');
  if (width > MAX_IMPORT_COLUMNS) {
    throw unreadable('file_too_wide', { most: MAX_IMPORT_COLUMNS });
  }
  return { headerLine: header?.[0] ?? 0, headers: headersOf(header?.[1] ?? [], width), below };
}

/**
 * The cells of a row under the headers; a few beyond them are kept, so that the check can report
 * them.
 */
function cellsOf(cells: readonly string[], width: number): string[] {
  const length = Math.max(width, Math.min(widthOf(cells), width + 10));
  return Array.from({ length }, (_, index) => kept(cells[index] ?? '', CELL));
}

/** Counts rows and letters, and throws where there are too many. */
function limits() {
  let rows = 0;
  let letters = 0;
  return {
    rows: () => rows,
    add(line: number, cells: readonly string[]): void {
      rows += 1;
      if (rows > MAX_IMPORT_ROWS || line > MAX_LINE) {
        throw unreadable('file_too_long', { most: MAX_IMPORT_ROWS });
      }
      // A workbook may name one long text in a million cells.
      for (const { length } of cells) letters += length;
      if (letters > MAX_IMPORT_UNPACKED_BYTES) throw unreadable('file_too_much_text');
    },
  };
}

/** Hands the rows under the headers on, some hundred at a time; answers what is known of the file. */
export async function readTable(
  { rows, ...opened }: Opened,
  headerLine: number | undefined,
  tell: (rows: StoredRow[]) => void,
): Promise<FileFacts> {
  const first: StoredRow[] = [];
  let head: Head | undefined;
  let chunk: StoredRow[] = [];
  const limited = limits();
  let columns: ReturnType<typeof describeColumns> | undefined;
  const lookedAt = Math.max(LOOKED_AT, headerLine ?? 0);

  const take = ([line, cells]: StoredRow, width: number) => {
    const row = cellsOf(cells, width);
    limited.add(line, row);
    columns?.add(row);
    chunk.push([line, row]);
    if (chunk.length < CHUNK) return;
    tell(chunk);
    chunk = [];
  };
  const begin = () => {
    head = headOf(first, headerLine);
    columns = describeColumns(head.headers.length);
    for (const row of head.below) take(row, head.headers.length);
    return head;
  };

  for await (const row of rows) {
    if (isEmpty(row[1])) continue;
    if (head) take(row, head.headers.length);
    else if (first.push(row) === lookedAt) begin();
  }
  const { headerLine: line, headers } = head ?? begin();
  if (chunk.length) tell(chunk);
  const rowCount = limited.rows();
  if (!rowCount) throw unreadable('file_without_rows');
  return { ...opened, headerLine: line, headers, rowCount, columns: columns?.facts() ?? [] };
}
