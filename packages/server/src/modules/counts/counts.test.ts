import { countCalls, historyCalls } from '@backoffice/contracts';

import { onEachEngine } from '../../testing/on-each-engine';
import { openCountedShop, type CountedShop } from '../../testing/shop/counted-shop';

onEachEngine('a count', (server) => {
  let shop: CountedShop;
  beforeEach(async () => {
    shop = await openCountedShop(server());
  });
  const of = (id: number) => ({ params: { id } });
  const nothingScanned = (id: number, scans: object[] = []) => ({
    ...of(id),
    body: { device: 'd', scans },
  });

  test('is open once a shop, and listed before those that have ended', async () => {
    const [here, there] = shop.locations;
    const first = await shop.start();
    const refused = await shop.api.refused(409, countCalls.start, { body: { location: here } });
    expect(refused).toMatchObject({ code: 'conflict', data: { id: first.id } });
    await shop.api.ok(countCalls.cancel, of(first.id));
    const second = await shop.start({ note: 'again' });
    const third = await shop.start({ location: there });
    await shop.apply(third.id);
    const pages: number[][] = [];
    let cursor: string | null | undefined;
    do {
      const query = { limit: 2, ...(cursor && { cursor }) };
      const { data, page } = await shop.api.ok(countCalls.list, { query });
      pages.push(data.map(({ id }) => id));
      cursor = page?.next;
    } while (cursor);
    expect(pages).toEqual([[second.id, third.id], [first.id]]);
    const query = { state: 'cancelled', location: here ?? 0 };
    expect((await shop.api.ok(countCalls.list, { query })).data).toMatchObject([{ id: first.id }]);
    await shop.api.refused(422, countCalls.list, { query: { cursor: 'x' } });
  });

  test('started by two at once is one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const body = { location: shop.locations[0] };
      const both = await Promise.all([1, 2, 3].map(() => shop.api.any(countCalls.start, { body })));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const [open] = (await shop.api.ok(countCalls.list)).data;
      await shop.api.ok(countCalls.cancel, of(open?.id ?? 0));
    }
  });

  test('wants a shop and something to count', async () => {
    const [here = 0] = shop.locations;
    await shop.receive(1);
    const refused = (status: number, body: object) =>
      shop.api.refused(status, countCalls.start, { body });
    await refused(404, { location: 999_999_999 });
    for (const scope of [
      { brand: 'nobody' },
      { brand: 999_999_999 },
      { code: 'zz' },
      { ids: [999_999_999] },
      { type: 'textile' },
    ]) {
      const { message } = await refused(422, { location: here, scope });
      expect(message).toMatch(/^(No brand is called|Nothing in stock here)/);
    }
    await refused(422, { location: here, scope: { ids: [] } });
    await refused(422, { location: here, scope: { code: 'a\0b' } });
    expect((await shop.start({ scope: { brand: '', code: '' } })).scope.brands).toBeNull();
  });

  test('shows the expected units to a person who may apply it, and to nobody while it is blind', async () => {
    await shop.receive(2);
    const [stock, manager] = [await shop.hire('stock'), await shop.hire('manager')];
    const { id, expected } = await shop.start({}, stock.api);
    expect(expected).toBeNull();
    const seen = async (api = shop.api, which = id) =>
      (await api.ok(countCalls.one, of(which))).data.count.expected;
    expect([await seen(stock.api), await seen(manager.api)]).toEqual([null, 2]);
    await stock.api.ok(countCalls.cancel, of(id));
    const blind = await shop.start({ blind: true }, stock.api);
    expect(await seen(manager.api, blind.id)).toBeNull();
    await shop.apply(blind.id);
    expect([await seen(stock.api, blind.id), await seen(manager.api, blind.id)]).toEqual([null, 2]);
  });

  test('is scanned by everybody, started by stock keepers and applied by managers', async () => {
    const [pair = 0] = await shop.receive(1);
    const [cashier, stock] = [await shop.hire('cashier'), await shop.hire('stock')];
    const body = { location: shop.locations[0] };
    await cashier.api.refused(403, countCalls.start, { body });
    const { id } = await shop.start({}, stock.api);
    await shop.scan(id, [pair], { api: cashier.api });
    await cashier.api.refused(403, countCalls.cancel, of(id));
    const empty = { ...of(id), body: { decisions: [], seen: [] } };
    for (const { api } of [cashier, stock]) {
      await api.refused(403, countCalls.review, of(id));
      await api.refused(403, countCalls.apply, empty);
    }
    await shop.api.ok(countCalls.apply, empty);
  });

  test('of another shop is refused to a person limited to one shop', async () => {
    const [here = 0, there = 0] = shop.locations;
    const limited = { location: there, limited: true };
    const [stock, manager] = [
      await shop.hire('stock', limited),
      await shop.hire('manager', limited),
    ];
    const { id } = await shop.start();
    await stock.api.refused(403, countCalls.start, { body: { location: here } });
    await stock.api.refused(403, countCalls.scan, nothingScanned(id));
    const keys = { ...of(id), body: { keys: ['a'] } };
    await stock.api.refused(403, countCalls.withdraw, keys);
    await stock.api.refused(403, countCalls.cancel, of(id));
    const empty = { ...of(id), body: { decisions: [], seen: [] } };
    await manager.api.refused(403, countCalls.review, of(id));
    await manager.api.refused(403, countCalls.apply, empty);
    const own = await shop.start({ location: there }, stock.api);
    await stock.api.ok(countCalls.scan, nothingScanned(own.id));
    await manager.api.ok(countCalls.apply, { ...empty, ...of(own.id) });
  });

  test('of another company is nowhere', async () => {
    const [pair = 0] = await shop.receive(1);
    const { id } = await shop.start();
    const stranger = await openCountedShop(server());
    const { api } = stranger;
    for (const call of [countCalls.one, countCalls.review, countCalls.cancel]) {
      await api.refused(404, call, of(id));
    }
    await api.refused(404, countCalls.scan, nothingScanned(id));
    await api.refused(404, countCalls.withdraw, { ...of(id), body: { keys: ['a'] } });
    const empty = { ...of(id), body: { decisions: [], seen: [] } };
    await api.refused(404, countCalls.apply, empty);
    expect((await api.ok(countCalls.list)).data).toEqual([]);
    const own = await stranger.start();
    const barcode = await shop.barcodeOf(pair);
    const [answer] = await stranger.scanCodes(own.id, [`${barcode}0`]);
    expect(answer?.outcome).toBe('unknown');
  });

  test('refuses what is no scan', async () => {
    const { id } = await shop.start();
    const scan = { key: 'k', code: '4006', scanned_at: new Date().toISOString() };
    const refused = (more: object, body: object = {}) =>
      shop.api.refused(422, countCalls.scan, {
        ...of(id),
        body: { device: 'd', scans: [{ ...scan, ...more }], ...body },
      });
    const many = Array.from({ length: 101 }, (_, at) => ({ ...scan, key: `k${at}` }));
    await refused({}, { scans: many });
    await refused({ code: 'x'.repeat(61) });
    await refused({ code: ' ' });
    await refused({ code: 'a\0' });
    await refused({ key: 'x'.repeat(65) });
    await refused({ key: '\uD800' });
    await refused({ scanned_at: 'noon' });
    await refused({}, { device: '' });
    await refused({}, { pending: -1 });
    expect((await shop.api.ok(countCalls.one, of(id))).data.count.unknown).toBe(0);
  });

  test('that was just applied is undone with the right to apply, later with the right to undo', async () => {
    const [pair = 0] = await shop.receive(1);
    const { id } = await shop.start();
    const { operation } = await shop.apply(id, [{ unit: pair, action: 'lost' }]);
    const stock = await shop.hire('stock');
    const undo = { params: { id: operation }, body: {} };
    await stock.api.refused(403, historyCalls.undo, undo);
    const { data } = await shop.api.ok(historyCalls.one, { params: { id: operation } });
    expect(data.operation).toMatchObject({ kind: 'count', count: id, undoable: true });
    await shop.api.ok(historyCalls.undo, undo);
    expect(await shop.stock()).toEqual([pair]);
    const again = await shop.api.refused(409, historyCalls.undo, undo);
    expect(again.code).toBe('moved_since');
  });
});
