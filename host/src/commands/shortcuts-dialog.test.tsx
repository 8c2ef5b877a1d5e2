import { act, fakeApi, screen, waitFor, within, letPass } from '@backoffice/testing';

import { renderShell } from '../testing/render-shell';

const api = fakeApi();

const press = (key: string, target: Element = document.body) =>
  act(() => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
const dialog = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

async function openPage() {
  const shell = await renderShell(api, '/admin/dashboard');
  await screen.findByRole('heading', { level: 1 });
  return shell;
}

test('the question mark lists what keys do, everywhere and page by page', async () => {
  await openPage();
  press('?');
  const list = within(await dialog());
  const titles = list.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  expect(titles).toEqual(['Everywhere', 'Lists', 'Tabs', 'CMS Panel']);
  expect(list.getByText('Save the colour').parentElement).toHaveTextContent(/CtrlEnter$/);
});

test('the menu of the person lists them, too, and Escape closes the list', async () => {
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: /^Account/ }));
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  expect(await dialog()).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a question mark in a field, or within a scanned code, lists nothing', async () => {
  const { user } = await openPage();
  await user.type(screen.getByLabelText('Note'), 'why?');
  expect(screen.getByLabelText('Note')).toHaveValue('why?');
  for (const key of ['a', '?', 'b']) press(key);
  await letPass(150);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
