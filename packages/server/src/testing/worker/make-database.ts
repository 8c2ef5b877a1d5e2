import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import pg from 'pg';

import type { Database } from '../../db/database';
import { openUpToDate } from '../../db/up-to-date';
import type { Engine } from '../engines';
import { type PostgresServer, startPostgres } from '../postgres/postgres-server';
import { TEMPLATE } from './template';

export interface TestDatabase {
  dataDir: string;
  databaseUrl: string | undefined;
  open: () => Promise<Database>;
  remove: () => Promise<void>;
}

const LIMITS = { poolSize: 20, statementTimeout: 15_000 };
const temporaryFolder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-data-'));

function embedded(given?: string): TestDatabase {
  const dataDir = given ?? temporaryFolder();
  const template = process.env[TEMPLATE.folder];
  const target = path.join(dataDir, 'database');
  if (template && !fs.existsSync(target)) fs.cpSync(template, target, { recursive: true });
  return {
    dataDir,
    databaseUrl: undefined,
    open: () => openUpToDate({ dataDir, databaseUrl: undefined, ...LIMITS }),
    remove: async () => {
      if (!given) fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A new database on the run's own server, or on one of its own where there is none. */
async function createDatabase(): Promise<{ url: string; own?: PostgresServer }> {
  const name = `test_${crypto.randomBytes(6).toString('hex')}`;
  const shared = process.env[TEMPLATE.postgresUrl];
  if (!shared) {
    const own = await startPostgres();
    await own.createDatabase(name);
    return { url: own.url(name), own };
  }
  const client = new pg.Client(shared);
  await client.connect();
  await client.query(`create database "${name}" template "${TEMPLATE.database}"`);
  await client.end();
  return { url: new URL(`/${name}`, process.env[TEMPLATE.poolerUrl] ?? shared).href };
}

async function onPostgres(given?: string): Promise<TestDatabase> {
  const { url, own } = given ? { url: given, own: undefined } : await createDatabase();
  const dataDir = temporaryFolder();
  return {
    dataDir,
    databaseUrl: url,
    open: () =>
      openUpToDate({
        dataDir,
        databaseUrl: url,
        databasePooler: Boolean(process.env[TEMPLATE.poolerUrl]),
        ...LIMITS,
      }),
    remove: async () => {
      fs.rmSync(dataDir, { recursive: true, force: true });
      await own?.stop();
      await own?.remove();
    },
  };
}

export interface Place {
  /** Keeps an embedded database in a given folder. */
  dataDir?: string | undefined;
  /** Uses a PostgreSQL database that exists. */
  databaseUrl?: string | undefined;
}

/** An empty database with the schema, unless a place with one is given. */
export const testDatabase = async (
  engine: Engine,
  { dataDir, databaseUrl }: Place = {},
): Promise<TestDatabase> => (engine === 'embedded' ? embedded(dataDir) : onPostgres(databaseUrl));
