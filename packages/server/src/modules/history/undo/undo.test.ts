import {
  deliveryCalls,
  historyCalls,
  type Operation,
  productCalls,
  saleCalls,
  stockCalls,
} from '@backoffice/contracts';

import { onEachEngine } from '../../../testing/on-each-engine';
import { type Counter, openCounter } from '../../../testing/shop/counter';

const { one, undo } = historyCalls;

onEachEngine('undoing what was done to stock', (server) => {
  let shop: Counter;
  let [here, there] = [0, 0];
  beforeEach(async () => {
    shop = await openCounter(server());
    [here = 0, there = 0] = shop.locations;
  });
  const of = (id: number, ids?: number[]) => ({ params: { id }, body: ids ? { ids } : {} });
  const transfer = async (ids: number[], location = there) =>
    (await shop.api.ok(productCalls.transfer, { body: { ids, location } })).data.operation;
  const sell = (ids: number[]) =>
    shop.api.ok(saleCalls.sell, { body: ids.map((id) => shop.line(id)) });
  const out = async (ids: number[], reason = 'lost') =>
    (await shop.api.ok(stockCalls.out, { body: { ids, reason } })).data.operation;
  const received = async (quantity: number) => {
    const { data } = await shop.api.ok(deliveryCalls.receive, { body: shop.shoes(quantity) });
    return { operation: data.operation, ids: data.items.map(({ id }) => id) };
  };
  const view = async (id: number) => (await shop.api.ok(one, { params: { id } })).data;
  const placeOf = async (unit: number) => {
    const { data } = await shop.api.ok(productCalls.list);
    return data.find(({ id }) => id === unit)?.location;
  };

  test('brings a transfer back to where each unit came from, once', async () => {
    const ids = await shop.receive(3);
    await transfer(ids.slice(0, 1));
    const operation = await transfer(ids);
    const { data } = await shop.api.ok(undo, of(operation));
    expect(data.ids).toEqual(ids.slice(1));
    expect(await Promise.all(ids.map(placeOf))).toEqual(['Prizren', 'Prishtinë', 'Prishtinë']);
    expect(await shop.history(ids[1] ?? 0)).toEqual(['received', 'transferred', 'transferred']);

    const again = await shop.api.refused(409, undo, of(operation));
    expect(again).toMatchObject({ code: 'moved_since' });
    expect(again.message).toMatch(/^Undone already: Person \d+, 20\d\d-\d\d-\d\d \d\d:\d\d$/);
    expect([again.conflicts, again.data]).toEqual([undefined, undefined]);
    const seen = (await view(operation)).operation;
    expect(seen).toMatchObject({
      undoable: false,
      undone: { operation: data.operation, units: 2 },
    });
    const { operation: opposite } = await view(data.operation);
    expect(opposite).toMatchObject({ kind: 'undo', undoes: operation, undoable: false });
    expect([opposite.from, opposite.to]).toEqual(['Prizren', 'Prishtinë']);
  });

  test('brings units back that had no location', async () => {
    const [id = 0] = await shop.receive(1);
    const { db } = server().database;
    const nowhere = { location_id: null };
    await db.updateTable('units').set(nowhere).where('company_id', '=', shop.companyId).execute();
    await shop.api.ok(undo, of(await transfer([id], here)));
    expect(await placeOf(id)).toBeNull();
  });

  test('of a delivery of which some are sold names these and offers the rest', async () => {
    const { operation, ids } = await received(10);
    const [sold, rest] = [ids.slice(0, 3), ids.slice(3)];
    await sell(sold);
    const before = await view(operation);
    expect(before.units.filter(({ since }) => since?.kind === 'sold')).toHaveLength(3);
    const refused = await shop.api.refused(409, undo, of(operation));
    expect(refused.code).toBe('moved_since');
    expect(refused.conflicts).toEqual(
      sold.map((id) => ({
        ...{ id, code: 'NK-1', sold_at: null, sold_by: null },
        moved: { kind: 'sold', at: expect.any(String), by: expect.any(String) },
      })),
    );
    expect(refused.data).toEqual({ ids: rest });
    expect(await shop.stock()).toHaveLength(7);

    const { data } = await shop.api.ok(undo, of(operation, rest));
    expect(data.ids).toEqual(rest);
    expect(await shop.stock()).toEqual([]);
    const { data: gone } = await shop.api.ok(productCalls.list, { query: { out: '1' } });
    expect(new Set(gone.map((unit) => unit.out))).toEqual(new Set(['not_delivered']));
    const { operation: after } = await view(operation);
    expect(after).toMatchObject({ units: 10, undone: { units: 7 } });
    await shop.api.refused(409, undo, of(operation, sold));
  });

  test('puts a unit that was out back in its place, and a found unit out for its old reason', async () => {
    const [id = 0] = await shop.receive(1);
    await shop.api.ok(undo, of(await out([id])));
    expect(await placeOf(id)).toBe('Prishtinë');

    const gone = await out([id], 'damaged');
    const { data } = await shop.api.ok(stockCalls.in, { body: { ids: [id], location: there } });
    await shop.api.refused(409, undo, of(gone));
    await shop.api.ok(undo, of(data.operation));
    const { data: listed } = await shop.api.ok(productCalls.list, { query: { out: '1' } });
    expect(listed).toMatchObject([{ id, out: 'damaged', location: 'Prishtinë' }]);
    expect(await shop.stock()).toEqual([]);
    await shop.api.refused(409, undo, of(gone));
  });

  test('sets aside and puts back as it was, but not what is sold', async () => {
    const [id = 0, other = 0] = await shop.receive(2);
    const aside = async (unit: number, reason: string | null) =>
      (await shop.api.ok(productCalls.setAside, { params: { id: unit }, body: { reason } })).data
        .operation;
    const stateOf = async () => (await shop.api.ok(productCalls.list)).data[1]?.set_aside;
    await aside(id, 'damaged');
    const second = await aside(id, 'unsellable');
    await shop.api.ok(undo, of(second));
    expect(await stateOf()).toBe('damaged');
    const back = await aside(id, null);
    await shop.api.ok(undo, of(back));
    expect(await stateOf()).toBe('damaged');

    await aside(other, 'damaged');
    const sold = await aside(other, null);
    await sell([other]);
    const refused = await shop.api.refused(409, undo, of(sold));
    expect(refused.conflicts).toMatchObject([{ id: other, moved: { kind: 'sold' } }]);
    const nothing = await aside(id, 'damaged');
    expect((await shop.api.refused(409, undo, of(nothing))).code).toBe('conflict');
  });

  test('looks at movements of the same sort alone', async () => {
    const [id = 0] = await shop.receive(1);
    const operation = await transfer([id]);
    const sent = { params: { id }, body: { reason: 'damaged' } };
    await shop.api.ok(productCalls.setAside, sent);
    await shop.api.ok(undo, of(operation));
    expect(await placeOf(id)).toBe('Prishtinë');
  });

  test('is not possible for sales, their corrections and other undos', async () => {
    const sold = await shop.sold([{}]);
    const { data } = await shop.api.ok(historyCalls.list);
    const sale = data.find(({ kind }) => kind === 'sale') as Operation;
    expect(sale).toMatchObject({ sale: sold.id, undoable: false, units: 1, codes: ['NK-1'] });
    expect((await shop.api.refused(409, undo, of(sale.id))).code).toBe('conflict');
    const ids = await shop.receive(1);
    const back = await shop.api.ok(undo, of(await transfer(ids)));
    expect((await shop.api.refused(409, undo, of(back.data.operation))).code).toBe('conflict');
  });

  test('knows only its own units', async () => {
    const [one = 0, other = 0] = await shop.receive(2);
    const operation = await transfer([one]);
    await shop.api.refused(422, undo, of(operation, [other]));
    await shop.api.refused(422, undo, of(operation, [one, one]));
    await shop.api.refused(404, undo, of(999_999_999));
    const stranger = await openCounter(server());
    await stranger.api.refused(404, undo, of(operation));
    await stranger.api.refused(404, historyCalls.one, { params: { id: operation } });
  });
});
