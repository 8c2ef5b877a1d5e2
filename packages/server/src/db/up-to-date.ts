import type { Config } from '../config';
import type { Database, Executor } from './database';
import { migrate } from './migrate';
import { openDatabase } from './open-database';
import { openPostgres } from './postgres';
import { refreshSizeKeys } from './size-keys';

type Settings = Pick<Config, 'databaseUrl' | 'dataDir' | 'poolSize' | 'statementTimeout'> &
  Partial<Pick<Config, 'databasePooler'>>;

/** Migrates to today's schema, and recomputes values that today's rules derive from others. */
export async function bringUpToDate(db: Executor): Promise<void> {
  await migrate(db);
  await refreshSizeKeys(db);
}

/**
 * Opens the database and brings its schema up to date. That may take longer than the statements of
 * a call, so PostgreSQL is asked on a connection without their limit.
 */
export async function openUpToDate(config: Settings): Promise<Database> {
  const { databaseUrl: url, databasePooler: pooler, statementTimeout } = config;
  if (url) {
    const limits = { statementTimeout: 0, lockTimeout: statementTimeout };
    // Each statement runs once; and a pooler that no setting names must not stop the server.
    const patient = openPostgres({ url, poolSize: 1, pooler, prepares: false, ...limits });
    try {
      await bringUpToDate(patient.db);
    } finally {
      await patient.close();
    }
    return openDatabase(config);
  }
  const database = await openDatabase(config);
  try {
    await bringUpToDate(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
