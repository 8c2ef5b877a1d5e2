import {
  deliveryCalls,
  referenceCalls,
  productCalls,
  saleCalls,
  stockCalls,
} from '@backoffice/contracts';

import { rounds } from '../../../testing/engines';
import { onServer } from '../../../testing/on-each-engine';
import { type Counter, openCounter } from '../../../testing/shop/counter';

const { receive, correct, one } = deliveryCalls;

onServer('a delivery that was mistyped', (server) => {
  let shop: Counter;
  let id: number;
  let units: number[];
  let barcodes: string[];
  beforeEach(async () => {
    shop = await openCounter(server());
    await arrive([{ size: shop.sizes[0], quantity: 3 }]);
  });
  const arrive = async (sizes: object[], more: object = {}) => {
    const { data } = await shop.api.ok(receive, { body: shop.shoes(0, { sizes, ...more }) });
    id = data.id;
    units = data.items.map((item) => item.id);
    barcodes = data.items.map((item) => item.barcode);
    await shop.label(units);
  };
  const put = (body: object) => ({ params: { id }, body });
  const view = async (api = shop.api) => (await api.ok(one, { params: { id } })).data;
  const listed = async (query: Record<string, string> = {}) =>
    (await shop.api.ok(productCalls.list, { query: { ...query, sort: 'code' } })).data;
  const history = async (unit = 0) =>
    (await shop.api.ok(productCalls.history, { params: { id: unit } })).data;

  test('in code, colour and price is put right at once; labels are due, barcodes stay', async () => {
    const red = (
      await shop.api.ok(referenceCalls.addColor, {
        body: { colorName: 'Red', albanianName: 'K', englishName: 'Red', turkishName: 'K' },
      })
    ).data;
    const right = { code: 'NK-10', color: red, stockPrice: '59.90', note: 'read badly' };
    const { data } = await shop.api.ok(correct, put(right));
    expect(data).toEqual({ ids: units, operation: expect.any(Number), left: 0 });
    const rows = await listed({ label_due: '1' });
    expect(rows.map((row) => row.barcode).sort()).toEqual(barcodes);
    expect(rows[0]).toMatchObject({ code: 'NK-10', color: 'Red', price: '59.90', label_due: true });
    expect((await history(units[0])).slice(1)).toMatchObject([
      {
        kind: 'corrected',
        from_identity: 'NK-1 · Nike · Sneakers · Black · 42',
        to_identity: 'NK-10 · Nike · Sneakers · Red · 42',
        note: 'read badly',
        operation: { id: data.operation, kind: 'adjustment' },
      },
      { kind: 'repriced', from_price: '49.90', price: '59.90' },
    ]);
    const { delivery, changes } = await view();
    expect(delivery).toMatchObject({
      code: 'NK-10',
      stock_price: '59.90',
      label_due: 3,
      changes: 1,
    });
    const changed = {
      code: { before: 'NK-1', after: 'NK-10' },
      color: { before: 'Black', after: 'Red' },
      price: { before: '49.90', after: '59.90' },
    };
    expect(changes).toEqual([
      {
        ...{ operation: data.operation, at: expect.any(String), by: expect.any(String) },
        ...{ note: 'read badly', units: 3, added: 0, missing: 0, undone: false, changes: changed },
        model: id,
      },
    ]);
    expect(await shop.audit('delivery.corrected')).toMatchObject([
      { user_id: shop.userId, subject: `Delivery ${id} (NK-10)`, changes: changed },
    ]);
  });

  test('in one size is put right for the units that are named', async () => {
    const [first = 0, ...rest] = units;
    await shop.api.ok(correct, put({ ids: [first], size: shop.sizes[1] }));
    const sizes = new Map((await listed()).map((row) => [row.id, [row.number, row.label_due]]));
    expect(sizes.get(first)).toEqual(['43', true]);
    for (const unit of rest) expect(sizes.get(unit)).toEqual(['42', false]);
    expect((await view()).changes[0]?.changes).toEqual({ size: { before: '42', after: '43' } });
    await shop.api.ok(correct, put({ ids: [first], stockPrice: 20 }));
    expect((await view()).delivery.stock_price).toBe('49.90');
  });

  test('moves to the right product, and the wrong product stays, empty', async () => {
    await shop.receive(1, { code: 'NK-2' });
    await shop.api.ok(correct, put({ code: 'nk-2' }));
    const { db } = server().database;
    const products = await db
      .selectFrom('products')
      .select('code')
      .where('company_id', '=', shop.companyId)
      .orderBy('id')
      .execute();
    expect(products.map(({ code }) => code)).toEqual(['NK-1', 'NK-2']);
    expect((await listed()).map(({ code }) => code)).toEqual(['NK-2', 'NK-2', 'NK-2', 'NK-2']);
    const query = { code: 'NK-1' };
    const found = async () => (await shop.api.ok(deliveryCalls.list, { query })).data;
    expect((await found()).map((delivery) => delivery.id)).toEqual([id]);
  });

  test('keeps units that are sold or out, and refuses a correction that names them', async () => {
    const [sold = 0, lost = 0, here = 0] = units;
    await shop.api.ok(saleCalls.sell, { body: [shop.line(sold)] });
    await shop.api.ok(stockCalls.out, { body: { ids: [lost], reason: 'not_delivered' } });
    const refused = async (ids: number[]) =>
      (await shop.api.refused(409, correct, put({ ids, code: 'NK-3' }))).code;
    expect([await refused([sold, here]), await refused([lost, here])]).toEqual([
      'already_sold',
      'gone',
    ]);
    const { data } = await shop.api.ok(correct, put({ code: 'NK-3' }));
    expect([data.ids, data.left]).toEqual([[here], 2]);
    expect((await history(sold)).map(({ kind }) => kind)).toEqual(['received', 'sold']);
    const { delivery, units: all } = await view();
    expect(delivery).toMatchObject({ received: 3, in_stock: 1, sold: 1, out: 1, label_due: 1 });
    expect(all.map(({ state }) => state).sort()).toEqual(['in_stock', 'out', 'sold']);
  });

  test('corrected to what it was before needs no label', async () => {
    await shop.api.ok(correct, put({ stockPrice: 59 }));
    await shop.api.ok(correct, put({ stockPrice: '49.90' }));
    expect(await listed({ label_due: '1' })).toEqual([]);
  });

  test('refuses a correction that is empty, changes nothing or names unknown things', async () => {
    const fields = async (status: number, body: object) =>
      (await shop.api.refused(status, correct, put(body))).fields ?? {};
    expect(await fields(422, {})).toHaveProperty('code');
    expect(await fields(422, { code: 'NK-1', note: 'x' })).toHaveProperty('code');
    expect(await fields(422, { stockPrice: -1 })).toHaveProperty('stockPrice');
    expect(await fields(422, { name: 'Bag' })).toHaveProperty('name');
    expect(await fields(422, { brand: shop.bags })).toHaveProperty('brand');
    expect(await fields(404, { size: 999_999_999 })).toHaveProperty('size');
    await shop.api.refused(404, correct, put({ ids: await shop.receive(1), code: 'X' }));
    await shop.api.refused(404, correct, { params: { id: 999_999_999 }, body: { code: 'X' } });
    expect((await view()).changes).toEqual([]);
    expect((await listed()).every(({ code }) => code === 'NK-1')).toBe(true);
  });

  test('of accessories has a name, and neither size nor colour', async () => {
    const body = {
      ...{ productType: 'accessories', code: 'EP-1', name: 'Backpack', brand: shop.bags },
      ...{ importPrice: 10, stockPrice: 30, quantity: 2 },
    };
    id = (await shop.api.ok(receive, { body })).data.id;
    const refused = await shop.api.refused(422, correct, put({ size: shop.sizes[0] }));
    expect(refused.fields).toHaveProperty('size');
    await shop.api.ok(correct, put({ name: 'Rucksack' }));
    const { delivery, changes } = await view();
    expect(delivery).toMatchObject({ name: 'Rucksack', received: 2 });
    expect(changes[0]?.changes).toEqual({ name: { before: 'Backpack', after: 'Rucksack' } });
  });

  test('gets a new import price, for later sales and for people who may see costs', async () => {
    const [sold = 0] = units;
    const keeper = await shop.hire('stock');
    await keeper.api.ok(correct, put({ importPrice: '22.50' }));
    const seen = await view(keeper.api);
    expect([seen.delivery.import_price, seen.changes[0]?.changes]).toEqual([null, {}]);
    const { delivery, changes } = await view();
    expect(delivery.import_price).toBe('22.50');
    expect(changes[0]?.changes).toEqual({ import_price: { before: '20.00', after: '22.50' } });
    await shop.api.ok(saleCalls.sell, { body: [shop.line(sold)] });
    const { db } = server().database;
    const line = await db
      .selectFrom('sale_lines')
      .select('import_price')
      .where('company_id', '=', shop.companyId)
      .executeTakeFirstOrThrow();
    expect(line.import_price).toBe('22.50');
    expect(await listed({ label_due: '1' })).toEqual([]);
  });

  test('is corrected by people with that right, in their own shop', async () => {
    const cashier = await shop.hire('cashier');
    await cashier.api.refused(403, correct, put({ code: 'X' }));
    const [, there = 0] = shop.locations;
    const elsewhere = await shop.hire('stock', { location: there, limited: true });
    await elsewhere.api.refused(403, correct, put({ code: 'X' }));
    const [unit = 0] = units;
    await shop.api.ok(productCalls.transfer, { body: { ids: [unit], location: there } });
    await elsewhere.api.ok(correct, put({ ids: [unit], code: 'X' }));
  });

  test('of many units is put right whole, twice', async () => {
    const many = rounds(200, 1_000);
    await arrive([{ size: shop.sizes[0], quantity: many }]);
    await shop.api.ok(correct, put({ code: 'NK-10', stockPrice: 60 }));
    const { data } = await shop.api.ok(correct, put({ code: 'NK-1', stockPrice: 55 }));
    expect(data.ids).toHaveLength(many);
    expect((await view()).delivery).toMatchObject({ code: 'NK-1', label_due: many });
  }, 60_000);

  test('is corrected before or after the sale of one of its units, and both are done', async () => {
    for (let round = 0; round < 6; round += 1) {
      await arrive([{ size: shop.sizes[0], quantity: 2 }], { code: `R-${round}` });
      const [sold = 0, other = 0] = units;
      const answers = await Promise.all([
        shop.api.any(correct, put({ code: `RIGHT-${round}` })),
        shop.api.any(saleCalls.sell, { body: [shop.line(sold)] }),
        shop.api.any(productCalls.transfer, {
          body: { ids: [other], location: shop.locations[1] },
        }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
  });
});
