import 'fake-indexeddb/auto';
import { setToken } from '@backoffice/api-client';
import { closeDatabase } from '@backoffice/api-client/outage-database';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';

import { readSales } from '../store/sales';
import { keepShopOf, TERMS } from '../testing/kept-shop';
import { standIn } from './stand-in';

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  setToken('token');
});
afterEach(() => jest.restoreAllMocks());

const ask = (method: 'GET' | 'POST' | 'PUT', path: string, more: object = {}) =>
  standIn.answer({ method, path, params: {}, body: undefined, idempotencyKey: undefined, ...more });
const read = async (path: string, params = {}) =>
  (await ask('GET', path, { params }))?.data as { data: unknown; isValid?: boolean } | undefined;
const item = (id: number, price = '50.00', more: object = {}) => ({
  ...{ id, price, regular_price: price, sale_type: 'store', paymentType: 'cash' },
  ...more,
});
const sell = (key: string, items: object[], more: object = {}) =>
  ask('POST', 'sales', { idempotencyKey: key, body: { items, ...more } });
const codes = (rows: unknown) => (rows as { barcode: string }[]).map(({ barcode }) => +barcode);

test('who was signed in stays so for twelve hours, and nobody else', async () => {
  await keepShopOf(11);
  expect((await read('verify/token'))?.isValid).toBe(true);
  expect((await read('authentication/user'))?.data).toMatchObject({ user: { username: 'Ana' } });
  await keepShopOf(13);
  expect((await ask('GET', 'verify/token'))?.status).toBe(401);
  expect(await sell('a', [item(101)])).toMatchObject({
    status: 401,
    data: { reason: 'over_without_line' },
  });
  expect(await readSales()).toEqual([]);
  await keepShopOf();
  setToken('another');
  expect(await ask('GET', 'verify/token')).toBeUndefined();
  expect(await ask('GET', 'products/products')).toBeUndefined();
  expect(await sell('a', [item(101)])).toBeUndefined();
});

test('goods are found by code and brand, by barcode and by a supplier’s code', async () => {
  await keepShopOf();
  expect(codes((await read('products/products', { code: 'nk' }))?.data)).toEqual([101, 102]);
  expect(codes((await read('products/products', { brand: 'adidas' }))?.data)).toEqual([103]);
  const unit = (await read('products/barcode/٠٠٠٠٠٠٠٠٠١٠٣'))?.data;
  expect(unit).toMatchObject({ id: 103, price: '80.00', location: 'Center', sold: null });
  expect(await ask('GET', 'products/barcode/000000000999')).toMatchObject({
    status: 404,
    data: { reason: 'barcode_not_found' },
  });
  expect((await read('held-baskets'))?.data).toEqual([]);
  const coded = (await read('products/codes/4006381333931'))?.data;
  expect(codes((coded as { units: unknown }).units)).toEqual([102]);
});

test('a sale is written down, gets its slip, and its unit is sold', async () => {
  await keepShopOf();
  const answer = await sell('a', [item(101), item(103, '80.00')], { received: '150.00' });
  expect(answer?.data).toMatchObject({
    data: { total: '130.00', change: '20.00', ids: [101, 103], slip: 'K3-000017' },
  });
  expect(await readSales()).toMatchObject([
    { counter: 17, key: 'a', sale: { slip: 'K3-000017', seller: TERMS.seller.id } },
  ]);
  expect(codes((await read('products/products'))?.data)).toEqual([102]);
  expect((await read('products/barcode/000000000101'))?.data).toMatchObject({
    sold: { by: 'Ana Berisha' },
  });
  expect(await sell('b', [item(101)])).toMatchObject({ status: 409 });
});

test('the same basket is sold once, and two at once get two slips', async () => {
  await keepShopOf();
  const slips = await Promise.all([
    sell('a', [item(101)]),
    sell('b', [item(102)]),
    sell('c', [item(103, '80.00')]),
  ]);
  const slipOf = (one: (typeof slips)[number]) =>
    (one?.data as { data: { slip: string } }).data.slip;
  expect(slips.map(slipOf).sort()).toEqual(['K3-000017', 'K3-000018', 'K3-000019']);
  expect(await readSales()).toHaveLength(3);
});

test('a basket that is sold again gets its slip again, and another one under its key is refused', async () => {
  await keepShopOf();
  const first = await sell('a', [item(101)], { received: '60.00' });
  expect(await sell('a', [item(101)])).toMatchObject({
    status: 200,
    data: { data: { slip: 'K3-000017', total: '50.00', ids: [101] } },
  });
  expect(first?.data).toMatchObject({ data: { slip: 'K3-000017', change: '10.00' } });
  const other = await sell('a', [item(102)]);
  expect(other).toMatchObject({ status: 422, data: { reason: 'saved_before' } });
  expect(await readSales()).toHaveLength(1);
});

test.each([
  { what: 'below the lowest price', items: [item(101, '39.99')], reason: 'floor_without_line' },
  {
    what: 'above the limit for cash',
    items: [item(103, '501.00')],
    reason: 'cash_above_limit',
  },
  { what: 'of a unit that isn’t kept', items: [item(999)], reason: 'unit_without_line' },
])('nothing is sold $what', async ({ items, reason }) => {
  await keepShopOf();
  expect((await sell('a', items))?.data).toMatchObject({ success: false, reason });
  expect(await readSales()).toEqual([]);
});

test('by a bank there is no limit, and all but a counter’s calls go to the server', async () => {
  await keepShopOf();
  const byBank = item(103, '501.00', { paymentType: 'bank', bank: 'TEB' });
  expect((await sell('a', [byBank]))?.status).toBe(200);
  expect(await ask('POST', 'returns', { body: {} })).toBeUndefined();
  expect(await ask('POST', 'authentication/login', { body: {} })).toBeUndefined();
  expect(await ask('GET', 'till')).toBeUndefined();
});

test('what the browser can’t keep isn’t sold', async () => {
  await keepShopOf();
  jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect((await sell('a', [item(101)]))?.data).toMatchObject({ reason: 'cannot_keep_sale' });
  jest.restoreAllMocks();
  expect(await readSales()).toEqual([]);
});
