import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import type { Database } from './database';
import type { Schema } from './schema';
import { StatementNames } from './statement-names';
import { PARSERS } from './values';

interface PostgresSettings {
  url: string;
  poolSize: number;
  /** Milliseconds; 0 lets a statement take as long as it needs. */
  statementTimeout: number;
  /** Milliseconds; as long as a statement by default. */
  lockTimeout?: number;
  /** Whether something between us and PostgreSQL changes the session after each transaction. */
  pooler?: boolean | undefined;
  /** Whether statements are asked often enough to be prepared; true where no pooler is. */
  prepares?: boolean;
}

const keepText = (text: string) => text;
const types = { getTypeParser: (oid: number) => PARSERS[oid] ?? keepText };

/** Planning a join of ten tables costs more than running it, so it is done once on a connection. */
const preparingClient = (names: StatementNames) =>
  class extends pg.Client {
    override query = ((text: unknown, values?: unknown[], ...rest: unknown[]) => {
      const name = typeof text === 'string' && values?.length ? names.of(text) : undefined;
      if (!name) return Reflect.apply(super.query, this, [text, values, ...rest]);
      const answer: unknown = Reflect.apply(super.query, this, [{ name, text, values }, ...rest]);
      if (answer instanceof Promise) answer.catch((error: unknown) => names.heed(error));
      return answer;
    }) as pg.Client['query'];
  };

/** Starting a parallel worker takes ten times as long as a day's sales: no query is worth one. */
const stayAlone = (client: pg.ClientBase) =>
  client.query('set max_parallel_workers_per_gather = 0');

/** Limits that a session gets at its start, in milliseconds. */
const limitsOf = ({ statementTimeout, lockTimeout = statementTimeout }: PostgresSettings) => ({
  statement_timeout: statementTimeout,
  lock_timeout: lockTimeout,
  idle_in_transaction_session_timeout: statementTimeout * 2,
});

/**
 * A pool on a PostgreSQL server; waits, statements and locks are all bounded. Behind a pooler that
 * lends a session for one transaction nothing is kept in sessions: no statement is prepared, and
 * the limits are set on the role.
 */
export function openPostgres(settings: PostgresSettings): Database {
  const { url, poolSize, statementTimeout, pooler = false, prepares = !pooler } = settings;
  const pool = new pg.Pool({
    connectionString: url,
    Client: preparingClient(new StatementNames(prepares)),
    max: poolSize,
    types: types as pg.CustomTypesConfig,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    query_timeout: statementTimeout && statementTimeout + 2_000,
    keepAlive: true,
    ...(!pooler && limitsOf(settings)),
  });
  // A connection that dies is replaced by the pool, and whoever uses it hears of it by the next
  // query. Unheard, its event would end the process: when idle the pool emits it, when lent the
  // client does.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (!pooler) pool.on('connect', (client) => void stayAlone(client).catch(() => undefined));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const load = () => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return { db, engine: 'postgres', load, close: () => db.destroy() };
}
