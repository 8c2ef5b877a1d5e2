import { deliveryCalls, saleCalls } from '@backoffice/contracts';
import { sql } from 'kysely';

import { onEachEngine } from '../../testing/on-each-engine';
import { type Counter, openCounter } from '../../testing/shop/counter';

const { list, one } = deliveryCalls;

onEachEngine('the list of deliveries', (server) => {
  let shop: Counter;
  beforeEach(async () => {
    shop = await openCounter(server());
  });
  afterEach(() => server().clock.set(null));
  const listed = async (
    query: Record<string, string | number> = {},
    { api }: Pick<Counter, 'api'> = shop,
  ) => (await api.ok(list, { query })).data;
  const codes = async (query?: Record<string, string | number>) =>
    (await listed(query)).map(({ code }) => code);

  test('has the latest first, by day, code and person', async () => {
    await shop.travel('2026-10-01T10:00:00Z');
    await shop.receive(2, { code: 'AA-1' });
    await shop.travel('2026-10-02T10:00:00Z');
    const keeper = await shop.hire('stock');
    await keeper.api.ok(deliveryCalls.receive, { body: shop.shoes(1, { code: 'BB-1' }) });
    await shop.receive(3, { code: 'AA-2' });
    expect(await codes()).toEqual(['AA-2', 'BB-1', 'AA-1']);
    expect(await codes({ code: 'aa' })).toEqual(['AA-2', 'AA-1']);
    expect(await codes({ start_date: '2026-10-02' })).toEqual(['AA-2', 'BB-1']);
    expect(await codes({ end_date: '2026-10-01' })).toEqual(['AA-1']);
    expect(await codes({ user: keeper.userId })).toEqual(['BB-1']);
    expect(await codes({ code: '%' })).toEqual([]);
    await shop.api.refused(422, list, {
      query: { start_date: '2026-10-02', end_date: '2026-10-01' },
    });
    const [latest] = await listed();
    expect(latest).toMatchObject({
      ...{ type: 'shoes', brand: 'Nike', color: 'Black', specific_type: 'Sneakers', name: null },
      ...{ received: 3, in_stock: 3, sold: 0, out: 0, label_due: 0, changes: 0 },
      ...{ stock_price: '49.90', import_price: '20.00', received_on: '2026-10-02' },
      operation: expect.any(Number),
    });
  });

  test('goes on page by page, counted once', async () => {
    for (const code of ['A', 'B', 'C']) await shop.receive(1, { code });
    const first = await shop.api.ok(list, { query: { limit: 2 } });
    expect(first.data.map(({ code }) => code)).toEqual(['C', 'B']);
    expect(first.page).toMatchObject({ total: 3, capped: false });
    const cursor = first.page?.next ?? '';
    const second = await shop.api.ok(list, { query: { limit: 2, cursor } });
    expect(second.data.map(({ code }) => code)).toEqual(['A']);
    expect(second.page).toEqual({ total: null, next: null });
    for (const wrong of ['x', 'WyIyMDI2LTk5LTk5IiwxXQ', 'W10']) {
      await shop.api.refused(422, list, { query: { cursor: wrong } });
    }
  });

  test('is found by a code that many products share, as by one of few', async () => {
    const { data } = await shop.api.ok(deliveryCalls.receive, { body: shop.shoes(1) });
    const put = { params: { id: data.id }, body: { code: 'ZZ-77' } };
    await shop.api.ok(deliveryCalls.correct, put);
    expect(await codes({ code: 'zz' })).toEqual(['ZZ-77']);
    await sql`insert into products (company_id, type, code, code_key, brand_id, specific_type_id,
        color_id, created_at)
      select company_id, type, 'ZZ-' || n, 'zz-' || n, brand_id, specific_type_id, color_id, created_at
      from products, generate_series(1000, 1300) n
      where company_id = ${shop.companyId} and code = 'NK-1'`.execute(server().database.db);
    await shop.receive(1, { code: 'ZZ-1200' });
    await shop.receive(1, { code: 'AA-1' });
    expect(await codes({ code: 'zz' })).toEqual(['ZZ-1200', 'ZZ-77']);
    expect((await shop.api.ok(list, { query: { code: 'zz' } })).page?.total).toBe(2);
  });

  test('says what became of the units, and hides what they cost', async () => {
    const [sold = 0] = await shop.receive(2);
    await shop.api.ok(saleCalls.sell, { body: [shop.line(sold)] });
    const manager = await shop.hire('manager');
    const [delivery] = await listed({}, manager);
    expect(delivery).toMatchObject({ received: 2, in_stock: 1, sold: 1, import_price: null });
    const seen = await manager.api.ok(one, { params: { id: delivery?.id ?? 0 } });
    expect(JSON.stringify(seen)).not.toContain('20.00');
    const cashier = await shop.hire('cashier');
    await cashier.api.refused(403, list);
    const stranger = await openCounter(server());
    expect((await stranger.api.ok(list)).data).toEqual([]);
  });
});
