import type { Said } from '@backoffice/contracts';

import type { StoredRow } from '../../../db/tables/imports';
import type { ColumnFacts } from '../checking/recognition/column-facts';

/** How a person wants a file to be read; what is undefined is found out. */
export interface ReadOptions {
  encoding?: string | undefined;
  delimiter?: string | undefined;
  sheet?: string | undefined;
  headerLine?: number | undefined;
}

/** Rows as they stand in a file, each with the line in which it begins. */
export type Rows = AsyncIterable<StoredRow> | Iterable<StoredRow>;

/** A file as rows, with how it was read. */
export interface Opened {
  format: 'csv' | 'xlsx';
  encoding: string | null;
  delimiter: string | null;
  sheet: string | null;
  sheets: string[];
  encodings: { encoding: string; example: string }[];
  rows: Rows;
}

/** What is known of a file once all of it was read. */
export interface FileFacts extends Omit<Opened, 'rows'> {
  headerLine: number;
  headers: string[];
  rowCount: number;
  columns: ColumnFacts[];
}

/** What the reading thread says: some rows as JSON, then the facts; or why not. */
export type Told = { rows: string } | { facts: FileFacts } | { problem: Said };
