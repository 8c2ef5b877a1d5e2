import {
  deliveryCalls,
  historyCalls,
  priceCalls,
  productCalls,
  saleCalls,
  stockCalls,
} from '@backoffice/contracts';

import { onServer } from '../../../testing/on-each-engine';
import { type Counter, openCounter } from '../../../testing/shop/counter';

const { one, undo } = historyCalls;

onServer('undoing prices and corrections', (server) => {
  let shop: Counter;
  let delivery = 0;
  let ids: number[] = [];
  beforeEach(async () => {
    shop = await openCounter(server());
    const { data } = await shop.api.ok(deliveryCalls.receive, { body: shop.shoes(4) });
    delivery = data.id;
    ids = data.items.map(({ id }) => id);
    await shop.label(ids);
  });
  const of = (id: number, some?: number[]) => ({ params: { id }, body: { ids: some } });
  const reprice = async (set: number, some = ids) => {
    const { data } = await shop.api.ok(priceCalls.preview, { body: { ids: some, set } });
    const { hash } = data;
    return (await shop.api.ok(priceCalls.apply, { body: { hash } })).data.operation;
  };
  const correct = async (right: object) => {
    const sent = { params: { id: delivery }, body: right };
    return (await shop.api.ok(deliveryCalls.correct, sent)).data.operation;
  };
  const stock = async () => {
    const { data } = await shop.api.ok(productCalls.list, { query: { sort: 'code' } });
    return data.map(({ code, number, price, label_due }) => [code, number, price, label_due]);
  };
  const deliveryNow = async () => {
    const sent = { params: { id: delivery } };
    return (await shop.api.ok(deliveryCalls.one, sent)).data;
  };
  const four = (row: unknown[]) => [row, row, row, row];

  test('takes a price back though the units moved since, and the other way round', async () => {
    const body = { ids, location: shop.locations[1] };
    const moved = (await shop.api.ok(productCalls.transfer, { body })).data.operation;
    const repriced = await reprice(39.9);
    await shop.api.ok(undo, of(moved));
    expect(await stock()).toEqual(four(['NK-1', '42', '39.90', true]));
    await shop.api.ok(undo, of(repriced));
    expect(await stock()).toEqual(four(['NK-1', '42', '49.90', false]));
    const kinds = ['received', 'transferred', 'repriced', 'transferred', 'repriced'];
    expect(await shop.history(ids[0] ?? 0)).toEqual(kinds);
  });

  test('lets a price stand that was changed again, and offers the others', async () => {
    const [first = 0, ...rest] = ids;
    const all = await reprice(39.9);
    const again = await reprice(29.9, [first]);
    const refused = await shop.api.refused(409, undo, of(all));
    expect(refused).toMatchObject({
      code: 'moved_since',
      conflicts: [{ id: first, moved: { kind: 'repriced' } }],
      data: { ids: rest },
    });
    await shop.api.ok(undo, of(all, rest));
    await shop.api.ok(undo, of(again));
    expect((await stock()).map(([, , price, due]) => [price, due]).sort()).toEqual([
      ['39.90', true],
      ['49.90', false],
      ['49.90', false],
      ['49.90', false],
    ]);
  });

  test('makes a label due again that was printed since', async () => {
    const operation = await reprice(39.9);
    const labels = ids.map((id) => ({ id, price: '39.90', code: 'NK-1', number: '42' }));
    await shop.api.ok(stockCalls.labelsPrinted, { body: { labels } });
    expect(await stock()).toEqual(four(['NK-1', '42', '39.90', false]));
    await shop.api.ok(undo, of(operation));
    expect(await stock()).toEqual(four(['NK-1', '42', '49.90', true]));
  });

  test('gives a delivery its code, size and prices back', async () => {
    const right = { code: 'NK-9', size: shop.sizes[1], stockPrice: 59.9, importPrice: 25 };
    const operation = await correct(right);
    expect(await stock()).toEqual(four(['NK-9', '43', '59.90', true]));
    const { operation: seen, units } = (await shop.api.ok(one, { params: { id: operation } })).data;
    expect(seen).toMatchObject({ kind: 'adjustment', delivery, units: 4, undoable: true });
    expect(seen.movements.sort()).toEqual(['corrected', 'repriced']);
    expect(units).toHaveLength(8);
    expect(units.find(({ movement }) => movement === 'corrected')).toMatchObject({
      from_identity: 'NK-1 · Nike · Sneakers · Black · 42',
      to_identity: 'NK-9 · Nike · Sneakers · Black · 43',
      since: null,
    });

    await shop.api.ok(undo, of(operation));
    expect(await stock()).toEqual(four(['NK-1', '42', '49.90', false]));
    const { delivery: now, changes } = await deliveryNow();
    expect(now).toMatchObject({ code: 'NK-1', import_price: '20.00', stock_price: '49.90' });
    expect(changes.map(({ undone }) => undone)).toEqual([true]);
  });

  test('keeps a unit whole of which a part was changed again', async () => {
    const [first = 0] = ids;
    const operation = await correct({ code: 'NK-9', stockPrice: 59.9 });
    await reprice(39.9, [first]);
    const { units } = (await shop.api.ok(one, { params: { id: operation } })).data;
    const stuck = units.filter(({ id }) => id === first);
    expect(stuck.map(({ since }) => since?.kind)).toEqual(['repriced', 'repriced']);
    await shop.api.refused(409, undo, of(operation));
    await shop.api.ok(undo, of(operation, ids.slice(1)));
    expect((await stock()).map(([code]) => code)).toEqual(['NK-1', 'NK-1', 'NK-1', 'NK-9']);
  });

  test('takes back the import price of a delivery, unless it was changed again', async () => {
    const first = await correct({ importPrice: 25 });
    const second = await correct({ importPrice: 30 });
    expect((await shop.api.refused(409, undo, of(first))).code).toBe('moved_since');
    await shop.api.ok(undo, of(second));
    expect((await deliveryNow()).delivery.import_price).toBe('25.00');
    await shop.api.ok(undo, of(first));
    expect((await deliveryNow()).delivery.import_price).toBe('20.00');
    await shop.api.refused(409, undo, of(first));
  });

  test('removes the units that were added to a delivery, and leaves the others', async () => {
    const body = { sizes: [{ size: shop.sizes[1], quantity: 2 }] };
    const sent = { params: { id: delivery }, body };
    const { operation } = (await shop.api.ok(deliveryCalls.addUnits, sent)).data;
    await shop.api.ok(undo, of(operation));
    expect((await deliveryNow()).delivery).toMatchObject({ in_stock: 4, out: 2 });
  });

  test('works for the price of a sold unit, as the unit may come back', async () => {
    const operation = await reprice(39.9);
    await shop.api.ok(saleCalls.sell, { body: [shop.line(ids[0] ?? 0)] });
    await shop.api.ok(undo, of(operation));
    expect(await shop.history(ids[0] ?? 0)).toEqual(['received', 'repriced', 'sold', 'repriced']);
  });
});
