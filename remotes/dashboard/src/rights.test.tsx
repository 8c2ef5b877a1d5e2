import {
  calls,
  fakeApi,
  renderArea,
  screen,
  setNow,
  signedInAs,
  till,
  within,
} from '@backoffice/testing';

import areaJson from '../area.json';
import { area } from './area';
import { pretendCanvas } from './testing/drawn-chart';
import { withoutStrip } from './testing/strip';

const api = fakeApi();

beforeEach(() => {
  pretendCanvas();
  setNow('2026-11-22');
});

const open = () => renderArea(area, areaJson.routes, '/admin/dashboard');

test('a person without figures sees no card of figures, and none is asked for', async () => {
  api.on(calls.authentication.user, signedInAs('cashier', { username: 'Drita' }));
  api.on(calls.till.till, till());
  await open();
  expect(await screen.findByRole('region', { name: 'Hello, Drita' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Online Sales' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'At a glance' })).not.toBeInTheDocument();
});

test('a stock without its value has no column for it', async () => {
  api.on(calls.authentication.user, signedInAs('manager'));
  api.on(calls.figures.years, []);
  api.unsupported(calls.figures.days);
  api.unsupported(calls.figures.bestSellers);
  withoutStrip(api);
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
