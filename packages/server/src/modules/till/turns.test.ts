import { sql } from 'kysely';

import { ENGINES } from '../../testing/engines';
import { openShop } from '../../testing/shop/test-shop';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { claimOpenPeriod, holdOpenPeriod } from './periods';

// An embedded database runs one transaction after another.
const onPostgres = ENGINES.includes('postgres') ? test : test.skip;
const pause = () => new Promise((resolve) => setTimeout(resolve, 10));

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

/** Waits until so many transactions wait for another one. */
async function untilWaiting(howMany: number): Promise<void> {
  const { db } = server.database;
  for (;;) {
    const { rows } = await sql`select from pg_locks where not granted
      and (database is null or database =
        (select oid from pg_database where datname = current_database()))`.execute(db);
    if (rows.length === howMany) return;
    await pause();
  }
}

onPostgres('a closing goes before the sales that begin while it waits', async () => {
  const { companyId, locations } = await openShop(server);
  const { db } = server.database;
  const till = { companyId, locationId: locations[0] ?? null };
  const order: string[] = [];
  const done: (() => void)[] = [];
  const at = new Date().toISOString();
  /** Sells until it is told that it is done. */
  const sell = (name: string) =>
    db.transaction().execute(async (tx) => {
      await holdOpenPeriod(tx, { ...till, at });
      order.push(name);
      await new Promise<void>((resolve) => done.push(resolve));
    });
  await db.transaction().execute((tx) => holdOpenPeriod(tx, { ...till, at }));
  const first = sell('first');
  while (!order.length) await pause();
  const second = sell('second, at the same time');
  while (order.length < 2) await pause();
  const closing = db.transaction().execute(async (tx) => {
    await claimOpenPeriod(tx, till);
    order.push('closing');
  });
  await untilWaiting(1);
  const third = sell('third');
  await untilWaiting(2);
  done.forEach((finish) => finish());
  await Promise.all([first, second, closing]);
  while (order.length < 4) await pause();
  done.at(-1)?.();
  await third;
  expect(order).toEqual(['first', 'second, at the same time', 'closing', 'third']);
});
