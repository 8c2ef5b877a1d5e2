import type { AuditEvent } from '@backoffice/contracts';
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
  const first = within(
    await rowOf(/Saturday 21 Nov 2026 10:30.* arta Krasniqi Person changed Besa Gashi/),
  );
  expect(first.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Rights: Cashier → Manager',
    'Works only for this shop: Yes → No',
    'Shop: Mall → –',
  ]);
  await rowOf(/Besa Gashi approved by Arta Krasniqi Sold below the floor AB-1 .*€40\.00 → €10\.00/);
  await rowOf(/Command line Link created .*Kind: New password/);
});

test.each<[string, Partial<AuditEvent>, RegExp]>([
  [
    'a reason',
    {
      kind: 'stock.out',
      subject: 'AB-1 (7), AB-1 (8) and 3 more',
      changes: { reason: { before: null, after: 'not_delivered' } },
    },
    /Taken out of stock AB-1 and 3 more Reason: Not delivered$/,
  ],
  [
    'a right',
    { kind: 'refused', subject: 'stock.adjust (PUT products/7/set-aside)' },
    /Refused Take out of stock or set aside$/,
  ],
  [
    'an export',
    {
      kind: 'list.exported',
      subject: 'people',
      changes: {
        rows: { after: 1200 },
        format: { after: 'xlsx' },
        filter: { after: 'from: 2026-11-01, kind: refused' },
      },
    },
    /List exported People Rows: 1,200 Format: Excel Filter: From: 1 Nov 2026, Kind: Refused$/,
  ],
  [
    'a booking',
    { kind: 'transaction.deleted', subject: 'Energy, 2026-11-20, 40.00 € (7)' },
    /Energy · 20 Nov 2026 · €40\.00/,
  ],
  [
    'a sale',
    {
      kind: 'sale.corrected',
      subject: 'Receipt 12220',
      changes: { 'AB-1 (7)': { before: '45.00 € cash', after: '40.00 € TEB' } },
    },
    /Receipt 12220 AB-1: €45\.00 · Cash → €40\.00 · TEB$/,
  ],
  [
    'a basket that was given up',
    { kind: 'sale.voided', subject: 'Held basket', changes: { units: { before: 2 } } },
    /Sale voided Held basket /,
  ],
  [
    'a sale in two ways',
    {
      kind: 'sale.corrected',
      subject: 'Receipt 12220',
      changes: { 'AB-1 (7)': { before: '50.00 € cash + 33.00 € TEB', after: '83.00 € TEB' } },
    },
    /AB-1: €50\.00 · Cash \+ €33\.00 · TEB → €83\.00 · TEB$/,
  ],
  [
    'a sale that came in late from a till without a line',
    {
      kind: 'sale.offline',
      subject: 'Receipt 12220, K3-000017',
      changes: {
        seller: { after: 'Besa' },
        reasons: { after: 'unit_sold, price_floor, of_a_later_release' },
        late: { after: true },
      },
    },
    /Receipt 12220 · .*K3-000017.* Seller: Besa Reasons: Unit sold elsewhere, Price below the floor, of_a_later_release Came after the till was closed: Yes$/,
  ],
  [
    'what broke a rule and was accepted',
    {
      kind: 'sale.settled',
      subject: 'Receipt 7, K3-000018',
      changes: {
        reasons: { before: 'cash_limit', after: null },
        note: { after: 'She knows the owner' },
      },
    },
    /Receipt 7 · .*K3-000018.* Reasons: More cash than allowed → – Note: She knows the owner$/,
  ],
  [
    'the mode of a till',
    {
      kind: 'shared_till.keeps_selling',
      subject: 'Front',
      changes: { keeps_selling: { before: false, after: true } },
    },
    /Front Keeps selling without a connection: No → Yes$/,
  ],
  [
    'settings',
    {
      kind: 'settings.edited',
      subject: '',
      changes: { return_days: { before: 14, after: 30 }, vat_rate: { before: 18, after: 8 } },
    },
    /Return period: 14 days → 30 days VAT rate: 18 % → 8 %$/,
  ],
  [
    'a brand',
    {
      kind: 'panel.edited',
      subject: 'Brand "Puma"',
      changes: { brandName: { before: 'Pumma', after: 'Puma' } },
    },
    /Brand: Puma Brand name: Pumma → Puma$/,
  ],
  ['an undone price', { kind: 'stock.undone', subject: 'price: AB-1 (7)' }, /Price change: AB-1/],
  [
    'a field of a later release',
    { kind: 'person.edited', changes: { shoe_size: { after: 42 } } },
    /Shoe size: 42$/,
  ],
])('%s is told in the words of the lists', async (_name, event, row) => {
  api.on(list, [auditEvent(event)]);
  await open();
  await rowOf(row);
});

test('events of a day stand below its name; a thing leads to its page', async () => {
  api.on(list, [
    auditEvent({ id: 3, at: '2026-11-21T10:30:00Z', kind: 'sale.voided', subject: 'Receipt 7' }),
    auditEvent({ id: 2, at: '2026-11-21T09:30:00Z' }),
    auditEvent({ id: 1, at: '2026-11-20T09:30:00Z' }),
  ]);
  await open();
  expect(await screen.findAllByText(/Nov 2026$/)).toHaveLength(2);
  expect(screen.getByRole('link', { name: '7' })).toHaveAttribute('href', '/admin/there/sales?r=7');
});

test('an event opens with all that changed', async () => {
  api.on(list, [promoted]);
  const { user } = await open();
  await user.click(await rowOf(/Person changed/));
  const panel = within(await screen.findByRole('dialog', { name: 'Person changed' }));
  expect(panel.getByText('Rights: Cashier → Manager')).toBeVisible();
});

test('is filtered by days, kind and person, in the address', async () => {
  api.on(list, [promoted]);
  const { user, currentPath } = await open('?from=2026-11-01');
  await rowOf(/Person changed/);
  expect(api.lastRequest(list).query).toEqual({ from: '2026-11-01', limit: '100' });
  const filters = within(screen.getByRole('search', { name: 'Filters' }));
  expect(filters.getByRole('button', { name: 'Days From: 1 Nov 2026' })).toBeVisible();
  await user.selectOptions(filters.getByLabelText('What'), 'Sold below the floor');
  await user.selectOptions(await filters.findByLabelText('User'), 'Besa Gashi');
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
