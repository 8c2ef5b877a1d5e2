import type { Href } from '@backoffice/contracts';
import { addTexts, initI18n } from '@backoffice/i18n';
import { calls, failure, fakeApi, page, productRow, unitState } from '@backoffice/testing';

import { area } from '../area';
import findUnits from './find-units';

const api = fakeApi();
const href: Href = (name, ...params) => `${name} ${JSON.stringify(params[0])}`;
const find = (text: string, only: Href = href) =>
  findUnits(text, {
    signal: new AbortController().signal,
    href: only,
    timeZone: 'Europe/Belgrade',
  });

beforeAll(async () => {
  initI18n('en');
  addTexts('en', await area.texts('en'));
});

test('finds the first few units by a part of their code', async () => {
  api.on(
    calls.products.list,
    page([productRow({ code: 'AB777' }), productRow({ code: 'other' })], { total: 2, next: null }),
  );
  const found = await find(' ab7 ');
  expect(found.map(({ label, to }) => [label, to])).toEqual([
    ['AB777 · Nike Sneakers Black 42', 'products.find {"code":"AB777"}'],
  ]);
});

test('finds a sold unit by its barcode, in the sales of its day in the company’s zone', async () => {
  const sold = { at: '2026-11-20T23:30:00.000Z', by: 'arta', price: '55.00', receipt_number: 4 };
  api.on(calls.products.byBarcode, unitState({ code: 'AB900', sold }));
  const [found] = await find('200000000017');
  expect(found).toMatchObject({
    detail: expect.stringMatching(/^Sold · €/),
    to: 'sales.day {"day":"2026-11-21"}',
  });
  const withoutSales: Href = (name, ..._params) =>
    name === 'products.find' ? '/products' : undefined;
  expect(await find('200000000017', withoutSales)).toMatchObject([{ to: '/products' }]);
});

test('finds units in stock by the code of their supplier', async () => {
  const product = {
    ...{ id: 3, type: 'shoes' as const, code: 'AB900', brand: { id: 1, name: 'Nike' } },
    ...{ specific_type: null, color: null, name: null },
  };
  const units = [1, 2, 3, 4, 5, 6].map((id) => productRow({ id, code: 'AB900' }));
  api.on(calls.supplierCodes.find, { product, size: null, quantity: 1, units });
  expect(await find('4006381333931')).toHaveLength(5);
  expect(await find('96385074')).toMatchObject([
    { to: 'products.find {"code":"AB900"}' },
    {},
    {},
    {},
    {},
  ]);
  // A UPC is as long as our own barcodes.
  api.fail(calls.products.byBarcode, 404, 'not_found', 'Nobody knows it');
  api.on(calls.products.list, []);
  expect(await find('036000291452')).toHaveLength(5);
  api.fail(calls.supplierCodes.find, 404, 'not_found', 'Nobody knows it');
  expect(await find('4006381333931')).toEqual([]);
});

test('says of a unit by its barcode that it is out', async () => {
  const went_out = { at: '2026-11-20T23:30:00.000Z', by: 'arta', note: '' };
  api.on(calls.products.byBarcode, unitState({ code: 'AB900', out: 'lost', went_out }));
  expect(await find('200000000017')).toMatchObject([
    { detail: expect.stringMatching(/^Out of stock · €/) },
  ]);
});

test('finds what is under way: by barcode its shipment, by code where none is in stock', async () => {
  const shipment = { id: 3, number: 12, from: 'Main shop', at: '2026-11-20T23:30:00Z', by: 'arta' };
  const sent = productRow({ code: 'AB900', under_way_to: 'Airport' });
  api.on(calls.products.byBarcode, unitState({ ...sent, shipment }));
  expect(await find('200000000017')).toMatchObject([
    { detail: expect.stringMatching(/^Under way to Airport · €/), to: 'shipments.one {"id":3}' },
  ]);
  const products: Href = (name, ...params) =>
    name === 'products.find' ? JSON.stringify(params[0]) : undefined;
  const inTheList = '{"code":"AB900","state":"under_way"}';
  expect(await find('200000000017', products)).toMatchObject([{ to: inTheList }]);
  api.on(calls.products.list, ({ query }) => (query.under_way === '1' ? [sent] : []));
  expect(await find('ab9', products)).toMatchObject([
    { detail: expect.stringMatching(/^Under way to Airport/), to: inTheList },
  ]);
});

test.each(['', 'a', '  b '])('"%s" asks nobody', async (text) => {
  expect(await find(text)).toEqual([]);
});

test('rejects when the server fails: the shell shows what else there is', async () => {
  api.on(calls.products.list, failure(503, 'unavailable', 'The database is away'));
  await expect(find('AB777')).rejects.toThrow();
});
