import {
  apartRun,
  calls,
  company,
  fakeApi,
  joinedRun,
  operation,
  page,
  renderArea,
  screen,
  setNow,
  within,
} from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

const api = fakeApi();
const { apart, join, joined } = calls.sizeRuns;

const first = apartRun({ id: 1 });
const second = apartRun({ id: 2, code: 'CD-20' });
const guessed = apartRun({
  id: 3,
  code: 'EF-30',
  sizes_from_codes: true,
  sizes: [
    { name: '41', units: 1, added: false },
    { name: '48', units: 1, added: true },
  ],
});

const runs = (...rows: ReturnType<typeof apartRun>[]) =>
  page(rows, { total: rows.length, capped: false, next: null });

beforeEach(() => {
  setNow('2026-11-21');
  api.on(calls.company.company, company());
  api.on(apart, runs(first, second, guessed));
  api.on(joined, []);
});

const open = (path = '/admin/size-runs') => renderArea(area, areaJson.routes, path);
const ticks = (name: string) => screen.getByRole('checkbox', { name: new RegExp(name) });

test('lists what products would be, and ticks all whose sizes are known', async () => {
  await open();
  expect(await screen.findByRole('row', { name: /CD-20/ })).toHaveTextContent(
    /CD-20.*Nike · Sneakers · Black.*CD-20-41.*CD-20-42.*41, 42.*5/,
  );
  expect(screen.getByRole('row', { name: /EF-30/ })).toHaveTextContent(
    /Sizes from the codes.*New: 48/,
  );
  expect(ticks('CD-20')).toBeChecked();
  expect(ticks('EF-30')).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Join 2' })).toBeEnabled();
});

test('joins each that is ticked, as it was seen', async () => {
  api.on(join, { ids: [1, 2], operation: 9 });
  const { user } = await open();
  await screen.findByRole('row', { name: /CD-20/ });
  await user.click(ticks('CD-20'));
  await user.click(ticks('EF-30'));
  api.on(apart, runs(second));
  api.on(joined, [joinedRun({ id: 9 })]);
  await user.click(screen.getByRole('button', { name: 'Join 2' }));
  expect(await screen.findByText('2 size runs joined')).toBeVisible();
  expect(api.requests(join).map(({ body }) => body)).toEqual(
    [first, guessed].map(({ products, version }) => ({
      products: products.map(({ id }) => id),
      version,
    })),
  );
  expect(await screen.findByRole('button', { name: 'Take AB-100 apart' })).toBeVisible();
  expect(screen.queryByRole('row', { name: /EF-30/ })).not.toBeInTheDocument();
});

test('names what was refused, and why', async () => {
  const params = { by: 'besa', code: '41', location: 'Shop 1' };
  api.fail(join, 409, 'conflict', 'No', { reason: 'run_in_count', params });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Join 2' }));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('2 were not joined:')).toBeVisible();
  expect(alert.getAllByText(/besa is counting "41" in Shop 1/)).toHaveLength(2);
});

test('stops where the server cannot be asked', async () => {
  api.fail(join, 500, 'internal', 'Broken');
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Join 2' }));
  expect(await screen.findByText('Joining was interrupted')).toBeVisible();
  expect(api.requests(join)).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Join 2' })).toBeEnabled();
});

test('takes a run apart that was joined, after a question', async () => {
  const { one, undo } = calls.history;
  api.on(joined, [
    joinedRun({ id: 9, codes: ['A', 'B', 'C'], products: 14 }),
    joinedRun({ undone: true }),
  ]);
  api.on(one, { operation: operation({ id: 9, kind: 'adjustment', units: 5 }), units: [] });
  api.on(undo, { ids: [1, 2, 3, 4, 5], operation: 10 });
  const { user } = await open();
  expect(await screen.findByText(/A.*, .*B.*, .*C.* and 11 more/)).toBeVisible();
  expect(screen.getByText('Taken apart')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take AB-100 apart' }));
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText(/5 units/)).toBeVisible();
  expect(api.lastRequest(undo).params).toEqual({ id: '9' });
});

test('says that there is nothing to join, and what failed', async () => {
  api.on(apart, runs());
  await open();
  expect(await screen.findByText('No size runs to join')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Join/ })).not.toBeInTheDocument();
});

test('offers to try again where the list could not be loaded', async () => {
  api.fail(apart, 500, 'internal', 'Broken');
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  api.on(apart, runs(second));
  await user.click(retry);
  expect(await screen.findByRole('row', { name: /CD-20/ })).toBeVisible();
});

test('is reached from the imports', async () => {
  api.on(calls.imports.list, []);
  api.on(calls.reference.listLocations, []);
  const { user, currentPath } = await open('/admin/import');
  await user.click(await screen.findByRole('link', { name: 'Join size runs' }));
  expect(await screen.findByRole('row', { name: /CD-20/ })).toBeVisible();
  expect(currentPath()).toBe('/admin/size-runs');
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible();
});
