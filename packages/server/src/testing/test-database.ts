import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

import { type Database, openDatabase } from '../db/database';
import { migrate } from '../db/migrate';
import type { Engine } from './engines';
import type { PostgresServer } from './postgres-server';

/** Set by the global set-up of a test run: what every test's database is copied from. */
export const TEMPLATE = {
  folder: 'BACKOFFICE_TEST_FOLDER',
  postgresUrl: 'BACKOFFICE_TEST_POSTGRES',
  database: 'backoffice_template',
};

export interface TestDatabase {
  dataDir: string;
  databaseUrl: string | undefined;
  open: () => Promise<Database>;
  remove: () => Promise<void>;
}

const LIMITS = { poolSize: 20, statementTimeout: 15_000 };
const temporaryFolder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-data-'));

async function opened(dataDir: string, databaseUrl?: string): Promise<Database> {
  const database = await openDatabase({ dataDir, databaseUrl, ...LIMITS });
  await migrate(database.db);
  return database;
}

function embedded(given?: string): TestDatabase {
  const dataDir = given ?? temporaryFolder();
  const template = process.env[TEMPLATE.folder];
  const target = path.join(dataDir, 'database');
  if (template && !fs.existsSync(target)) fs.cpSync(template, target, { recursive: true });
  return {
    dataDir,
    databaseUrl: undefined,
    open: () => opened(dataDir),
    remove: async () => {
      if (!given) fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** On the run's own server, or on one of its own where there is none. */
async function onPostgres(): Promise<TestDatabase> {
  const name = `test_${crypto.randomBytes(6).toString('hex')}`;
  const shared = process.env[TEMPLATE.postgresUrl];
  let own: PostgresServer | undefined;
  if (shared) {
    const client = new pg.Client(shared);
    await client.connect();
    await client.query(`create database "${name}" template "${TEMPLATE.database}"`);
    await client.end();
  } else {
    // Its package is an ES module, which jest's CommonJS cannot load; a jest run has a server anyway.
    const { startPostgres } = await import('./postgres-server');
    own = await startPostgres();
    await own.createDatabase(name);
  }
  const databaseUrl = own ? own.url(name) : new URL(`/${name}`, shared).href;
  const dataDir = temporaryFolder();
  return {
    dataDir,
    databaseUrl,
    open: () => opened(dataDir, databaseUrl),
    remove: async () => {
      fs.rmSync(dataDir, { recursive: true, force: true });
      await own?.stop();
      await own?.remove();
    },
  };
}

/** An empty database with the schema; `dataDir` keeps an embedded one in a given folder. */
export const testDatabase = async (engine: Engine, dataDir?: string): Promise<TestDatabase> =>
  engine === 'embedded' ? embedded(dataDir) : onPostgres();
