import {
  deliveryCalls,
  figureCalls,
  historyCalls,
  productCalls,
  saleCalls,
  stockCalls,
} from '@backoffice/contracts';

import { onServer } from '../../testing/on-each-engine';
import { type Counter, openCounter } from '../../testing/shop/counter';

const { receive, correct, addUnits, one } = deliveryCalls;

onServer('a delivery that was miscounted', (server) => {
  let shop: Counter;
  let id: number;
  let units: number[];
  beforeEach(async () => {
    shop = await openCounter(server());
    const { data } = await shop.api.ok(receive, { body: shop.shoes(5) });
    id = data.id;
    units = data.items.map((item) => item.id);
    await shop.label(units);
  });
  const view = async () => (await shop.api.ok(one, { params: { id } })).data;
  const stock = async () => {
    const { data } = await shop.api.ok(figureCalls.stock);
    return data.locations.map((place) => [place.units, place.value]);
  };
  const labelsDue = async () =>
    (await shop.api.ok(productCalls.list, { query: { label_due: '1' } })).page?.total;
  const never = (ids: number[]) => ({ body: { ids, reason: 'not_delivered', note: 'box' } });

  test('units that never came leave the figures, the labels and the value of the stock', async () => {
    await shop.api.ok(correct, { params: { id }, body: { stockPrice: 60 } });
    expect([await stock(), await labelsDue()]).toEqual([[[5, '300.00']], 5]);
    const { data } = await shop.api.ok(stockCalls.out, never(units.slice(0, 2)));
    expect([await stock(), await labelsDue()]).toEqual([[[3, '180.00']], 3]);
    const { delivery, changes } = await view();
    expect(delivery).toMatchObject({ received: 5, in_stock: 3, out: 2, label_due: 3 });
    expect(changes[0]).toMatchObject({
      ...{ operation: data.operation, units: 2, missing: 2, added: 0, changes: {} },
      ...{ note: 'box', undone: false },
    });
    await shop.api.ok(historyCalls.undo, { params: { id: data.operation }, body: {} });
    expect([await stock(), await labelsDue()]).toEqual([[[5, '300.00']], 5]);
    expect((await view()).changes.map(({ undone }) => undone)).toEqual([true, false]);
  });

  test('units that are lost later or came with another delivery are not counted as missing', async () => {
    await shop.api.ok(stockCalls.out, { body: { ids: units.slice(0, 1), reason: 'lost' } });
    const others = await shop.receive(2, { code: 'NK-2' });
    await shop.api.ok(stockCalls.out, never([...others, ...units.slice(1, 2)]));
    expect((await view()).changes).toMatchObject([{ units: 1, missing: 1 }]);
  });

  test('more came: they are of the same delivery, and it is undone without them', async () => {
    const sizes = [{ size: shop.sizes[1], quantity: 2 }];
    const { data } = await shop.api.ok(addUnits, { params: { id }, body: { sizes } });
    expect(await stock()).toEqual([[7, '349.30']]);
    const [first] = await shop.api
      .ok(productCalls.history, { params: { id: units[0] ?? 0 } })
      .then(({ data: history }) => history);
    const whole = { params: { id: first?.operation?.id ?? 0 }, body: {} };
    await shop.api.ok(historyCalls.undo, whole);
    const { delivery, units: left } = await view();
    expect(delivery).toMatchObject({ received: 7, in_stock: 2, out: 5 });
    const inStock = left.filter(({ state }) => state === 'in_stock').map((unit) => unit.id);
    expect(inStock).toEqual(data.items.map((item) => item.id));
  });

  test('a correction that is undone gives the delivery its prices back', async () => {
    const right = { code: 'NK-9', stockPrice: 60, importPrice: 25 };
    const { data } = await shop.api.ok(correct, { params: { id }, body: right });
    await shop.api.ok(historyCalls.undo, { params: { id: data.operation }, body: {} });
    const { delivery, changes } = await view();
    expect(delivery).toMatchObject({
      ...{ code: 'NK-1', stock_price: '49.90', import_price: '20.00', label_due: 0, changes: 1 },
    });
    expect(changes.map(({ operation, undone }) => [operation, undone])).toEqual([
      [data.operation, true],
    ]);
    await shop.api.ok(saleCalls.sell, { body: [shop.line(units[0] ?? 0)] });
  });
});
