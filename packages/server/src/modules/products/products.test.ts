import { deliveryCalls, productCalls as calls } from '@backoffice/contracts';

import { onEachEngine } from '../../testing/on-each-engine';
import { openShop } from '../../testing/shop/test-shop';

onEachEngine('stock', (server) => {
  afterEach(() => server().clock.set(null));

  test('units are found by day, part of code or brand, location and barcode', async () => {
    const { api, receive, locations } = await openShop(server(), { timezone: 'UTC' });
    server().clock.set('2026-03-01T12:00:00Z');
    const [moved = 0] = await receive(1, { code: '100%_Leather' });
    server().clock.set('2026-03-02T12:00:00Z');
    const [plain = 0] = await receive(1, { code: 'Canvas İ' });
    await api.ok(calls.transfer, { body: { ids: [moved], location: locations[1] } });
    const find = async (query: Record<string, string | number>) =>
      (await api.ok(calls.ids, { query })).data;

    expect(await find({})).toEqual([plain, moved]);
    expect(await find({ start_date: '2026-03-02', end_date: '2026-03-02' })).toEqual([plain]);
    expect(await find({ end_date: '2026-03-01' })).toEqual([moved]);
    expect(await find({ code: '0%_l' })).toEqual([moved]);
    expect(await find({ code: '%' })).toEqual([moved]);
    expect(await find({ code: '_' })).toEqual([moved]);
    expect(await find({ code: '\\' })).toEqual([]);
    expect(await find({ code: 'VAS i' })).toEqual([plain]);
    expect(await find({ brand: 'IK' })).toEqual([plain, moved]);
    expect(await find({ brand: 'puma' })).toEqual([]);
    expect(await find({ location: locations[1] ?? 0 })).toEqual([moved]);
    const { data } = await api.ok(calls.list, { query: { code: 'canvas' } });
    const barcode = data[0]?.barcode ?? '';
    expect(await find({ barcode })).toEqual([plain]);
    expect(await find({ barcode: barcode.slice(1) })).toEqual([]);
  });

  test('a list from a day to an earlier one is refused with the reason', async () => {
    const { api } = await openShop(server());
    const query = { start_date: '2026-03-02', end_date: '2026-03-01' };
    for (const call of [calls.list, calls.ids]) {
      const failure = await api.refused(422, call, { query });
      expect(failure.message).toBe('The start date is after the end date');
      expect(failure.fields).toHaveProperty('start_date');
    }
  });

  test.each(['date', 'code', 'brand', 'type', 'color', 'number', 'location', 'price'] as const)(
    'pages sorted by %s hold every unit once, in both directions',
    async (sort) => {
      const { api, receive } = await openShop(server());
      for (const code of ['b', 'C', 'a']) await receive(3, { code, stockPrice: code.length });
      for (const dir of ['asc', 'desc'] as const) {
        const whole = (await api.ok(calls.list, { query: { sort, dir } })).data;
        const paged: number[] = [];
        let cursor: string | null = '';
        while (cursor !== null) {
          const query = { sort, dir, limit: 4, ...(cursor ? { cursor } : {}) };
          const answer: Awaited<ReturnType<typeof list>> = await list(query);
          paged.push(...answer.data.map(({ id }) => id));
          expect(answer.page?.total).toBe(cursor ? null : 9);
          cursor = answer.page?.next ?? null;
        }
        expect(paged).toEqual(whole.map(({ id }) => id));
        expect(new Set(paged).size).toBe(9);
      }
      function list(query: Record<string, string | number>) {
        return api.ok(calls.list, { query });
      }
    },
  );

  test('a transfer moves all or none, and a unit remembers where it was', async () => {
    const { api, receive, locations } = await openShop(server());
    const other = await openShop(server());
    const ids = await receive(3);
    const [first = 0] = ids;
    const location = locations[1] ?? 0;
    const refused = (status: number, body: object) => api.refused(status, calls.transfer, { body });
    await refused(404, { ids: [...ids, 999_999], location });
    await refused(404, { ids, location: other.locations[0] });
    await refused(422, { ids: [first, first], location });
    await refused(422, { ids: [], location });
    const standing = async () =>
      (await api.ok(calls.list)).data.map((row) => row.location).filter((at) => at === 'Prizren');
    expect(await standing()).toEqual([]);

    await api.ok(calls.transfer, { body: { ids, location } });
    await api.ok(calls.transfer, { body: { ids, location } });
    expect(await standing()).toHaveLength(3);
    const { data: history } = await api.ok(calls.history, { params: { id: first } });
    expect(history.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['received', null, 'Prishtinë'],
      ['transferred', 'Prishtinë', 'Prizren'],
    ]);
  });

  test('siblings count the same product by size and location', async () => {
    const { api, receive, shoes, sizes, locations } = await openShop(server());
    const [id = 0] = await receive(2);
    await api.ok(deliveryCalls.receive, {
      body: shoes(0, { sizes: [{ size: sizes[1], quantity: 3 }] }),
    });
    await receive(5, { code: 'OTHER' });
    await api.ok(calls.transfer, { body: { ids: [id], location: locations[1] } });
    const { data } = await api.ok(calls.siblings, { params: { id } });
    expect(data).toEqual([
      { number: '42', location: 'Prishtinë', count: 1 },
      { number: '42', location: 'Prizren', count: 1 },
      { number: '43', location: 'Prishtinë', count: 3 },
    ]);
    await api.refused(404, calls.siblings, { params: { id: 999_999 } });
    await api.refused(404, calls.history, { params: { id: 999_999 } });
    await api.refused(404, calls.history, { params: { id: 'abc' } });
  });
});
