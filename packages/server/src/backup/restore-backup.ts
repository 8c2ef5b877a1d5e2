import { type RawBuilder, sql } from 'kysely';

import type { Executor } from '../db/database';
import { migrate, newestSchema, schemaVersion } from '../db/migrate';
import { bringUpToDate } from '../db/up-to-date';
import { CommandError } from '../errors';
import { type BackupReader, checkWhole, type Header, openBackupFile } from './backup-file';
import { measure, readTables, setSequences, type Table } from './tables';

/** The most that one statement writes, in rows and in characters. */
const BATCH_ROWS = 2_000;
const BATCH_TEXT = 2_000_000;

async function refuseFilled(tx: Executor, tables: Table[]): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(tx);
    if (!rows.length) continue;
    throw new CommandError(
      `The database is not empty (there are ${name}). Restore into an empty one; nothing was changed.`,
    );
  }
}

/**
 * Drops foreign keys and triggers while rows arrive in any order: the file holds what the triggers
 * would write, and the keys are checked as a whole when they come back.
 */
async function withoutRules(tx: Executor, tables: Table[], work: () => Promise<void>) {
  const names = tables.map(({ name }) => name);
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relname = any(cast(${names} as text[]))
      and c.relnamespace = cast(current_schema() as regnamespace)`.execute(tx);
  const alterEach = async (list: { name: string }[], change: RawBuilder<unknown>) => {
    for (const { name } of list) await sql`alter table ${sql.table(name)} ${change}`.execute(tx);
  };
  await alterEach(tables, sql`disable trigger user`);
  for (const { table, name } of keys) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx);
  }
  await work();
  for (const { table, name, definition } of keys) {
    await sql`alter table ${sql.table(table)}
      add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(tx);
  }
  await alterEach(tables, sql`enable trigger user`);
}

async function insertRows(tx: Executor, { name, columns }: Table, rows: string[]): Promise<void> {
  const values = columns.map(
    ({ type }, index) => sql`cast(r ->> ${sql.lit(index)} as ${sql.raw(type)})`,
  );
  await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column.name)))})
    select ${sql.join(values)} from jsonb_array_elements(cast(${`[${rows.join(',')}]`} as jsonb)) r`.execute(
    tx,
  );
}

/** The tables of the file as this database has them, their columns in the file's order. */
function matchTables(header: Header, known: Table[]): Map<string, Table> {
  const matched = header.tables.map(({ name, columns }) => {
    const table = known.find((candidate) => candidate.name === name);
    const typed = columns.map((column) => table?.columns.find((own) => own.name === column));
    const found = typed.filter((column) => column !== undefined);
    if (!table || found.length !== table.columns.length || found.length !== columns.length) {
      throw new CommandError(`The table ${name} of the file does not fit this database`);
    }
    return [name, { name, columns: found }] as const;
  });
  return new Map(matched);
}

async function load(tx: Executor, reader: BackupReader, tables: Map<string, Table>): Promise<void> {
  let rows: string[] = [];
  let length = 0;
  let current = '';
  const flush = async () => {
    const table = tables.get(current);
    if (rows.length && !table) throw new CommandError(`The file has an unknown table`);
    if (rows.length && table) await insertRows(tx, table, rows);
    rows = [];
    length = 0;
  };
  for await (const { table, row } of reader.rows()) {
    if (table !== current || rows.length === BATCH_ROWS || length > BATCH_TEXT) await flush();
    current = table;
    rows.push(row);
    length += row.length;
  }
  await flush();
}

async function compare(tx: Executor, header: Header, tables: Map<string, Table>): Promise<void> {
  for (const { name, rows, sums } of header.tables) {
    const found = await measure(tx, tables.get(name) ?? { name, columns: [] });
    const isEqual =
      found.rows === rows &&
      Object.entries(sums).every(([column, sum]) => found.sums[column] === sum);
    if (isEqual) continue;
    throw new CommandError(`The rows of ${name} do not add up to what the file says`);
  }
}

/** A device is a shared till no more, but may still send what it sold while it was one. */
const revokeTills = (tx: Executor) =>
  sql`update shared_tills set revoked_at = ${new Date().toISOString()}
    where revoked_at is null`.execute(tx);

function refuseNewer({ schema }: Header): void {
  if (schema <= newestSchema()) return;
  throw new CommandError('The file was written by a newer version: restore it with that');
}

async function bringToSchema(db: Executor, { schema }: Header): Promise<void> {
  await migrate(db, schema);
  if ((await schemaVersion(db)) === schema) return;
  throw new CommandError(
    'The file is older than this database. Restore into one that no server has started on yet.',
  );
}

/**
 * Fills an empty database from a file, whole or not at all, and compares counts and sums of every
 * table. A file of an older version is brought up to date afterwards.
 *
 * @param identities secret keys of age, where the file is encrypted
 */
export async function restoreBackup(
  db: Executor,
  file: string,
  identities: readonly string[] = [],
): Promise<Header> {
  const ahead = await openBackupFile(file, identities);
  // Checked before anything is changed: the header of a damaged file could ask for any schema.
  await checkWhole(ahead);
  refuseNewer(ahead.header);
  const reader = await openBackupFile(file, identities);
  const { header } = reader;
  await bringToSchema(db, header);
  await db.transaction().execute(async (tx) => {
    await sql`set local timezone = 'UTC'`.execute(tx);
    const known = await readTables(tx);
    const names = known.map(({ name }) => sql.table(name));
    await sql`lock table ${sql.join(names)} in access exclusive mode`.execute(tx);
    await refuseFilled(tx, known);
    const tables = matchTables(header, known);
    await withoutRules(tx, known, () => load(tx, reader, tables));
    await compare(tx, header, tables);
    if (tables.has('shared_tills')) await revokeTills(tx);
    await setSequences(tx, reader.sequences());
  });
  await bringUpToDate(db);
  await sql`analyze`.execute(db);
  return header;
}
