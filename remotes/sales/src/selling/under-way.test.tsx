import {
  SEEN,
  calls,
  failure,
  fakeApi,
  returnMade,
  scan,
  screen,
  sold,
  unitState,
  within,
  type FakeApi,
} from '@backoffice/testing';

import {
  boot,
  openPage,
  openShop,
  openShopWithReturns,
  saleDialog,
  sellButton,
  shoe,
  worn,
} from '../testing/counter';

const api = fakeApi();
const { sell } = calls.sales;

/** Sneakers that the main shop sent here, and that nobody has received yet. */
const sent = unitState({
  id: 7,
  code: 'SENT7',
  location: 'Main shop',
  price: '70.00',
  under_way_to: 'Airport',
  shipment: { id: 3, number: 12, from: 'Main shop', at: '2026-11-20T08:00:00.000Z', by: 'Besa' },
});
const inTransit = (unit: { id: number; code: string }) => ({
  conflicts: [
    {
      id: unit.id,
      code: unit.code,
      sold_at: null,
      sold_by: null,
      shipment: { id: 3, number: 12, to: 'Airport', at: '2026-11-21T08:00:00.000Z', by: 'Besa' },
    },
  ],
});

/** The shop with the sent unit among those that a scan knows. */
function withSent(open: (api: FakeApi) => void, others = [shoe, boot]) {
  open(api);
  api.on(calls.products.byBarcode, ({ params }) => {
    const unit = [sent, ...others].find(({ barcode }) => barcode === params.code);
    return unit ?? failure(404, 'not_found', 'Nobody knows this barcode');
  });
}

test('a unit under way is received and sold by scan, Enter, Enter, Enter', async () => {
  withSent(openShop);
  api.on(sell, sold());
  const { user } = await openPage();
  await sellButton();
  await scan(sent.barcode);
  const note = await screen.findByText(/Nike SENT7.* is under way from Main shop\./, SEEN);
  expect(note).toBeVisible();
  expect(screen.getByRole('button', { name: 'Receive and sell' })).toHaveFocus();

  await user.keyboard('{Enter}');
  const mark = 'Under way from Main shop: will be received and sold';
  expect(await screen.findByText(mark)).toBeVisible();
  expect(note).not.toBeInTheDocument();
  expect(await sellButton()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(within(await saleDialog()).getByText(mark)).toBeVisible();
  await user.keyboard('{Enter}');
  await screen.findByText('Product is register to sales successfully');
  expect(api.lastRequest(sell).body).toMatchObject([{ id: 7, receive: true }]);
});

test('a unit under way comes onto the counter once confirmed, and survives a reload', async () => {
  withSent(openShop);
  const { user, unmount } = await openPage();
  await sellButton();
  await scan(shoe.barcode);
  await scan(sent.barcode);
  await screen.findByText(/SENT7.* is under way/, SEEN);
  expect(screen.getByText(/^Selected: 1/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Receive and sell' }));
  expect(await screen.findByText(/^Selected: 2/)).toBeVisible();
  await scan(sent.barcode);
  expect(screen.queryByText(/is under way/)).not.toBeInTheDocument();
  unmount();
  api.on(sell, sold());
  await openPage();
  await user.click(await sellButton());
  await user.click(within(await saleDialog()).getByRole('button', { name: /^Sell/ }));
  await screen.findByText('Products are register to sales successfully');
  const [first, second] = api.lastRequest(sell).body;
  expect(first).not.toHaveProperty('receive');
  expect(second).toMatchObject({ id: 7, receive: true });
});

test('a unit on the counter that is sent away is named; one press receives and sells it', async () => {
  withSent(openShop);
  api.fail(sell, 409, 'in_transit', 'Under way to another shop: TB10 (2)', inTransit(boot));
  const { user } = await openPage();
  await sellButton();
  await scan(shoe.barcode);
  await scan(boot.barcode);
  await user.click(await sellButton());
  const dialog = within(await saleDialog());
  await user.clear(dialog.getByRole('textbox', { name: /AM90/ }));
  await user.type(dialog.getByRole('textbox', { name: /AM90/ }), '50');
  await user.click(dialog.getByRole('button', { name: /^Sell/ }));
  expect(
    await dialog.findByText(/Timberland TB10.*: sent to Airport 21 Nov 2026.* by Besa/),
  ).toBeVisible();
  expect(dialog.getByText('Sent in the meantime:')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Receive and sell' })).toHaveFocus();

  api.on(sell, sold());
  await user.keyboard('{Enter}');
  await screen.findByText('Products are register to sales successfully');
  const [first, second] = api.requests(sell);
  expect(second?.body).toMatchObject([
    { id: 1, price: '50.00' },
    { id: 2, receive: true },
  ]);
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

test('in an exchange the new pair may be under way too', async () => {
  withSent(openShopWithReturns, [
    unitState({
      ...{ id: worn.unit_id, code: worn.code, barcode: worn.barcode },
      sold: { at: '2026-11-20T09:30:00.000Z', by: 'Ana', price: '45.00', receipt_number: 7 },
    }),
  ]);
  api.on(calls.returns.make, returnMade({ sale: sold({ receipt_number: 8, total: '70.00' }) }));
  const { user } = await openPage();
  await sellButton();
  await scan(worn.barcode);
  await screen.findByRole('region', { name: 'Coming back' });
  await scan(sent.barcode);
  await user.click(await screen.findByRole('button', { name: 'Receive and sell' }));
  await user.click(await screen.findByRole('button', { name: 'Exchange' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Exchange' }));
  await user.click(dialog.getByRole('button', { name: /^Exchange/ }));
  await screen.findByText(/^Return .* is booked|^Exchange .* is booked/);
  expect(api.lastRequest(calls.returns.make).body.sells).toMatchObject([{ id: 7, receive: true }]);
});
