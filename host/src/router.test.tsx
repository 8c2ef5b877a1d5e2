import { createQueryClient, getToken, setToken } from '@backoffice/api-client';
import { act, calls, fakeApi, screen, waitFor, letPass } from '@backoffice/testing';

import { startSessionCheck } from './session/session-provider';
import { renderShell } from './testing/render-shell';

const api = fakeApi();

test.each([
  '/admin/dashboard',
  '/admin/sales',
  '/admin/add/products',
  '/admin/products',
  '/admin/transactions',
  '/admin/cms',
  '/admin/settings',
])('%s sends somebody without a token to the sign-in', async (path) => {
  const { address } = await renderShell(api, path, { isSignedIn: false });
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(address()).toBe('/admin/login');
});

test('/admin/tables, a demo, shows its content without a token, and asks for nothing', async () => {
  const { address } = await renderShell(api, '/admin/tables', { isSignedIn: false });
  expect(await screen.findByRole('heading', { name: 'tables page' })).toBeVisible();
  expect(address()).toBe('/admin/tables');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(api.requests(calls.authentication.user)).toHaveLength(0);
});

test.each([true, false])(
  'a page that stands alone is shown by itself (signed in: %s), in any language',
  async (isSignedIn) => {
    const { user, address } = await renderShell(api, '/admin/invitation', { isSignedIn });
    expect(await screen.findByRole('heading', { name: 'invitation page' })).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByRole('banner', { name: 'Top bar' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Language'), 'العربية');
    await waitFor(() => expect(address()).toBe('/rtl/invitation'));
    expect(await screen.findByRole('heading', { name: 'invitation page' })).toBeVisible();
    if (!isSignedIn) expect(api.requests(calls.authentication.user)).toHaveLength(0);
  },
);

test.each(['/admin/user-profile', '/admin/company-profile'])(
  '%s shows somebody without a token a way to sign in and nothing else',
  async (path) => {
    const { user, address } = await renderShell(api, path, { isSignedIn: false });
    expect(await screen.findByRole('heading', { name: 'You are not signed in' })).toBeVisible();
    expect(address()).toBe(path);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(api.requests(calls.authentication.user)).toHaveLength(0);

    api.on(calls.authentication.login, 'token-1');
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    await user.type(await screen.findByLabelText('Email'), 'a@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret-123');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(address()).toBe(path));
  },
);

test.each([
  ['/', '/admin/dashboard'],
  ['/nowhere', '/admin/dashboard'],
  ['/admin', '/admin/dashboard'],
  ['/admin/nowhere/at/all', '/admin/dashboard'],
  ['/admin/%E0%A4%A', '/admin/dashboard'],
  ['/rtl/%', '/rtl/dashboard'],
  ['/%C0%AE', '/admin/dashboard'],
  ['/rtl', '/rtl/dashboard'],
  ['/rtl/nowhere', '/rtl/dashboard'],
])('%s leads to %s', async (path, target) => {
  const { address } = await renderShell(api, path);
  expect(await screen.findByRole('heading', { name: 'dashboard page' })).toBeVisible();
  expect(address()).toBe(target);
});

test('matching ignores case, and so does the active entry of the sidebar', async () => {
  await renderShell(api, '/admin/Sales');
  expect(await screen.findByRole('heading', { name: 'sales page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sales' })).toHaveAttribute('aria-current', 'page');
});

test('a redirect of the registry leads on', async () => {
  const { address } = await renderShell(api, '/rtl/stock');
  expect(await screen.findByRole('heading', { name: 'products page' })).toBeVisible();
  expect(address()).toBe('/rtl/products');
});

test('under /rtl everything is Arabic and right to left, and links stay there', async () => {
  const { user, address } = await renderShell(api, '/rtl/sales');
  expect(await screen.findByRole('heading', { name: 'sales page' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(document.documentElement).toHaveAttribute('lang', 'ar');

  await user.click(screen.getByRole('link', { name: 'Products (ar)' }));
  expect(await screen.findByRole('heading', { name: 'products page' })).toHaveFocus();
  expect(address()).toBe('/rtl/products');
});

test('a change of page moves the focus to its heading and sets title and brand text', async () => {
  const { user } = await renderShell(api, '/admin/dashboard');
  await screen.findByRole('heading', { name: 'dashboard page' });
  await user.click(screen.getByRole('link', { name: 'CMS Panel' }));
  expect(await screen.findByRole('heading', { name: 'cms-panel page' })).toHaveFocus();
  expect(document.title).toBe('cms-panel page · Back office');
  expect(screen.getByRole('banner', { name: 'Top bar' })).toHaveTextContent('cms-panel page');
});

test('nothing is shown before the token is verified', async () => {
  setToken('token-of-the-test');
  const release = api.hold(calls.authentication.verifyToken);
  await renderShell(api, '/admin/sales');
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  release();
  expect(await screen.findByRole('heading', { name: 'sales page' })).toBeVisible();
});

test('a check that is over before the first render is not made again', async () => {
  setToken('token-of-the-test');
  const release = api.hold(calls.authentication.verifyToken);
  api.on(calls.authentication.verifyToken, { success: true, isValid: true });
  startSessionCheck(createQueryClient());
  release();
  await waitFor(() => expect(api.requests(calls.authentication.verifyToken)).toHaveLength(1));
  await letPass(0);
  await renderShell(api, '/admin/sales');
  expect(await screen.findByRole('heading', { name: 'sales page' })).toBeVisible();
  expect(api.requests(calls.authentication.verifyToken)).toHaveLength(1);
});

test('a new page begins at its top, and going back leads to where one was', async () => {
  const scrolls: number[] = [];
  jest.spyOn(window, 'scrollTo').mockImplementation(((_x: number, y: number) => {
    scrolls.push(y);
  }) as typeof window.scrollTo);
  const { user } = await renderShell(api, '/admin/sales');
  await screen.findByRole('heading', { name: 'sales page' });
  Object.defineProperty(window, 'scrollY', { value: 400, configurable: true });
  await user.click(screen.getByRole('link', { name: 'Products' }));
  await screen.findByRole('heading', { name: 'products page' });
  expect(scrolls.at(-1)).toBe(0);
  act(() => window.history.back());
  await screen.findByRole('heading', { name: 'sales page' });
  await waitFor(() => expect(scrolls.at(-1)).toBe(400));
});

test('a token that is no longer valid signs out without a message', async () => {
  setToken('old');
  api.on(calls.authentication.verifyToken, { success: true, isValid: false });
  await renderShell(api, '/admin/sales', { isSignedIn: false });
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(getToken()).toBeNull();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a check that fails is tried twice more, then signs out without a message', async () => {
  setToken('old');
  api.offline(calls.authentication.verifyToken);
  await renderShell(api, '/admin/sales', { isSignedIn: false });
  expect(await screen.findByRole('heading', { name: 'Login' }, { timeout: 4_000 })).toBeVisible();
  expect(api.requests(calls.authentication.verifyToken)).toHaveLength(3);
  expect(getToken()).toBeNull();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a sign-in in another tab is followed, and so is a sign-out', async () => {
  const { address } = await renderShell(api, '/admin/products', { isSignedIn: false });
  await screen.findByRole('heading', { name: 'Login' });
  const tellOfOtherTab = (token: string | null) =>
    act(() => {
      if (token === null) localStorage.removeItem('backoffice.token');
      else localStorage.setItem('backoffice.token', token);
      window.dispatchEvent(new StorageEvent('storage', { key: 'backoffice.token' }));
    });

  tellOfOtherTab('token-2');
  expect(await screen.findByRole('heading', { name: 'products page' })).toBeVisible();
  tellOfOtherTab(null);
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(address()).toBe('/admin/login');
});

test('signing out by hand ends the session on the server and starts anew at the dashboard', async () => {
  api.on(calls.authentication.logout, null);
  api.on(calls.authentication.login, 'token-3');
  const { user, address } = await renderShell(api, '/admin/products');
  await user.click(await screen.findByRole('button', { name: 'Account: arta' }));
  await user.click(screen.getByRole('button', { name: 'Log out' }));

  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(getToken()).toBeNull();
  expect(api.lastRequest(calls.authentication.logout).token).toBe('token-of-the-test');

  await user.type(screen.getByLabelText('Email'), 'a@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret-123');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(address()).toBe('/admin/dashboard'));
});
