import {
  calls,
  DAY,
  failure,
  fakeApi,
  location,
  page,
  productRow,
  renderPage,
  screen,
  setNow,
  shipment,
  signedInAs,
  till,
  waitFor,
  within,
} from '@backoffice/testing';

import { area } from '../../area';
import { withoutStrip } from '../../testing/strip';
import { Strip } from './strip';

const api = fakeApi();
const { days } = calls.figures;
const here = { id: 5, name: 'Prizren' };

const day = (date: string, amount: string, units: number, average: string | null) => ({
  date,
  amount,
  units,
  receipts: units,
  average,
});
const figures = {
  today: day('2026-11-21', '1581.00', 23, '68.74'),
  yesterday: day('2026-11-20', '0.00', 0, null),
  last_week: day('2026-11-14', '962.50', 18, '53.47'),
};

beforeEach(() => {
  setNow(DAY);
  api.on(calls.authentication.user, signedInAs('owner', { location: 5 }));
  api.on(days, figures);
  api.on(calls.reference.listLocations, [location(here), location({ id: 6, name: 'Pejë' })]);
  api.on(calls.till.till, ({ query }) =>
    till({ location: here, since: query.location === '5' ? '2026-11-21T07:00:00.000Z' : null }),
  );
  api.on(calls.shipments.list, [shipment({ id: 7, number: 14, to: here, under_way: 8 })]);
  api.on(calls.products.list, page([productRow()], { total: 12, next: null }));
});

const open = () => renderPage(<Strip />, { path: '/admin/dashboard', texts: area.texts });
const strip = async () => within(await screen.findByRole('region', { name: 'At a glance' }));
/** A tile by its label, as people read it. */
const tile = async (label: string) => (await (await strip()).findByText(label)).closest('dl');
const targetOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('the day stands beside the same weekday a week ago, and leads to its sales', async () => {
  await open();
  await screen.findByRole('link', { name: 'Today: €1,581.00' });
  expect(await tile('Today')).toHaveTextContent(/^Today€1,581.00vs Sat, 14 Nov: .?€962.50.?$/);
  expect(await tile('Units, per receipt')).toHaveTextContent(
    /^Units, per receipt23€68.74vs Sat, 14 Nov: .?18 · €53.47.?$/,
  );
  expect(targetOf('Today: €1,581.00')).toBe('/admin/there/sales?d=2026-11-21');
});

test('the open tills are counted and named; a single one is a click away', async () => {
  await open();
  await screen.findByRole('link', { name: 'Open tills: 1' });
  expect(await tile('Open tills')).toHaveTextContent(/^Open tills1.?Prizren.?$/);
  expect(targetOf('Open tills: 1')).toBe('/admin/there/till?l=5');
  const asked = api.requests(calls.till.till).map(({ query }) => query.location);
  expect(asked).toEqual(['5', '6', 'none']);
});

test('of many open tills two are named', async () => {
  api.on(calls.till.till, till({ location: here }));
  await open();
  await screen.findByRole('link', { name: 'Open tills: 3' });
  expect(await tile('Open tills')).toHaveTextContent(/Prizren.? · .?Prizren.? \+1$/);
  expect(targetOf('Open tills: 3')).toBe('/admin/there/till');
});

test('somebody limited to a shop has the till of that shop alone', async () => {
  api.on(calls.authentication.user, signedInAs('manager', { location: 5, limited: true }));
  api.on(calls.till.till, till({ since: null }));
  await open();
  await screen.findByRole('link', { name: 'Open tills: 0' });
  expect(await tile('Open tills')).toHaveTextContent('All closed');
  expect(api.requests(calls.till.till).map(({ query }) => query)).toEqual([{}]);
});

test('what waits in the shop: labels, and the shipment on its way', async () => {
  await open();
  await screen.findByRole('link', { name: 'labels due: 12' });
  expect(targetOf('labels due: 12')).toBe('/admin/there/products?l=5&s=due');
  expect(targetOf('Shipment 14 · 8 units')).toBe('/admin/there/shipments?s=7');
  expect(api.lastRequest(calls.products.list).query).toMatchObject({
    label_due: '1',
    location: '5',
  });
});

test('several shipments are added up, and none says so', async () => {
  const two = [shipment({ to: here, under_way: 8 }), shipment({ to: here, under_way: 1 })];
  api.on(calls.shipments.list, [...two, shipment({ to: { id: 6, name: 'Pejë' } })]);
  const { client } = await open();
  expect(await screen.findByText('2 shipments · 9 units')).toBeVisible();
  api.on(calls.shipments.list, []);
  await client.invalidateQueries();
  expect(await screen.findByText('No shipment on its way')).toBeVisible();
});

test('the labels stand with grey lines until the figures come', async () => {
  const release = api.hold(days);
  await open();
  expect(await tile('Today')).toHaveTextContent(/^Today$/);
  release();
  expect(await screen.findByRole('link', { name: 'Today: €1,581.00' })).toBeVisible();
});

test('a failure is said once, in the tile, with Retry', async () => {
  api.on(days, failure(500, 'internal', 'Something broke'));
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not be loaded');
  expect(await tile('Units, per receipt')).toHaveTextContent('Units, per receipt–');
  api.on(days, figures);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Today: €1,581.00' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a server of the specification alone has no tile', async () => {
  api.unsupported(days);
  withoutStrip(api);
  await open();
  const region = await screen.findByRole('region', { name: 'At a glance' });
  await waitFor(() => expect(region).toBeEmptyDOMElement());
});
