import { shipmentCalls } from '@backoffice/contracts';

import { onServer } from '../../testing/on-each-engine';
import { type Counter, openCounter } from '../../testing/shop/counter';

const { send, arrive, list } = shipmentCalls;

onServer('the list of shipments', (server) => {
  let shop: Counter;
  beforeEach(async () => {
    shop = await openCounter(server());
  });
  afterEach(() => server().clock.set(null));
  const sent = async (unit: number, to = shop.locations[1] ?? 0) => {
    const { data } = await shop.api.ok(send, { body: { ids: [unit], location: to } });
    return data.id;
  };
  const received = (id: number, unit: number) =>
    shop.api.ok(arrive, { params: { id }, body: { ids: [unit] } });
  const listed = async (query: Record<string, string | number> = {}) =>
    (await shop.api.ok(list, { query })).data.map(({ id }) => id);

  test('has those under way first, then the latest, page by page', async () => {
    expect(await listed()).toEqual([]);
    const units = await shop.receive(5);
    const ids: number[] = [];
    for (const [index, unit] of units.entries()) {
      await shop.travel(`2026-10-0${index + 1}T10:00:00.123Z`);
      ids.push(await sent(unit));
    }
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = ids;
    for (const index of [4, 1]) await received(ids[index] ?? 0, units[index] ?? 0);
    const all = [four, three, one, five, two];
    expect(await listed()).toEqual(all);
    expect(await listed({ state: 'under_way' })).toEqual([four, three, one]);
    expect(await listed({ state: 'closed' })).toEqual([five, two]);
    for (const limit of [1, 2, 3]) {
      const found: number[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const query = { limit, ...(cursor && { cursor }) };
        const { data, page }: Awaited<ReturnType<typeof pageOf>> = await pageOf(query);
        found.push(...data.map(({ id }) => id));
        cursor = page?.next ?? null;
      }
      expect(found).toEqual(all);
    }
  });
  const pageOf = (query: Record<string, string | number>) => shop.api.ok(list, { query });

  test('by shop has what comes from it and what goes there', async () => {
    const [here = 0, there = 0] = shop.locations;
    const [a = 0, b = 0] = await shop.receive(2);
    const out = await sent(a);
    const first = await sent(b);
    await received(first, b);
    const back = await sent(b, here);
    expect(await listed({ location: here })).toEqual([back, out, first]);
    expect(await listed({ location: there, state: 'closed' })).toEqual([first]);
    expect(await listed({ location: 999_999_999 })).toEqual([]);
    const stranger = await openCounter(server());
    expect((await stranger.api.ok(list)).data).toEqual([]);
  });

  test('refuses what it cannot read', async () => {
    const wrong: Record<string, string | number>[] = [
      ...[{ state: 'lost' }, { location: 'x' }, { limit: 201 }, { limit: 0 }],
      ...[{ cursor: 'x' }, { cursor: 'W10' }, { cursor: 'W3RydWUsMSwxXQ' }],
    ];
    for (const query of wrong) await shop.api.refused(422, list, { query });
  });
});
