import type { Kysely } from 'kysely';

import { openDatabase } from '../../db/open-database';
import type { Schema } from '../../db/schema';
import { type ServerProcess, startServerProcess } from '../../testing/server-process';
import { fillForBench } from '../bench-data';
import { type BenchPostgres, filledDatabase } from '../made-database';
import { type Statements, statementsOf } from '../profiles/statements';
import { copyCompany, signInAll } from './copy-company';
import { CostWatch } from './processor-time';

/** Companies of one size on a database of their own, and servers for them. */
export interface Shops {
  databaseUrl: string;
  /** The sessions of a person of each company. */
  tokens: string[][];
  /** The next unit of a company that nobody has sold. */
  nextUnit: (company: number) => number;
  servers: ServerProcess[];
  watch: CostWatch;
  statements: Statements;
  end: () => Promise<void>;
}

interface Size {
  companies: number;
  /** Units in stock of each; five times as many are sold. */
  stock: number;
  servers: number;
  /** Of each company. */
  sessions: number;
}

async function fill(db: Kysely<Schema>, { companies, stock }: Size): Promise<void> {
  await fillForBench(db, stock);
  if (companies > 1) await copyCompany(db, companies);
}

async function signIn(databaseUrl: string, sessions: number): Promise<string[][]> {
  const limits = { poolSize: 1, statementTimeout: 0 };
  const database = await openDatabase({ dataDir: '', databaseUrl, ...limits });
  try {
    return await signInAll(database.db, sessions);
  } finally {
    await database.close();
  }
}

/** The units of each company that nobody has sold. */
function unitsOf(companies: number) {
  const sold = Array.from({ length: companies }, () => 0);
  return (company: number) => (sold[company] = (sold[company] ?? 0) + 1);
}

export async function openShops(postgres: BenchPostgres, size: Size): Promise<Shops> {
  const { companies, stock } = size;
  const name = `bench_${companies}_${stock}`;
  const databaseUrl = await filledDatabase(postgres, name, (db) => fill(db, size));
  const settings = { DATABASE_URL: databaseUrl, DEMO: '0' };
  const servers: ServerProcess[] = [];
  while (servers.length < size.servers) servers.push(await startServerProcess(settings));
  const tokens = await signIn(databaseUrl, size.sessions);
  const watch = await CostWatch.open(databaseUrl);
  const statements = statementsOf(postgres.url(), name);
  const end = async () => {
    await watch.close();
    await Promise.all(servers.map((server) => server.end()));
  };
  return { databaseUrl, tokens, nextUnit: unitsOf(companies), servers, watch, statements, end };
}
