import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';

import type { Executor, Tx } from '../../db/database';
import type { Schema } from '../../db/schema';

export interface Recorded {
  text: string;
  values: readonly unknown[];
}

/** The statements that a piece of the server sends, so that the bare server can send the same. */
export async function recordSql(
  work: (db: Executor & Tx) => Promise<unknown>,
): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query: { sql: text, parameters: values } }) => {
      recorded.push({ text, values });
    },
  });
  // Nothing is rolled back: the statements go nowhere.
  await work(db as Executor & Tx);
  return recorded;
}
