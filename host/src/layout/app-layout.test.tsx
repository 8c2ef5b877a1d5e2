import {
  act,
  calls,
  fakeApi,
  location,
  screen,
  signedIn,
  user as person,
  waitFor,
  within,
} from '@backoffice/testing';

import { answerFetch, renderShell } from '../testing/render-shell';

const api = fakeApi();

/** Makes the window as narrow as a phone's until the test ends. */
function useNarrowWindow() {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media === '(max-width: 992.98px)',
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
}

const openPage = async (path = '/admin/dashboard') => {
  const shell = await renderShell(api, path);
  await screen.findByRole('heading', { level: 1 });
  return shell;
};

describe('sidebar', () => {
  test('lists the routes in their order without redirects and hidden ones', async () => {
    await openPage();
    const links = within(screen.getByRole('navigation', { name: 'Main navigation' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => link.textContent)).toEqual([
      'Dashboard',
      'Sales',
      'Add Products',
      'Products',
      'Transactions',
      'CMS Panel',
      'Administration',
      'User Profile',
      'Company Profile',
    ]);
    expect(links[1]).toHaveAttribute('href', '/admin/sales');
  });

  test('an entry that is clicked becomes the active one and shows its sub-items', async () => {
    const { user } = await openPage();
    expect(screen.queryByRole('link', { name: 'All tables' })).not.toBeInTheDocument();
    const entry = screen.getByRole('link', { name: 'CMS Panel' });
    await user.click(entry);
    await waitFor(() => expect(entry).toHaveAttribute('aria-current', 'page'));
    expect(entry).toHaveAttribute('aria-expanded', 'true');

    await user.click(screen.getByRole('link', { name: 'All tables' }));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'All tables' })).toHaveAttribute(
        'aria-current',
        'page',
      ),
    );
    expect(entry).not.toHaveAttribute('aria-current');
  });

  test('can be put away on a wide screen, which is remembered', async () => {
    const { user } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Close navigation' }));
    expect(screen.getByRole('button', { name: 'Open navigation' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(localStorage.getItem('backoffice.sidebar')).toBe('hidden');
    await user.click(screen.getByRole('button', { name: 'Open navigation' }));
    expect(localStorage.getItem('backoffice.sidebar')).toBe('shown');
  });

  test('lies over the page on a phone, takes the focus and gives it back', async () => {
    useNarrowWindow();
    const { user } = await openPage();
    const toggle = screen.getByRole('button', { name: 'Open navigation' });
    await user.click(toggle);
    const [closeButton] = screen.getAllByRole('button', { name: 'Close navigation' });
    expect(closeButton).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(toggle).toHaveFocus();
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('top bar', () => {
  test('is transparent, and white on a phone with the menu open', async () => {
    useNarrowWindow();
    const { user } = await openPage();
    const bar = screen.getByRole('banner', { name: 'Top bar' });
    expect(bar).toHaveClass('bg-transparent');
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(bar).toHaveClass('bg-white');
    await user.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(bar).toHaveClass('bg-transparent');
  });

  test('holds five placeholder notifications', async () => {
    const { user } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Notifications' }));
    const menu = screen.getByText('Another one').parentElement;
    expect(menu?.querySelectorAll('button')).toHaveLength(5);
  });

  test('leads to the profile and opens the settings', async () => {
    api.on(calls.reference.listLocations, []);
    const { user, address } = await openPage();
    await user.click(await screen.findByRole('button', { name: 'Account: arta' }));
    await user.click(screen.getByRole('button', { name: 'Profile' }));
    await waitFor(() => expect(address()).toBe('/admin/user-profile'));

    await user.click(screen.getByRole('button', { name: 'Account: arta' }));
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeVisible();
  });
});

test('the footer names the year and two links without a target', async () => {
  await openPage();
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent(`© ${new Date().getFullYear()}`);
  for (const name of ['About Us', 'Blog']) {
    expect(within(footer).getByRole('link', { name })).not.toHaveAttribute('href');
  }
});

describe('settings panel', () => {
  const openPanel = async () => {
    api.on(calls.reference.listLocations, [location({ id: 7, name: 'Prishtina' })]);
    const shell = await openPage();
    await shell.user.click(screen.getByRole('button', { name: 'Settings panel' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Settings' }));
    return { ...shell, panel };
  };

  test('chooses colour and theme, which are remembered', async () => {
    const { user, panel } = await openPanel();
    expect(panel.getByRole('radio', { name: 'Blue' })).toBeChecked();
    expect(panel.getByRole('radio', { name: 'Dark mode' })).toBeChecked();

    await user.click(panel.getByRole('radio', { name: 'Green' }));
    expect(localStorage.getItem('backoffice.sidebar-color')).toBe('green');
    await user.click(panel.getByRole('radio', { name: 'Light mode' }));
    expect(document.body).toHaveClass('white-content');
    expect(localStorage.getItem('backoffice.theme')).toBe('light');
    await user.click(panel.getByRole('radio', { name: 'Dark mode' }));
    expect(document.body).not.toHaveClass('white-content');
    await user.click(panel.getByRole('radio', { name: 'Blue' }));
  });

  test('has its links to the root and a button that does nothing yet', async () => {
    const { panel } = await openPanel();
    expect(panel.getByRole('link', { name: 'Download Now' })).toHaveAttribute('href', '/');
    expect(panel.getByRole('link', { name: 'Documentation' })).toHaveAttribute('href', '/');
    expect(panel.getByRole('button', { name: 'Get pro version' })).toBeDisabled();
  });

  test('has its links to the root of the layout in use', async () => {
    api.on(calls.reference.listLocations, []);
    const { user } = await openPage('/rtl/cms');
    await user.click(screen.getByRole('button', { name: 'لوحة الإعدادات' }));
    for (const name of ['تنزيل الآن', 'التوثيق']) {
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/rtl');
    }
  });

  test('changes the language of shell and pages without losing what was typed', async () => {
    const { user, panel } = await openPanel();
    await user.selectOptions(panel.getByLabelText('Language'), 'Türkçe');
    expect(await screen.findByRole('dialog', { name: 'Ayarlar' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sales (tr)', hidden: true })).toBeDefined();
    expect(localStorage.getItem('backoffice.language')).toBe('tr');
  });

  test('chooses the shop where one works', async () => {
    api.on(calls.authentication.editUser, person({ location: 7 }));
    const { user, panel } = await openPanel();
    await user.selectOptions(await panel.findByLabelText('My shop'), 'Prishtina');
    await waitFor(() =>
      expect(api.lastRequest(calls.authentication.editUser).body).toEqual({ location: 7 }),
    );
  });

  test('offers no shop where the server knows none', async () => {
    api.on(calls.authentication.user, () => signedIn());
    api.unsupported(calls.reference.listLocations);
    const { user } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Settings panel' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Settings' }));
    expect(panel.queryByLabelText('My shop')).not.toBeInTheDocument();
  });
});

test('a newer release is announced when the window is looked at again', async () => {
  await openPage();
  const newer = { host: { release: 'host-2' }, areas: [] };
  answerFetch(() => Promise.resolve(Response.json(newer)));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('A new version is available')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});
