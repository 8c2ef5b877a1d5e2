import { actionsOf } from '@backoffice/contracts';
import {
  act,
  calls,
  closing,
  fakeApi,
  file,
  renderPage,
  screen,
  setNow,
  signedInAs,
  waitFor,
  within,
} from '@backoffice/testing';

import { area } from '../area';
import { blindView, wrongWay, wrongWayView } from '../testing/closings';
import { Closings } from './closings';

const api = fakeApi();
const { list, one, recount } = calls.closings;

beforeEach(() => {
  setNow('2026-11-21');
  api.on(calls.authentication.user, signedInAs('manager'));
  api.on(calls.reference.listLocations, [
    { id: 1, name: 'Shop 1' },
    { id: 2, name: 'Mall' },
  ]);
  api.on(list, [
    wrongWay({ closed_on: '2026-11-20' }),
    closing({ id: 6, number: 11, closed_on: '2026-11-19' }),
  ]);
  api.on(one, wrongWayView());
});

const open = (query = '') =>
  renderPage(<Closings />, { texts: area.texts, path: `/admin/till${query}` });
const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const panel = async () => within(await screen.findByRole('dialog', { name: 'Closing no. 12' }));

test('lists what each closing lacked or had over, and draws it', async () => {
  await open();
  const row = await rowOf(/Besa Gashi/);
  expect(row).toHaveTextContent('Cash -€10.00');
  expect(row).toHaveTextContent('TEB +€10.00');
  expect(row).toHaveTextContent('Paid by card, rung up as cash');
  expect(await rowOf(/arta .*None/)).toBeVisible();
  expect(
    screen.getByRole('img', { name: /Cash differences: Days short: 1, over: 0/ }),
  ).toBeVisible();
  expect(api.lastRequest(list).query).toEqual({ from: '2026-10-22', to: '2026-11-21' });
});

test('is filtered by shop and days, in the address', async () => {
  const { user, currentPath } = await open('?to=2026-11-20');
  await user.selectOptions(await screen.findByLabelText('Shop'), 'Mall');
  await waitFor(() =>
    expect(api.lastRequest(list).query).toEqual({
      location: '2',
      from: '2026-10-22',
      to: '2026-11-20',
    }),
  );
  await user.selectOptions(screen.getByLabelText('Shop'), 'No shop');
  await waitFor(() => expect(api.lastRequest(list).query).toMatchObject({ location: 'none' }));
  expect(currentPath()).toBe('/admin/till?to=2026-11-20&closedIn=none');
});

test('a person of one shop has no other to choose', async () => {
  api.on(calls.authentication.user, signedInAs('manager', { limited: true, location: 1 }));
  await open();
  await rowOf(/Besa Gashi/);
  expect(screen.queryByLabelText('Shop')).not.toBeInTheDocument();
});

test('a row opens its closing: counts, what explains them since, and what they were made of', async () => {
  const { user, currentPath } = await open();
  await user.click(await rowOf(/Besa Gashi/));
  const closed = await panel();
  expect(currentPath()).toBe('/admin/till?closing=7');
  const cash = closed.getByRole('row', { name: /^Cash/ });
  expect(cash).toHaveTextContent('Cash€110.00€100.00-€10.00explained by corrections');
  const part = (name: string) =>
    closed.getByRole('heading', { name }).closest('section') as HTMLElement;
  expect(part('Put right since')).toHaveTextContent('Receipt 40');
  expect(part('Drawer')).toHaveTextContent(
    /At the beginning.*counted by Arta Krasniqi · €50\.00 left last time · difference -€10\.00.*€40\.00/,
  );
  expect(part('Notes and coins')).toHaveTextContent('2 × €20.00€40.00');
  expect(part('Goods')).toHaveTextContent('Brought backNumber: 1 · Units: 1-€20.00');
  expect(part('In and out by hand')).toHaveTextContent(/Out: Bank.*Slip 4711.*-€20\.00/);
  expect(part('Bookings')).toHaveTextContent('EnergyCash-€30.00');
  await user.click(closed.getByRole('button', { name: 'Close' }));
  expect(currentPath()).toBe('/admin/till');
});

