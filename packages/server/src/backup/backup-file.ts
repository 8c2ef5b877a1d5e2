import crypto from 'node:crypto';
import fs from 'node:fs';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';

import * as z from 'zod/mini';

import { damaged } from './damaged';
import { encryptTo, openPlain } from './encryption';

/**
 * A backup is gzipped lines of JSON: a header, then for each table a line with its name and one
 * line for each row, an array of the values as PostgreSQL writes them, and at the end a footer with
 * the SHA-256 of all lines before it. So it is read and written as a stream, by either engine.
 */
const FORMAT = 'backoffice-backup';

const tableSchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  /** The sum of every numeric column, as decimal text. */
  sums: z.record(z.string(), z.nullable(z.string())),
});
const headerSchema = z.object({
  format: z.literal(FORMAT),
  /** The newest migration of the database that was saved. */
  schema: z.int(),
  created: z.string(),
  tables: z.array(tableSchema),
});
const footerSchema = z.object({
  /** The highest number that each table's ids have come to. */
  sequences: z.record(z.string(), z.int()),
  sha256: z.string(),
});

export type SavedTable = z.output<typeof tableSchema>;
export type Header = z.output<typeof headerSchema>;

export const newHeader = (values: Omit<Header, 'format'>): Header => ({
  format: FORMAT,
  ...values,
});

async function* sealed(
  lines: AsyncIterable<string>,
  sequences: () => Record<string, number>,
): AsyncGenerator<string> {
  const hash = crypto.createHash('sha256');
  for await (const chunk of lines) {
    hash.update(chunk);
    yield chunk;
  }
  yield `${JSON.stringify({ sequences: sequences(), sha256: hash.digest('hex') })}\n`;
}

/**
 * Writes lines and footer beside the file and moves them into place once they are on disk.
 *
 * @param recipients public keys to which the file is encrypted; it is plain where there are none
 */
export async function writeBackupFile(
  file: string,
  lines: AsyncIterable<string>,
  {
    sequences,
    recipients,
  }: { sequences: () => Record<string, number>; recipients: readonly string[] },
): Promise<void> {
  const part = `${file}.part`;
  try {
    // Customers' and staff's data: for the owner alone.
    const target = fs.createWriteStream(part, { mode: 0o600, flush: true });
    const source = sealed(lines, sequences);
    await pipeline(source, zlib.createGzip(), encryptTo(recipients), target);
    fs.renameSync(part, file);
  } catch (error) {
    fs.rmSync(part, { force: true });
    throw error;
  }
}

/** Lines end with a line feed only: a row's text may hold every other separator. */
async function* linesOf(file: string, identities: readonly string[]): AsyncGenerator<Buffer> {
  const source = await openPlain(file, identities);
  const unzipped = source.pipe(zlib.createGunzip());
  source.on('error', (error) => unzipped.destroy(error));
  let rest: Buffer[] = [];
  for await (const chunk of unzipped as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end)]);
      rest = [];
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
  }
  if (rest.length) throw damaged();
}

export interface BackupReader {
  header: Header;
  /** The rows as JSON text, each with its table; throws when the file is not whole. */
  rows: () => AsyncGenerator<{ table: string; row: string }>;
  /** Known once all rows are read. */
  sequences: () => Record<string, number>;
}

function asDamage(error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  return code.startsWith('Z_') || error instanceof SyntaxError ? damaged(error) : error;
}

function read<S extends z.ZodMiniType>(schema: S, line: string | undefined): z.output<S> {
  try {
    return z.parse(schema, JSON.parse(line ?? ''));
  } catch (error) {
    throw damaged(error);
  }
}

/**
 * Opens a backup and reads its header. Throws a CommandError when the file is no backup or is
 * damaged, and when none of the secret keys opens it.
 */
export async function openBackupFile(
  file: string,
  identities: readonly string[] = [],
): Promise<BackupReader> {
  const hash = crypto.createHash('sha256');
  const lines = linesOf(file, identities);
  let sequences: Record<string, number> | undefined;

  async function next(): Promise<string | undefined> {
    try {
      const { value } = await lines.next();
      return (value as Buffer | undefined)?.toString();
    } catch (error) {
      throw asDamage(error);
    }
  }
  async function* rows() {
    let table = '';
    for (;;) {
      const line = await next();
      if (line === undefined) throw damaged();
      if (line.startsWith('{')) {
        const footer = read(footerSchema, line);
        if (footer.sha256 !== hash.digest('hex') || (await next()) !== undefined) throw damaged();
        sequences = footer.sequences;
        return;
      }
      hash.update(line).update('\n');
      if (line.startsWith('[')) yield { table, row: line };
      else table = read(z.string(), line);
    }
  }

  const first = await next();
  const header = read(headerSchema, first);
  hash.update(`${first}\n`);
  return { header, rows, sequences: () => sequences ?? {} };
}

/** Reads a backup to its end. Throws a CommandError when a byte of it is not as it was written. */
export async function checkWhole({ rows }: BackupReader): Promise<void> {
  const reading = rows();
  let isOver = false;
  while (!isOver) isOver = (await reading.next()).done === true;
}
