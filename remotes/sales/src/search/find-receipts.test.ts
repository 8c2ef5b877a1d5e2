import { type Href, slipCode } from '@backoffice/contracts';
import { addTexts, initI18n } from '@backoffice/i18n';
import { calls, fakeApi, saleView, soldLine } from '@backoffice/testing';

import { area } from '../area';
import findReceipts from './find-receipts';

const api = fakeApi();
const href: Href = (name, ...params) => `${name} ${JSON.stringify(params[0])}`;
const find = (text: string) =>
  findReceipts(text, {
    signal: new AbortController().signal,
    href,
    timeZone: 'Europe/Belgrade',
  });

beforeAll(async () => {
  initI18n('en');
  addTexts('en', await area.texts('en'));
});

test.each([
  ['12', { number: '12' }],
  [' #12 ', { number: '12' }],
  [slipCode('sale', 12), { code: slipCode('sale', 12) }],
  [slipCode('offline', 3_000_017), { code: slipCode('offline', 3_000_017) }],
  ['k3-000017', { code: 'k3-000017' }],
])('finds the sale of %j', async (text, query) => {
  api.on(
    calls.soldSales.find,
    saleView({ id: 5, receipt_number: 12, total: '59.00' }, [soldLine({ code: 'AM90' })]),
  );
  const [found] = await find(text);
  expect(found).toMatchObject({
    label: 'Receipt 12',
    detail: expect.stringMatching(/2026.*€59\.00 · AM90/),
    to: 'sales.sale {"id":5}',
  });
  expect(api.lastRequest(calls.soldSales.find).query).toEqual(query);
});

test.each(['', 'AM90', '0', '200000000017', '42a'])('"%s" asks nobody', async (text) => {
  expect(await find(text)).toEqual([]);
});

test('a number that no receipt has finds nothing', async () => {
  api.fail(calls.soldSales.find, 404, 'not_found', 'No such sale');
  await expect(find('99')).rejects.toThrow();
});
