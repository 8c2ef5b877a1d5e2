import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';

import { refuse } from '../../errors';
import { toText } from '../values';
import { PreparedQueries } from './prepared-queries';

const LONGEST_WAIT = 20_000;

/** Who holds the one connection, and how many wait for it. */
export interface Line {
  isHeld: boolean;
  waiting: (() => void)[];
}

/**
 * PGlite has one connection. Whoever holds it, for one statement or for a transaction, holds it
 * alone; the others wait in line, for a bounded time.
 */
class PGliteDriver implements Driver {
  constructor(
    private readonly connection: DatabaseConnection,
    private readonly line: Line,
  ) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.line.isHeld) await this.#wait();
    this.line.isHeld = true;
    return this.connection;
  }

  #wait(): Promise<void> {
    const { waiting } = this.line;
    return new Promise((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(turn), 1);
        reject(refuse('database_busy'));
      }, LONGEST_WAIT);
      waiting.push(turn);
    });
  }

  async releaseConnection(): Promise<void> {
    const next = this.line.waiting.shift();
    if (next) next();
    else this.line.isHeld = false;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {}
}

/** Notes what the maintenance needs to know: when something last ran, and how much was written. */
export interface Activity {
  lastAt: number;
  writes: number;
}

class PGliteConnection implements DatabaseConnection {
  readonly #queries: PreparedQueries;

  constructor(
    pglite: PGlite,
    private readonly activity: Activity,
  ) {
    this.#queries = new PreparedQueries(pglite);
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.#queries.run<R>(sql, parameters.map(toText));
    this.activity.lastAt = performance.now();
    if (result.affectedRows) this.activity.writes += result.affectedRows;
    return { rows: result.rows, numAffectedRows: BigInt(result.affectedRows ?? 0) };
  }

  // eslint-disable-next-line require-yield -- the interface asks for a generator
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not used');
  }
}

/** Kysely over one PGlite, whose parameters all go in as PostgreSQL's text form. */
export function pgliteDialect(pglite: PGlite, activity: Activity, line: Line): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PGliteDriver(new PGliteConnection(pglite, activity), line),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
