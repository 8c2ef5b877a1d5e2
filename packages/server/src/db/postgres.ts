import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import type { Database } from './database';
import type { Schema } from './schema';
import { PARSERS } from './values';

interface PostgresSettings {
  url: string;
  poolSize: number;
  /** Milliseconds; 0 lets a statement take as long as it needs. */
  statementTimeout: number;
  /** Milliseconds; as long as a statement by default. */
  lockTimeout?: number;
}

const keepText = (text: string) => text;
const types = { getTypeParser: (oid: number) => PARSERS[oid] ?? keepText };

/** As many statements as are prepared on each connection. */
const MOST_NAMED = 200;
/** A search or a page: its best plan depends on what is asked for. */
const PLANNED_EACH_TIME = / like | limit /;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMED || PLANNED_EACH_TIME.test(text)) return known;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** Planning a join of ten tables costs more than running it, so it is done once on a connection. */
class PreparingClient extends pg.Client {
  override query = ((text: unknown, values?: unknown[], ...rest: unknown[]) => {
    const name = typeof text === 'string' && values?.length ? nameOf(text) : undefined;
    const asked = name ? { name, text, values } : text;
    return Reflect.apply(super.query, this, name ? [asked, ...rest] : [asked, values, ...rest]);
  }) as pg.Client['query'];
}

/** A pool on a PostgreSQL server; waits, statements and locks are all bounded. */
export function openPostgres(settings: PostgresSettings): Database {
  const { url, poolSize, statementTimeout, lockTimeout = statementTimeout } = settings;
  const pool = new pg.Pool({
    connectionString: url,
    Client: PreparingClient,
    max: poolSize,
    types: types as pg.CustomTypesConfig,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeout,
    lock_timeout: lockTimeout,
    query_timeout: statementTimeout && statementTimeout + 2_000,
    idle_in_transaction_session_timeout: statementTimeout * 2,
    keepAlive: true,
  });
  // A connection that dies is replaced by the pool, and whoever uses it hears of it by the next query.
  // Unheard, its event would end the process: when idle the pool emits it, when lent the client does.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  // Starting a worker takes ten times as long as a day's sales; nothing here is large enough for it.
  pool.on('connect', (client) => {
    client.query('set max_parallel_workers_per_gather = 0').catch(() => undefined);
  });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: 'postgres', close: () => db.destroy() };
}
