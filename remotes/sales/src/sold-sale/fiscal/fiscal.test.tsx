import {
  calls,
  fakeApi,
  returnView,
  screen,
  signedInAs,
  soldLine,
  waitFor,
  within,
} from '@backoffice/testing';

import { openSale, openShopWithSale, sneakers } from '../../testing/sold-sale';

const api = fakeApi();
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Fiscal coupon' }));
const closed = () => waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));

test('the number of the fiscal coupon is noted on a sale, and stands in its view', async () => {
  openShopWithSale(api);
  const { user, panel } = await openSale();
  await user.click(panel.getByRole('button', { name: 'Note fiscal coupon' }));
  const form = await dialog();
  api.on(calls.soldSales.noteFiscal, { fiscal_number: 'KF-4711' });
  openShopWithSale(api, [sneakers], { fiscal_number: 'KF-4711' });
  await user.type(form.getByRole('textbox', { name: 'Number' }), ' KF-4711 {Enter}');
  await closed();
  expect(api.lastRequest(calls.soldSales.noteFiscal)).toMatchObject({
    params: { id: '12' },
    body: { fiscal_number: 'KF-4711' },
  });
  expect(await panel.findByText('Fiscal coupon KF-4711')).toBeVisible();
});

test('is taken away by an empty number; what was typed survives a failure', async () => {
  openShopWithSale(api, [sneakers], { fiscal_number: 'KF-4711' });
  api.fail(calls.soldSales.noteFiscal, 503, 'unavailable', 'The database is away');
  const { user, panel } = await openSale();
  await user.click(panel.getByRole('button', { name: 'Change number' }));
  const form = await dialog();
  const number = form.getByRole('textbox', { name: 'Number' });
  expect(number).toHaveValue('KF-4711');
  await user.clear(number);
  await user.type(number, 'KF-1{Enter}');
  expect(await form.findByText('The database is away')).toBeVisible();
  expect(number).toHaveValue('KF-1');

  api.on(calls.soldSales.noteFiscal, { fiscal_number: null });
  await user.clear(number);
  await user.click(form.getByRole('button', { name: 'Save' }));
  await closed();
  expect(api.lastRequest(calls.soldSales.noteFiscal).body).toEqual({ fiscal_number: '' });
});

test('a return has one of its own', async () => {
  const back = soldLine({
    ...sneakers,
    state: 'returned',
    reversed: {
      kind: 'return',
      at: '2026-11-21T11:00:00.000Z',
      by: 'drin',
      approved_by: null,
      reason: 'size',
      note: '',
      return_id: 4,
      return_number: 4,
    },
  });
  openShopWithSale(api, [back], { fiscal_number: 'KF-1' });
  const view = returnView();
  const told = { ...view, return: { ...view.return, id: 4, fiscal_number: 'KF-2' } };
  api.on(calls.returns.one, told);
  api.on(calls.returns.noteFiscal, { fiscal_number: 'KF-3' });
  const { user, panel } = await openSale();
  await panel.findByText('Fiscal coupon KF-2');
  const [, ofReturn] = panel.getAllByRole('button', { name: 'Change number' });
  await user.click(ofReturn!);
  const number = (await dialog()).getByRole('textbox', { name: 'Number' });
  await user.clear(number);
  await user.type(number, 'KF-3{Enter}');
  await closed();
  expect(api.lastRequest(calls.returns.noteFiscal)).toMatchObject({
    params: { id: '4' },
    body: { fiscal_number: 'KF-3' },
  });
});

test('a person who may not sell reads the number and changes nothing', async () => {
  openShopWithSale(api, [sneakers], { fiscal_number: 'KF-4711' });
  const actions = ['products.view', 'sales.view', 'sales.return', 'till.view'];
  api.on(calls.authentication.user, signedInAs('cashier', { actions }));
  const { panel } = await openSale();
  expect(panel.getByText('Fiscal coupon KF-4711')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Change number' })).not.toBeInTheDocument();
});

test('a server without tills keeps none', async () => {
  openShopWithSale(api);
  const actions = ['products.sell', 'products.view', 'sales.view', 'sales.return'];
  api.on(calls.authentication.user, signedInAs('cashier', { actions }));
  const { panel } = await openSale();
  expect(panel.queryByRole('button', { name: /iscal/ })).not.toBeInTheDocument();
});
