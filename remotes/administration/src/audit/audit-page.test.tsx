import {
  auditEvent,
  calls,
  fakeApi,
  file,
  person,
  renderArea,
  screen,
  waitFor,
  within,
} from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

const api = fakeApi();
const { list } = calls.audit;

const promoted = auditEvent({
  kind: 'person.edited',
  subject: 'Besa Gashi',
  changes: {
    rights: { before: 'cashier', after: 'manager' },
    limited: { before: true, after: false },
    location: { before: 'Mall', after: null },
  },
});
const cheap = auditEvent({
  kind: 'price.overridden',
  by: { id: 2, name: 'Besa Gashi' },
  approved_by: { id: 1, name: 'Arta Krasniqi' },
  subject: 'AB-1',
  changes: { 'AB-1 (7)': { before: '40.00', after: '10.00' } },
});
const byOperator = auditEvent({
  kind: 'person.link',
  by: null,
  changes: { kind: { after: 'reset' } },
});

beforeEach(() => {
  api.on(calls.people.list, [person({ id: 2, username: 'Besa', surname: 'Gashi' })]);
});

const open = (query = '') => renderArea(area, areaJson.routes, `/admin/audit${query}`);
const rowOf = (name: RegExp) => screen.findByRole('row', { name });

test('tells who did what to whom, who approved it, and what it was before', async () => {
  api.on(list, [promoted, cheap, byOperator]);
  await open();
  const first = within(await rowOf(/21 Nov 2026, 10:30 arta Krasniqi Person changed Besa Gashi/));
  expect(first.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Rights: Cashier → Manager',
    'Works only for this shop: Yes → No',
    'Shop: Mall → –',
  ]);
  await rowOf(/Besa Gashi approved by Arta Krasniqi Sold below the floor AB-1 .*40\.00 → 10\.00/);
  await rowOf(/Command line Link created .*Kind: reset/);
});

test('is filtered by days, kind and person, in the address', async () => {
  api.on(list, [promoted]);
  const { user, currentPath } = await open('?from=2026-11-01');
  await rowOf(/Person changed/);
  expect(api.lastRequest(list).query).toEqual({ from: '2026-11-01', limit: '100' });
  const filters = within(screen.getByRole('search', { name: 'Filters' }));
  expect(filters.getByRole('button', { name: 'Days From 1 Nov 2026' })).toBeVisible();
  await user.selectOptions(filters.getByLabelText('What'), 'Sold below the floor');
  await user.selectOptions(await filters.findByLabelText('Who'), 'Besa Gashi');
  await waitFor(() =>
    expect(api.lastRequest(list).query).toEqual({
      from: '2026-11-01',
      kind: 'price.overridden',
      user: '2',
      limit: '100',
    }),
  );
  expect(currentPath()).toBe('/admin/audit?from=2026-11-01&kind=price.overridden&user=2');
});

test('days in the wrong order ask for nothing', async () => {
  await open('?from=2026-11-05&to=2026-11-01');
  expect(await screen.findByText('The first day lies after the last')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  expect(api.requests(list)).toHaveLength(0);
});

test('the exported file has all rows of the filter', async () => {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  api.on(list, [promoted]);
  api.on(calls.exports.list, file('Audit.xlsx', 'bytes'));
  const { user } = await open('?kind=person.edited');
  await rowOf(/Person changed/);
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: 'Excel' }));
  await waitFor(() => expect(api.requests(calls.exports.list)).toHaveLength(1));
  expect(api.lastRequest(calls.exports.list)).toMatchObject({
    params: { list: 'audit' },
    query: { kind: 'person.edited', format: 'xlsx' },
  });
});

test('says when there is nothing, and when it cannot be loaded', async () => {
  api.fail(list, 500, 'internal', 'Number 27');
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The audit could not be loaded');
  api.on(list, []);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No events')).toBeVisible();
});
