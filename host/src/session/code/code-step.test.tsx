import { calls, fakeApi, screen } from '@backoffice/testing';

import { renderShell } from '../../testing/render-shell';

const api = fakeApi();
const { login } = calls.authentication;

const asksForCode = (days: number | null = null) =>
  api.fail(login, 401, 'code_required', 'Code', { data: { remember_days: days } });

async function openStep() {
  const page = await renderShell(api, '/admin/products', { isSignedIn: false });
  const { user } = page;
  await user.type(await screen.findByLabelText('Email'), 'arta@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret-123{Enter}');
  const field = await screen.findByRole('textbox', { name: 'Code' });
  return { ...page, field };
}

test('a person with a second factor types its code and then sees the page they wanted', async () => {
  asksForCode(30);
  const { user, field } = await openStep();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(screen.queryByRole('button', { name: 'Create New Account' })).toBeNull();

  api.fail(login, 401, 'code_refused', 'Wrong');
  await user.type(field, '000000{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This code is wrong, expired or already used.',
  );
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();

  api.on(login, 'token-1');
  await user.click(screen.getByRole('checkbox', { name: /^Do not ask for a code .*30/ }));
  await user.type(field, '123 456{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 6 });
  expect(await screen.findByRole('heading', { name: 'products page' })).toBeVisible();
  expect(api.lastRequest(login).body).toEqual({
    email: 'arta@example.com',
    password: 'secret-123',
    code: '123 456',
    remember: true,
  });
});

test('a recovery code works as well, and the page says whom to ask without one', async () => {
  asksForCode();
  const { user } = await openStep();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const field = screen.getByRole('textbox', { name: 'Recovery code' });
  expect(field).toHaveFocus();
  expect(screen.getByText(/An owner of your company can remove your second factor/)).toBeVisible();
  api.fail(login, 401, 'code_refused', 'Wrong');
  await user.type(field, 'AAAA{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This recovery code is wrong or already used.',
  );
  await user.click(screen.getByRole('button', { name: 'Use the app on my phone' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
});

test('too many codes, a server without its key and a changed password are told', async () => {
  asksForCode();
  const { user, field } = await openStep();
  api.fail(login, 429, 'too_many_requests', 'Wait', { retryAfter: 90 });
  await user.type(field, '123456{Enter}');
  expect(await screen.findByText('Too many attempts. Try again in 2 minutes.')).toBeVisible();
  api.fail(login, 503, 'unavailable', 'The key of the second factors is missing on the server.');
  await user.type(field, '{Enter}');
  expect(await screen.findByText(/The key of the second factors is missing/)).toBeVisible();
  api.fail(login, 401, 'unauthorized', 'Wrong e-mail or password');
  await user.type(field, '{Enter}');
  expect(await screen.findByLabelText('Password')).toHaveValue('');
  expect(screen.getByLabelText('Email')).toHaveValue('arta@example.com');
});

test('speaks the language that is chosen meanwhile', async () => {
  asksForCode();
  const { user } = await openStep();
  await user.selectOptions(screen.getByLabelText('Language'), 'Shqip');
  expect(await screen.findByRole('textbox', { name: 'Kodi' })).toBeVisible();
});
