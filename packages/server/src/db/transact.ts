import type { Kysely } from 'kysely';

import type { Tx } from './database';
import type { Schema } from './schema';

const ATTEMPTS = 4;
/**
 * After a serialisation failure or a deadlock the database asks for another try. The other two mean
 * that another session prepared a statement; the next try prepares none.
 */
const TRANSIENT = new Set(['40001', '40P01', '26000', '42P05']);

/** The code that a database gave an error; '' where it was none of its own. */
export const sqlState = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Runs a use case whole or not at all; what the database calls a deadlock is tried again. */
export async function transact<T>(db: Kysely<Schema>, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !TRANSIENT.has(sqlState(error))) throw error;
    }
  }
}
