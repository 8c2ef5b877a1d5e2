import { calls, fakeApi, file, renderPage, screen, signedInAs, waitFor } from '@backoffice/testing';

import { ExportMenu } from './export-menu';

const api = fakeApi();
let saved: string[];

beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

const open = () => renderPage(<ExportMenu list="deliveries" filter={{ code: 'NK', user: '' }} />);
const button = () => screen.findByRole('button', { name: 'Export' });

test('the whole filter is saved as a workbook, under the name that the server gives it', async () => {
  api.on(calls.exports.list, file('Dërgesat 2026.xlsx', 'bytes'));
  const { user } = await open();
  await user.click(await button());
  await user.click(screen.getByRole('menuitem', { name: 'Excel' }));
  await waitFor(() => expect(saved).toEqual(['Dërgesat 2026.xlsx']));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(api.lastRequest(calls.exports.list)).toMatchObject({
    params: { list: 'deliveries' },
    query: { code: 'NK', format: 'xlsx', language: 'en' },
  });
});

test('by keyboard as CSV; Escape leaves the menu where it was opened', async () => {
  api.on(calls.exports.list, file('Deliveries.csv', 'bytes'));
  const { user } = await open();
  (await button()).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: 'Excel' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(await button()).toHaveFocus();
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  await waitFor(() => expect(saved).toEqual(['Deliveries.csv']));
  expect(api.lastRequest(calls.exports.list).query).toMatchObject({ format: 'csv' });
});

test('what takes long can be given up, and nothing is saved', async () => {
  api.on(calls.exports.list, file('Deliveries.xlsx', 'bytes'));
  const release = api.hold(calls.exports.list);
  const { user } = await open();
  await user.click(await button());
  await user.click(screen.getByRole('menuitem', { name: 'Excel' }));
  expect(await button()).toBeDisabled();
  expect(await screen.findByText('Exporting... 0 MB', {}, { timeout: 5_000 })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  release();
  await waitFor(async () => expect(await button()).toBeEnabled());
  expect(saved).toEqual([]);
});

test('a failure is told, and it can be tried again', async () => {
  api.fail(calls.exports.list, 500, 'internal', 'Broken');
  const { user } = await open();
  await user.click(await button());
  await user.click(screen.getByRole('menuitem', { name: 'Excel' }));
  expect(await screen.findByText('The export failed. Please try again.')).toBeVisible();
  expect(await button()).toBeEnabled();
  expect(saved).toEqual([]);
});

test('an answer that is no file is a failure', async () => {
  api.on(calls.exports.list, { success: true, data: [] });
  const { user } = await open();
  await user.click(await button());
  await user.click(screen.getByRole('menuitem', { name: 'CSV' }));
  expect(await screen.findByText('The export failed. Please try again.')).toBeVisible();
  expect(saved).toEqual([]);
});

test('who may not export sees nothing of it', async () => {
  api.on(calls.authentication.user, signedInAs('cashier'));
  await renderPage(
    <>
      <p>List</p>
      <ExportMenu list="deliveries" />
    </>,
  );
  await waitFor(() => expect(api.requests(calls.authentication.user)).not.toHaveLength(0));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
