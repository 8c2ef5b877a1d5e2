import type { DayMoney } from '@backoffice/contracts';
import {
  act,
  calls,
  fakeApi,
  location,
  plain,
  renderArea,
  saleRow,
  screen,
  setNow,
  signedIn,
  signedInAs,
  waitFor,
  within,
} from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

const api = fakeApi();
const SHOPS = [location({ id: 1, name: 'Shop 1' }), location({ id: 2, name: 'Shop 2' })];
const rows = [
  saleRow({ code: 'A1', sale_price: '10.00', location: 'Shop 1' }),
  saleRow({ code: 'B1', sale_price: '20.00', location: 'Shop 2', sale_type: 'online' }),
  saleRow({ code: 'C1', sale_price: '5.00', location: null, payment_type: 'bank' }),
];

const MONEY: DayMoney = {
  sums: [
    { way: 'cash', amount: '10.00' },
    { way: 'courier', amount: '20.00' },
    { way: 'bank', amount: '5.00' },
  ],
  late: [
    { way: 'cash', amount: '-59.00' },
    { way: 'TEB', amount: '59.00' },
  ],
};
const MONEY_OF_SHOP_2: DayMoney = { sums: [{ way: 'courier', amount: '20.00' }], late: [] };

beforeEach(() => {
  setNow('2026-11-21');
  api.unsupported(calls.heldBaskets.list);
  api.on(calls.reference.listLocations, SHOPS);
  api.on(calls.sales.ofDay, ({ query }) => {
    if (query.location === undefined) return rows;
    const name = SHOPS.find(({ id }) => String(id) === query.location)?.name ?? null;
    return rows.filter(({ location: shop }) => shop === name);
  });
  api.on(calls.till.day, ({ query }) => (query.location === '2' ? MONEY_OF_SHOP_2 : MONEY));
});

const openPage = (path = '/admin/sales') => renderArea(area, areaJson.routes, path);
const shopFilter = () => screen.findByRole('combobox', { name: 'Shop' });
const taking = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).parentElement;

test('a person sees all shops, and then one of them, which stays in the address', async () => {
  const { user, currentPath } = await openPage();
  const filter = await shopFilter();
  await within(filter).findByRole('option', { name: 'Shop 1' });
  expect(
    within(filter)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['All shops', 'Shop 1', 'Shop 2', 'No shop']);
  expect(await screen.findByRole('row', { name: /B1.*Shop 2 arta/ })).toBeVisible();

  await user.selectOptions(filter, 'Shop 2');
  await waitFor(() => expect(screen.queryByText('A1')).not.toBeInTheDocument());
  expect(screen.getByText('B1')).toBeVisible();
  expect(screen.getByRole('row', { name: /B1.*arta/ })).not.toHaveTextContent('Shop 2');
  expect(currentPath()).toBe('/admin/sales?shop=2');

  await user.click(screen.getByRole('button', { name: 'Previous day' }));
  await waitFor(() => expect(currentPath()).toContain('day=2026-11-20'));
  expect(api.lastRequest(calls.sales.ofDay).query).toEqual({ date: '2026-11-20', location: '2' });
  await user.selectOptions(filter, 'No shop');
  await waitFor(() => expect(api.lastRequest(calls.sales.ofDay).query.location).toBe('none'));
});

test('takings come from the tills, and later corrections of a closing stand apart', async () => {
  const { user } = await openPage();
  expect(await taking('Cash')).toHaveTextContent('€10.00');
  expect(await taking('Courier')).toHaveTextContent(/€20\.00.*Online, in cash/);
  expect(await taking('Bank')).toHaveTextContent('€5.00');
  expect(await taking('Cash, late')).toHaveTextContent(/-€59\.00.*Earlier closing/);
  expect(await taking('TEB, late')).toHaveTextContent('€59.00');
  expect(await taking('Online')).toHaveTextContent(/€20\.00.*Units: 1/);
  expect(api.lastRequest(calls.till.day).query).toEqual({ date: '2026-11-21' });

  await user.selectOptions(await shopFilter(), 'Shop 2');
  await waitFor(() => expect(screen.queryByText('Cash, late')).not.toBeInTheDocument());
  expect(await taking('Cash')).toHaveTextContent('€0.00');
});

test('the sheet says which shop it is of, and has the same sums', async () => {
  await openPage('/admin/sales?shop=2');
  await taking('Courier');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const heading = await screen.findByText(/^Sales of Saturday.* 21 November 2026, Shop 2$/);
  expect(heading.parentElement).toHaveTextContent(/B1.*Courier€20\.00/);
  expect(heading.parentElement).not.toHaveTextContent('A1');
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

test('a person who counts blind sees the total and no sums by way of payment', async () => {
  api.on(calls.authentication.user, signedInAs('cashier'));
  await openPage();
  expect(await screen.findByText('Total', { exact: false, selector: 'span' })).toHaveTextContent(
    '€35.00',
  );
  expect(screen.queryByText('Cash', { selector: 'dt' })).not.toBeInTheDocument();
  expect(screen.queryByText('Store', { selector: 'dt' })).not.toBeInTheDocument();
  expect(api.requests(calls.till.day)).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
});

test('a person of one shop has none to choose', async () => {
  const own = { location: 1, limited: true };
  api.on(calls.authentication.user, signedInAs('manager', own));
  await openPage('/admin/sales?shop=2');
  expect(await screen.findByText('A1')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Shop' })).not.toBeInTheDocument();
  expect(api.lastRequest(calls.sales.ofDay).query).toEqual({ date: '2026-11-21' });
});

test.each([
  ['one shop and nothing without: nothing to choose', [rows[0]!], 0],
  ['one shop and something without', [rows[0]!, rows[2]!], 1],
])('%s', async (_name, sales, count) => {
  api.unsupported(calls.heldBaskets.list);
  api.on(calls.reference.listLocations, SHOPS.slice(0, 1));
  api.on(calls.sales.ofDay, sales);
  await openPage();
  await taking('Cash');
  expect(screen.queryAllByRole('combobox', { name: 'Shop' })).toHaveLength(count);
});

test.each(['9', 'x', '-1'])('a shop that nobody knows, "%s", shows all', async (shop) => {
  await openPage(`/admin/sales?shop=${shop}`);
  expect(await screen.findByText('A1')).toBeVisible();
  expect(await shopFilter()).toHaveDisplayValue('All shops');
});

test('money that cannot be loaded says so, and comes with Retry', async () => {
  api.fail(calls.till.day, 500, 'internal', 'Number 20');
  const { user } = await openPage();
  expect(await screen.findByText('Cash and banks could not be loaded')).toBeVisible();
  expect(screen.getByText('A1')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  api.on(calls.till.day, { sums: [{ way: 'cash', amount: '10.00' }], late: [] });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await taking('Cash')).toHaveTextContent('€10.00');
});

test('a server without tills adds up the lines, and has no shops to choose from', async () => {
  api.unsupported(calls.till.day);
  const { actions: _actions, ...user } = signedIn().user;
  api.on(calls.authentication.user, plain({ ...signedIn(), user }));
  await openPage('/admin/sales?shop=2');
  expect(await taking('Cash')).toHaveTextContent(/€30\.00.*Units: 2/);
  expect(screen.queryByRole('combobox', { name: 'Shop' })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /B1/ })).not.toHaveTextContent('Shop 2');
  expect(api.requests(calls.reference.listLocations)).toHaveLength(0);
});
