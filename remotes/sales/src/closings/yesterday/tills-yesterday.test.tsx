import type { DayMoney } from '@backoffice/contracts';
import {
  calls,
  closing,
  fakeApi,
  renderPage,
  screen,
  setNow,
  signedInAs,
  waitFor,
} from '@backoffice/testing';

import { area } from '../../area';
import { wrongWay } from '../../testing/closings';
import TillsYesterday from './tills-yesterday';

const api = fakeApi();
const mall = { id: 2, name: 'Mall' };
const nothing: DayMoney = { sums: [], late: [] };
const something: DayMoney = { sums: [{ way: 'cash', amount: '60.00' }], late: [] };

beforeEach(() => {
  setNow('2026-11-21');
  api.on(calls.authentication.user, signedInAs('manager'));
  api.on(calls.reference.listLocations, [
    { id: 1, name: 'Shop 1' },
    mall,
    { id: 3, name: 'Stock' },
  ]);
  api.on(calls.closings.list, [wrongWay({ closed_on: '2026-11-20' })]);
  api.on(calls.offlineSales.unsettled, []);
  api.on(calls.till.day, ({ query }) => (query.location === '2' ? something : nothing));
});

const open = () => renderPage(<TillsYesterday />, { texts: area.texts });
const till = (name: string) => screen.findByText(name).then((shop) => shop.closest('li'));

test('names the tills that took money and were not closed, and how the others differed', async () => {
  await open();
  expect(await till('Mall')).toHaveTextContent('MallNot closed');
  const link = screen.getByRole('link', { name: 'Shop 1' });
  expect(link).toHaveAttribute('href', '/admin/there/till?t=closings&c=7');
  expect(link.closest('li')).toHaveTextContent(/No\. 12 at .*Cash -€10\.00 TEB \+€10\.00/);
  expect(screen.queryByText('Stock')).not.toBeInTheDocument();
  expect(api.requests(calls.till.day).map(({ query }) => query)).toEqual([
    { date: '2026-11-20', location: '2' },
    { date: '2026-11-20', location: '3' },
    { date: '2026-11-20', location: 'none' },
  ]);
});

test('a till that was closed the morning after counts as closed; one begun since does not', async () => {
  const morning = { closed_on: '2026-11-21', closed_at: '2026-11-21T07:00:00.000Z' };
  api.on(calls.closings.list, [
    closing({ number: 3, location: mall, opened_at: '2026-11-20T07:00:00.000Z', ...morning }),
    wrongWay({ opened_at: '2026-11-21T06:00:00.000Z', ...morning }),
  ]);
  api.on(calls.till.day, something);
  await open();
  expect(await till('Shop 1')).toHaveTextContent('Not closed');
  expect(await till('Mall')).toHaveTextContent('No. 3 at');
});

test('a day on which nothing was sold says so', async () => {
  api.on(calls.closings.list, []);
  api.on(calls.till.day, nothing);
  await open();
  expect(await screen.findByText('No till took money.')).toBeVisible();
});

test('a server without tills has no such card', async () => {
  api.fail(calls.closings.list, 404, 'not_found', 'No such call');
  const { container } = await open();
  await waitFor(() => expect(api.requests(calls.closings.list)).toHaveLength(1));
  await waitFor(() => expect(container).toHaveTextContent(''));
});
