import { type Operation, historyCalls, productCalls, stockCalls } from '@backoffice/contracts';

import { onServer } from '../../testing/on-each-engine';
import { type Counter, openCounter } from '../../testing/shop/counter';

const { list } = historyCalls;

onServer('the list of what was done to stock', (server) => {
  let shop: Counter;
  let [here, there] = [0, 0];
  beforeEach(async () => {
    shop = await openCounter(server());
    [here = 0, there = 0] = shop.locations;
  });
  afterEach(() => server().clock.set(null));

  const transfer = async (ids: number[], location = there) =>
    (await shop.api.ok(productCalls.transfer, { body: { ids, location } })).data.operation;
  const listed = async (query: Record<string, string | number> = {}) =>
    (await shop.api.ok(list, { query })).data;
  const kinds = (operations: Operation[]) => operations.map(({ kind }) => kind);

  test('says what, who, how many and where, latest first', async () => {
    const one = await shop.receive(2);
    const two = await shop.receive(1, { code: 'NK-2' });
    await transfer([...one, ...two]);
    await shop.sold([{}]);
    await transfer([...one, ...two], here);
    const body = { ids: two, reason: 'damaged', note: 'wet' };
    await shop.api.ok(stockCalls.out, { body });
    const [out, back, sale, , transferred, , delivery] = await listed();
    expect(out).toMatchObject({
      ...{ kind: 'adjustment', movements: ['went_out'], reason: 'damaged', note: 'wet' },
      ...{ from: 'Prishtinë', to: null, units: 1, codes: ['NK-2'], products: 1, own: true },
    });
    expect(back).toMatchObject({ from: 'Prizren', to: 'Prishtinë', units: 3, products: 2 });
    expect(sale).toMatchObject({ kind: 'sale', movements: ['sold'], delivery: null, to: null });
    expect(transferred).toMatchObject({ kind: 'transfer', codes: ['NK-1', 'NK-2'] });
    expect(delivery).toMatchObject({ kind: 'delivery', units: 2, to: 'Prishtinë', from: null });
    expect(delivery?.delivery).toEqual(expect.any(Number));
  });

  test('names no place for an operation with several places', async () => {
    const [one = 0, two = 0] = await shop.receive(2);
    await transfer([one]);
    await shop.api.ok(stockCalls.out, { body: { ids: [one, two], reason: 'lost' } });
    expect(await listed({ kinds: 'adjustment' })).toMatchObject([{ from: null, units: 2 }]);
  });

  test('is filtered by kind, day in the shop’s zone, person, code and barcode', async () => {
    await shop.travel('2026-05-01T21:30:00Z');
    const one = await shop.receive(1);
    await shop.travel('2026-05-01T22:30:00Z');
    const two = await shop.receive(1, { code: 'AD-7%' });
    const stock = await shop.hire('stock');
    await stock.api.ok(productCalls.transfer, { body: { ids: [...one, ...two], location: there } });

    expect(kinds(await listed({ kinds: 'transfer,sale' }))).toEqual(['transfer']);
    expect(await listed({ kinds: 'price' })).toEqual([]);
    expect(await listed({ end_date: '2026-05-01' })).toHaveLength(1);
    expect(await listed({ start_date: '2026-05-02' })).toHaveLength(2);
    expect(await listed({ start_date: '2026-05-02', end_date: '2026-05-02' })).toHaveLength(2);
    expect(kinds(await listed({ user: stock.userId }))).toEqual(['transfer']);
    expect(kinds(await listed({ code: 'ad-7%' }))).toEqual(['transfer', 'delivery']);
    expect(kinds(await listed({ code: 'nk' }))).toEqual(['transfer', 'delivery']);
    expect(await listed({ code: 'XX' })).toEqual([]);
    const { data } = await shop.api.ok(productCalls.list, { query: { code: 'NK' } });
    expect(await listed({ code: data[0]?.barcode ?? '' })).toHaveLength(2);
    await shop.api.refused(422, list, {
      query: { start_date: '2026-05-02', end_date: '2026-05-01' },
    });
    await shop.api.refused(422, list, { query: { kinds: 'sale,theft' } });
  });

  test('finds a code that more than a thousand units have', async () => {
    await shop.receive(1_000);
    const ids = await shop.receive(1);
    await shop.receive(1, { code: 'AD-7' });
    await transfer(ids);
    expect(kinds(await listed({ code: 'nk-1' }))).toEqual(['transfer', 'delivery', 'delivery']);
    expect(kinds(await listed({ code: 'ad-7' }))).toEqual(['delivery']);
  });

  test('comes page by page, whatever is added meanwhile', async () => {
    const ids = await shop.receive(1);
    const made: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      made.push(await transfer(ids, turn % 2 ? here : there));
    }
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string | number> = { kinds: 'transfer', limit: 3 };
      if (cursor) query.cursor = cursor;
      const { data, page } = await shop.api.ok(list, { query });
      seen.push(...data.map(({ id }) => id));
      cursor = page?.next ?? null;
      if (seen.length === 3) await transfer(ids, there);
    } while (cursor);
    expect(seen).toEqual(made.reverse());
    for (const wrong of ['x', 'W10', 'WzEsMl0']) {
      await shop.api.refused(422, list, { query: { cursor: wrong } });
    }
  });
});
