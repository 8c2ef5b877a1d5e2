import { GROUP_SORTS, productCalls as calls } from '@backoffice/contracts';

import { onServer } from '../../../testing/on-each-engine';
import { openShop, type Shop } from '../../../testing/shop/test-shop';

type Query = Record<string, string | number>;

const groupsOf = async ({ api }: Shop, query: Query = {}) =>
  (await api.ok(calls.groups, { query })).data;

/** Three products: two sizes in two places, one pair, and one that costs two prices. */
async function stockedShop(shop: Shop) {
  const { receive, sizes, locations, api } = shop;
  const run = await receive(0, {
    code: 'Run',
    sizes: [
      { size: sizes[0], quantity: 2 },
      { size: sizes[1], quantity: 1 },
    ],
  });
  await api.ok(calls.transfer, { body: { ids: run, location: locations[0] } });
  const moved = run.slice(0, 1);
  await api.ok(calls.transfer, { body: { ids: moved, location: locations[1] } });
  const single = await receive(1, { code: 'single', stockPrice: '10.00' });
  await receive(1, { code: 'Twice', stockPrice: '20.00' });
  await receive(3, { code: 'twice', stockPrice: '15.50' });
  return { run, moved, single };
}

onServer('products with their sizes', (server) => {
  afterEach(() => server().clock.set(null));

  test('a product is one row with its units by size and location', async () => {
    const shop = await openShop(server());
    await stockedShop(shop);
    const groups = await groupsOf(shop, { sort: 'code' });
    expect(groups.map(({ code, units }) => [code, units])).toEqual([
      ['Run', 3],
      ['single', 1],
      ['Twice', 4],
    ]);
    expect(groups[0]).toMatchObject({
      ...{ brand: 'Nike', color: 'Black', specific_type: 'Sneakers', name: null, type: 'shoes' },
      ...{ price_from: '49.90', price_to: '49.90' },
      sizes: [
        { number: '42', location: 'Prishtinë', count: 1 },
        { number: '42', location: 'Prizren', count: 1 },
        { number: '43', location: 'Prishtinë', count: 1 },
      ],
    });
    expect(groups[2]).toMatchObject({ price_from: '15.50', price_to: '20.00' });
    const other = await openShop(server());
    expect(await groupsOf(other)).toEqual([]);
  });

  test('a shop that asks for its own sees beside it what the other has', async () => {
    const shop = await openShop(server());
    const { moved } = await stockedShop(shop);
    const [there] = await groupsOf(shop, { location: shop.locations[1] ?? 0 });
    expect(there).toMatchObject({ code: 'Run', units: 1 });
    expect(there?.sizes.map(({ location, count }) => [location, count])).toEqual([
      ['Prishtinë', 1],
      ['Prizren', 1],
      ['Prishtinë', 1],
    ]);
    const { data } = await shop.api.ok(calls.list, { query: { code: 'run' } });
    const barcode = data.find(({ id }) => id === moved[0])?.barcode ?? '';
    const [scanned] = await groupsOf(shop, { barcode });
    expect(scanned).toMatchObject({ units: 1 });
    expect(scanned?.sizes).toHaveLength(3);
  });

  test('a product shows which of its sizes are set aside or have a label due', async () => {
    const shop = await openShop(server());
    const { run, single } = await stockedShop(shop);
    const unit = { id: run[2] ?? 0 };
    await shop.api.ok(calls.setAside, { params: unit, body: { reason: 'damaged' } });
    const aside = await groupsOf(shop, { set_aside: '1' });
    expect(aside).toMatchObject([
      { code: 'Run', units: 1, sizes: [{ number: '43', location: 'Prishtinë', count: 1 }] },
    ]);
    const forSale = await groupsOf(shop, { set_aside: '0', code: 'run' });
    expect(forSale[0]?.sizes.map(({ number }) => number)).toEqual(['42', '42']);
    expect(await groupsOf(shop, { label_due: '1' })).toEqual([]);
    expect(await groupsOf(shop, { out: '1' })).toEqual([]);
    const [one] = await groupsOf(shop, { code: 'SING', brand: 'ik', type: 'shoes' });
    expect(one?.units).toBe(single.length);
    expect(await groupsOf(shop, { brand: 'puma' })).toEqual([]);
  });

  test.each(GROUP_SORTS)('pages sorted by %s hold every product once', async (sort) => {
    const shop = await openShop(server(), { timezone: 'UTC' });
    server().clock.set('2026-03-01T12:00:00Z');
    await stockedShop(shop);
    server().clock.set('2026-03-02T12:00:00Z');
    await shop.receive(1, { code: 'run' });
    await shop.receive(1, { code: 'fourth' });
    for (const dir of ['asc', 'desc'] as const) {
      const whole = (await groupsOf(shop, { sort, dir })).map(({ id }) => id);
      const paged: number[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const query: Query = { sort, dir, limit: 1, ...(cursor ? { cursor } : {}) };
        const answer: Awaited<ReturnType<typeof page>> = await page(query);
        paged.push(...answer.data.map(({ id }) => id));
        expect(answer.page?.total).toBe(cursor ? null : 4);
        cursor = answer.page?.next ?? null;
      }
      expect(paged).toEqual(whole);
      expect(new Set(paged).size).toBe(4);
    }
    const [latest] = await groupsOf(shop, { code: 'run' });
    expect(latest?.date).toBe('2026-03-02');
    function page(query: Query) {
      return shop.api.ok(calls.groups, { query });
    }
  });

  test('a cursor of another order, and days in the wrong order, are refused', async () => {
    const shop = await openShop(server());
    await stockedShop(shop);
    const first = await shop.api.ok(calls.groups, { query: { sort: 'code', limit: 1 } });
    const query = { sort: 'units', cursor: first.page?.next ?? '' };
    await shop.api.refused(422, calls.groups, { query });
    await shop.api.refused(422, calls.groups, { query: { cursor: 'what' } });
    const backwards = { start_date: '2026-03-02', end_date: '2026-03-01' };
    await shop.api.refused(422, calls.groups, { query: backwards });
  });
});
