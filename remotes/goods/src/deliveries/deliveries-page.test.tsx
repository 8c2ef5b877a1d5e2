import {
  calls,
  company,
  delivery,
  deliveryChange,
  deliveryView,
  fakeApi,
  page,
  productRow,
  renderArea,
  screen,
  setNow,
  waitFor,
  within,
} from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

const api = fakeApi();
const { list, one } = calls.deliveries;

const boots = delivery({
  id: 9,
  code: 'TB-10',
  received: 12,
  in_stock: 8,
  sold: 2,
  out: 1,
  under_way: 1,
});
const shoes = delivery({ id: 8, code: 'AM-90', label_due: 2, changes: 1 });

beforeEach(() => {
  setNow('2026-11-21');
  api.on(calls.company.company, company());
  api.on(list, page([boots, shoes], { total: 2, capped: false, next: null }));
});

const open = (path = '/admin/deliveries') => renderArea(area, areaJson.routes, path);

test('lists what came, and what became of it', async () => {
  await open();
  expect(await screen.findByRole('row', { name: /TB-10/ })).toHaveTextContent(
    /1 under way.*12.*8.*2.*1.*€60/,
  );
  expect(screen.getByRole('row', { name: /AM-90/ })).toHaveTextContent(/Corrected.*2 labels due/);
  expect(screen.getByRole('heading', { name: '2 deliveries' })).toBeVisible();
});

test('is filtered by days, code and person, in the address', async () => {
  const { user, currentPath } = await open('/admin/deliveries?from=2026-11-01&user=x');
  await screen.findByRole('row', { name: /TB-10/ });
  expect(api.lastRequest(list).query).toEqual({ start_date: '2026-11-01', limit: '100' });
  await user.type(screen.getByRole('searchbox', { name: 'Code' }), 'TB{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'User' }), 'Myself');
  await waitFor(() =>
    expect(api.lastRequest(list).query).toMatchObject({ code: 'TB', start_date: '2026-11-01' }),
  );
  expect(api.lastRequest(list).query.user).toMatch(/^\d+$/);
  expect(currentPath()).toMatch(/from=2026-11-01&user=\d+&code=TB$/);
});

test('days in the wrong order are said to be, and nothing is asked for', async () => {
  await open('/admin/deliveries?from=2026-11-20&to=2026-11-01');
  expect(await screen.findByText('The first day is after the last')).toBeVisible();
  expect(api.requests(list)).toHaveLength(0);
});

test('a row opens its delivery: units by size, what was sold, and what was put right', async () => {
  const units = [
    { ...productRow({ number: '41' }), state: 'in_stock' as const },
    { ...productRow({ number: '41' }), state: 'sold' as const },
    { ...productRow({ number: '42', out: 'lost' }), state: 'out' as const },
    { ...productRow({ number: '42', label_due: true }), state: 'in_stock' as const },
    { ...productRow({ number: '43', under_way_to: 'Airport' }), state: 'under_way' as const },
  ];
  const never = deliveryChange({ changes: {}, units: 3, missing: 3 });
  api.on(
    one,
    deliveryView({ delivery: boots, units, changes: [deliveryChange({ note: 'Typo' }), never] }),
  );
  const { user, currentPath } = await open('/admin/deliveries?code=TB');
  await user.click(await screen.findByRole('row', { name: /TB-10/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Delivery of TB-10' })).toHaveFocus();
  expect(currentPath()).toBe('/admin/deliveries?code=TB&id=9');

  const sizes = within(screen.getByRole('list', { name: 'Left of each size' }));
  expect(sizes.getAllByRole('listitem').map((size) => size.textContent)).toEqual([
    '411 of 2',
    '421 of 2',
    '430 of 1',
  ]);
  const rows = screen.getAllByRole('row').slice(1);
  expect(
    rows.map((row) => /Sold|Lost|Label due|In stock|Under way/.exec(row.textContent)?.[0]),
  ).toEqual(['In stock', 'Sold', 'Lost', 'Label due', 'Under way']);
  expect(screen.getByText('Code: AB101 → AB102')).toBeVisible();
  expect(screen.getByText('Typo')).toBeVisible();
  expect(screen.getByText('3 units did not come')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Deliveries' }));
  expect(await screen.findByRole('row', { name: /AM-90/ })).toBeVisible();
  expect(currentPath()).toBe('/admin/deliveries?code=TB');
});

test('says that there are none', async () => {
  api.on(list, page([], { total: 0, capped: false, next: null }));
  await open();
  expect(await screen.findByText('No deliveries found')).toBeVisible();
});

test('without a match the filters can be reset, and the whole list is back', async () => {
  api.on(list, page([], { total: 0, capped: false, next: null }));
  const { user, currentPath } = await open('/admin/deliveries?code=ZZ');
  const reset = await screen.findByRole('button', { name: 'Reset filters' });
  api.on(list, page([boots], { total: 1, capped: false, next: null }));
  await user.click(reset);
  expect(await screen.findByRole('row', { name: /TB-10/ })).toBeVisible();
  expect(currentPath()).toBe('/admin/deliveries');
});

test('says that a delivery cannot be had', async () => {
  api.fail(one, 404, 'not_found', 'There is no such delivery');
  await open('/admin/deliveries?id=77');
  expect(await screen.findByText('The delivery could not be loaded')).toBeVisible();
});
