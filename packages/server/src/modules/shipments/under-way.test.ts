import {
  deliveryCalls,
  figureCalls,
  historyCalls,
  priceCalls,
  productCalls,
  saleCalls,
  shipmentCalls,
  soldSaleCalls,
  stockCalls,
} from '@backoffice/contracts';

import { onServer } from '../../testing/on-each-engine';
import { type Counter, openCounter } from '../../testing/shop/counter';

const { send, arrive, close } = shipmentCalls;
const { list, ids: idsOf, groups, siblings, byBarcode, setAside, transfer } = productCalls;

onServer('a unit that is under way', (server) => {
  let shop: Counter;
  let here: number;
  let there: number;
  beforeEach(async () => {
    shop = await openCounter(server());
    [here = 0, there = 0] = shop.locations;
  });
  const sent = async (ids: number[], location = there) =>
    (await shop.api.ok(send, { body: { ids, location } })).data;
  const listed = async (query: Record<string, string | number>) =>
    (await shop.api.ok(list, { query })).data;

  test('is in no list but that of what is under way', async () => {
    const [gone = 0, other = 0] = await shop.receive(2);
    const { id, number } = await sent([gone]);
    expect((await listed({})).map((unit) => unit.id)).toEqual([other]);
    const query = { under_way: '1' };
    expect(await listed(query)).toMatchObject([
      { id: gone, location: 'Prishtinë', under_way_to: 'Prizren', out: null },
    ]);
    expect((await shop.api.ok(list, { query })).page).toMatchObject({ total: 1 });
    expect((await shop.api.ok(idsOf, { query })).data).toEqual([gone]);
    expect((await shop.api.ok(groups, { query })).data).toMatchObject([
      { code: 'NK-1', units: 1, sizes: [{ number: '42', location: 'Prishtinë', count: 1 }] },
    ]);
    expect((await shop.api.ok(groups)).data).toMatchObject([{ units: 1, sizes: [{ count: 1 }] }]);
    const { data: sizes } = await shop.api.ok(siblings, { params: { id: gone } });
    expect(sizes.map(({ count }) => count)).toEqual([1]);
    expect(await listed({ out: '1' })).toEqual([]);
    expect(await listed({ location: there, under_way: '1' })).toEqual([]);
    const [{ barcode = '' } = {}] = await listed(query);
    const { data: unit } = await shop.api.ok(byBarcode, { params: { code: barcode } });
    expect(unit).toMatchObject({
      ...{ id: gone, sold: null, went_out: null, under_way_to: 'Prizren' },
      shipment: { id, number, from: 'Prishtinë' },
    });
  });

  test('is in the stock of no shop, but in that of the company', async () => {
    const units = await shop.receive(3);
    await sent(units.slice(0, 2));
    const { data } = await shop.api.ok(figureCalls.stock);
    expect(data).toMatchObject({
      locations: [{ id: here, units: 1, value: '49.90', slow: 0 }],
      under_way: { units: 2, value: '99.80', slow: 0 },
    });
    const manager = await shop.hire('manager');
    expect((await manager.api.ok(figureCalls.stock)).data.under_way).toMatchObject({
      ...{ units: 2, value: null },
    });
    const stranger = await openCounter(server());
    expect((await stranger.api.ok(figureCalls.stock)).data).toMatchObject({
      ...{ locations: [], under_way: { units: 0, value: '0.00', slow: 0 } },
    });
  });

  test('cannot be moved, changed, taken out or found; refusals say where it was sent', async () => {
    const [gone = 0, other = 0] = await shop.receive(2);
    const { id } = await sent([gone]);
    const limited = await shop.hire('stock', { location: there, limited: true });
    const params = { id: gone };
    for (const { api } of [shop, limited]) {
      const refused = [
        await api.refused(409, transfer, { body: { ids: [gone], location: there } }),
        await api.refused(409, setAside, { params, body: { reason: 'damaged' } }),
        await api.refused(409, stockCalls.out, { body: { ids: [gone], reason: 'lost' } }),
        await api.refused(409, stockCalls.in, { body: { ids: [gone], location: there } }),
      ];
      for (const { code, conflicts } of refused) {
        expect([code, conflicts]).toMatchObject(['in_transit', [{ id: gone, shipment: { id } }]]);
      }
    }
    const change = { ids: [gone, other], percent: -10 };
    expect(await shop.api.refused(409, priceCalls.preview, { body: change })).toMatchObject({
      ...{ code: 'in_transit', conflicts: [{ id: gone }] },
    });
    const filtered = { filter: { under_way: '1' }, percent: -10 };
    await shop.api.refused(422, priceCalls.preview, { body: filtered });
    const all = { filter: { code: 'NK-1' }, percent: -10 };
    expect((await shop.api.ok(priceCalls.preview, { body: all })).data.units).toBe(1);
  });

  test('leaves a preview of prices stale', async () => {
    const [gone = 0] = await shop.receive(2);
    const change = { filter: { code: 'NK-1' }, percent: -10 };
    const { hash } = (await shop.api.ok(priceCalls.preview, { body: change })).data;
    await sent([gone]);
    expect(await shop.api.refused(409, priceCalls.apply, { body: { hash } })).toMatchObject({
      code: 'stale_preview',
    });
  });

  test('is marked in its delivery, and a correction of that leaves it alone', async () => {
    const { data } = await shop.api.ok(deliveryCalls.receive, { body: shop.shoes(3) });
    const [gone = 0, other = 0] = data.items.map(({ id }) => id);
    await sent([gone]);
    const params = { id: data.id };
    const { data: view } = await shop.api.ok(deliveryCalls.one, { params });
    expect(view.delivery).toMatchObject({ in_stock: 2, under_way: 1, sold: 0, out: 0 });
    expect(view.units.find(({ id }) => id === gone)?.state).toBe('under_way');
    const named = { params, body: { ids: [gone, other], code: 'NK-2' } };
    const refused = await shop.api.refused(409, deliveryCalls.correct, named);
    expect(refused.code).toBe('in_transit');
    const body = { params, body: { code: 'NK-2' } };
    const corrected = await shop.api.ok(deliveryCalls.correct, body);
    expect(corrected.data.ids).not.toContain(gone);
    expect((await listed({ under_way: '1' }))[0]?.code).toBe('NK-1');
  });

  test('blocks the undo of what was done to it before', async () => {
    const { data } = await shop.api.ok(deliveryCalls.receive, { body: shop.shoes(2) });
    const [gone = 0, other = 0] = data.items.map(({ id }) => id);
    const body = { ids: [gone, other], location: there };
    const { operation } = (await shop.api.ok(transfer, { body })).data;
    const { id } = await sent([gone], here);
    const undo = async (what: number, more: object = {}) =>
      shop.api.refused(409, historyCalls.undo, { params: { id: what }, body: more });
    expect(await undo(operation ?? 0)).toMatchObject({
      ...{ code: 'moved_since', conflicts: [{ id: gone, moved: { kind: 'sent' } }] },
      data: { ids: [other] },
    });
    await shop.api.ok(arrive, { params: { id }, body: { ids: [gone] } });
    const { conflicts } = await undo(operation ?? 0);
    expect(conflicts).toMatchObject([{ id: gone, moved: { kind: 'arrived' } }]);
    await shop.api.ok(historyCalls.undo, {
      params: { id: operation ?? 0 },
      body: { ids: [other] },
    });
  });

  test('is listed in the history, and only sending it back undoes that', async () => {
    const ids = await shop.receive(3);
    const [a = 0, b = 0, c = 0] = ids;
    const { id } = await sent(ids);
    await shop.api.ok(arrive, { params: { id }, body: { ids: [a] } });
    await shop.api.ok(close, { params: { id }, body: { lost: [b], returned: [c] } });
    const query = { kinds: 'shipment' };
    const { data } = await shop.api.ok(historyCalls.list, { query });
    const none = { undoable: false, may_undo: expect.any(Boolean), shipment: id, delivery: null };
    expect(data).toMatchObject([
      {
        ...none,
        units: 2,
        movements: ['came_back', 'went_out'],
        from: 'Prishtinë',
        reason: 'lost',
      },
      { ...none, units: 1, movements: ['arrived'], from: 'Prishtinë', to: 'Prizren' },
      { ...none, units: 3, movements: ['sent'], from: 'Prishtinë', to: 'Prizren' },
    ]);
    for (const operation of data) {
      const params = { id: operation.id };
      const refused = await shop.api.refused(409, historyCalls.undo, { params, body: {} });
      expect(refused.code).toBe('conflict');
    }
    const { data: view } = await shop.api.ok(historyCalls.one, {
      params: { id: data[2]?.id ?? 0 },
    });
    expect(view.units.map(({ movement, since }) => [movement, since?.kind])).toEqual([
      ['sent', 'arrived'],
      ['sent', 'went_out'],
      ['sent', 'came_back'],
    ]);
  });

  test('may have been sold before: its sale is found, and says that it came back', async () => {
    const sale = await shop.sold([{}]);
    const [unit = 0] = sale.lines.map(({ unit_id: id }) => id);
    await shop.api.ok(soldSaleCalls.void, {
      params: { id: sale.id },
      body: { reason: 'Mistyped' },
    });
    await sent([unit]);
    const [{ barcode = '' } = {}] = await listed({ under_way: '1' });
    const { data } = await shop.api.ok(soldSaleCalls.find, { query: { code: barcode } });
    expect(data.lines[0]?.state).toBe('voided');
    const refused = await shop.api.refused(409, saleCalls.sell, { body: [shop.line(unit)] });
    expect(refused.code).toBe('in_transit');
  });

  test('may have its label printed on the way', async () => {
    const { data } = await shop.api.ok(deliveryCalls.receive, { body: shop.shoes(1) });
    const [unit = 0] = data.items.map(({ id }) => id);
    const change = { ids: [unit], set: 39 };
    const { hash } = (await shop.api.ok(priceCalls.preview, { body: change })).data;
    await shop.api.ok(priceCalls.apply, { body: { hash } });
    await sent([unit]);
    expect(await listed({ under_way: '1', label_due: '1' })).toHaveLength(1);
    const labels = [{ id: unit, price: '39.00', code: 'NK-1', number: '42' }];
    await shop.api.ok(stockCalls.labelsPrinted, { body: { labels } });
    expect(await listed({ under_way: '1', label_due: '1' })).toEqual([]);
  });
});
