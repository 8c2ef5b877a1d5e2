import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import type { Database } from './database';
import type { Schema } from './schema';
import { PARSERS } from './values';

interface PostgresSettings {
  url: string;
  poolSize: number;
  statementTimeout: number;
}

const keepText = (text: string) => text;
const types = { getTypeParser: (oid: number) => PARSERS[oid] ?? keepText };

/** A pool on a PostgreSQL server; waits, statements and locks are all bounded. */
export function openPostgres({ url, poolSize, statementTimeout }: PostgresSettings): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types: types as pg.CustomTypesConfig,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeout,
    lock_timeout: statementTimeout,
    query_timeout: statementTimeout + 2_000,
    idle_in_transaction_session_timeout: statementTimeout * 2,
    keepAlive: true,
  });
  // A connection that dies is replaced by the pool, and whoever uses it hears of it by the next query.
  // Unheard, its event would end the process: when idle the pool emits it, when lent the client does.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: 'postgres', close: () => db.destroy() };
}
