import type { Database } from '../db/database';
import { ENGINES } from '../testing/engines';
import { type TestDatabase, testDatabase } from '../testing/test-database';
import { addDemoIfWanted } from './demo';

const onPostgres = ENGINES.includes('postgres') ? describe : describe.skip;

onPostgres('two servers that start at once on an empty database', () => {
  let place: TestDatabase;
  let servers: Database[];
  beforeAll(async () => {
    place = await testDatabase('postgres');
    servers = [await place.open(), await place.open()];
  }, 120_000);
  afterAll(async () => {
    for (const server of servers) await server.close();
    await place.remove();
  });

  test('make the demo companies once, and both go on', async () => {
    const made = await Promise.all(
      servers.map((server) => addDemoIfWanted({ demo: true }, server)),
    );
    expect(made.sort()).toEqual([false, true]);
    for (const { db } of servers) {
      const names = await db.selectFrom('companies').select('name').execute();
      expect(names).toHaveLength(2);
    }
  }, 240_000);
});
