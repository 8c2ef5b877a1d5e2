import {
  referenceCalls,
  productCalls,
  saleCalls,
  shipmentCalls,
  stockCalls,
} from '@backoffice/contracts';

import { rounds } from '../../testing/engines';
import { onEachEngine } from '../../testing/on-each-engine';
import { type Counter, openCounter } from '../../testing/shop/counter';
import { expectReplayed } from '../../testing/shop/random/replay';

const { send, arrive, close, one } = shipmentCalls;

onEachEngine('a shipment', (server) => {
  let shop: Counter;
  beforeEach(async () => {
    shop = await openCounter(server());
  });
  afterEach(() => expectReplayed(server().database.db, shop.companyId));
  const sent = async (ids: number[], more: object = {}) => {
    const body = { ids, location: shop.locations[1], ...more };
    return (await shop.api.ok(send, { body })).data;
  };
  const view = async (id: number) => (await shop.api.ok(one, { params: { id } })).data;
  const states = async (id: number) =>
    Object.fromEntries((await view(id)).units.map((unit) => [unit.id, unit.state]));
  const received = (id: number, ids: number[]) => ({ params: { id }, body: { ids } });
  const closed = (id: number, body: object) => ({ params: { id }, body });

  test('is under way until it arrives, and then stands there', async () => {
    const [a = 0, b = 0, here = 0] = await shop.receive(3);
    const shipment = await sent([a, b], { note: 'two boxes' });
    expect(shipment).toEqual({
      ...{ id: expect.any(Number), number: 1, ids: [a, b], operation: expect.any(Number) },
    });
    expect(await shop.stock()).toEqual([here]);
    const before = await view(shipment.id);
    expect(before.shipment).toMatchObject({
      ...{ number: 1, state: 'under_way', from: 'Prishtinë', note: 'two boxes' },
      ...{ to: { id: shop.locations[1], name: 'Prizren' }, closed_at: null, closed_by: null },
      ...{ units: 2, under_way: 2, arrived: 0, lost: 0, returned: 0 },
      ...{ may_receive: true, may_close: true },
    });
    expect(before.units).toMatchObject([
      { id: a, state: 'under_way', from: 'Prishtinë', price: '49.90', at: null, by: null },
      { id: b, state: 'under_way' },
    ]);
    const { data } = await shop.api.ok(arrive, received(shipment.id, [a, b]));
    expect(data).toEqual({
      ...{ ids: [a, b], already: [], operation: expect.any(Number), closed: true },
    });
    const after = await view(shipment.id);
    expect(after.shipment).toMatchObject({ state: 'closed', arrived: 2, under_way: 0 });
    expect(after.shipment.closed_by).toBe(after.shipment.by);
    const { data: history } = await shop.api.ok(productCalls.history, { params: { id: a } });
    expect(history.slice(1)).toMatchObject([
      { kind: 'sent', from: 'Prishtinë', to: 'Prizren', shipment: shipment.id, note: 'two boxes' },
      { kind: 'arrived', from: 'Prishtinë', to: 'Prizren', shipment: shipment.id },
    ]);
    const there = { query: { location: shop.locations[1] ?? 0 } };
    expect((await shop.api.ok(productCalls.list, there)).data).toHaveLength(2);
  });

  test('arrives in parts; what came before is told, and nothing happens twice', async () => {
    const [a = 0, b = 0, c = 0] = await shop.receive(3);
    const { id } = await sent([a, b, c]);
    const first = await shop.api.ok(arrive, received(id, [a]));
    expect(first.data).toMatchObject({ ids: [a], already: [], closed: false });
    const second = await shop.api.ok(arrive, received(id, [b, a]));
    expect(second.data).toMatchObject({ ids: [b], already: [a], closed: false });
    const again = await shop.api.ok(arrive, received(id, [a, b]));
    expect(again.data).toEqual({ ids: [], already: [a, b], operation: null, closed: false });
    expect(await states(id)).toEqual({ [a]: 'arrived', [b]: 'arrived', [c]: 'under_way' });
    expect(await shop.history(a)).toEqual(['received', 'sent', 'arrived']);
    const last = await shop.api.ok(arrive, received(id, [c]));
    expect(last.data).toMatchObject({ ids: [c], closed: true });
    const late = await shop.api.ok(arrive, received(id, [c]));
    expect(late.data).toEqual({ ids: [], already: [c], operation: null, closed: true });
  });

  test('is closed with what is lost and what was never sent', async () => {
    const [a = 0, lost = 0, stayed = 0] = await shop.receive(3);
    const { id } = await sent([a, lost, stayed]);
    await shop.api.ok(arrive, received(id, [a]));
    const body = { lost: [lost], returned: [stayed], note: 'one box open' };
    const { data } = await shop.api.ok(close, closed(id, body));
    expect(data).toEqual({ ids: [lost, stayed], operation: expect.any(Number) });
    const { shipment, units } = await view(id);
    expect(shipment).toMatchObject({ state: 'closed', arrived: 1, lost: 1, returned: 1 });
    expect(units.every(({ at, by }) => at && by)).toBe(true);
    expect(await states(id)).toEqual({ [a]: 'arrived', [lost]: 'lost', [stayed]: 'returned' });
    const { data: history } = await shop.api.ok(productCalls.history, { params: { id: lost } });
    expect(history.at(-1)).toMatchObject({
      ...{ kind: 'went_out', from: 'Prishtinë', to: null, reason: 'lost', shipment: id },
      note: 'one box open',
    });
    expect(await shop.history(stayed)).toEqual(['received', 'sent', 'came_back']);
    const here = await shop.api.ok(productCalls.ids, {
      query: { location: shop.locations[0] ?? 0 },
    });
    expect(here.data).toEqual([stayed]);
    expect(await shop.audit('shipment.closed')).toMatchObject([
      {
        subject: `1: NK-1 (${lost})`,
        changes: { lost: { after: 1 }, returned: { after: 1 } },
      },
    ]);
  });

  test('that lost something: it may be found, and the shipment still says so', async () => {
    const [a = 0] = await shop.receive(1);
    const { id } = await sent([a]);
    const { data } = await shop.api.ok(close, closed(id, { lost: [a] }));
    const refused = await shop.api.refused(409, saleCalls.sell, { body: [shop.line(a)] });
    expect(refused.code).toBe('gone');
    await shop.api.ok(stockCalls.in, { body: { ids: [a], location: shop.locations[1] } });
    await shop.api.ok(saleCalls.sell, { body: [shop.line(a)] });
    expect(await shop.history(a)).toEqual(['received', 'sent', 'went_out', 'found', 'sold']);
    expect(await states(id)).toEqual({ [a]: 'lost' });
    expect(data.ids).toEqual([a]);
  });

  test('with nothing lost is closed without a word to the audit', async () => {
    const [a = 0] = await shop.receive(1);
    const { id } = await sent([a]);
    await shop.api.ok(close, closed(id, { returned: [a] }));
    expect(await shop.audit('shipment.closed')).toEqual([]);
  });

  test('is closed only in its current state, which a refusal shows', async () => {
    const [a = 0, b = 0] = await shop.receive(2);
    const { id } = await sent([a, b]);
    await shop.api.ok(arrive, received(id, [a]));
    for (const body of [{ lost: [a, b] }, { lost: [] }, { lost: [a] }]) {
      const refused = await shop.api.refused(409, close, closed(id, body));
      expect(refused).toMatchObject({
        code: 'changed',
        data: { shipment: { id, under_way: 1, arrived: 1 }, units: [{ id: a }, { id: b }] },
      });
    }
    await shop.api.ok(close, closed(id, { lost: [b] }));
    const twice = await shop.api.refused(409, close, closed(id, { returned: [b] }));
    expect(twice).toMatchObject({ code: 'closed', data: { shipment: { lost: 1 } } });
    const late = await shop.api.refused(409, arrive, received(id, [a, b]));
    expect(late).toMatchObject({ code: 'closed', conflicts: [{ id: b, code: 'NK-1' }] });
  });

  test('takes what is set aside, which stays so', async () => {
    const [a = 0] = await shop.receive(1);
    const aside = { params: { id: a }, body: { reason: 'damaged' } };
    await shop.api.ok(productCalls.setAside, aside);
    const { id } = await sent([a]);
    await shop.api.ok(arrive, received(id, [a]));
    const refused = await shop.api.refused(409, saleCalls.sell, { body: [shop.line(a)] });
    expect(refused.code).toBe('set_aside');
  });

  test('takes all units or none, if they are in stock and not there yet', async () => {
    const [a = 0, sold = 0, lost = 0, gone = 0, there = 0] = await shop.receive(5);
    await shop.api.ok(saleCalls.sell, { body: [shop.line(sold)] });
    await shop.api.ok(stockCalls.out, { body: { ids: [lost], reason: 'lost' } });
    await sent([gone]);
    const move = { body: { ids: [there], location: shop.locations[1] } };
    await shop.api.ok(productCalls.transfer, move);
    const refused = async (status: number, ids: number[], more: object = {}) => {
      const body = { ids, location: shop.locations[1], ...more };
      const { code, conflicts } = await shop.api.refused(status, send, { body });
      return [code, conflicts?.map(({ id }) => id)];
    };
    expect(await refused(409, [a, sold])).toEqual(['already_sold', [sold]]);
    expect(await refused(409, [a, lost])).toEqual(['gone', [lost]]);
    expect(await refused(409, [a, gone])).toEqual(['in_transit', [gone]]);
    expect(await refused(422, [a, there])).toEqual(['invalid', undefined]);
    await refused(422, [a, a]);
    await refused(422, []);
    await refused(422, [a], { note: 'x'.repeat(501) });
    await refused(404, [a, 999_999_999]);
    await refused(404, [a], { location: 999_999_999 });
    expect(await shop.history(a)).toEqual(['received']);
    // Numbers have no gaps: what was refused took none.
    expect(await sent([a])).toMatchObject({ number: 2 });
  });

  test('comes from several shops, or from none', async () => {
    const [a = 0, b = 0] = await shop.receive(2);
    const move = { body: { ids: [b], location: shop.locations[1] } };
    await shop.api.ok(productCalls.transfer, move);
    const add = { body: { name: 'Pejë' } };
    const third = (await shop.api.ok(referenceCalls.addLocation, add)).data;
    const { id } = await sent([a, b], { location: third });
    const { shipment, units } = await view(id);
    expect(shipment.from).toBeNull();
    expect(units.map(({ from }) => from)).toEqual(['Prishtinë', 'Prizren']);
    await shop.api.ok(close, closed(id, { returned: [a, b] }));
    const back = async (unit: number) =>
      (await shop.api.ok(productCalls.history, { params: { id: unit } })).data.at(-1);
    expect(await back(a)).toMatchObject({ kind: 'came_back', to: 'Prishtinë' });
    expect(await back(b)).toMatchObject({ kind: 'came_back', to: 'Prizren' });
  });

  test('belongs to one company, and receives only its own units', async () => {
    const [a = 0, other = 0] = await shop.receive(2);
    const { id } = await sent([a]);
    const stranger = await openCounter(server());
    await stranger.api.refused(404, one, { params: { id } });
    await stranger.api.refused(404, arrive, received(id, [a]));
    await stranger.api.refused(404, close, closed(id, { lost: [a] }));
    const own = { body: { ids: [a], location: stranger.locations[0] } };
    await stranger.api.refused(404, send, own);
    await shop.api.refused(422, arrive, received(id, [a, other]));
    await shop.api.refused(422, arrive, received(id, [a, 999_999_999]));
    await shop.api.refused(422, arrive, received(id, [a, a]));
    await shop.api.refused(422, close, closed(id, { lost: [a, other] }));
    await shop.api.refused(422, close, closed(id, { lost: [a], returned: [a] }));
    await shop.api.refused(404, arrive, received(999_999_999, [a]));
    expect(await states(id)).toEqual({ [a]: 'under_way' });
  });

  test('is sent again once it arrived, in a shipment of its own', async () => {
    const [a = 0] = await shop.receive(1);
    const there = await sent([a]);
    await shop.api.ok(arrive, received(there.id, [a]));
    const back = await sent([a], { location: shop.locations[0] });
    const { data } = await shop.api.ok(arrive, received(there.id, [a]));
    expect(data).toMatchObject({ ids: [], already: [a] });
    expect(await states(back.id)).toEqual({ [a]: 'under_way' });
  });

  test('of many units is sent, received and closed at once', async () => {
    const many = rounds(200, 1_000);
    const ids = await shop.receive(many);
    const { id } = await sent(ids);
    const { data } = await shop.api.ok(arrive, received(id, ids.slice(0, -10)));
    expect(data.ids).toHaveLength(many - 10);
    await shop.api.ok(close, closed(id, { lost: ids.slice(-10) }));
    expect((await view(id)).shipment).toMatchObject({ units: many, arrived: many - 10, lost: 10 });
    const [event] = await shop.audit('shipment.closed');
    expect(event?.subject).toContain('and 5 more');
  });
});
