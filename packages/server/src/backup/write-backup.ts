import { sql } from 'kysely';

import type { Executor } from '../db/database';
import { newestSchema, schemaVersion } from '../db/migrate';
import { CommandError } from '../errors';
import { type Header, newHeader, type SavedTable, writeBackupFile } from './backup-file';
import { measure, readSequences, readTables, type Table } from './tables';

/** Rows that are in memory at a time. */
const FETCHED = 2_000;

async function* rowsOf(tx: Executor, { name, columns }: Table): AsyncGenerator<string> {
  yield `${JSON.stringify(name)}\n`;
  const values = columns.map((column) => sql`cast(${sql.ref(column.name)} as text)`);
  await sql`declare saved no scroll cursor for
    select json_build_array(${sql.join(values)}) :: text as line from ${sql.table(name)}`.execute(
    tx,
  );
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(FETCHED)} from saved`.execute(tx);
    if (rows.length) yield rows.map(({ line }) => `${line}\n`).join('');
    if (rows.length < FETCHED) break;
  }
  await sql`close saved`.execute(tx);
}

async function* contents(tx: Executor, header: Header, tables: Table[]): AsyncGenerator<string> {
  yield `${JSON.stringify(header)}\n`;
  for (const table of tables) yield* rowsOf(tx, table);
}

/**
 * Saves everything but sessions to a file, as of one moment: on PostgreSQL in one snapshot beside
 * which selling goes on, on an embedded database that nobody else uses meanwhile.
 *
 * @param recipients public keys of age to which it is encrypted; it is plain where there are none
 */
export async function writeBackup(
  db: Executor,
  file: string,
  recipients: readonly string[] = [],
): Promise<Header> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await sql`set local timezone = 'UTC'`.execute(tx);
      await sql`set local datestyle = 'ISO, YMD'`.execute(tx);
      const tables = await readTables(tx);
      if (!tables.some(({ name }) => name === 'companies')) {
        throw new CommandError('This database has no shop in it');
      }
      const schema = await schemaVersion(tx);
      if (schema > newestSchema()) {
        throw new CommandError('The database belongs to a newer version: back up with that');
      }
      const saved: SavedTable[] = [];
      for (const table of tables) {
        const columns = table.columns.map(({ name }) => name);
        saved.push({ name: table.name, columns, ...(await measure(tx, table)) });
      }
      const header = newHeader({ schema, created: new Date().toISOString(), tables: saved });
      let sequences = {};
      async function* all() {
        yield* contents(tx, header, tables);
        // Read last, so that no number is below an id of the snapshot.
        sequences = await readSequences(tx, tables);
      }
      await writeBackupFile(file, all(), { sequences: () => sequences, recipients });
      return header;
    });
}
