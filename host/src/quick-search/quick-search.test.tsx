import { act, calls, fakeApi, scan, screen, waitFor, within, letPass } from '@backoffice/testing';

import { slashKey } from '../preferences/preferences';
import { renderShell } from '../testing/render-shell';

const api = fakeApi();

const box = () => screen.findByRole('combobox', { name: /Quick search|بحث سريع/ });
const pressSlash = (target: Element = document.body, ctrlKey = false) =>
  act(() => {
    const key = { key: '/', code: 'Slash', ctrlKey, bubbles: true, cancelable: true };
    target.dispatchEvent(new KeyboardEvent('keydown', key));
  });

async function openSearch(path = '/admin/dashboard') {
  const shell = await renderShell(api, path);
  await screen.findByRole('heading', { level: 1 });
  pressSlash();
  const field = await box();
  await waitFor(() => expect(field).toHaveFocus());
  return { ...shell, field };
}

test('the slash opens it with a box that says SEARCH, and closes it', async () => {
  const { field } = await openSearch();
  expect(field).toHaveAttribute('placeholder', 'SEARCH');
  pressSlash(field);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'dashboard page' })).toBeVisible();
});

test('the button of the top bar and Ctrl+K open it too, Escape closes it', async () => {
  const { user } = await openSearch();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await box()).toBeVisible();
  await user.keyboard('{Escape}');
  await user.keyboard('{Control>}k{/Control}');
  expect(await box()).toBeVisible();
});

test('Enter opens the first result, and the page stays under the prefix in use', async () => {
  const { user, address } = await openSearch('/rtl/dashboard');
  await user.keyboard('Transactions');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/rtl/Transactions'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('before anything is typed the most used pages stand there, and Enter takes none', async () => {
  const { user, address } = await renderShell(api, '/admin/dashboard');
  await screen.findByRole('heading', { level: 1 });
  for (const name of ['Sales', 'Products', 'Sales']) {
    await user.click(screen.getByRole('link', { name }));
    await screen.findByRole('heading', { name: `${name.toLowerCase()} page` });
  }
  pressSlash();
  const field = await box();
  await waitFor(() => expect(field).toHaveFocus());
  const options = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Sales', 'Dashboard', 'Products']);

  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/dashboard'));
});

test('arrow keys move the highlight, Enter opens the highlighted result', async () => {
  const { user, field, address } = await openSearch();
  await user.keyboard('products');
  const options = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Products', 'Add Products']);

  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(options[1]).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id);
  await user.keyboard('{ArrowUp}');
  expect(options[0]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/add/products'));
});

test('a click chooses a result', async () => {
  const { user, address } = await openSearch();
  await user.keyboard('brands');
  await user.click(screen.getByRole('option', { name: 'CMS Panels' }));
  await waitFor(() => expect(address()).toBe('/admin/cms'));
});

test('says so when nothing matches', async () => {
  const { user } = await openSearch();
  await user.keyboard('zzzzzz');
  expect(await screen.findByText('No results found')).toBeVisible();
});

test('is not opened by a slash that is typed into a field, with Ctrl, or when switched off', async () => {
  api.on(calls.reference.listLocations, []);
  const { user } = await openSearch();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.type(screen.getByLabelText('Note'), '1/2');
  expect(screen.getByLabelText('Note')).toHaveValue('1/2');
  pressSlash(document.body, true);

  await user.click(screen.getByRole('button', { name: 'Settings panel' }));
  const isOn = await screen.findByRole('switch', { name: /^Open quick search with the \/ key/ });
  await user.click(isOn);
  await user.keyboard('{Escape}');
  pressSlash();
  await letPass(150);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => slashKey.set('on'));
});

test('what areas find stands below the pages, and leads to where the area says', async () => {
  const { user, address } = await openSearch('/rtl/dashboard');
  await user.keyboard('box 7');
  const group = await screen.findByRole('group', { name: 'Boxes (ar)' });
  expect(within(group).getByRole('option')).toHaveTextContent('Number box 7Prizren');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/rtl/user-profile'));
});

test('a scan is looked up and leaves nothing behind in the box', async () => {
  const { user, field } = await openSearch();
  await scan('200000000017');
  expect(await screen.findByRole('option')).toHaveTextContent('Number 200000000017');
  expect(field).toHaveValue('200000000017');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('an area that fails leaves the pages', async () => {
  const { user } = await openSearch();
  await user.keyboard('broken');
  expect(await screen.findByText('No results found')).toBeVisible();
  await user.clear(await box());
  await user.keyboard('sales');
  expect(await screen.findByRole('option', { name: 'Sales' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

/** Until it has gone, keys belong to it. */
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('it does things: what pages offer to those who may, and what the frame can', async () => {
  const { user, address } = await openSearch();
  await user.keyboard('remove all');
  expect(await screen.findByText('No results found')).toBeVisible();
  await user.clear(await box());
  await user.keyboard('paint');
  expect(await screen.findByRole('option')).toHaveTextContent('New colourCMS Panel');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/cms?add=1'));
  await closed();

  await user.keyboard('{Control>}k{/Control}');
  await waitFor(async () => expect(await box()).toHaveFocus());
  await user.keyboard('light theme{Enter}');
  await waitFor(() => expect(document.body).toHaveClass('white-content'));
  await closed();
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(async () => expect(await box()).toHaveFocus());
  await user.keyboard('tema');
  await user.click(await screen.findByRole('option', { name: 'Dark theme' }));
  expect(document.body).not.toHaveClass('white-content');
});

test('an action that is called as was typed stands before pages that have to do with it', async () => {
  api.on(calls.authentication.logout, null);
  const { user, address } = await openSearch();
  await user.keyboard('log out');
  const options = await screen.findAllByRole('option');
  expect(options[0]).toHaveTextContent('Log out');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/login'));
});
