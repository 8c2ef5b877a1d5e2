import { calls, fakeApi, productRow, screen, signedInAs, within } from '@backoffice/testing';

import { openStock, press, stockShop, tick } from './testing/stock-list';

const api = fakeApi();
const transfers = () => screen.queryAllByRole('button', { name: /transfer/i, hidden: true });

test.each(['cashier', 'stock', 'manager'] as const)('a %s may transfer', async (rights) => {
  stockShop(api);
  api.on(calls.authentication.user, signedInAs(rights));
  await openStock();
  await screen.findByRole('row', { name: /SB-11/ });
  expect(transfers()).toHaveLength(2);
});

test('a person who may only look is offered labels and lists, and no transfer', async () => {
  stockShop(api);
  api.on(calls.authentication.user, signedInAs('cashier', { actions: ['products.view'] }));
  await openStock();
  await screen.findByRole('row', { name: /SB-11/ });
  expect(transfers()).toHaveLength(0);
  expect(screen.getByRole('button', { name: /^Print labels/ })).toBeVisible();
});

test('a person of one shop transfers units to it, or from it to anywhere', async () => {
  stockShop(api);
  const person = signedInAs('cashier', { limited: true, location: 5 });
  api.on(calls.authentication.user, person);
  api.on(calls.products.list, [
    productRow({ id: 1, code: 'AM-90', location: 'Main shop' }),
    productRow({ id: 2, code: 'SB-11', location: 'Airport' }),
  ]);
  const { user } = await openStock();
  const targets = async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Transfer products' }));
    const options = within(await dialog.findByLabelText(/^Location/)).getAllByRole('option');
    return options.map((option) => option.textContent).slice(1);
  };
  await tick(user, /AM-90/);
  await press(user, 'Transfer');
  expect(await targets()).toEqual(['Main shop', 'Airport']);
  await user.keyboard('{Escape}');

  await tick(user, /SB-11/);
  await press(user, 'Transfer');
  expect(await targets()).toEqual(['Main shop']);
});
