import {
  calls,
  fakeApi,
  saleRow,
  screen,
  setNow,
  signedInAs,
  transaction,
} from '@backoffice/testing';

import { openPage, openShop, sellButton } from './testing/counter';

const api = fakeApi();

test('a cashier sells, and sees the sales of the day', async () => {
  openShop(api);
  api.on(calls.authentication.user, signedInAs('cashier'));
  api.on(calls.sales.ofDay, [saleRow({ code: 'TB10' })]);
  await openPage();
  expect(await sellButton()).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Sales of the day' })).toBeVisible();
});

test('a person who may only sell is shown no sales', async () => {
  openShop(api);
  const actions = ['products.sell', 'products.view'];
  api.on(calls.authentication.user, signedInAs('cashier', { actions }));
  await openPage();
  expect(await sellButton()).toBeVisible();
  expect(screen.queryByText('Sales of the day')).not.toBeInTheDocument();
  expect(api.requests(calls.sales.ofDay)).toHaveLength(0);
});

test.each([
  ['may change them', ['transactions.view', 'transactions.edit'], 3],
  ['may only read them', ['transactions.view'], 0],
])('transactions of somebody who %s', async (_who, actions, count) => {
  setNow('2026-11-21');
  api.on(calls.authentication.user, signedInAs('manager', { actions }));
  api.on(calls.transactions.list, [transaction({ subType: 'Energy' })]);
  await openPage('/admin/transactions');
  expect(await screen.findByRole('row', { name: /Energy/ })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: /^(Add|Edit|Delete)/ })).toHaveLength(count);
});
