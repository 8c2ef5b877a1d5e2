import { productCalls as calls, saleCalls } from '@backoffice/contracts';
import { sql } from 'kysely';

import { rounds } from '../../../testing/engines';
import { onServer } from '../../../testing/on-each-engine';
import { callerAs, openShop, type Shop } from '../../../testing/shop/test-shop';
import { startTestServer, type TestServer } from '../../../testing/test-server';
import { stockTotals } from './stock-totals';

type Query = Record<string, string | number>;

onServer('the total of a list', (server) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(server());
  });

  /** A page that is shorter than its list, so that its rows do not say how many there are. */
  const totalOf = async (query: Query = {}, { api } = shop) =>
    (await api.ok(calls.list, { query: { ...query, limit: 1 } })).page?.total;
  const transfer = (ids: number[]) =>
    shop.api.ok(calls.transfer, { body: { ids, location: shop.locations[1] } });
  const sell = (id: number) => shop.api.ok(saleCalls.sell, { body: [shop.line(id)] });

  test('follows whatever is done to stock, filter by filter', async () => {
    const [place = 0, other = 0] = shop.locations;
    const [sold = 0, moved = 0, aside = 0] = await shop.receive(6, { location: place });
    await transfer([moved]);
    expect([await totalOf(), await totalOf({ location: other })]).toEqual([6, 1]);
    await sell(sold);
    expect([await totalOf(), await totalOf({ set_aside: '0' })]).toEqual([5, 5]);
    await shop.api.ok(calls.setAside, { params: { id: aside }, body: { reason: 'damaged' } });
    expect([await totalOf(), await totalOf({ set_aside: '0' })]).toEqual([5, 4]);
    await shop.receive(2, { code: 'Boot' });
    expect([await totalOf(), await totalOf({ code: 'boot' })]).toEqual([7, 2]);
    const { db } = server().database;
    const renamed = { code: 'Shoe', code_key: 'shoe' };
    await db.updateTable('products').set(renamed).where('code_key', '=', 'boot').execute();
    expect([await totalOf({ code: 'boot' }), await totalOf({ code: 'sho' })]).toEqual([0, 2]);
  });

  test('is counted once per filter until the stock of the company changes', async () => {
    await shop.receive(3);
    const strangers = await openShop(server());
    await strangers.receive(2);
    const counts = async () => {
      const asked = [totalOf(), totalOf(), totalOf({}, strangers), totalOf({ type: 'shoes' })];
      return Promise.all(asked);
    };
    expect(await counts()).toEqual([3, 3, 2, 3]);
    await strangers.receive(1);
    expect(await counts()).toEqual([3, 3, 3, 3]);
  });

  test('ignores changes that are rolled back, and shows others once they are committed', async () => {
    const [unit = 0] = await shop.receive(3);
    const { db } = server().database;
    const takeOut = async (isUndone: boolean) => {
      const done = db.transaction().execute(async (tx) => {
        await sql`update units set set_aside = 'damaged' where id = ${unit}`.execute(tx);
        if (isUndone) throw new Error('undone');
      });
      await done.catch(() => undefined);
      return totalOf({ set_aside: '0' });
    };
    expect(await totalOf({ set_aside: '0' })).toBe(3);
    expect(await takeOut(true)).toBe(3);
    expect(await takeOut(false)).toBe(2);
  });

  test('is right whoever changed the stock, also while others do', async () => {
    const isShared = server().database.engine === 'postgres';
    const { databaseUrl } = server().config;
    const second = isShared
      ? await startTestServer({ engine: 'postgres', databaseUrl: databaseUrl ?? '' })
      : undefined;
    try {
      await race([server(), second ?? server()]);
    } finally {
      await second?.close();
    }
  });

  /** Two servers sell; whoever sold sees at once that it is one less, on the other one too. */
  async function race(servers: TestServer[]): Promise<void> {
    const each = rounds(6, 60);
    const stock = each * 2 + 3;
    const units = await shop.receive(stock);
    let [begun, done] = [0, 0];
    await Promise.all(
      servers.map(async ({ url }, index) => {
        const here = callerAs(shop, url);
        const there = callerAs(shop, servers[1 - index]?.url ?? url);
        for (const id of units.slice(index * each, (index + 1) * each)) {
          begun += 1;
          await here.ok(saleCalls.sell, { body: [shop.line(id)] });
          done += 1;
          const most = stock - done;
          const found = (await totalOf({}, { ...shop, api: there })) ?? 0;
          expect(found).toBeLessThanOrEqual(most);
          expect(found).toBeGreaterThanOrEqual(stock - begun);
        }
      }),
    );
    for (const { url } of servers) {
      expect(await totalOf({}, { ...shop, api: callerAs(shop, url) })).toBe(3);
    }
  }

  test('does not make people who change stock at once wait for each other', async () => {
    const [one = 0, two = 0] = await shop.receive(2);
    const { db, engine } = server().database;
    if (engine === 'embedded') return;
    const touch = (id: number) => sql`update units set price = price where id = ${id}`;
    await db.transaction().execute(async (first) => {
      await touch(one).execute(first);
      await db.transaction().execute(async (second) => {
        await sql`set local lock_timeout = '2s'`.execute(second);
        await touch(two).execute(second);
      });
      await touch(one).execute(first);
    });
    const { rows } = await sql`select slot from stock_versions
      where company_id = ${shop.companyId}`.execute(db);
    expect(rows).toHaveLength(2);
  });
});

test('only the latest totals are kept, and none without a version', async () => {
  const totalOf = stockTotals(2);
  let counted = 0;
  const ask = (key: string, version: string | null) =>
    totalOf(key, version, async () => {
      counted += 1;
      return { total: counted, capped: false, version };
    });
  const totals: number[] = [];
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) totals.push((await ask(key, '1')).total);
  expect(totals).toEqual([1, 2, 1, 3, 1, 4]);
  expect((await ask('a', '2')).total).toBe(5);
  expect([(await ask('x', null)).total, (await ask('x', null)).total]).toEqual([6, 7]);
});

test('a count that fails fails those who wait for it, and is begun anew', async () => {
  const totalOf = stockTotals();
  const fails = async () => Promise.reject(new Error('away'));
  const both = [totalOf('a', '1', fails), totalOf('a', '1', fails)];
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  const right = { total: 1, capped: false, version: '1' };
  expect(await totalOf('a', '1', async () => right)).toEqual({ total: 1, capped: false });
});
