import { sql } from 'kysely';

import { ENGINES } from '../testing/engines';
import { type Pooler, startPooler } from '../testing/postgres/pooler';
import { type TestDatabase, testDatabase } from '../testing/test-database';
import type { Database } from './database';

const onPostgres = ENGINES.includes('postgres') ? describe : describe.skip;

onPostgres('behind a pooler that changes sessions between transactions', () => {
  let source: TestDatabase;
  let pooler: Pooler;
  let opened: Database[] = [];
  beforeAll(async () => {
    source = await testDatabase('postgres');
    pooler = await startPooler(source.databaseUrl ?? '');
  }, 60_000);
  afterAll(async () => {
    await pooler.close();
    await source.remove();
  });
  afterEach(async () => {
    await Promise.all(opened.map((database) => database.close()));
    opened = [];
  });

  /** Opens a pool as a process of its own does, which knows nothing of the other's statements. */
  async function open(isTold: boolean): Promise<Database> {
    let database: Database | undefined;
    await jest.isolateModulesAsync(async () => {
      const { openPostgres } = await import('./postgres');
      const limits = { poolSize: 1, statementTimeout: 15_000 };
      database = openPostgres({ url: pooler.url, pooler: isTold, ...limits });
    });
    opened.push(database as Database);
    return database as Database;
  }

  const statements = ['shoes', 'bags', 'coats'].map(
    (what) =>
      ({ db }: Database) =>
        sql<{ what: string }>`select ${what} || ${sql.lit(` of ${what}`)} as what`.execute(db),
  );
  const right = ['shoes of shoes', 'bags of bags', 'coats of coats'];

  interface Asked {
    index: number;
    /** The value that was answered, or the code of the error. */
    what: string | undefined;
  }

  /** Two servers send the same statements in different orders, taking irregular turns. */
  async function ask(isTold: boolean): Promise<Asked[]> {
    const servers = [await open(isTold), await open(isTold)];
    const asked: Asked[] = [];
    for (let step = 0; step < 60; step += 1) {
      const place = [0, 1, 1, 0, 1, 0, 0][step % 7] ?? 0;
      const index = place === 0 ? step % 3 : 2 - (step % 3);
      const what = await statements[index]?.(servers[place] as Database).then(
        ({ rows }) => rows[0]?.what,
        (error: { code?: string }) => error.code,
      );
      asked.push({ index, what });
    }
    return asked;
  }
  const isRight = ({ index, what }: Asked) => what === right[index];

  test('the rows of a statement never come for another', async () => {
    const warned = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    const asked = await ask(false);
    const refused = ['26000', '42P05'];
    expect(asked.filter((one) => !isRight(one) && !refused.includes(one.what ?? ''))).toEqual([]);
    // It learns from the first refusals, says so, and goes on without names.
    expect(asked.slice(-20).every(isRight)).toBe(true);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('DATABASE_POOLER=1'));
  }, 60_000);

  test('nothing is refused once it is told of the pooler', async () => {
    expect((await ask(true)).filter((one) => !isRight(one))).toEqual([]);
  }, 60_000);
});
