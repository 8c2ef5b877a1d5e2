import 'fake-indexeddb/auto';
import {
  calls,
  count,
  countView,
  fakeApi,
  location,
  page,
  renderArea,
  screen,
  setNow,
  signedInAs,
  within,
} from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

const api = fakeApi();
const { list, one, scan, start } = calls.counts;

const opened = count({ id: 4, scanned: 12, scope: { ...count().scope, type: 'shoes' } });
const ended = count({
  id: 3,
  location: { id: 2, name: 'Mall' },
  state: 'applied',
  ended_at: '2026-11-20T12:00:00.000Z',
  ended_by: 'besa',
  scanned: 200,
  lost: 2,
  moved: 1,
  found: 0,
  operation: 9,
});

beforeEach(() => {
  setNow('2026-11-21');
  api.on(list, page([opened, ended], { total: 2, capped: false, next: null }));
  api.on(calls.reference.listLocations, [
    location({ id: 1, name: 'Shop 1' }),
    location({ id: 2, name: 'Mall' }),
  ]);
  api.on(calls.reference.listBrands, []);
  api.on(one, ({ params }) => countView({ count: { ...opened, id: Number(params.id) } }));
  api.on(scan, []);
});

const open = (path = '/admin/counts') => renderArea(area, areaJson.routes, path);

test('shows open counts with how far they are, then what became of the others', async () => {
  const { user, currentPath } = await open();
  const ongoing = within(await screen.findByRole('list', { name: 'Open counts' }));
  expect(ongoing.getByText('12 units counted')).toBeVisible();
  expect(ongoing.getByRole('progressbar', { name: '12 of about 60' })).toBeVisible();
  expect(ongoing.getByText('Shoes')).toBeVisible();
  expect(await screen.findByRole('row', { name: /Mall/ })).toHaveTextContent(
    /20 Nov 2026.*Mall.*Everything.*besa.*2 lost · 1 moved here.*200/,
  );
  await user.click(ongoing.getByRole('button', { name: 'Continue in Shop 1' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Count of Shop 1' })).toHaveFocus();
  expect(currentPath()).toBe('/admin/counts?id=4');
});

test('explains what a count is where there is none', async () => {
  api.on(list, page([], { total: 0, capped: false, next: null }));
  await open();
  expect(await screen.findByText('Nothing has been counted yet')).toBeVisible();
  expect(screen.getByText(/In a count everybody scans/)).toBeVisible();
});

async function openDialog() {
  const page = await open();
  await page.user.click(await screen.findByRole('button', { name: 'Start a count' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Start a count' }));
  await dialog.findByLabelText(/^Shop/);
  return { ...page, dialog };
}

test('is started in one’s own shop, whole or in part', async () => {
  api.on(calls.authentication.user, signedInAs('manager', { location: 2 }));
  api.on(start, count({ id: 8 }));
  const { user, dialog, currentPath } = await openDialog();
  expect(dialog.getByLabelText(/^Shop/)).toHaveDisplayValue('Mall');
  await user.selectOptions(dialog.getByLabelText('Type'), 'Shoes');
  await user.type(dialog.getByLabelText('Code'), ' AB1 ');
  await user.click(dialog.getByLabelText('Count blind'));
  await user.click(dialog.getByRole('button', { name: 'Start counting' }));
  await screen.findByRole('heading', { level: 1, name: 'Count of Shop 1' });
  expect(api.lastRequest(start).body).toEqual({
    location: 2,
    blind: true,
    scope: { type: 'shoes', code: 'AB1' },
  });
  expect(currentPath()).toBe('/admin/counts?id=8');
});

test('the count that is already open in the shop is opened instead of a new one', async () => {
  api.fail(start, 409, 'conflict', 'A count is open in Shop 1');
  const { user, dialog, currentPath } = await openDialog();
  await user.selectOptions(dialog.getByLabelText(/^Shop/), 'Shop 1');
  await user.click(dialog.getByRole('button', { name: 'Start counting' }));
  expect(await screen.findByText('A count is open in Shop 1 already: this is it.')).toBeVisible();
  expect(currentPath()).toBe('/admin/counts?id=4');
});

test('an address may ask for a new count', async () => {
  api.on(calls.authentication.user, signedInAs('manager', { location: 2 }));
  const { user, currentPath } = await open('/admin/counts?start=1');
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }),
  );
  expect(currentPath()).toBe('/admin/counts');
});

test('a person who only scans starts, cancels and reviews nothing', async () => {
  api.on(calls.authentication.user, signedInAs('cashier'));
  await open('/admin/counts?start=1');
  await screen.findByRole('list', { name: 'Open counts' });
  expect(screen.queryByRole('button', { name: 'Start a count' })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('says that the counts cannot be had', async () => {
  api.fail(list, 500, 'internal', 'Number 27');
  await open();
  expect(await screen.findByText('The counts could not be loaded')).toBeVisible();
});
