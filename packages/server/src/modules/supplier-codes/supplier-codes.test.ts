import {
  deliveryCalls,
  referenceCalls,
  productCalls,
  supplierCodeCalls as calls,
  saleCalls,
  slipCode,
  stockCalls,
} from '@backoffice/contracts';

import { onServer } from '../../testing/on-each-engine';
import { type Counter, openCounter } from '../../testing/shop/counter';
import { checkedImport, shoeLines } from '../../testing/shop/imports/imports';

const EAN = '4006381333931';
const CARTON = '14006381333938';

onServer("a supplier's code", (server) => {
  let shop: Counter;
  let product: number;
  beforeEach(async () => {
    shop = await openCounter(server());
    await shop.receive(1);
    product = (await shop.api.ok(productCalls.groups)).data[0]?.id ?? 0;
  });
  const add = (more: object = {}, api = shop.api) =>
    api.ok(calls.add, { body: { code: EAN, product, size: shop.sizes[0], ...more } });
  const refused = (status: number, more: object) =>
    shop.api.refused(status, calls.add, {
      body: { code: EAN, product, size: shop.sizes[0], ...more },
    });
  const find = async (code = EAN, api = shop.api) =>
    (await api.ok(calls.find, { params: { code } })).data;
  const offered = async (api = shop.api) => (await find(EAN, api)).units.map(({ id }) => id);

  test('names a product in a size, in whatever form it is read', async () => {
    const { data } = await add();
    expect(data).toMatchObject({ code: EAN, product, size: { name: '42' }, quantity: 1 });
    await add({ code: '036000291452', size: shop.sizes[1] });
    await add({ code: CARTON, quantity: 12 });
    expect(await find(`0${EAN}`)).toMatchObject({
      product: {
        id: product,
        type: 'shoes',
        code: 'NK-1',
        brand: { id: shop.brand, name: 'Nike' },
        specific_type: { id: shop.type, name: 'Sneakers' },
        color: { id: shop.color, name: 'Black' },
        name: null,
      },
      size: { id: shop.sizes[0], name: '42' },
      quantity: 1,
    });
    expect((await find('0036000291452')).size?.name).toBe('43');
    expect((await find(CARTON)).quantity).toBe(12);
    const { data: listed } = await shop.api.ok(calls.list, { query: { product } });
    expect(listed.map(({ code }) => code)).toEqual([EAN, CARTON, '036000291452']);
  });

  test('that reads as a slip without a line is refused unless it is on record', async () => {
    const slip = slipCode('offline', 1_000_017);
    for (const code of [slip, `0${slip}`]) await refused(422, { code });
    await add();
    await server()
      .database.db.updateTable('product_codes')
      .set({ code: slip, gtin: `00${slip}` })
      .where('company_id', '=', shop.companyId)
      .execute();
    expect(await find(slip)).toMatchObject({ product: { id: product } });
    await add({ code: slip, quantity: 2 });
    expect((await find(slip)).quantity).toBe(2);
  });

  test('is given to the product and size of a unit', async () => {
    const [unit] = (await shop.api.ok(productCalls.list, { query: { limit: '1' } })).data;
    const { data } = await shop.api.ok(calls.add, { body: { code: EAN, unit: unit?.id } });
    expect(data).toMatchObject({ code: EAN, product, size: { name: '42' }, quantity: 1 });
    await shop.api.refused(404, calls.add, { body: { code: CARTON, unit: 999_999 } });
    await shop.api.refused(422, calls.add, { body: { code: CARTON, unit: unit?.id, product } });
    await shop.api.refused(422, calls.add, { body: { code: CARTON } });
  });

  test('is listed for a unit of its size, even a sold one, and for no other', async () => {
    await add();
    await add({ code: CARTON, quantity: 12 });
    await add({ code: '036000291452', size: shop.sizes[1] });
    const [unit = 0] = await offered();
    const of = async (query: { unit: number }) =>
      (await shop.api.ok(calls.list, { query })).data.map(({ code }) => code);
    expect(await of({ unit })).toEqual([EAN, CARTON]);
    await shop.api.ok(saleCalls.sell, { body: [shop.line(unit)] });
    expect(await of({ unit })).toEqual([EAN, CARTON]);
    await shop.api.refused(404, calls.list, { query: { unit: 999_999 } });
    await shop.api.refused(422, calls.list, { query: { unit, product } });
    await shop.api.refused(422, calls.list, { query: {} });
  });

  test('belongs to one variant; the same again is fine, and may change the quantity', async () => {
    await add();
    expect((await add({ quantity: 6 })).data).toMatchObject({ code: EAN, quantity: 6 });
    const other = await refused(409, { size: shop.sizes[1] });
    expect(other).toMatchObject({
      code: 'duplicate',
      message: `${EAN} is NK-1 Nike Black 42`,
    });
    expect(await shop.audit('code.added')).toMatchObject([
      { subject: `${EAN}: NK-1 Nike Black 42` },
    ]);
  });

  test('is a code with a right check digit, and none of ours', async () => {
    const [unit] = (await shop.api.ok(productCalls.list)).data;
    const none = ['4006381333930', 'AIR', unit?.barcode ?? '', slipCode('sale', 7)];
    for (const code of none) {
      expect(await refused(422, { code })).toMatchObject({ fields: { code: expect.any(String) } });
    }
    for (const code of none) await shop.api.refused(404, calls.find, { params: { code } });
  });

  test('is of a size that there is', async () => {
    expect((await refused(422, { size: null })).fields).toHaveProperty('size');
    await refused(404, { size: 999_999 });
    await refused(404, { product: 999_999 });
    const body = { productType: 'accessories', code: 'BAG', name: 'Bag', brand: shop.bags };
    const bags = { ...body, importPrice: 1, stockPrice: 2, quantity: 1 };
    await shop.api.ok(deliveryCalls.receive, { body: bags });
    const { data } = await shop.api.ok(productCalls.groups, { query: { type: 'accessories' } });
    expect((await refused(422, { product: data[0]?.id })).fields).toHaveProperty('size');
    await add({ product: data[0]?.id, size: null });
    expect(await find()).toMatchObject({ size: null, product: { name: 'Bag', color: null } });
    expect((await find()).units).toHaveLength(1);
  });

  test('is forgotten when it is removed, and its size can go then', async () => {
    const id = (
      await shop.api.ok(referenceCalls.addNumber, { body: { number: '60', type: 'shoes' } })
    ).data;
    await add({ size: id });
    const size = { params: { endpoint: 'number' }, body: { id } };
    expect(await shop.api.refused(409, referenceCalls.remove, size)).toMatchObject({
      message: expect.stringContaining('1 supplier code'),
    });
    await shop.api.ok(calls.remove, { params: { code: `0${EAN}` } });
    await shop.api.refused(404, calls.find, { params: { code: EAN } });
    await shop.api.refused(404, calls.remove, { params: { code: EAN } });
    await shop.api.ok(referenceCalls.remove, size);
    expect(await shop.audit('code.removed')).toHaveLength(1);
  });

  test('offers what is for sale, here first, then the oldest', async () => {
    await add();
    const [first = 0] = await offered();
    const [second = 0, sold = 0, lost = 0, aside = 0, there = 0] = await shop.receive(5);
    await shop.receive(1, { sizes: [{ size: shop.sizes[1], quantity: 1 }] });
    await shop.api.ok(saleCalls.sell, { body: [shop.line(sold)] });
    await shop.api.ok(stockCalls.out, { body: { ids: [lost], reason: 'lost' } });
    const damaged = { params: { id: aside }, body: { reason: 'damaged' } };
    await shop.api.ok(productCalls.setAside, damaged);
    const away = { ids: [there], location: shop.locations[1] };
    await shop.api.ok(productCalls.transfer, { body: away });
    expect(await offered()).toEqual([first, second, there]);
    const seller = await shop.hire('cashier', { location: shop.locations[1] });
    expect(await offered(seller.api)).toEqual([there, first, second]);
  });

  test('offers nothing of an import that is not done', async () => {
    await add();
    const [unit = 0] = await offered();
    const { db } = server().database;
    const id = await checkedImport(db, shop, shoeLines(1));
    await db.updateTable('units').set({ import_id: id }).where('id', '=', unit).execute();
    expect(await offered()).toEqual([]);
  });

  test('stands for its units in the filter of the stock', async () => {
    await add();
    const [unit = 0] = await offered();
    await shop.receive(2, { sizes: [{ size: shop.sizes[1], quantity: 2 }] });
    const query = { barcode: `0${EAN}` };
    expect((await shop.api.ok(productCalls.list, { query })).data.map(({ id }) => id)).toEqual([
      unit,
    ]);
    expect((await shop.api.ok(productCalls.ids, { query })).data).toEqual([unit]);
    expect((await shop.api.ok(productCalls.groups, { query })).data).toMatchObject([{ units: 1 }]);
    const unknown = { query: { barcode: '96385074' } };
    expect((await shop.api.ok(productCalls.list, unknown)).data).toEqual([]);
  });

  test('stays with its product when a delivery is corrected', async () => {
    await add();
    const id = (await shop.api.ok(deliveryCalls.list)).data[0]?.id ?? 0;
    await shop.api.ok(deliveryCalls.correct, { params: { id }, body: { code: 'NK-2' } });
    expect(await find()).toMatchObject({ product: { id: product, code: 'NK-1' }, units: [] });
  });

  test('given to two products at once belongs to one of them', async () => {
    const [size, other] = shop.sizes;
    const tries = await Promise.all(
      [size, other, size, other].map((number) =>
        shop.api.any(calls.add, { body: { code: EAN, product, size: number } }),
      ),
    );
    expect(tries.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 200, 409, 409]);
  });
});
