import { saleCalls } from '@backoffice/contracts';
import { sql } from 'kysely';

import { ENGINES } from '../testing/engines';
import { startPooler } from '../testing/postgres/pooler';
import { type HeardEvents, hearEvents } from '../testing/shop/heard-events';
import { openShop, type Shop } from '../testing/shop/test-shop';
import { startTestServer, type TestServer } from '../testing/test-server';

const onPostgres = ENGINES.includes('postgres') ? describe : describe.skip;

onPostgres('two servers on one PostgreSQL', () => {
  let one: TestServer;
  let other: TestServer;
  let shop: Shop;
  let heard: HeardEvents;

  beforeAll(async () => {
    one = await startTestServer({ engine: 'postgres' });
    const { databaseUrl = '' } = one.config;
    other = await startTestServer({ engine: 'postgres', databaseUrl });
    shop = await openShop(one);
  }, 120_000);
  beforeEach(async () => {
    heard = await hearEvents(other.url, shop.token);
  });
  afterEach(() => heard.close());
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  const sell = async () => {
    const [id = 0] = await shop.receive(1);
    await shop.api.ok(saleCalls.sell, { body: [shop.line(id)] });
    return id;
  };
  const cutListeners = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'backoffice changes' and datname = current_database()`.execute(
      one.database.db,
    );
  const listeners = async () => {
    const { rows } = await sql<{ n: string }>`select count(*) as n from pg_stat_activity
      where application_name = 'backoffice changes' and datname = current_database()`.execute(
      one.database.db,
    );
    return Number(rows[0]?.n);
  };

  test('a sale at one server is heard at the other', async () => {
    const id = await sell();
    await heard.until((events) => events.some(({ sold }) => sold?.includes(id)));
  });

  test('when the listening is cut, everybody is told to ask again, and then hears on', async () => {
    const before = heard.events.length;
    await cutListeners();
    const isEverything = (roots: string[]) =>
      ['panels', 'counts', 'till'].every((root) => roots.includes(root));
    await heard.until((events) => events.slice(before).some(({ roots }) => isEverything(roots)));
    while ((await listeners()) < 2) await new Promise((resolve) => setTimeout(resolve, 50));
    const id = await sell();
    await heard.until((events) => events.some(({ sold }) => sold?.includes(id)));
  });

  test('a server that closes ends its streams at once, and tells its last changes', async () => {
    const third = await startTestServer({
      engine: 'postgres',
      databaseUrl: one.config.databaseUrl ?? '',
    });
    const there = await hearEvents(third.url, shop.token);
    const [id = 0] = await shop.receive(1);
    const { status } = await fetch(`${third.url}/api/v1/products/products`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${shop.token}`, 'content-type': 'application/json' },
      body: JSON.stringify([shop.line(id)]),
    });
    expect(status).toBe(200);
    await third.close();
    await there.ended;
    await heard.until((events) => events.some(({ sold }) => sold?.includes(id)));
  });

  test('behind a pooler changes are heard past it', async () => {
    const { databaseUrl = '' } = one.config;
    const pooler = await startPooler(databaseUrl);
    const pooled = await startTestServer({
      engine: 'postgres',
      databaseUrl: pooler.url,
      config: { databasePooler: true, databaseDirectUrl: databaseUrl },
    });
    try {
      const there = await hearEvents(pooled.url, shop.token);
      const id = await sell();
      await there.until((events) => events.some(({ sold }) => sold?.includes(id)));
      there.close();
    } finally {
      await pooled.close();
      await pooler.close();
    }
  });
});
