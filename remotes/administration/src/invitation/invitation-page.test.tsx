import { getToken } from '@backoffice/api-client';
import { act, calls, fakeApi, invited, renderArea, screen, waitFor } from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

const api = fakeApi();
const { people, authentication } = calls;

const open = (hash = '#/secret-1', isSignedIn = false) =>
  renderArea(area, areaJson.routes, `/admin/invitation${hash}`, { isSignedIn });

async function openForm(isSignedIn = false) {
  const page = await open('#/secret-1', isSignedIn);
  const { user } = page;
  await screen.findByRole('form', { name: 'Save password' });
  const fill = async (password: string, repeat = password) => {
    for (const [name, text] of [
      [/^New password\*?$/, password],
      [/^New password again/, repeat],
    ] as const) {
      await user.clear(screen.getByLabelText(name));
      await user.type(screen.getByLabelText(name), text);
    }
    await user.click(screen.getByRole('button', { name: 'Save password' }));
  };
  return { ...page, fill };
}

test('says for whom and which company, and leads to the sign-in', async () => {
  api.on(people.invited, invited());
  api.on(people.accept, { email: 'besa@example.com' });
  const { fill, currentPath, container } = await openForm();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Choose your password');
  expect(screen.getByText(/Welcome, Besa\. Example Shoes invites you/)).toBeVisible();
  const account = screen.getByRole('textbox', { name: 'Email' });
  expect(account).toHaveValue('besa@example.com');
  expect(account).toHaveAttribute('autocomplete', 'username');
  expect(container.querySelectorAll('[autocomplete=new-password]')).toHaveLength(2);
  expect(api.lastRequest(people.invited).params).toEqual({ secret: 'secret-1' });

  await fill('green boots 42');
  await waitFor(() => expect(currentPath()).toBe('/admin/login'));
  expect(
    await screen.findByText('Your password is saved. Now sign in as besa@example.com.'),
  ).toBeVisible();
  expect(api.lastRequest(people.accept).body).toEqual({ password: 'green boots 42' });
  expect(api.requests(authentication.user)).toHaveLength(0);
});

test('a person who forgot the password is asked to choose a new one', async () => {
  api.on(people.invited, invited({ kind: 'reset' }));
  await openForm();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Choose a new password');
  expect(screen.getByText(/^Hello Besa, .* All your sessions end\.$/)).toBeVisible();
});

test('a password that is not taken is said beside its field, and can be chosen anew', async () => {
  api.on(people.invited, invited());
  const { fill } = await openForm();
  await fill('green boots 42', 'green boots 43');
  expect(await screen.findByText('The two new passwords differ.')).toBeVisible();
  await fill('short');
  expect(await screen.findByText('At least 8 characters')).toBeVisible();
  expect(api.requests(people.accept)).toHaveLength(0);

  api.fail(people.accept, 422, 'invalid', 'Common', {
    fields: { password: 'In the words of the server' },
    field_reasons: { password: { reason: 'password_common' } },
  });
  await fill('password1');
  expect(await screen.findByText('This password is too easy to guess')).toBeVisible();
  api.fail(people.accept, 503, 'unavailable', 'The database is away');
  await fill('green boots 42');
  expect(await screen.findByText('The database is away')).toBeVisible();
});

test('the signed-in person is named, and signed out when a password is chosen', async () => {
  api.on(people.invited, invited());
  api.on(people.accept, { email: 'besa@example.com' });
  api.on(authentication.logout, null);
  const { fill, currentPath } = await openForm(true);
  expect(await screen.findByText(/^arta Krasniqi is signed in here/)).toBeVisible();
  expect(getToken()).not.toBeNull();
  await fill('green boots 42');
  await waitFor(() => expect(currentPath()).toBe('/admin/login'));
  expect(getToken()).toBeNull();
});

test('a link that works no more says so, and whom to ask', async () => {
  api.fail(people.invited, 404, 'not_found', 'Used');
  await open();
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(screen.getByText(/ask an owner of your company for a new link/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the sign-in' })).toHaveAttribute(
    'href',
    '/admin/login',
  );
});

test('a link that somebody has used meanwhile says so, too', async () => {
  api.on(people.invited, invited());
  const { fill } = await openForm();
  api.fail(people.accept, 404, 'not_found', 'Used');
  await fill('green boots 42');
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('a link that cannot be checked is tried again', async () => {
  api.fail(people.invited, 429, 'too_many_requests', 'Wait', { retryAfter: 30 });
  const { user } = await open();
  expect(await screen.findByText('Too many attempts. Try again in 30 seconds.')).toBeVisible();
  api.on(people.invited, invited());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('form', { name: 'Save password' })).toBeVisible();
});

test('the address without its secret asks for the link', async () => {
  await open('');
  expect(await screen.findByRole('heading', { name: 'Open your link' })).toBeVisible();
});

test('another link in the same window is another invitation', async () => {
  api.on(people.invited, ({ params }) =>
    invited({ email: `${String((params as { secret: string }).secret)}@example.com` }),
  );
  const { goTo } = await openForm();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('secret-1@example.com');
  await act(() => goTo('/admin/invitation#/secret-2'));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('secret-2@example.com'),
  );
});
