import {
  calls,
  fakeApi,
  movement,
  page,
  productGroup,
  scan,
  screen,
  sibling,
  signedIn,
  unitState,
  user as person,
  within,
} from '@backoffice/testing';

import { openStock, press, stockShop, UNITS } from '../../testing/stock-list';

const api = fakeApi();
const { groups, list } = calls.products;
const runner = productGroup({
  ...{ id: 4, code: 'AM-90', units: 3, price_to: '65.00' },
  sizes: [
    { number: '42', location: 'Airport', count: 2 },
    { number: '41', location: 'Main shop', count: 1 },
  ],
});
const belt = productGroup({ id: 5, code: 'BELT-1', type: 'accessories', sizes: [] });

beforeEach(() => {
  stockShop(api);
  api.on(calls.authentication.user, signedIn({ user: person({ id: 1, location: 5 }) }));
  api.on(groups, page([runner, belt], { total: 2, capped: false, next: null }));
});

test('one row a product shows the sizes of its type; opened, by shop, the own first', async () => {
  const larger = productGroup({
    ...{ id: 6, code: 'AM-91', units: 1 },
    sizes: [{ number: '43', location: 'Airport', count: 1 }],
  });
  api.on(groups, page([runner, larger, belt], { total: 3, capped: false, next: null }));
  api.on(list, []);
  const { user, currentPath } = await openStock();
  await user.click(await screen.findByRole('radio', { name: 'Group by product' }));
  const row = await screen.findByRole('button', { name: /^AM-90/ });
  expect(row).toHaveTextContent(/411420\+2430.*3 units€60\.00 – €65\.00$/);
  await user.click(row);
  const run = within(await screen.findByRole('region', { name: 'Sizes of AM-90 in stock' }));
  expect(currentPath()).toBe('/admin/products?group=1');
  const [head, ...shops] = run.getAllByRole('row').map((row) => row.textContent);
  expect(head).toBe('Location4142Total');
  expect(shops).toEqual(['Main shop1–1', 'Airport–22']);
  expect(screen.getByRole('heading', { name: '3 products' })).toBeVisible();
});

test('a product opens to its units, which are ticked and opened as ever', async () => {
  api.on(calls.products.history, [movement()]);
  api.on(calls.supplierCodes.list, []);
  api.on(calls.products.siblings, [
    sibling({ location: 'Airport', count: 2 }),
    sibling({ location: 'Main shop', count: 1 }),
  ]);
  api.on(list, ({ query }) => (query.product === '4' ? UNITS.slice(0, 2) : []));
  const { user } = await openStock('/admin/products?group=1&all=1&code=am&sort=units&dir=desc');
  await press(user, /^AM-90/);
  const units = within(await screen.findByRole('table', { name: 'Units of AM-90' }));
  expect(api.lastRequest(groups).query).toMatchObject({ code: 'am', sort: 'units', dir: 'desc' });
  expect(api.lastRequest(list).query).toEqual({ code: 'am', product: '4', limit: '200' });
  await user.click(within(units.getByRole('row', { name: /41/ })).getByRole('checkbox'));
  expect(screen.getByRole('button', { name: 'Print labels (1)' })).toBeVisible();
  await user.click(units.getByText('42'));
  const panel = within(await screen.findByRole('dialog', { name: /AM-90/ }));
  const glance = await panel.findByText('42', { selector: 'p bdi' });
  expect(glance.parentElement).toHaveTextContent('42: Main shop 1 · Airport 2');
});

test('more products come when they are asked for', async () => {
  api.on(groups, ({ query }) =>
    query.cursor === 'second'
      ? page([belt], { total: null, next: null })
      : page([runner], { total: 2, next: 'second' }),
  );
  const { user } = await openStock('/admin/products?group=1');
  await press(user, 'Show more');
  expect(await screen.findByRole('button', { name: /^BELT-1/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a scanned pair stands above the products', async () => {
  const pair = unitState({ code: 'OLD-7' });
  api.on(groups, page([], { total: 0, next: null }));
  api.on(calls.products.byBarcode, pair);
  await openStock('/admin/products?group=1');
  expect(await screen.findByText('No products found')).toBeVisible();
  await scan(pair.barcode);
  expect(await screen.findByRole('row', { name: /OLD-7/ })).toBeVisible();
});

test('a server that keeps no operations has one row a unit', async () => {
  api.omit(calls.authentication.user, 'data.user.actions');
  await openStock('/admin/products?group=1');
  expect(await screen.findByRole('row', { name: /SB-11/ })).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Group by product' })).not.toBeInTheDocument();
});
