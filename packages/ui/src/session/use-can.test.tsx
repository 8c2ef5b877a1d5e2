import { ACTIONS, SPECIFIED_ACTIONS } from '@backoffice/contracts';
import {
  calls,
  fakeApi,
  renderPage,
  screen,
  signedIn,
  signedInAs,
  user,
} from '@backoffice/testing';

import { usePermissions } from './use-can';

const api = fakeApi();
const ASKED = [...ACTIONS, 'robots.feed'];

function Allowed() {
  const can = usePermissions();
  return <p>{['nothing', ...ASKED.filter(can)].join(' ')}</p>;
}
const allowed = () =>
  screen
    .getByText(/^nothing/)
    .textContent?.split(' ')
    .slice(1);

test('the rights are those of the server, even ones that this release does not know', async () => {
  const actions = ['products.sell', 'robots.feed'];
  api.on(calls.authentication.user, signedInAs('cashier', { actions }));
  await renderPage(<Allowed />);
  expect(allowed()).toEqual(actions);
});

test('the specified rights apply if the server names none', async () => {
  api.on(calls.authentication.user, signedIn({ user: { ...user(), actions: undefined } }));
  await renderPage(<Allowed />);
  expect(allowed()).toEqual([...SPECIFIED_ACTIONS]);
});

test('nobody has rights before the person is known, or without a sign-in', async () => {
  const release = api.hold(calls.authentication.user);
  await renderPage(<Allowed />, { isPersonKnown: false });
  expect(allowed()).toEqual([]);
  release();
  await screen.findByText(/audit\.view/);
  expect(allowed()).toEqual([...ACTIONS]);
});

test('the specified rights apply if the person cannot be loaded', async () => {
  api.fail(calls.authentication.user, 500, 'internal', 'Broken');
  await renderPage(<Allowed />);
  expect(allowed()).toEqual([...SPECIFIED_ACTIONS]);
});
