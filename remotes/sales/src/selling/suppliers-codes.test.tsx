import type { FoundByCode } from '@backoffice/contracts';
import {
  calls,
  failure,
  fakeApi,
  location,
  productRow,
  scan,
  screen,
  signedInAs,
  waitFor,
  within,
} from '@backoffice/testing';

import { openPage, openShop, saleDialog, sellButton, shoe } from '../testing/counter';

const api = fakeApi();
const EAN = '4006381333931';
const SHOP = location({ id: 5, name: 'Shop 1' });
const pair = (id: number, more = {}) => productRow({ id, code: 'AM90', price: '59.90', ...more });

function openWith(units: FoundByCode['units']) {
  openShop(api);
  api.on(calls.authentication.user, signedInAs('cashier', { location: 5 }));
  api.on(calls.reference.listLocations, [SHOP]);
  const product = {
    id: 3,
    type: 'shoes' as const,
    code: 'AM90',
    brand: { id: 1, name: 'Nike' },
    specific_type: { id: 4, name: 'Sneakers' },
    color: { id: 6, name: 'Black' },
    name: null,
  };
  const found = { product, size: { id: 8, name: '42' }, quantity: 1, units };
  api.on(calls.supplierCodes.find, ({ params }) =>
    params.code === EAN ? found : failure(404, 'not_found', 'Nobody knows it'),
  );
}

const onCounter = () => screen.queryAllByRole('checkbox', { name: /AM90/, checked: true });
const question = () =>
  screen.findByRole('alertdialog', { name: 'Nike AM90, Black, 42: which one?' });

describe("a supplier's code at the counter", () => {
  test('takes the oldest that is here, then the next one, then says that there is none', async () => {
    openWith([pair(21), pair(22), pair(23, { location: 'Shop 2' })]);
    await openPage();
    await sellButton();
    await scan(EAN);
    await waitFor(() => expect(onCounter()).toHaveLength(1));
    await scan(EAN);
    await waitFor(() => expect(onCounter()).toHaveLength(2));
    await scan(EAN);
    expect(await question()).toHaveTextContent('None here; 1 in another shop.');
  });

  test('twice in a row takes two, and no third one', async () => {
    openWith([pair(21), pair(22)]);
    await openPage();
    await sellButton();
    const release = api.hold(calls.supplierCodes.find);
    for (let time = 0; time < 3; time += 1) await scan(EAN);
    release();
    await waitFor(() => expect(onCounter()).toHaveLength(2));
    await waitFor(() => expect(screen.getByText('3 scans')).toBeVisible());
    expect(onCounter()).toHaveLength(2);
  });

  test('asks where prices differ: Enter takes the first, what is scanned meanwhile waits', async () => {
    openWith([pair(21, { price: '39.90' }), pair(22), pair(23)]);
    const { user } = await openPage();
    await sellButton();
    await scan(EAN);
    const dialog = within(await question());
    expect(dialog.getByRole('button', { name: /39\.90.*1 unit/ })).toHaveFocus();
    await scan(shoe.barcode);
    expect(onCounter()).toHaveLength(0);
    await user.keyboard('{ArrowDown}');
    expect(dialog.getByRole('button', { name: /59\.90.*2 units/ })).toHaveFocus();
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(onCounter()).toHaveLength(2));
    expect(screen.queryByRole('dialog', { name: 'Sell' })).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await saleDialog()).toHaveTextContent('99.80');
  });

  test('Escape takes none', async () => {
    openWith([pair(21, { price: '39.90' }), pair(22)]);
    const { user } = await openPage();
    await sellButton();
    await scan(EAN);
    await question();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(onCounter()).toHaveLength(0);
    await scan(shoe.barcode);
    await waitFor(() => expect(onCounter()).toHaveLength(1));
  });

  test('that nobody knows is an unknown code', async () => {
    openWith([]);
    await openPage();
    await sellButton();
    await scan('96385074');
    expect(await screen.findByRole('button', { name: 'Dismiss 96385074' })).toBeVisible();
    await scan(EAN);
    await waitFor(() => expect(screen.getByText('2 scans')).toBeVisible());
    expect(screen.queryByRole('button', { name: `Dismiss ${EAN}` })).not.toBeInTheDocument();
    expect((await screen.findAllByText(/none left for sale/))[0]).toBeVisible();
  });
});
