import {
  act,
  calls,
  fakeApi,
  pricePreview,
  productRow,
  screen,
  waitFor,
  within,
} from '@backoffice/testing';

import { openStock, press, stockShop, tick, UNITS } from '../testing/stock-list';

const api = fakeApi();
const { preview, apply } = calls.prices;
const [first, second] = UNITS;
const repriced = [first, second].map((unit) =>
  productRow({ ...unit, price: '48.00', label_due: true }),
);

let print: jest.SpyInstance;
beforeEach(() => {
  stockShop(api);
  print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  api.on(preview, pricePreview());
  api.on(apply, { ids: [1, 2], operation: 9 });
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Change prices' }));

async function openTicked() {
  const opened = await openStock();
  await tick(opened.user, /AM-90.*41/);
  await tick(opened.user, /AM-90.*42/);
  await press(opened.user, 'Change prices (2)');
  return opened;
}

test('ticked products are previewed, repriced, and their labels printed: four actions', async () => {
  const { user } = await openTicked();
  api.on(calls.products.list, ({ query }) => (query.label_due ? repriced : [...UNITS]));
  const form = await dialog();
  await user.type(await form.findByRole('textbox', { name: /Percent/ }), '20');
  expect(await form.findByText('2 prices change')).toBeVisible();
  expect(api.lastRequest(preview).body).toEqual({ ids: [1, 2], percent: '-20', ending: '.90' });
  await user.click(form.getByRole('button', { name: 'Change 2 prices' }));
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalled(), { timeout: 5_000 });
  expect(api.lastRequest(apply).body).toEqual({ hash: 'a'.repeat(64) });
  api.on(calls.stock.labelsPrinted, { ids: [1, 2] });
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  await press(user, 'Yes, printed');
  expect(await screen.findByText('2 labels are no longer due.')).toBeVisible();
  expect(api.lastRequest(calls.stock.labelsPrinted).body).toEqual({
    labels: [
      { id: 1, price: '48.00', code: 'AM-90', number: '41' },
      { id: 2, price: '48.00', code: 'AM-90', number: '42' },
    ],
  });
});

test('labels that did not come out of the printer stay due', async () => {
  api.on(calls.products.list, repriced);
  const { user } = await openStock();
  await tick(user, /AM-90.*41/);
  await press(user, 'Print labels (1)');
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalled(), { timeout: 5_000 });
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  await press(user, 'No');
  expect(api.requests(calls.stock.labelsPrinted)).toEqual([]);
});

test('stock that changed since the preview is previewed again, and what was typed stays', async () => {
  const { user } = await openTicked();
  const form = await dialog();
  const percent = await form.findByRole('textbox', { name: /Percent/ });
  await user.type(percent, '10');
  api.fail(apply, 409, 'stale_preview', 'Stock or prices changed since the preview.');
  await user.click(await form.findByRole('button', { name: 'Change 2 prices' }));
  expect(await form.findByText(/Nothing was done; look at the new preview/)).toBeVisible();
  expect(percent).toHaveValue('10');
  await waitFor(() => expect(api.requests(preview)).toHaveLength(2));
});

test('what was sold meanwhile can be left out', async () => {
  const { user } = await openTicked();
  const lost = [{ id: 2, code: 'AM-90', sold_at: null, sold_by: null }];
  api.fail(preview, 409, 'already_sold', 'Already sold: AM-90 (2)', { conflicts: lost });
  const form = await dialog();
  await user.type(await form.findByRole('textbox', { name: /Percent/ }), '10');
  expect(await form.findByText('Already sold: AM-90 (2)')).toBeVisible();
  api.on(preview, pricePreview({ units: 1 }));
  await user.click(form.getByRole('button', { name: 'Leave it out' }));
  expect(await form.findByRole('button', { name: 'Change 1 price' })).toBeVisible();
  expect(api.lastRequest(preview).body).toMatchObject({ ids: [1] });
});

test('Enter shows the preview before it changes anything; owners see what is below cost', async () => {
  api.on(preview, pricePreview({ below_cost: 2, unchanged: 1 }));
  const { user } = await openStock('/admin/products?type=shoes');
  await press(user, 'Change prices (all 3)');
  const form = await dialog();
  await user.selectOptions(
    await form.findByRole('combobox', { name: /How/ }),
    'One amount for all',
  );
  await user.type(form.getByRole('textbox', { name: /Euros each/ }), '9{Enter}');
  expect(await form.findByText('2 products would cost less than was paid for them.')).toBeVisible();
  expect(form.getByText('1 product costs that already and stays as it is.')).toBeVisible();
  expect(api.requests(apply)).toEqual([]);
  expect(api.lastRequest(preview).body).toMatchObject({ filter: { type: 'shoes' }, set: '9.00' });
});
