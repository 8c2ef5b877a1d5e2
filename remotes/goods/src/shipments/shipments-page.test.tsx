import { calls, fakeApi, page, screen, shipment, signedInAs, waitFor } from '@backoffice/testing';

import { openShipments, receivingShop } from '../testing/shipments';

const api = fakeApi();
const { list } = calls.shipments;

const coming = shipment({
  id: 3,
  number: 12,
  units: 12,
  under_way: 3,
  arrived: 9,
  note: 'Two boxes',
});
const going = shipment({ id: 4, number: 13, from: 'Shop 2', to: { id: 5, name: 'Shop 1' } });
const done = shipment({ id: 2, number: 11, from: null, state: 'closed', under_way: 0, arrived: 2 });

beforeEach(() => {
  receivingShop(api);
  api.on(list, page([coming, going, done], { total: 3, capped: false, next: null }));
});

test('lists shipments under way, marks those to this shop, and shows how far each is', async () => {
  await openShipments('/admin/shipments');
  const row = await screen.findByRole('row', { name: /Shipment 12/ });
  await waitFor(() =>
    expect(row).toHaveTextContent(/Shop 1 → Shop 2.*Two boxes.*arta.*To your shop.*9 of 12/),
  );
  const other = screen.getByRole('row', { name: /Shipment 13/ });
  expect(other).toHaveTextContent('Under way');
  expect(other).not.toHaveTextContent('To your shop');
  expect(screen.getByRole('row', { name: /Shipment 11/ })).toHaveTextContent(
    /Several shops → Shop 2.*Closed.*2 of 2/,
  );
  expect(screen.getByRole('heading', { name: '3 shipments' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send units' })).toBeVisible();
});

test('is filtered by state and shop, in the address; a row opens its shipment and goes back', async () => {
  const { user, currentPath } = await openShipments('/admin/shipments?state=nonsense');
  await screen.findByRole('row', { name: /Shipment 12/ });
  expect(api.lastRequest(list).query).toEqual({ limit: '100' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Under way');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Shop' }), 'Shop 2');
  await waitFor(() =>
    expect(api.lastRequest(list).query).toEqual({
      state: 'under_way',
      location: '6',
      limit: '100',
    }),
  );
  expect(currentPath()).toBe('/admin/shipments?state=under_way&shop=6');
  await user.click(await screen.findByRole('row', { name: /Shipment 12/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Shipment 12' })).toBeVisible();
  expect(currentPath()).toBe('/admin/shipments?state=under_way&shop=6&id=3');
  await user.click(screen.getByRole('button', { name: 'Shipments' }));
  expect(await screen.findByRole('row', { name: /Shipment 13/ })).toBeVisible();
});

test('says that there are none, and that they cannot be had', async () => {
  api.on(list, page([], { total: 0, capped: false, next: null }));
  const { unmount } = await openShipments('/admin/shipments');
  expect(await screen.findByText('No shipments found')).toBeVisible();
  unmount();
  api.fail(calls.shipments.one, 404, 'not_found', 'There is no such shipment');
  await openShipments('/admin/shipments?id=77');
  expect(await screen.findByText('The shipment could not be loaded')).toBeVisible();
});

test('a person of the other shop sees a shipment, and receives nothing', async () => {
  const limited = signedInAs('stock', { location: 5, limited: true });
  receivingShop(api, undefined, { may_receive: false, may_close: true });
  api.on(calls.authentication.user, limited);
  await openShipments();
  expect(await screen.findByText('Only Shop 2 receives this shipment.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Receive/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Close with shortages' })).toBeEnabled();
});
