import path from 'node:path';

import type { Database } from '../db/database';
import { postgresPlace } from '../testing/postgres/postgres-programs';
import {
  createDatabase,
  dropDatabase,
  type PostgresServer,
  query,
  startPostgres,
} from '../testing/postgres/postgres-server';
import { fillNew } from './bench-shop';

/** Flags of a measurement that has a PostgreSQL of its own. */
export const POSTGRES_FLAGS = {
  /** A folder where the cluster stays, so that the next run copies what this one made. */
  keep: { type: 'string' },
  /** Its shared buffers, as `2GB`; PostgreSQL's own 128 MB unless given. */
  memory: { type: 'string' },
} as const;

interface Wanted {
  keep?: string | undefined;
  memory?: string | undefined;
}

export interface BenchPostgres extends PostgresServer {
  isKept: boolean;
}

export async function benchPostgres({ keep, memory }: Wanted): Promise<BenchPostgres> {
  const kept = keep && path.resolve(process.env.INIT_CWD ?? '.', keep);
  const set = memory ? [`shared_buffers=${memory}`] : [];
  const place = postgresPlace({ kept });
  const postgres = await startPostgres({ durable: true, place, set, kept: !!kept });
  return { ...postgres, isKept: !!kept };
}

/** A new database that `fill` fills; on a kept cluster a copy of the first one that it filled. */
export async function filledDatabase(
  postgres: BenchPostgres,
  name: string,
  fill: (db: Database['db']) => Promise<void>,
): Promise<string> {
  const url = postgres.url();
  const there = await query<{ name: string }>(url, 'select datname as name from pg_database');
  const isThere = (wanted: string) => there.some((one) => one.name === wanted);
  const made = `${name}_made`;
  if (isThere(name)) await dropDatabase(url, name);
  if (!isThere(made)) {
    await createDatabase(url, name);
    await fillNew({ databaseUrl: postgres.url(name) }, fill);
    if (!postgres.isKept) return postgres.url(name);
    await query(url, `alter database "${name}" rename to "${made}"`);
  }
  await query(url, `create database "${name}" template "${made}" strategy file_copy`);
  return postgres.url(name);
}
