import { getToken } from '@backoffice/api-client';
import { readStored, SHARED_TILL, writeStored } from '@backoffice/api-client/storage';
import type { SharedTillHere } from '@backoffice/contracts';
import {
  act,
  calls,
  fakeApi,
  scan,
  screen,
  setNow,
  waitFor,
  within,
  letPass,
} from '@backoffice/testing';

import { renderShell } from '../../testing/render-shell';

const api = fakeApi();
const { here, signIn } = calls.sharedTills;

const arta = { id: 1, username: 'Arta', surname: 'Krasniqi', locked: false };
const besa = { id: 2, username: 'Besa', surname: 'Hoxha', locked: false };
const frontTill: SharedTillHere = {
  id: 1,
  name: 'Front till',
  company: 'Example Shoes',
  lock_minutes: 5,
  people: [arta, besa],
};

const standAt = (till: SharedTillHere | null = frontTill) => {
  writeStored(SHARED_TILL, '5');
  api.on(here, till);
};

const openLocked = async (path = '/admin/products') => {
  const page = await renderShell(api, path, { isSignedIn: false });
  await screen.findByRole('heading', { name: 'Choose your name' });
  return page;
};

const refuse = (left: number) =>
  api.fail(signIn, 401, 'unauthorized', 'This PIN is wrong', { data: { tries_left: left } });

test('a person chooses their name, types six digits and sees the page they wanted', async () => {
  standAt();
  api.on(signIn, 'token-1');
  const { user, address } = await openLocked('/admin/products?code=ab');
  expect(screen.getByText('Front till · Example Shoes')).toBeVisible();
  expect(screen.queryByLabelText('Email')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Besa Hoxha' }));
  const pin = screen.getByLabelText('PIN');
  expect(pin).toHaveFocus();
  await user.keyboard('482');
  const keypad = within(screen.getByRole('group', { name: 'Keypad' }));
  await user.click(keypad.getByRole('button', { name: '9' }));
  await user.click(keypad.getByRole('button', { name: 'Delete the last digit' }));
  await user.click(keypad.getByRole('button', { name: '1' }));
  expect(pin).toHaveFocus();
  await user.keyboard('70');
  expect(await screen.findByRole('heading', { name: 'products page' })).toBeVisible();
  expect(address()).toBe('/admin/products?code=ab');
  expect(api.lastRequest(signIn).body).toEqual({ user: 2, pin: '482170' });
});

test('a wrong PIN is cleared; the last tries are counted; then only the password helps', async () => {
  standAt();
  const { user } = await openLocked();
  await user.click(screen.getByRole('button', { name: 'Arta Krasniqi' }));
  refuse(4);
  await user.keyboard('111222');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This PIN is wrong\.$/);
  expect(screen.getByLabelText('PIN')).toHaveValue('');
  expect(screen.getByLabelText('PIN')).toHaveFocus();
  refuse(1);
  await user.keyboard('111223');
  expect(await screen.findByText('This PIN is wrong. Tries left: 1.')).toBeVisible();
  api.on(here, { ...frontTill, people: [{ ...arta, locked: true }, besa] });
  refuse(0);
  await user.keyboard('111224');
  expect(await screen.findByText(/^Arta Krasniqi: too many wrong PINs/)).toBeVisible();
  expect(screen.getByLabelText('Email')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Back to the names' }));
  await user.click(await screen.findByRole('button', { name: /^Arta.*Password needed/ }));
  expect(screen.getByText(/^Arta Krasniqi: too many wrong PINs/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to the names' }));
  await user.click(screen.getByRole('button', { name: 'Besa Hoxha' }));
  api.fail(signIn, 403, 'pin_locked', 'Too many');
  await user.keyboard('111225');
  expect(await screen.findByText(/^Besa Hoxha: too many wrong PINs/)).toBeVisible();
});

test('a scan says that the till is locked, and is nobody’s PIN', async () => {
  standAt();
  const { user } = await openLocked();
  await scan('200000000011');
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose your name, then scan again');
  await user.click(screen.getByRole('button', { name: 'Besa Hoxha' }));
  await user.keyboard('12');
  await scan('200000000028');
  await waitFor(() => expect(screen.getByLabelText('PIN')).toHaveValue(''));
  await letPass(300);
  expect(api.requests(signIn)).toHaveLength(0);
});

test('many names are searched, whatever their accents', async () => {
  const more = Array.from({ length: 12 }, (_, index) => ({ ...besa, id: 10 + index }));
  standAt({ ...frontTill, people: [{ ...arta, username: 'Çlirim' }, ...more] });
  const { user } = await openLocked();
  await user.type(screen.getByRole('searchbox', { name: 'Search for your name' }), 'cli');
  expect(screen.getAllByRole('button', { name: /Çlirim|Besa/ })).toHaveLength(1);
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('Nobody here has this name.')).toBeVisible();
});

test('a browser whose shared till was revoked shows the ordinary sign-in', async () => {
  standAt(null);
  await renderShell(api, '/admin/products', { isSignedIn: false });
  expect(await screen.findByLabelText('Email')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Back to the names' })).toBeNull();
  expect(readStored(SHARED_TILL)).toBeNull();
});

test('names that cannot be loaded can be asked for again; the e-mail works meanwhile', async () => {
  writeStored(SHARED_TILL, '');
  api.fail(here, 500, 'internal', 'Number 7');
  const { user } = await renderShell(api, '/admin/products', { isSignedIn: false });
  expect(await screen.findByText('The names could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in with e-mail' })).toBeVisible();
  api.on(here, { ...frontTill, people: [] });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/^Nobody comes in by PIN here yet/)).toBeVisible();
});

