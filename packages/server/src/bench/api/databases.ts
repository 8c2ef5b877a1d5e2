import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { authenticationCalls } from '@backoffice/contracts';

import type { Database } from '../../db/database';
import { migrate } from '../../db/migrate';
import { openDatabase } from '../../db/open-database';
import { apiCaller } from '../../testing/api-caller';
import { type ServerProcess, startServerProcess } from '../../testing/server-process';
import { BENCH_EMAIL, BENCH_PASSWORD, fillForBench } from '../bench-data';
import { type BenchPostgres, filledDatabase } from '../made-database';
import { PROFILED } from '../profiles/profile';

/** A server under load; a bare one asks for no token. */
export interface Target {
  url: string;
  token: string | undefined;
  child: ChildProcess;
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

async function signIn({ url, child }: ServerProcess): Promise<Target> {
  const body = { email: BENCH_EMAIL, password: BENCH_PASSWORD };
  const token = (await apiCaller(url).ok(authenticationCalls.login, { body })).data;
  return { url, token, child };
}

const bare = ({ url, child }: ServerProcess): Target => ({ url, token: undefined, child });

/** All three on one database. */
export async function onPostgres(postgres: BenchPostgres, stock: number): Promise<Servers> {
  const name = `bench_${stock}`;
  const databaseUrl = await filledDatabase(postgres, name, (db) => fillForBench(db, stock));
  const settings = { DATABASE_URL: databaseUrl, DEMO: '0' };
  const api = await startServerProcess(settings, { before: PROFILED });
  const same = await startServerProcess(settings, { before: PROFILED, program: SAME });
  const best = await startServerProcess(settings, { before: PROFILED, program: BEST });
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
  const program = 'src/server.ts';
  const settings = { DATA_DIR: own, DEMO: '0' };
  const api = await startServerProcess(settings, { before: PROFILED, program });
  const best = await startServerProcess({ DATA_DIR: copy }, { before: PROFILED, program: BEST });
  const end = async () => {
    await Promise.all([api, best].map((each) => each.end()));
    fs.rmSync(folder, { recursive: true });
  };
  return { api: await signIn(api), same: undefined, best: bare(best), end };
}
