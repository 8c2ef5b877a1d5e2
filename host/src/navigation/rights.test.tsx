import { SPECIFIED_ACTIONS, type Registry } from '@backoffice/contracts';
import {
  act,
  calls,
  fakeApi,
  failure,
  screen,
  signedIn,
  signedInAs,
  user as person,
  waitFor,
  within,
} from '@backoffice/testing';

import { REGISTRY } from '../testing/registry-fixture';
import { renderShell } from '../testing/render-shell';

const api = fakeApi();

const REQUIRED: Record<string, string> = {
  '/sales': 'products.sell',
  '/transactions': 'transactions.view',
  // An action that this release of the shell doesn't know.
  '/company-profile': 'robots.feed',
  '/tables': 'panels.edit',
};

/** The shell's registry, in which some pages require an action. */
const registry: Registry = {
  ...REGISTRY,
  areas: REGISTRY.areas.map((entry) => ({
    ...entry,
    area: {
      ...entry.area,
      ...(entry.area.search && { search: { ...entry.area.search, requires: 'products.view' } }),
      routes: entry.area.routes.map((route) => ({ ...route, requires: REQUIRED[route.path] })),
    },
  })),
};

const open = (path: string) =>
  renderShell(api, path, { readRegistry: () => Promise.resolve(registry) });
const links = () =>
  within(screen.getByRole('navigation', { name: 'Main navigation' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const approvers = [
  { id: 1, username: 'Arta', surname: 'Krasniqi' },
  { id: 2, username: 'Besa', surname: '' },
];

test('sidebar and quick search have what the person may open, and nothing else', async () => {
  api.on(calls.authentication.user, signedInAs('cashier'));
  const { user } = await open('/admin/dashboard');
  await screen.findByRole('heading', { name: 'dashboard page' });
  expect(links()).toContain('Sales');
  expect(links()).not.toContain('Transactions');
  expect(links()).not.toContain('Company Profile');

  await user.click(screen.getByRole('link', { name: 'CMS Panel' }));
  await screen.findByRole('heading', { name: 'cms-panel page' });
  expect(screen.queryByRole('link', { name: 'All tables' })).not.toBeInTheDocument();

  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Quick search' });
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard('transactions');
  expect(await screen.findByText('No results found')).toBeVisible();
  await user.clear(field);
  await user.keyboard('box 7');
  expect(await screen.findByRole('option', { name: /Number box 7/ })).toBeVisible();
});

test('quick search does not ask an area that finds what the person may not see', async () => {
  const actions = ['session.use'];
  api.on(calls.authentication.user, signedInAs('cashier', { actions }));
  const { user } = await open('/admin/dashboard');
  await screen.findByRole('heading', { name: 'dashboard page' });
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Quick search' })).toHaveFocus());
  await user.keyboard('box 7');
  expect(await screen.findByText('No results found')).toBeVisible();
});

test('an action that this release does not know is compared with what the server allows', async () => {
  const actions = [...signedInAs('cashier').user.actions!, 'robots.feed'];
  api.on(calls.authentication.user, signedInAs('cashier', { actions }));
  await open('/admin/company-profile');
  expect(await screen.findByRole('heading', { name: 'company-profile page' })).toBeVisible();
  expect(links()).toContain('Company Profile');
});

test('a server that names no rights allows the specified actions and no later ones', async () => {
  api.on(calls.authentication.user, signedIn({ user: { ...person(), actions: undefined } }));
  await open('/admin/transactions');
  expect(await screen.findByRole('heading', { name: 'transactions page' })).toBeVisible();
  expect(links()).toContain('Sales');
  expect(links()).not.toContain('Company Profile');
});

describe('a page reached by its address', () => {
  test('says that it is not allowed, who can allow it, and leads home', async () => {
    api.on(calls.authentication.user, signedInAs('cashier'));
    api.on(calls.approvals.people, approvers);
    const { user, address } = await open('/admin/transactions');
    expect(await screen.findByRole('heading', { name: 'Transactions', level: 1 })).toHaveFocus();
    expect(screen.getByText('You may not open this page')).toBeVisible();
    expect(await screen.findByText(/Arta Krasniqi or Besa can allow it\./)).toBeVisible();
    expect(api.lastRequest(calls.approvals.people).query).toEqual({ action: 'people.manage' });
    expect(document.title).toBe('Transactions · Back office');

    await user.click(screen.getByRole('link', { name: 'Back to the start' }));
    expect(await screen.findByRole('heading', { name: 'dashboard page' })).toBeVisible();
    expect(address()).toBe('/admin/dashboard');
  });

  test('names nobody where the server does not tell', async () => {
    api.on(calls.authentication.user, signedInAs('cashier'));
    api.unsupported(calls.approvals.people);
    await open('/rtl/transactions');
    expect(await screen.findByText('لا يُسمح لك بفتح هذه الصفحة')).toBeVisible();
    expect(await screen.findByText(/يمكن لأحد مالكي الشركة/)).toBeVisible();
  });

  test('shows neither page nor refusal before it is known who asks', async () => {
    api.on(calls.authentication.user, signedInAs('cashier'));
    const release = api.hold(calls.authentication.user);
    await open('/admin/sales');
    expect(screen.getByText('Loading...')).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    release();
    expect(await screen.findByRole('heading', { name: 'sales page' })).toBeVisible();
    expect(api.requests(calls.authentication.user)).toHaveLength(1);
  });

  test('is shown where it cannot be known: the server judges', async () => {
    api.fail(calls.authentication.user, 500, 'internal', 'Broken');
    await open('/admin/transactions');
    expect(await screen.findByRole('heading', { name: 'transactions page' })).toBeVisible();
    expect(links()).not.toContain('Company Profile');
  });
});

describe('rights that change meanwhile', () => {
  const comeBack = () =>
    act(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });

  test('are followed when the window is looked at again', async () => {
    api.on(calls.approvals.people, approvers);
    await open('/admin/transactions');
    await screen.findByRole('heading', { name: 'transactions page' });
    api.on(calls.authentication.user, signedInAs('cashier'));
    comeBack();
    expect(await screen.findByText('You may not open this page')).toBeVisible();
    expect(links()).not.toContain('Transactions');
  });

  test('are followed after a refusal, which asks once', async () => {
    api.on(calls.approvals.people, () => {
      api.on(calls.authentication.user, signedInAs('stock'));
      return failure(403, 'forbidden', 'No');
    });
    const actions = [...SPECIFIED_ACTIONS].filter((action) => action !== 'transactions.view');
    api.on(calls.authentication.user, signedInAs('owner', { actions }));
    await open('/admin/transactions');
    await screen.findByText('You may not open this page');
    await waitFor(() => expect(links()).not.toContain('Sales'));
    expect(api.requests(calls.authentication.user)).toHaveLength(2);
  });
});
