import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { type ServerProcess, startServerProcess } from '../../testing/server-process';
import { fillForBench } from '../bench-data';
import { fillNew, tokenOf } from '../bench-shop';
import { type BenchPostgres, filledDatabase } from '../made-database';

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

const signedIn = async ({ url }: ServerProcess): Promise<Target> => ({
  url,
  token: await tokenOf(url),
});

const bare = ({ url }: ServerProcess): Target => ({ url, token: undefined });

/** All three on one database. */
export async function onPostgres(postgres: BenchPostgres, stock: number): Promise<Servers> {
  const name = `bench_${stock}`;
  const databaseUrl = await filledDatabase(postgres, name, (db) => fillForBench(db, stock));
  const settings = { DATABASE_URL: databaseUrl, DEMO: '0' };
  const api = await startServerProcess(settings);
  const same = await startServerProcess(settings, { program: SAME });
  const best = await startServerProcess(settings, { program: BEST });
  const end = async () => void (await Promise.all([api, same, best].map((each) => each.end())));
  return { api: await signedIn(api), same: bare(same), best: bare(best), end };
}

/** Each on a copy of its own: the embedded engine serves one process. */
export async function onEmbedded(stock: number): Promise<Servers> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-bench-'));
  const [own, copy] = [path.join(folder, 'api'), path.join(folder, 'best')];
  await fillNew({ dataDir: own }, (db) => fillForBench(db, stock));
  fs.cpSync(own, copy, { recursive: true });
  // Not the bundle: tests start it with flags that suit only processes of a few seconds.
  const program = 'src/server.ts';
  const settings = { DATA_DIR: own, DEMO: '0' };
  const api = await startServerProcess(settings, { program });
  const best = await startServerProcess({ DATA_DIR: copy }, { program: BEST });
  const end = async () => {
    await Promise.all([api, best].map((each) => each.end()));
    fs.rmSync(folder, { recursive: true });
  };
  return { api: await signedIn(api), same: undefined, best: bare(best), end };
}
