import {
  calls,
  company,
  fakeApi,
  operatedUnit,
  operation,
  page,
  renderArea,
  screen,
  setNow,
  waitFor,
  within,
} from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

const api = fakeApi();
const { list, one } = calls.history;

const moved = operation({ id: 4, codes: ['AM-90', 'TB-10', 'PU-30'], products: 5, units: 7 });
const lost = operation({
  id: 3,
  kind: 'adjustment',
  movements: ['went_out'],
  reason: 'lost',
  note: 'Not on its shelf',
  by: 'besa',
  from: 'Shop 1',
  to: null,
  undone: { operation: 5, at: '2026-11-20T12:00:00.000Z', by: 'arta', units: 1 },
});

beforeEach(() => {
  setNow('2026-11-21');
  api.on(calls.company.company, company());
  api.on(list, page([moved, lost], { total: 2, capped: false, next: null }));
});

const open = (path = '/admin/operations') => renderArea(area, areaJson.routes, path);

test('lists who did what when, to how many, from where to where', async () => {
  await open();
  expect(await screen.findByRole('row', { name: /AM-90/ })).toHaveTextContent(
    /Transfer.*AM-90, TB-10, PU-30 and 2 more.*Shop 1 → Shop 2.*arta.*7/,
  );
  expect(screen.getByRole('row', { name: /besa/ })).toHaveTextContent(
    /Out of stock: Lost.*1 unit undone by arta, 20 Nov 2026.*Not on its shelf/,
  );
});

test('the title does not claim to count all operations while there are more', async () => {
  api.on(list, page([moved, lost], { total: null, next: 'older' }));
  await open();
  expect(await screen.findByText('2+ operations')).toBeVisible();
});

test('says how far a large import is that is being undone', async () => {
  const undone = { operation: 9, at: '2026-11-20T12:00:00.000Z', by: 'arta', units: 4_000 };
  const large = operation({ id: 8, kind: 'import', units: 6_000, codes: ['IM-1'] });
  api.on(
    list,
    page([{ ...large, undone: { ...undone, left: 2_000 } }], {
      total: 1,
      capped: false,
      next: null,
    }),
  );
  await open();
  expect(await screen.findByRole('row', { name: /IM-1/ })).toHaveTextContent(
    /Being undone by arta: 2,000 units to go/,
  );
});

test('is filtered by what, days, code and person, in the address', async () => {
  const { user, currentPath } = await open('/admin/operations?kind=nonsense&to=2026-11-21');
  await screen.findByRole('row', { name: /AM-90/ });
  expect(api.lastRequest(list).query).toEqual({ end_date: '2026-11-21', limit: '100' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Price change');
  await user.selectOptions(screen.getByRole('combobox', { name: 'User' }), 'Myself');
  await waitFor(() =>
    expect(api.lastRequest(list).query).toMatchObject({ kinds: 'price', end_date: '2026-11-21' }),
  );
  expect(currentPath()).toMatch(/\?kind=price&to=2026-11-21&user=\d+$/);
});

test('a row opens its units, and what happened to them since', async () => {
  api.on(one, {
    operation: { ...moved, delivery: 8 },
    units: [
      operatedUnit({ code: 'AM-90', number: '41' }),
      operatedUnit({
        code: 'TB-10',
        since: { kind: 'sold', at: '2026-11-20T12:00:00.000Z', by: 'besa' },
      }),
      operatedUnit({ id: 9, code: 'PU-30', from_price: '60.00', price: '48.00' }),
      operatedUnit({ id: 9, code: 'PU-30', from_identity: 'PU-29', to_identity: 'PU-30' }),
    ],
  });
  const { user, currentPath } = await open();
  await user.click(await screen.findByRole('row', { name: /AM-90/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Transfer' }));
  const units = (await panel.findAllByRole('listitem')).map((unit) => unit.textContent);
  expect(units[0]).toMatch(/TB-10.*Since then: Sold · besa, 20 Nov 2026/);
  expect(units[1]).toMatch(/AM-90 · 41.*Shop 1 → Shop 2/);
  expect(units[2]).toMatch(/PU-30.*€60\.00 → €48\.00.*PU-29 → PU-30/);
  expect(units).toHaveLength(3);
  expect(panel.getByRole('link', { name: 'Open delivery' })).toBeVisible();
  expect(currentPath()).toBe('/admin/operations?id=4');
  await user.click(panel.getByRole('button', { name: 'Close' }));
  expect(currentPath()).toBe('/admin/operations');
});

test('says that there are none, and asks nothing for days in the wrong order', async () => {
  api.on(list, page([], { total: 0, capped: false, next: null }));
  const { user } = await open('/admin/operations?from=2026-11-20');
  expect(await screen.findByText('No operations found')).toBeVisible();
  const asked = api.requests(list).length;
  await user.click(screen.getByRole('button', { name: /^Days/ }));
  await user.type(screen.getByLabelText('To'), '2026-11-01');
  expect(await screen.findByText('The first day is after the last')).toBeVisible();
  expect(api.requests(list)).toHaveLength(asked);
});

test('is undone from its row, where it can be, and asks first where that is several units', async () => {
  api.on(one, { operation: moved, units: [operatedUnit()] });
  api.on(calls.history.undo, { ids: [1, 2], operation: 6 });
  api.on(list, page([moved, { ...lost, undoable: false }], { total: 2, next: null }));
  const { user } = await open();
  const row = within(await screen.findByRole('row', { name: /besa/ }));
  expect(row.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await user.click(
    within(screen.getByRole('row', { name: /AM-90/ })).getByRole('button', { name: 'Undo' }),
  );
  const question = within(await screen.findByRole('alertdialog'));
  expect(api.requests(calls.history.undo)).toHaveLength(0);
  await user.click(question.getByRole('button', { name: 'Undo all 7 units' }));
  expect(await screen.findByText('Undone: 2 units are as they were.')).toBeVisible();
  expect(api.lastRequest(calls.history.undo).params).toEqual({ id: '4' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an operation of a shipment or a count says so, and leads there', async () => {
  const sent = operation({ id: 6, kind: 'shipment', movements: ['sent'], shipment: 3 });
  const closed = operation({ id: 7, kind: 'shipment', movements: ['went_out', 'came_back'] });
  const counted = operation({ id: 8, kind: 'count', movements: ['went_out'], count: 5 });
  api.on(list, page([sent, closed, counted], { total: 3, capped: false, next: null }));
  api.on(one, ({ params }) => ({
    operation: params.id === '6' ? sent : counted,
    units: [
      operatedUnit({
        since: { kind: 'arrived', at: '2026-11-20T12:00:00.000Z', by: 'besa' },
      }),
    ],
  }));
  const { user } = await open();
  const row = await screen.findByRole('row', { name: /Shipment: Sent/ });
  expect(screen.getByRole('row', { name: /Shipment: Out of stock · Never sent/ })).toBeVisible();
  await user.click(row);
  const panel = within(await screen.findByRole('dialog', { name: 'Shipment: Sent' }));
  expect(await panel.findByText(/Since then: Arrived · besa/)).toBeVisible();
  expect(panel.getByRole('link', { name: 'Open shipment' })).toHaveAttribute(
    'href',
    expect.stringMatching(/shipments\?s=3$/),
  );
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('row', { name: /Count/ }));
  const other = within(await screen.findByRole('dialog', { name: 'Count' }));
  expect(await other.findByRole('link', { name: 'Open count' })).toHaveAttribute(
    'href',
    expect.stringMatching(/counts\?c=5$/),
  );
});