describe('somebody who is signed in', () => {
  beforeEach(() => api.on(calls.authentication.logout, null));

  test.each([
    [
      'by the button',
      (user: { click: (e: Element) => Promise<void> }) =>
        user.click(screen.getByRole('button', { name: 'Switch person' })),
    ],
    [
      'by the key',
      (user: { keyboard: (keys: string) => Promise<void> }) =>
        user.keyboard('{Control>}{Shift>}[KeyL]{/Shift}{/Control}'),
    ],
  ])('makes room for the next %s, who lands on the same page', async (_name, press) => {
    standAt();
    const { user, address } = await renderShell(api, '/admin/products');
    await screen.findByRole('heading', { name: 'products page' });
    await press(user as never);
    expect(await screen.findByRole('heading', { name: 'Choose your name' })).toBeVisible();
    expect(getToken()).toBeNull();
    expect(api.requests(calls.authentication.logout)).toHaveLength(1);
    api.on(signIn, 'token-2');
    await user.click(await screen.findByRole('button', { name: 'Besa Hoxha' }));
    await user.keyboard('482170');
    expect(await screen.findByRole('heading', { name: 'products page' })).toBeVisible();
    expect(address()).toBe('/admin/products');
  });

  test('is warned, then locked out, when nobody uses the till', async () => {
    setNow('2027-01-01T12:00:00Z');
    standAt();
    writeStored('till-used', String(Date.now()));
    const { user } = await renderShell(api, '/admin/products');
    await screen.findByRole('heading', { name: 'products page' });
    setNow('2027-01-01T12:04:50Z');
    expect(
      await screen.findByText(/^This till locks in a moment/, {}, { timeout: 3_000 }),
    ).toBeVisible();
    await user.keyboard('x');
    expect(screen.queryByText(/^This till locks in a moment/)).toBeNull();
    setNow('2027-01-01T12:09:49Z');
    await act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(getToken()).not.toBeNull();
    setNow('2027-01-01T12:09:50Z');
    await act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('heading', { name: 'Choose your name' })).toBeVisible();
  });

  test('sees nothing of yesterday’s session when the browser starts again', async () => {
    standAt();
    writeStored('till-used', String(Date.parse('2027-01-01T18:00:00Z')));
    setNow('2027-01-02T08:00:00Z');
    await renderShell(api, '/admin/products');
    expect(await screen.findByRole('heading', { name: 'Choose your name' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'products page' })).toBeNull();
    expect(getToken()).toBeNull();
  });

  test('sees no such thing in an ordinary browser', async () => {
    await renderShell(api, '/admin/products');
    await screen.findByRole('heading', { name: 'products page' });
    expect(screen.queryByRole('button', { name: 'Switch person' })).toBeNull();
    expect(api.requests(here)).toHaveLength(0);
  });
});