test('is counted again with a reason, and stays as it was', async () => {
  api.on(recount, wrongWayView());
  const { user } = await open('?closing=7');
  await user.click((await panel()).getByRole('button', { name: 'Count again' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Count again/ }));
  await user.type(dialog.getByLabelText('€50'), '2');
  await user.type(dialog.getByLabelText('€0.50'), '3');
  expect(dialog.getByText('In the drawer')).toHaveTextContent('€101.50');
  const teb = dialog.getByLabelText('Terminal TEB');
  await user.clear(teb);
  await user.type(teb, 'ten');
  await user.click(dialog.getByRole('button', { name: 'Save this count' }));
  expect(await dialog.findByText('Reason is required!')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Reason/), 'A note stuck to another');
  await user.click(dialog.getByRole('button', { name: 'Save this count' }));
  expect(await dialog.findByText('Type an amount, such as 45.50.')).toBeVisible();
  await user.clear(teb);
  await user.type(teb, '-10');
  await user.click(dialog.getByRole('button', { name: 'Save this count' }));
  expect(await screen.findByText('Closing no. 12: new count saved')).toBeVisible();
  expect(api.lastRequest(recount).body).toEqual({
    cash: { '5000': 2, '50': 3 },
    terminals: { NLB: '45.00', PCB: '0.00', TEB: '-10.00' },
    reason: 'A note stuck to another',
  });
});

test('a person who counts blind sees the counted amounts and never the expected ones', async () => {
  api.on(calls.authentication.user, signedInAs('cashier'));
  api.on(list, [blindView().closing]);
  api.on(one, blindView());
  await open('?closing=7');
  const closed = await panel();
  expect(closed.getByRole('row', { name: 'Cash €100.00' })).toBeVisible();
  expect(closed.queryByText('Expected')).not.toBeInTheDocument();
  expect(closed.queryByRole('button', { name: 'Count again' })).not.toBeInTheDocument();
  expect(closed.getByRole('button', { name: 'Print closing' })).toBeVisible();
  expect(screen.queryByText('Difference')).not.toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /Cash differences/, hidden: true })).toBeNull();
});

test('the exported file has all closings of the days and the shop', async () => {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  api.on(calls.exports.list, file('Closings.xlsx', 'bytes'));
  const { user } = await open('?closedIn=2');
  await rowOf(/Besa Gashi/);
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: 'Excel' }));
  await waitFor(() => expect(api.requests(calls.exports.list)).toHaveLength(1));
  expect(api.lastRequest(calls.exports.list)).toMatchObject({
    params: { list: 'closings' },
    query: { location: '2', from: '2026-10-22', to: '2026-11-21', format: 'xlsx' },
  });
});

test('without the right to export its file is of what is on screen', async () => {
  const actions = actionsOf({ rights: 'manager' }).filter((action) => action !== 'products.export');
  api.on(calls.authentication.user, signedInAs('manager', { actions }));
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await open();
  await rowOf(/Besa Gashi/);
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  const reader = new FileReader();
  await act(async () => {
    reader.readAsText(files[0]!);
    await new Promise((resolve) => reader.addEventListener('load', resolve));
  });
  const [head, first] = String(reader.result).split('\r\n');
  expect(head).toContain('Cash expected,Cash counted,"Difference, Cash","Corrected since, Cash"');
  expect(first).toContain('12,Shop 1,');
  expect(first).toContain('110.00,100.00,-10.00,0.00');
});

test.each([
  ['none', 'No closings on these days'],
  ['a failure', 'The closings could not be loaded'],
])('the list says so in case of %s', async (what, text) => {
  if (what === 'none') api.on(list, []);
  else api.fail(list, 500, 'internal', 'Number 27');
  await open();
  expect(await screen.findByText(text)).toBeVisible();
});
