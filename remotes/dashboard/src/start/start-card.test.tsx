import {
  calls,
  DAY,
  fakeApi,
  location,
  renderPage,
  screen,
  setNow,
  shipment,
  signedInAs,
  till,
  within,
} from '@backoffice/testing';

import { area } from '../area';
import { StartCard } from './start-card';

const api = fakeApi();
const PRIZREN = location({ id: 5, name: 'Prizren' });

beforeEach(() => {
  setNow(DAY);
  api.on(calls.reference.listLocations, [PRIZREN]);
});

const open = (path = '/admin/dashboard', areas?: []) =>
  renderPage(<StartCard />, { path, texts: area.texts, ...(areas && { areas }) });
const offered = async (name = 'Where to begin') =>
  within(await screen.findByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('a cashier finds the day, the shop, and what is done at a counter; selling comes first', async () => {
  api.on(calls.authentication.user, signedInAs('cashier', { username: 'Drita', location: 5 }));
  api.on(calls.till.till, till({ since: '2026-11-21T07:12:00.000Z' }));
  await open();
  expect(await screen.findByRole('region', { name: 'Hello, Drita' })).toBeVisible();
  expect(await screen.findByText('Saturday 21 November 2026 · Prizren')).toBeVisible();
  expect(await offered()).toEqual([
    '/admin/there/sales',
    '/admin/there/sales?find=1',
    '/admin/there/products?find=1',
    '/admin/there/till',
  ]);
  expect(screen.getByRole('link', { name: /^Sell/ })).toBeVisible();
  const drawer = screen.getByRole('link', { name: /^Count the drawer/ });
  expect(await within(drawer).findByText('Open since 08:12')).toBeVisible();
});

test.each([
  ['2026-11-20T17:00:00.000Z', 'Open since Fri, 20 Nov'],
  [null, 'Closed, nothing booked since'],
])('a drawer that is open since %s says so', async (since, text) => {
  api.on(calls.authentication.user, signedInAs('cashier'));
  api.on(calls.till.till, till({ since }));
  await open();
  expect(await screen.findByText(text)).toBeVisible();
});

test('a drawer whose state cannot be loaded can be counted all the same', async () => {
  api.on(calls.authentication.user, signedInAs('cashier'));
  api.fail(calls.till.till, 500, 'internal', 'Broken');
  await open();
  expect(await screen.findByText('Cash and terminals at the end of the day')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Count the drawer/ })).toBeVisible();
});

test('a stock keeper receives, counts and sends, and sees what is on its way to the shop', async () => {
  api.on(calls.authentication.user, signedInAs('stock', { location: 5 }));
  const here = { id: 5, name: 'Prizren' };
  api.on(calls.shipments.list, [
    shipment({ id: 7, number: 14, to: here, under_way: 8 }),
    shipment({ id: 8, to: { id: 6, name: 'Pejë' } }),
    shipment({ id: 9, to: here, may_receive: false }),
  ]);
  await open();
  const arrival = await screen.findByRole('link', { name: /^Receive shipment 14/ });
  expect(arrival).toHaveTextContent('8 units from Shop 1');
  expect(await offered()).toEqual([
    '/admin/there/receive',
    '/admin/there/products?find=1',
    '/admin/there/counts',
    '/admin/there/products',
    '/admin/there/shipments?s=7',
  ]);
  expect(api.lastRequest(calls.shipments.list).query).toMatchObject({
    state: 'under_way',
    location: '5',
  });
});

test('the tasks lead on within the Arabic pages', async () => {
  api.on(calls.authentication.user, signedInAs('stock', { username: 'Ilir' }));
  await open('/rtl/dashboard');
  expect(await screen.findByRole('heading', { name: /مرحبًا Ilir/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^استلام بضاعة/ })).toHaveAttribute(
    'href',
    '/rtl/there/receive',
  );
});

test('a person to whom nothing is open is greeted, and told whom to ask', async () => {
  api.on(calls.authentication.user, signedInAs('cashier', { username: 'Drita', actions: [] }));
  await open();
  expect(await screen.findByRole('region', { name: 'Hello, Drita' })).toBeVisible();
  expect(screen.getByText(/^Nothing is open to you yet/)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a task whose page is not installed is missing', async () => {
  api.on(calls.authentication.user, signedInAs('cashier'));
  await open('/admin/dashboard', []);
  expect(await screen.findByText(/^Nothing is open to you yet/)).toBeVisible();
});
