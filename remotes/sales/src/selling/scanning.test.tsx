import {
  SEEN,
  act,
  calls,
  fakeApi,
  location,
  productRow,
  scan,
  screen,
  signedIn,
  signedInAs,
  unitState,
  user as person,
  waitFor,
  within,
} from '@backoffice/testing';
import { dismissUnknownCodes } from '@backoffice/ui/scanner';

import {
  boot,
  openPage,
  openShop as open,
  saleDialog as dialog,
  sellButton,
  shoe,
} from '../testing/counter';

const api = fakeApi();
const openShop = () => open(api);

afterEach(() => dismissUnknownCodes());

describe('scanning at the counter', () => {
  test('a sold unit says when, by whom and for how much; an unknown barcode is kept', async () => {
    openShop();
    api.unsupported(calls.soldSales.find);
    api.on(
      calls.products.byBarcode,
      unitState({
        ...shoe,
        sold: { at: '2026-11-20T09:30:00.000Z', by: 'Ana', price: '55.00', receipt_number: 7 },
      }),
    );
    await openPage();
    await sellButton();
    await scan(shoe.barcode);
    expect(
      await screen.findByText(/Nike AM90.* was sold on 20 Nov 2026.* by Ana for €55.00/, SEEN),
    ).toBeVisible();

    api.fail(calls.products.byBarcode, 404, 'not_found', 'Nobody knows this barcode');
    await scan('999999999999');
    expect(await screen.findByText('999999999999')).toBeVisible();
    expect(screen.getByText(/^Selected: 0/)).toBeVisible();
    expect(await sellButton()).toHaveAttribute('aria-disabled', 'true');
  });

  test('a pair scanned while the line is away comes onto the counter once it is back', async () => {
    openShop();
    const { user } = await openPage();
    await sellButton();
    await scan(boot.barcode);
    await screen.findByRole('row', { name: /TB10/ });
    api.offline(calls.products.byBarcode);
    await scan(shoe.barcode);
    expect(await screen.findByText('1 code waits for the line:')).toBeVisible();
    expect(screen.queryByText(/Unknown code/)).not.toBeInTheDocument();
    await user.click(await sellButton());
    const sale = within(await dialog());
    expect(sale.getByRole('button', { name: /^Sell/ })).toHaveAttribute('aria-disabled', 'true');
    api.on(calls.products.byBarcode, unitState(shoe));
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(await sale.findByText(/AM90/)).toBeVisible();
    expect(sale.getByRole('button', { name: /^Sell/ })).not.toHaveAttribute('aria-disabled');
  });

  test('a unit that is out of stock is refused by name, with the reason', async () => {
    openShop();
    const went_out = { at: '2026-11-20T09:30:00.000Z', by: 'Ana', note: '' };
    api.on(calls.products.byBarcode, unitState({ ...shoe, out: 'lost', went_out }));
    await openPage();
    await sellButton();
    await scan(shoe.barcode);
    expect(await screen.findByText(/AM90.* is out of stock \(Lost\)/, SEEN)).toBeVisible();
    expect(screen.getByText(/^Selected: 0/)).toBeVisible();
  });

  test('a unit that is set aside is refused by name', async () => {
    openShop();
    api.on(calls.products.byBarcode, unitState({ ...shoe, set_aside: 'damaged' }));
    await openPage();
    await sellButton();
    await scan(shoe.barcode);
    expect(await screen.findByText(/AM90.* is set aside, not for sale/, SEEN)).toBeVisible();
    expect(screen.getByText(/^Selected: 0/)).toBeVisible();
  });

  test('what is scanned while the dialog is open is counted and explained there', async () => {
    openShop();
    api.on(calls.authentication.user, signedInAs('stock', { actions: ['products.sell'] }));
    const { user } = await openPage();
    await sellButton();
    await scan(shoe.barcode);
    await user.click(await sellButton());
    const sale = within(await dialog());
    expect(sale.getByText('1 scan')).toBeVisible();

    api.on(
      calls.products.byBarcode,
      unitState({
        ...boot,
        sold: { at: '2026-11-20T09:30:00.000Z', by: 'Ana', price: '55.00', receipt_number: 7 },
      }),
    );
    await scan(boot.barcode);
    expect(
      await sale.findByText(/TB10.* was sold on 20 Nov 2026.* by Ana for €55.00/, SEEN),
    ).toBeVisible();
    api.fail(calls.products.byBarcode, 404, 'not_found', 'Nobody knows this barcode');
    await scan('999999999999');
    expect(await sale.findByText('999999999999 is unknown')).toBeVisible();
    expect(sale.getByText('3 scans')).toBeVisible();
  });

  test('a unit that lies in another shop says so on the counter and in the dialog', async () => {
    openShop();
    api.on(calls.authentication.user, signedIn({ user: person({ id: 1, location: 5 }) }));
    api.on(calls.reference.listLocations, [location({ id: 5, name: 'Airport' })]);
    const { user } = await openPage();
    await waitFor(() => expect(api.requests(calls.reference.listLocations)).toHaveLength(1));
    await scan(shoe.barcode);
    const counter = await screen.findByRole('row', { name: /AM90/ });
    expect(await within(counter).findByText('In Shop 1, not in your shop')).toBeVisible();
    await user.click(await sellButton());
    const sale = within(await dialog());
    expect(sale.getByText('In Shop 1, not in your shop')).toBeVisible();
    await scan(boot.barcode);
    expect(await sale.findByText(/TB10.*: In Shop 1, not in your shop/)).toBeVisible();
  });

  test.each([
    ['Number 17', () => api.fail(calls.products.list, 500, 'internal', 'Number 17')],
    [/The server cannot be reached/, () => api.offline(calls.products.list)],
  ])('a list that cannot be loaded says so and comes with Retry: %s', async (reason, strike) => {
    openShop();
    const { user } = await openPage();
    await sellButton();
    strike();
    await user.type(screen.getByRole('searchbox', { name: 'Code' }), 'am');
    // The failure is shown twice: in a notification and in the page.
    await waitFor(() => expect(screen.getAllByText('Failed to load products')).toHaveLength(2));
    expect(screen.getAllByText(reason)).toHaveLength(2);
    api.on(calls.products.list, [productRow(shoe)]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('AM90')).toBeVisible();
  });
});
