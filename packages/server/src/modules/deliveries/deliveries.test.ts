import { deliveryCalls as calls, referenceCalls, productCalls } from '@backoffice/contracts';

import { onEachEngine } from '../../testing/on-each-engine';
import { openShop } from '../../testing/shop/test-shop';
import { barcodeOf } from '../units/barcodes';

test('barcodes are valid UPC-A codes', () => {
  expect(barcodeOf(1)).toBe('200000000011');
  expect(barcodeOf(3_600_029_145)).toHaveLength(12);
});

onEachEngine('deliveries', (server) => {
  test('a delivery becomes units with barcodes of their own in the first shop', async () => {
    const { api, shoes, sizes } = await openShop(server());
    const wanted = sizes.map((size, index) => ({ size, quantity: index + 2 }));
    const { data, message } = await api.ok(calls.receive, { body: shoes(0, { sizes: wanted }) });
    expect(message).toBe('Product added successfully');
    expect(new Set(data.items.map(({ barcode }) => barcode)).size).toBe(5);

    const { data: rows, page } = await api.ok(productCalls.list);
    expect(page).toEqual({ total: 5, capped: false, next: null });
    expect(rows[0]).toMatchObject({
      brand: 'Nike',
      color: 'Black',
      specific_type: 'Sneakers',
      code: 'NK-1',
      name: null,
      type: 'shoes',
      location: 'Prishtinë',
      price: '49.90',
    });
    expect(rows.map(({ number }) => number)).toEqual(['43', '43', '43', '42', '42']);
  });

  test('an accessory has a name instead of size, colour and type', async () => {
    const { api, bags } = await openShop(server());
    const body = {
      productType: 'accessories',
      code: 'EP-1',
      name: 'Backpack',
      brand: bags,
      importPrice: 10,
      stockPrice: 30,
      quantity: 2,
    };
    await api.ok(calls.receive, { body });
    const { data } = await api.ok(productCalls.list, { query: { type: 'accessories' } });
    expect(data).toHaveLength(2);
    expect(data[0]).toMatchObject({ name: 'Backpack', color: null, number: null, price: '30.00' });
  });

  test('the same again is a new delivery of the same product, with its own price', async () => {
    const { api, receive, companyId } = await openShop(server());
    await receive(1);
    await receive(1, { code: 'nk-1', stockPrice: 55 });
    const { data } = await api.ok(productCalls.list, { query: { sort: 'price', dir: 'asc' } });
    expect(data.map(({ price, code }) => [price, code])).toEqual([
      ['49.90', 'NK-1'],
      ['55.00', 'NK-1'],
    ]);
    const { db } = server().database;
    const count = (table: 'products' | 'deliveries') =>
      db.selectFrom(table).select('id').where('company_id', '=', companyId).execute();
    expect([(await count('products')).length, (await count('deliveries')).length]).toEqual([1, 2]);
  });

  test('absurd or unfitting deliveries are refused and leave nothing behind', async () => {
    const { api, shoes, sizes, bags } = await openShop(server());
    const other = await openShop(server());
    const refused = async (status: number, more: object) =>
      (await api.refused(status, calls.receive, { body: shoes(1, more) })).fields ?? {};
    expect(await refused(422, { sizes: [] })).toHaveProperty('sizes');
    expect(await refused(422, { sizes: [{ size: sizes[0], quantity: 0 }] })).toHaveProperty(
      'sizes',
    );
    const many = sizes.map((size) => ({ size, quantity: 600 }));
    expect(await refused(422, { sizes: many })).toHaveProperty('sizes');
    expect(await refused(422, { sizes: [{ size: sizes[0], quantity: 1.5 }] })).not.toEqual({});
    const twice = [1, 2].map((quantity) => ({ size: sizes[0], quantity }));
    expect(await refused(422, { sizes: twice })).toHaveProperty('sizes');
    expect(await refused(422, { brand: bags })).toHaveProperty('brand');
    expect(await refused(422, { stockPrice: -1 })).toHaveProperty('stockPrice');
    expect(await refused(422, { importPrice: 0.001 })).toHaveProperty('importPrice');
    expect(await refused(404, { brand: other.brand })).toHaveProperty('brand');
    expect(await refused(404, { sizes: [{ size: other.sizes[0], quantity: 1 }] })).not.toEqual({});
    expect((await api.ok(productCalls.list)).data).toEqual([]);
  });

  test('units go to the shop where the receiver works', async () => {
    const { api, receive, locations, userId } = await openShop(server());
    await server()
      .database.db.updateTable('users')
      .set({ location_id: locations[1] ?? null })
      .where('id', '=', userId)
      .execute();
    await receive(1);
    expect((await api.ok(productCalls.list)).data[0]?.location).toBe('Prizren');
    expect((await api.ok(referenceCalls.listLocations)).data).toHaveLength(2);
  });
});
