import {
  calls,
  ELSEWHERE,
  fakeApi,
  location,
  renderArea,
  screen,
  setNow,
  signedInAs,
  within,
} from '@backoffice/testing';

import areaJson from '../area.json';
import { area } from './area';
import { pretendCanvas } from './testing/drawn-chart';

const api = fakeApi();

beforeEach(() => {
  pretendCanvas();
  setNow('2026-11-22');
});

const page = (path: string, name: string, requires?: string) => ({
  ...ELSEWHERE.routes[0]!,
  path,
  label: { en: name, sq: name, tr: name, ar: name },
  sidebar: true,
  requires,
});
const shop = {
  ...ELSEWHERE,
  routes: [
    page('/sales', 'Sales', 'products.sell'),
    page('/add', 'Add Products', 'products.receive'),
    page('/me', 'User Profile'),
  ],
};
const own = { ...ELSEWHERE, name: 'dashboard', routes: [page('/icons', 'Icons')] };
const open = (path = '/admin/dashboard') =>
  renderArea(area, areaJson.routes, path, { areas: [own, shop] });
const offered = () =>
  within(screen.getByRole('navigation', { name: 'Where to begin' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('a person without figures sees the day, the shop and tasks; no figure is asked for', async () => {
  api.on(calls.authentication.user, signedInAs('cashier', { username: 'Drita', location: 5 }));
  api.on(calls.reference.listLocations, [location({ id: 5, name: 'Prizren' })]);
  await open();
  expect(await screen.findByRole('region', { name: 'Hello, Drita' })).toBeVisible();
  expect(await screen.findByText('Sunday 22 November 2026 · Prizren')).toBeVisible();
  expect(offered()).toEqual([
    ['Sales', '/admin/sales'],
    ['User Profile', '/admin/me'],
  ]);
  expect(screen.queryByRole('region', { name: 'Online Sales' })).not.toBeInTheDocument();
});

test('another role finds its own, in every language', async () => {
  api.on(calls.authentication.user, signedInAs('stock', { username: 'Ilir' }));
  await open('/rtl/dashboard');
  expect(await screen.findByRole('heading', { name: /مرحبًا Ilir/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add Products' })).toHaveAttribute('href', '/rtl/add');
});

test('a stock without its value has no column for it', async () => {
  api.on(calls.authentication.user, signedInAs('manager'));
  api.on(calls.figures.years, []);
  api.unsupported(calls.figures.days);
  api.unsupported(calls.figures.bestSellers);
  api.on(calls.figures.stock, {
    slow_until: '2026-08-22',
    locations: [{ id: 3, name: 'Prizren', units: 12, value: null, slow: 2 }],
    under_way: { units: 0, value: null, slow: 0 },
  });
  await open();
  const table = await screen.findByRole('table', { name: 'Stock by location' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).not.toContain('Value');
  expect(within(table).getByRole('row', { name: /Prizren/ })).toHaveTextContent(/^Prizren122$/);
  expect(within(table).getByRole('row', { name: /Total|All/ })).toBeVisible();
});
