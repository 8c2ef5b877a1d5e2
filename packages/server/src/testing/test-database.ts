import type { Engine } from './engines';
import { ofWorker } from './of-worker';
import type { Place, TestDatabase } from './worker/make-database';

export type { TestDatabase };

/** An empty database with the schema, unless a place with one is given. */
export const testDatabase = async (engine: Engine, place?: Place): Promise<TestDatabase> =>
  (await ofWorker()).testDatabase(engine, place);
