import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { authenticationCalls } from '@backoffice/contracts';

import type { Database } from '../../db/database';
import { migrate } from '../../db/migrate';
import { openDatabase } from '../../db/open-database';
import { apiCaller } from '../../testing/api-caller';
import type { PostgresServer } from '../../testing/postgres/postgres-server';
import { type ServerProcess, startServerProcess } from '../../testing/server-process';
import { BENCH_EMAIL, BENCH_PASSWORD, fillForBench } from '../bench-data';

/** A server under load; a bare one asks for no token. */
export interface Target {
  url: string;
  token: string | undefined;
}

/** The API beside the servers that it is compared with, all on equal data. */
export interface Servers {
  api: Target;
  /** Sends the same statements; on PostgreSQL. */
  same: Target | undefined;
  /** Sends the fastest ones for the same rows. */
  best: Target;
  end: () => Promise<void>;
}

const SAME = 'src/bench/api/bare-main.ts';
const BEST = 'src/bench/api/best-main.ts';

async function fill(database: Database, stock: number): Promise<void> {
  await migrate(database.db);
  await fillForBench(database.db, stock);
  await database.close();
}

async function signIn({ url }: ServerProcess): Promise<Target> {
  const body = { email: BENCH_EMAIL, password: BENCH_PASSWORD };
  return { url, token: (await apiCaller(url).ok(authenticationCalls.login, { body })).data };
}

const bare = ({ url }: ServerProcess): Target => ({ url, token: undefined });

/** All three on one database. */
export async function onPostgres(postgres: PostgresServer, stock: number): Promise<Servers> {
  const name = `bench_${stock}`;
  await postgres.createDatabase(name);
  const databaseUrl = postgres.url(name);
  const limits = { poolSize: 2, statementTimeout: 3_600_000 };
  await fill(await openDatabase({ dataDir: '', databaseUrl, ...limits }), stock);
  const settings = { DATABASE_URL: databaseUrl, DEMO: '0' };
  const api = await startServerProcess(settings);
  const same = await startServerProcess(settings, SAME);
  const best = await startServerProcess(settings, BEST);
  const end = async () => void (await Promise.all([api, same, best].map((each) => each.end())));
  return { api: await signIn(api), same: bare(same), best: bare(best), end };
}

/** Each on a copy of its own: the embedded engine serves one process. */
export async function onEmbedded(stock: number): Promise<Servers> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-bench-'));
  const [own, copy] = [path.join(folder, 'api'), path.join(folder, 'best')];
  const limits = { poolSize: 1, statementTimeout: 0, databaseUrl: undefined };
  await fill(await openDatabase({ dataDir: own, ...limits }), stock);
  fs.cpSync(own, copy, { recursive: true });
  // Not as `npm start` packs it: that start is for a process of seconds.
  const api = await startServerProcess({ DATA_DIR: own, DEMO: '0' }, 'src/server.ts');
  const best = await startServerProcess({ DATA_DIR: copy }, BEST);
  const end = async () => {
    await Promise.all([api, best].map((each) => each.end()));
    fs.rmSync(folder, { recursive: true });
  };
  return { api: await signIn(api), same: undefined, best: bare(best), end };
}
