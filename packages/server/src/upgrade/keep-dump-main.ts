import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

import { readSequences, readTables } from '../backup/tables';
import { writeBackup } from '../backup/write-backup';
import type { Executor } from '../db/database';
import { newestSchema } from '../db/migrate';
import { startTestServer } from '../testing/test-server';
import { columnsOf, type Rows, rowsOf } from './dump-rows';
import { openDumpShops } from './dump-shops';

/** Keeps a small database of each engine at the newest schema: docs/upgrades.md. */
const number = String(newestSchema()).padStart(3, '0');
const target = fileURLToPath(new URL(`../../fixtures/schema-${number}/`, import.meta.url));
const migrations = fileURLToPath(new URL('../../migrations/', import.meta.url));

const literal = (value: string | null) =>
  value === null ? 'null' : `'${value.replaceAll("'", "''")}'`;

function insertsOf(rows: Rows): string[] {
  return Object.entries(rows).flatMap(([table, list]) =>
    list.map((row) => {
      const columns = Object.keys(row).map((name) => `"${name}"`);
      const values = Object.values(row).map(literal);
      return `insert into "${table}" (${columns.join(', ')}) values (${values.join(', ')});`;
    }),
  );
}

/** Writes SQL as pg_dump does: the schema, then the rows without triggers and foreign keys. */
async function sqlOf(db: Executor, rows: Rows): Promise<string> {
  const files = fs.readdirSync(migrations).filter((name) => name.endsWith('.sql'));
  const schema = files.sort().map((name) => fs.readFileSync(migrations + name, 'utf8'));
  const sequences = await readSequences(db, await readTables(db, ['schema_migrations']));
  const lasts = Object.entries(sequences)
    .filter(([, last]) => last > 0)
    .map(([table, last]) => `select setval(pg_get_serial_sequence('${table}', 'id'), ${last});`);
  const record =
    'create table schema_migrations (version integer primary key, name text not null, applied_at timestamptz(3) not null default now());';
  return [
    "set timezone = 'UTC';",
    ...schema,
    record,
    'set session_replication_role = replica;',
    ...insertsOf(rows),
    ...lasts,
    '',
  ].join('\n');
}

/** The window is as large as the dump, because its three template databases are nearly the same. */
function squeeze(tar: Buffer): Buffer {
  const { BROTLI_PARAM_LARGE_WINDOW, BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY } = zlib.constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: 11,
    [BROTLI_PARAM_LARGE_WINDOW]: 1,
    [BROTLI_PARAM_LGWIN]: 26,
  };
  return zlib.brotliCompressSync(tar, { params });
}

async function keep(dataDir: string): Promise<void> {
  const server = await startTestServer({ dataDir });
  const { db } = server.database;
  await openDumpShops(server);
  const rows: Rows = {};
  for (const [table, columns] of Object.entries(await columnsOf(db))) {
    rows[table] = await rowsOf(db, table, columns);
    if (!rows[table].length) throw new Error(`The dump has no rows of ${table}`);
  }
  fs.mkdirSync(target, { recursive: true });
  fs.writeFileSync(`${target}rows.json`, JSON.stringify(rows));
  fs.writeFileSync(`${target}postgres.sql`, await sqlOf(db, rows));
  await writeBackup(db, `${target}backup.gz`);
  fs.chmodSync(`${target}backup.gz`, 0o644);
  await server.close();

  const pglite = await PGlite.create({
    dataDir: path.join(dataDir, 'database'),
    extensions: { pg_trgm },
  });
  const tar = await pglite.dumpDataDir('none');
  await pglite.close();
  fs.writeFileSync(`${target}embedded.tar.br`, squeeze(Buffer.from(await tar.arrayBuffer())));
  process.stdout.write(`${target} is written\n`);
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-dump-'));
await keep(folder).finally(() => fs.rmSync(folder, { recursive: true, force: true }));
