import { openDatabase } from '../../db/open-database';
import type { PostgresServer } from '../../testing/postgres/postgres-server';
import { type ServerProcess, startServerProcess } from '../../testing/server-process';
import { fillForBench } from '../bench-data';
import { copyCompany, signInAll } from './copy-company';
import { CostWatch } from './processor-time';

/** Companies of one size on a database of their own, and servers for them. */
export interface Shops {
  /** A person of each company. */
  tokens: string[];
  servers: ServerProcess[];
  watch: CostWatch;
  end: () => Promise<void>;
}

interface Size {
  companies: number;
  /** Units in stock of each; five times as many are sold. */
  stock: number;
  servers: number;
}

async function fill(databaseUrl: string, { companies, stock }: Size): Promise<string[]> {
  const limits = { poolSize: 2, statementTimeout: 3_600_000 };
  const database = await openDatabase({ dataDir: '', databaseUrl, ...limits });
  try {
    await fillForBench(database.db, stock);
    if (companies > 1) await copyCompany(database.db, companies);
    return await signInAll(database.db);
  } finally {
    await database.close();
  }
}

export async function openShops(postgres: PostgresServer, size: Size): Promise<Shops> {
  const name = `bench_${size.companies}`;
  await postgres.createDatabase(name);
  const databaseUrl = postgres.url(name);
  const settings = { DATABASE_URL: databaseUrl, DEMO: '0' };
  // The first one makes the tables.
  const servers = [await startServerProcess(settings)];
  const tokens = await fill(databaseUrl, size);
  while (servers.length < size.servers) servers.push(await startServerProcess(settings));
  const watch = await CostWatch.open(databaseUrl);
  const end = async () => {
    await watch.close();
    await Promise.all(servers.map((server) => server.end()));
  };
  return { tokens, servers, watch, end };
}
