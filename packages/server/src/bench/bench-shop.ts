import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { authenticationCalls } from '@backoffice/contracts';

import type { Database } from '../db/database';
import { migrate } from '../db/migrate';
import { openDatabase } from '../db/open-database';
import { apiCaller } from '../testing/api-caller';
import { type Engine, ENGINES } from '../testing/engines';
import { startPostgres } from '../testing/postgres/postgres-server';
import { type ServerProcess, startServerProcess } from '../testing/server-process';
import { BENCH_EMAIL, BENCH_PASSWORD } from './bench-data';

type Place = Partial<Pick<Parameters<typeof openDatabase>[0], 'dataDir' | 'databaseUrl'>>;

/** Opens a new database, fills it and closes it; answers what `fill` answers. */
export async function fillNew<T>(
  { dataDir = '', databaseUrl }: Place,
  fill: (db: Database['db']) => Promise<T>,
): Promise<T> {
  const limits = { poolSize: 2, statementTimeout: 3_600_000 };
  const database = await openDatabase({ dataDir, databaseUrl, ...limits });
  try {
    await migrate(database.db);
    return await fill(database.db);
  } finally {
    await database.close();
  }
}

/** Signs somebody of the filled shop in. */
export async function tokenOf(url: string, email = BENCH_EMAIL): Promise<string> {
  const body = { email, password: BENCH_PASSWORD };
  return (await apiCaller(url).ok(authenticationCalls.login, { body })).data;
}

interface Shop<T> {
  engine: Engine;
  filled: T;
  /** A server of the shop; the embedded engine serves one alone. */
  start: (name: string) => Promise<ServerProcess>;
}

/** Measures on each engine in a shop of its own, which is gone afterwards with all its servers. */
export async function inShopOnEach<T>(
  fill: (db: Database['db']) => Promise<T>,
  measure: (shop: Shop<T>) => Promise<void>,
): Promise<void> {
  for (const engine of ENGINES) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-bench-'));
    const postgres = engine === 'postgres' ? await startPostgres({ durable: true }) : undefined;
    const running: ServerProcess[] = [];
    try {
      await postgres?.createDatabase('bench');
      const databaseUrl = postgres?.url('bench');
      const filled = await fillNew({ dataDir: folder, databaseUrl }, fill);
      const start = async (name: string) => {
        const dataDir = databaseUrl ? path.join(folder, name) : folder;
        const place = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
        const server = await startServerProcess({ ...place, DEMO: '0' }, { isMeasured: true });
        running.push(server);
        return server;
      };
      await measure({ engine, filled, start });
    } finally {
      await Promise.all(running.map((server) => server.end()));
      await postgres?.stop();
      await postgres?.remove();
      fs.rmSync(folder, { recursive: true, force: true });
    }
  }
}
