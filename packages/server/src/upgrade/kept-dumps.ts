import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';

import { rounds } from '../testing/engines';
import { TEMPLATE } from '../testing/worker/template';
import type { Rows } from './dump-rows';

const FOLDER = fileURLToPath(new URL('../../fixtures/', import.meta.url));

/** The schemas of which a dump is kept; the oldest takes all migrations there are. */
export const KEPT = fs.readdirSync(FOLDER).sort().slice(0, rounds(1, Infinity));

const fileOf = (schema: string, file: string) => path.join(FOLDER, schema, file);

export const keptRows = (schema: string): Rows =>
  JSON.parse(fs.readFileSync(fileOf(schema, 'rows.json'), 'utf8')) as Rows;

export const keptBackup = (schema: string): string => fileOf(schema, 'backup.gz');

/** Unpacks the embedded database of a dump into a data folder. */
export async function unpackEmbedded(schema: string, dataDir: string): Promise<void> {
  const tar = zlib.brotliDecompressSync(fs.readFileSync(fileOf(schema, 'embedded.tar.br')), {
    params: { [zlib.constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 },
  });
  const pglite = await PGlite.create({
    dataDir: path.join(dataDir, 'database'),
    loadDataDir: new Blob([new Uint8Array(tar)]),
    extensions: { pg_trgm },
  });
  await pglite.close();
}

/** A new embedded database without a schema, in a data folder. */
export function emptyEmbedded(dataDir: string): void {
  const empty = process.env[TEMPLATE.emptyFolder];
  if (!empty) throw new Error('The run of tests has no embedded database');
  fs.cpSync(empty, path.join(dataDir, 'database'), { recursive: true });
}

/** A new database on the run's PostgreSQL, without a schema; its address. */
export async function emptyPostgres(): Promise<string> {
  const server = process.env[TEMPLATE.postgresUrl];
  if (!server) throw new Error('The run of tests has no PostgreSQL');
  const name = `kept_${crypto.randomBytes(6).toString('hex')}`;
  await query(server, `create database "${name}" template template0`);
  return new URL(`/${name}`, server).href;
}

/** Loads the dump of PostgreSQL into a new database; its address. */
export async function loadPostgres(schema: string): Promise<string> {
  const url = await emptyPostgres();
  await query(url, fs.readFileSync(fileOf(schema, 'postgres.sql'), 'utf8'));
  return url;
}

/** Runs statements on a connection of their own. */
export async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
