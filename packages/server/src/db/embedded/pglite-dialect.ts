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

import { AppError } from '../../errors';
import { toText } from '../values';

const LONGEST_WAIT = 20_000;

/**
 * PGlite has one connection. Whoever holds it, for one statement or for a transaction, holds it
 * alone; the others wait in line, for a bounded time.
 */
class PGliteDriver implements Driver {
  readonly #connection: DatabaseConnection;
  #held = false;
  readonly #line: (() => void)[] = [];

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#held) await this.#wait();
    this.#held = true;
    return this.#connection;
  }

  #wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#line.splice(this.#line.indexOf(turn), 1);
        reject(new AppError('unavailable', 'The database is busy. Please try again.'));
      }, LONGEST_WAIT);
      this.#line.push(turn);
    });
  }

  async releaseConnection(): Promise<void> {
    const next = this.#line.shift();
    if (next) next();
    else this.#held = false;
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
  constructor(
    private readonly pglite: PGlite,
    private readonly activity: Activity,
  ) {}

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.pglite.query<R>(sql, parameters.map(toText));
    this.activity.lastAt = Date.now();
    if (result.affectedRows) this.activity.writes += result.affectedRows;
    return { rows: result.rows, numAffectedRows: BigInt(result.affectedRows ?? 0) };
  }

  // eslint-disable-next-line require-yield -- the interface asks for a generator
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not used');
  }
}

/** Kysely over one PGlite, whose parameters all go in as PostgreSQL's text form. */
export function pgliteDialect(pglite: PGlite, activity: Activity): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PGliteDriver(new PGliteConnection(pglite, activity)),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
