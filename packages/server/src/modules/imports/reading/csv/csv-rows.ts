import { Readable } from 'node:stream';

import { CsvError, parse } from 'csv-parse';

import type { StoredRow } from '../../../../db/tables/imports';
import { unreadable } from '../read-problem';

const PIECE = 65_536;
const NEWLINES = /\r\n|\n|\r/g;

function* piecesOf(text: string) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

const newlinesIn = (text: string) => text.match(NEWLINES)?.length ?? 0;

/** Turns an error of the parser into a reason that people understand. */
function problemOf(error: unknown, line: number): unknown {
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE') {
    return unreadable('file_quote_open', { line: String(line) });
  }
  return unreadable('file_broken_after', { line: String(line) });
}

/** The rows of a delimited text; quoted line breaks are counted, so that lines are the file's own. */
export async function* csvRows(
  text: string,
  delimiter: string,
  firstLine = 1,
): AsyncGenerator<StoredRow> {
  // The parser drops rows that wait to be taken when a later one fails, so `line` may lag behind
  // this.
  let parsed = firstLine;
  const parser = Readable.from(piecesOf(text), { objectMode: false }).pipe(
    parse({
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      raw: true,
      // A file that was pasted together may have several kinds of line breaks.
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: 2_000_000,
      on_record(record: string[], { lines }) {
        parsed = firstLine + lines - 1;
        return record;
      },
    }),
  );
  let line = firstLine;
  try {
    for await (const { record, raw } of parser as AsyncIterable<{
      record: string[];
      raw: string;
    }>) {
      yield [line, record];
      line += newlinesIn(raw.replace(/[\r\n]+$/, '')) + 1;
    }
  } catch (error) {
    throw problemOf(error, parsed);
  }
}
