import { getToken } from '@backoffice/api-client';
import { calls, fakeApi, screen, waitFor } from '@backoffice/testing';

import { renderShell } from '../testing/render-shell';

const api = fakeApi();

const signIn = async (user: Awaited<ReturnType<typeof renderShell>>['user']) => {
  await user.type(await screen.findByLabelText('Email'), 'arta@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret-123');
  await user.click(screen.getByRole('button', { name: 'Login' }));
};

test('a guarded page asks for the sign-in and is shown after it, with its query', async () => {
  api.on(calls.authentication.login, 'token-1');
  const { user, address } = await renderShell(api, '/admin/products?code=ab', {
    isSignedIn: false,
  });
  await waitFor(() => expect(address()).toBe('/admin/login'));

  await signIn(user);
  expect(await screen.findByRole('heading', { name: 'products page' })).toBeVisible();
  expect(address()).toBe('/admin/products?code=ab');
  expect(api.lastRequest(calls.authentication.login).body).toEqual({
    email: 'arta@example.com',
    password: 'secret-123',
  });
});

test('both fields are required, and the e-mail must be one', async () => {
  const { user } = await renderShell(api, '/admin/login', { isSignedIn: false });
  await user.click(await screen.findByRole('button', { name: 'Login' }));
  expect(screen.getByLabelText('Email')).toBeRequired();
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(screen.getByLabelText('Password')).toBeRequired();
  expect(screen.getByLabelText('Password')).toBeInvalid();

  await user.type(screen.getByLabelText('Email'), 'not an address');
  await user.type(screen.getByLabelText('Password'), 'secret-123{Enter}');
  expect(screen.getByLabelText<HTMLInputElement>('Email').validity.typeMismatch).toBe(true);
  expect(api.requests(calls.authentication.login)).toHaveLength(0);
});

test('a sign-in that was not asked for leads to the dashboard', async () => {
  api.on(calls.authentication.login, 'token-1');
  const { user, address } = await renderShell(api, '/admin/login', { isSignedIn: false });
  await signIn(user);
  expect(await screen.findByRole('heading', { name: 'dashboard page' })).toBeVisible();
  expect(address()).toBe('/admin/dashboard');
});

test('somebody who is signed in is sent on from the sign-in', async () => {
  const { address } = await renderShell(api, '/admin/login');
  expect(await screen.findByRole('heading', { name: 'dashboard page' })).toBeVisible();
  expect(address()).toBe('/admin/dashboard');
});

test('a refusal shows the fixed text and keeps what was typed', async () => {
  api.fail(calls.authentication.login, 401, 'unauthorized', 'Wrong e-mail or password');
  const { user } = await renderShell(api, '/admin/login', { isSignedIn: false });
  await signIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Something goes wrong! PLease Try Again$/,
  );
  expect(screen.getByLabelText('Email')).toHaveValue('arta@example.com');
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  expect(getToken()).toBeNull();
  for (const field of ['Email', 'Password']) {
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription('Check email and password.');
  }
});

test('the password may be looked at, and Caps Lock is told while it is typed', async () => {
  const { user } = await renderShell(api, '/admin/login', { isSignedIn: false });
  const password = await screen.findByLabelText('Password');
  await user.type(password, '{CapsLock}S');
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveAccessibleDescription('Caps Lock is on.');
  await user.keyboard('{CapsLock}s');
  expect(password).not.toHaveAccessibleDescription();

  await user.click(screen.getByRole('button', { name: 'Show password', pressed: false }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Show password', pressed: true }));
  expect(password).toHaveAttribute('type', 'password');
});

test.each([
  [20, 'Too many attempts. Try again in 20 seconds.'],
  [1, 'Too many attempts. Try again in 1 second.'],
  [61, 'Too many attempts. Try again in 2 minutes.'],
])('after too many attempts it says how long to wait: %i s', async (retryAfter, text) => {
  api.fail(calls.authentication.login, 429, 'too_many_requests', 'Too many attempts', {
    retryAfter,
  });
  const { user } = await renderShell(api, '/admin/login', { isSignedIn: false });
  await signIn(user);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Something goes wrong! PLease Try Again');
  expect(alert).toHaveTextContent(text);
});

test('a server that is down is named below the fixed text', async () => {
  api.offline(calls.authentication.login);
  const { user } = await renderShell(api, '/admin/login', { isSignedIn: false });
  await signIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Something goes wrong! PLease Try AgainThe server does not answer.',
  );
});

test('a server without room says so below the fixed text', async () => {
  api.fail(calls.authentication.login, 503, 'no_room', 'There is no room');
  const { user } = await renderShell(api, '/admin/login', { isSignedIn: false });
  await signIn(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/The server's disk is full\./);
});

test('registration shows a business name and that it is not available', async () => {
  const { user } = await renderShell(api, '/admin/login', { isSignedIn: false });
  await user.click(await screen.findByRole('button', { name: 'Create New Account' }));
  expect(screen.getByText('Ask your owner for an invitation.')).toBeVisible();
  await user.type(screen.getByLabelText('Business Name'), 'Shoes & Co');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "Register Form isn't available right now",
  );

  await user.click(screen.getByRole('button', { name: 'Back to Login' }));
  expect(screen.queryByLabelText('Business Name')).not.toBeInTheDocument();
});

test('the sign-in speaks the chosen language', async () => {
  const { user } = await renderShell(api, '/admin/login', { isSignedIn: false });
  await user.selectOptions(await screen.findByLabelText('Language'), 'Shqip');
  expect(await screen.findByRole('button', { name: 'Hyr' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'sq');

  await user.selectOptions(screen.getByLabelText('Gjuha'), 'العربية');
  expect(await screen.findByRole('heading', { name: 'تسجيل الدخول' })).toBeVisible();
  expect(window.location.pathname).toBe('/rtl/login');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
});
