import { deliveryCalls, productCalls } from '@backoffice/contracts';

import { onServer } from '../../testing/on-each-engine';
import { type Counter, openCounter } from '../../testing/shop/counter';

const { receive, addUnits, correct, one } = deliveryCalls;

onServer('more that came with a delivery', (server) => {
  let shop: Counter;
  let id: number;
  beforeEach(async () => {
    server().clock.set(null);
    shop = await openCounter(server());
    const body = shop.shoes(2);
    id = (await shop.api.ok(receive, { body })).data.id;
  });
  const add = (body: object) => ({ params: { id }, body });
  const view = async () => (await shop.api.ok(one, { params: { id } })).data;

  test('joins the delivery as it is corrected by now, with barcodes of its own', async () => {
    await shop.api.ok(correct, { params: { id }, body: { code: 'NK-9', stockPrice: 60 } });
    const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
    await shop.travel(tomorrow);
    const sizes = [{ size: shop.sizes[1], quantity: 3 }];
    const { data } = await shop.api.ok(addUnits, add({ sizes }));
    expect([data.id, data.items.length]).toEqual([id, 3]);
    const { delivery, units, changes } = await view();
    expect(delivery).toMatchObject({ code: 'NK-9', received: 5, in_stock: 5, label_due: 5 });
    expect(new Set(units.map(({ barcode }) => barcode)).size).toBe(5);
    expect(units.map(({ number }) => number)).toEqual(['42', '42', '43', '43', '43']);
    const added = units.filter(({ number }) => number === '43');
    for (const unit of added) {
      expect(unit).toMatchObject({ code: 'NK-9', price: '60.00', label_due: true });
    }
    expect(new Set(units.map(({ date }) => date)).size).toBe(1);
    expect(changes[0]).toMatchObject({
      operation: data.operation,
      units: 3,
      added: 3,
      changes: {},
    });
    const unit = data.items[0]?.id ?? 0;
    const history = await shop.api.ok(productCalls.history, { params: { id: unit } });
    expect(history.data).toMatchObject([
      { kind: 'received', to: 'Prishtinë', price: '60.00', operation: { kind: 'delivery' } },
    ]);
  });

  test('is counted by sizes where there are any, and accessories by number', async () => {
    const fields = async (status: number, body: object) =>
      (await shop.api.refused(status, addUnits, add(body))).fields ?? {};
    expect(await fields(422, { quantity: 2 })).toHaveProperty('sizes');
    expect(await fields(422, { sizes: [] })).toHaveProperty('sizes');
    const unknown = [{ size: 999_999_999, quantity: 1 }];
    expect(await fields(404, { sizes: unknown })).not.toEqual({});
    const bags = {
      ...{ productType: 'accessories', code: 'EP-1', name: 'Backpack', brand: shop.bags },
      ...{ importPrice: 10, stockPrice: 30, quantity: 2 },
    };
    id = (await shop.api.ok(receive, { body: bags })).data.id;
    const sizes = [{ size: shop.sizes[0], quantity: 1 }];
    expect(await fields(422, { sizes })).toHaveProperty('quantity');
    await shop.api.ok(addUnits, add({ quantity: 4 }));
    expect((await view()).delivery.received).toBe(6);
  });

  test('needs the right to correct the stock of this company', async () => {
    const sizes = [{ size: shop.sizes[0], quantity: 1 }];
    const cashier = await shop.hire('cashier');
    await cashier.api.refused(403, addUnits, add({ sizes }));
    const stranger = await openCounter(server());
    const theirs = [{ size: stranger.sizes[0], quantity: 1 }];
    await stranger.api.refused(404, addUnits, add({ sizes: theirs }));
    await stranger.api.refused(404, one, { params: { id } });
    expect((await view()).delivery.received).toBe(2);
  });
});
