import {
  brand,
  calls,
  color,
  company,
  delivery,
  deliveryChange,
  deliveryView,
  fakeApi,
  page,
  productRow,
  renderArea,
  screen,
  setNow,
  sizeNumber,
  specificType,
  within,
} from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

const api = fakeApi();
const { list, one } = calls.deliveries;

const open = (path = '/admin/deliveries') => renderArea(area, areaJson.routes, path);

const of = (model: number, code: string) => ({
  ...productRow({ code, number: '41' }),
  state: 'in_stock' as const,
  model,
});
const models = [
  delivery({ id: 9, code: 'TB-10', received: 2, operation: 21 }),
  delivery({ id: 12, code: 'AM-90', received: 1, stock_price: '15.00', operation: 22 }),
  delivery({ id: 13, code: 'PU-30', received: 1, operation: 23 }),
];
const whole = delivery({ id: 9, code: 'TB-10', models: 3, received: 4, note: 'LS 4711' });
const units = [of(9, 'TB-10'), of(9, 'TB-10'), { ...of(12, 'AM-90'), label_due: true }];
const late = { ...of(13, 'PU-30'), state: 'sold' as const };
const corrected = deliveryChange({ operation: 31, model: 12 });

beforeEach(() => {
  setNow('2026-11-21');
  api.on(calls.company.company, company());
  api.on(list, page([whole], { total: 1, capped: false, next: null }));
  const changes = [corrected, deliveryChange({ operation: 30, model: 9 })];
  api.on(one, deliveryView({ delivery: whole, models, units: [...units, late], changes }));
});

test('a delivery of several models says in the list how many', async () => {
  await open();
  const row = await screen.findByRole('row', { name: /TB-10/ });
  expect(row).toHaveTextContent(/TB-10 \+2.*3 models/);
  expect(row).not.toHaveTextContent('€');
});

test('it has all of them on its page, each with what it cost and its own corrections', async () => {
  await open('/admin/deliveries?id=9');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Delivery of TB-10, AM-90, PU-30' }),
  ).toBeVisible();
  expect(screen.getByText('3 models')).toBeVisible();
  expect(screen.getByText("Supplier's note: LS 4711")).toBeVisible();
  const tables = models.map(({ code }) => screen.getByRole('table', { name: `Units of ${code}` }));
  expect(tables.map((table) => within(table).getAllByRole('row').length - 1)).toEqual([2, 1, 1]);
  expect(screen.getAllByRole('link', { name: 'Open operation' })).toHaveLength(3);
  const changes = screen
    .getAllByRole('listitem')
    .filter((item) => /corrected/.test(item.textContent));
  expect(changes.map((item) => /TB-10|AM-90/.exec(item.textContent)?.[0])).toEqual([
    'AM-90',
    'TB-10',
  ]);
});

test('it prints the labels of all its units in stock at once', async () => {
  const { user } = await open('/admin/deliveries?id=9');
  await user.click(await screen.findByRole('button', { name: 'Print labels (3)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Print labels' }));
  const sheet = await dialog.findByRole('img', { name: 'Preview of the first sheet' });
  for (const { barcode } of units) expect(sheet).toHaveTextContent(barcode);
  expect(sheet).not.toHaveTextContent(late.barcode);
});

test('it puts right one model alone', async () => {
  const { user } = await open('/admin/deliveries?id=9');
  await screen.findByRole('table', { name: 'Units of AM-90' });
  api.on(calls.reference.listBrands, [brand({ brandName: 'Nike' })]);
  api.on(calls.reference.listTypes, [specificType()]);
  api.on(calls.reference.listColors, [color()]);
  api.on(calls.reference.listNumbers, [sizeNumber({ number: '41' })]);
  api.on(calls.deliveries.correct, { ids: [units[2]?.id ?? 0], operation: 40, left: 0 });
  await user.click(screen.getAllByRole('button', { name: 'Correct' })[1] as HTMLElement);
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Correct the delivery of AM-90' }),
  );
  const code = dialog.getByRole('textbox', { name: 'Code' });
  await user.clear(code);
  await user.type(code, 'AM-91');
  await user.click(dialog.getByRole('button', { name: 'Correct 1 unit' }));
  await screen.findByText('1 unit corrected');
  const sent = api.lastRequest(calls.deliveries.correct);
  expect([sent.params.id, sent.body]).toEqual(['12', { code: 'AM-91' }]);
});
