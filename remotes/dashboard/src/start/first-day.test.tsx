import {
  calls,
  DAY,
  fakeApi,
  renderPage,
  screen,
  setNow,
  signedInAs,
  waitFor,
  within,
} from '@backoffice/testing';

import { area } from '../area';
import { FirstDay } from './first-day';

const api = fakeApi();

beforeEach(() => setNow(DAY));
afterEach(() => localStorage.clear());

const open = () => renderPage(<FirstDay />, { path: '/admin/dashboard', texts: area.texts });
const card = () => screen.findByRole('region', { name: 'Your first day' });
const madeAt = (created_at: string) => ({ id: 4, created_at });

test.each([
  ['owner', ['Enter brands', 'Receive goods', 'Scan a label']],
  ['stock', ['Enter brands', 'Receive goods', 'Count a shelf']],
  ['cashier', ['Scan a label', 'Take something back', 'Count the drawer']],
] as const)('a new %s begins with three steps of their own', async (rights, steps) => {
  api.on(calls.authentication.user, signedInAs(rights, madeAt('2026-11-21T07:00:00.000Z')));
  await open();
  const links = within(await card()).getAllByRole('link');
  expect(
    links.map((link) => steps.findIndex((step) => link.textContent?.startsWith(step))),
  ).toEqual([0, 1, 2]);
});

test('the card that was closed stays away', async () => {
  api.on(calls.authentication.user, signedInAs('cashier', madeAt('2026-11-15T07:00:00.000Z')));
  const { user, unmount } = await open();
  await user.click(within(await card()).getByRole('button', { name: /^Close/ }));
  await waitFor(() => expect(screen.queryByRole('link')).not.toBeInTheDocument());
  unmount();
  await open();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('somebody who has been there for a week knows their way', async () => {
  api.on(calls.authentication.user, signedInAs('cashier', madeAt('2026-11-14T07:00:00.000Z')));
  await open();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
