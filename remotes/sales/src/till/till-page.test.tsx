import {
  calls,
  closing,
  fakeApi,
  scan,
  screen,
  signedInAs,
  till,
  tillMovement,
  tillReport,
  within,
} from '@backoffice/testing';

import { closeButton, countPieces, openShopTill, openTill, startCounting } from '../testing/till';

const api = fakeApi();
const place = { id: 1, name: 'Shop 1' };

test('the page shows the cash expected in the drawer, and the other ways of payment', async () => {
  openShopTill(api, {
    last_closing: { id: 4, number: 11, closed_at: '2026-11-20T18:00:00.000Z' },
  });
  await openTill();
  expect((await screen.findByText('Expected in the drawer')).parentElement).toHaveTextContent(
    '€110.00',
  );
  expect(screen.getByText('NLB', { selector: 'dt' }).parentElement).toHaveTextContent('€20.00');
  expect(screen.getByText('Opening').parentElement).toHaveTextContent('€50.00');
  expect(screen.getByText(/No\. 11/)).toBeVisible();
  const moved = within(screen.getByRole('table', { name: 'What moved' }));
  expect(moved.getByRole('row', { name: /Sales Cash 1 €60\.00/ })).toBeVisible();
});

test('an address may ask for the count that closes the till', async () => {
  openShopTill(api);
  await openTill('/admin/till?count=1');
  expect(await screen.findByRole('textbox', { name: '€200' })).toBeVisible();
});

test('money that was missing when the period began is shown', async () => {
  openShopTill(api, {
    opening: {
      cash: '40.00',
      left: '50.00',
      counted: '40.00',
      counted_by: 'besa',
      counted_at: '2026-11-21T07:00:00.000Z',
    },
  });
  await openTill();
  expect(await screen.findByText('€10.00 missing of the €50.00 that was left')).toBeVisible();
});

test('the opening is counted by its notes, and says what was left', async () => {
  openShopTill(api, { can_open: true, sums: [], version: '1.0' });
  const opening = {
    cash: '40.00',
    left: '50.00',
    counted: '40.00',
    counted_by: 'a',
    counted_at: null,
  };
  api.on(calls.till.open, till({ opening }));
  const { user } = await openTill();
  await user.click(await screen.findByRole('button', { name: 'Count the opening' }));
  expect(await screen.findByText('€50.00 was left at the last closing.')).toBeVisible();
  await countPieces('€20', '2');
  await user.click(screen.getByRole('button', { name: 'Start with this' }));
  expect(await screen.findByText('The till starts with €40.00')).toBeInTheDocument();
  expect(api.lastRequest(calls.till.open).body).toEqual({
    location: 1,
    version: '1.0',
    cash: { 2000: 2 },
  });
});

test('money is taken out, and put back by its opposite', async () => {
  const shop = openShopTill(api);
  const taken = tillMovement({ direction: 'out', amount: '100.00', reason: 'safe' });
  api.on(calls.till.move, () => {
    shop.becomes({ version: '1.2', report: tillReport({ movements: [taken] }) });
    return taken;
  });
  const { user } = await openTill();
  await user.click(await screen.findByRole('button', { name: 'Money in or out' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Money in or out' }));
  await user.type(await dialog.findByRole('textbox', { name: /Amount/ }), '100');
  await user.selectOptions(dialog.getByRole('combobox', { name: /What for/ }), 'Something else');
  await user.click(dialog.getByRole('button', { name: 'Book it' }));
  expect(await dialog.findByText('Note is required!')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: /What for/ }), 'Safe');
  await user.click(dialog.getByRole('button', { name: 'Book it' }));
  expect(await screen.findByText('€100.00 taken out')).toBeInTheDocument();
  expect(api.lastRequest(calls.till.move).body).toMatchObject({
    location: 1,
    direction: 'out',
    amount: '100.00',
    way: 'cash',
    reason: 'safe',
  });

  await user.click(await screen.findByRole('button', { name: 'Undo -€100.00' }));
  const undo = within(await screen.findByRole('dialog', { name: 'Undo with the opposite entry' }));
  expect(await undo.findByRole('radio', { name: 'Put in' })).toBeChecked();
  await user.click(undo.getByRole('button', { name: 'Book it' }));
  await screen.findByRole('button', { name: 'Money in or out' });
  expect(api.lastRequest(calls.till.move).body).toMatchObject({
    direction: 'in',
    amount: '100.00',
    reason: 'safe',
  });
});

test('more than the drawer holds, or than 500 euros, is asked about before it moves', async () => {
  const shop = openShopTill(api);
  api.on(calls.till.move, tillMovement({ direction: 'out', amount: '5000.00', reason: 'safe' }));
  const { user } = await openTill();
  await user.click(await screen.findByRole('button', { name: 'Money in or out' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Money in or out' }));
  await user.type(await dialog.findByRole('textbox', { name: /Amount/ }), '5000');
  await user.click(dialog.getByRole('button', { name: 'Book it' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Move €5,000.00?' }));
  expect(question.getByText(/^The drawer should hold €/)).toBeVisible();
  expect(api.requests(calls.till.move)).toHaveLength(0);
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(dialog.getByRole('textbox', { name: /Amount/ })).toHaveValue('5000.00');

  // People who count blind learn nothing of the drawer's cash.
  shop.becomes({ sums: undefined, report: undefined });
  await user.click(dialog.getByRole('button', { name: 'Book it' }));
  const blind = within(await screen.findByRole('alertdialog', { name: 'Move €5,000.00?' }));
  await user.click(blind.getByRole('button', { name: 'Book it' }));
  expect(await screen.findByText('€5,000.00 taken out')).toBeInTheDocument();
});

test('a forgotten movement is booked during a count, and a cashier sees only their own', async () => {
  openShopTill(api, { sums: undefined, report: undefined });
  api.on(calls.authentication.user, signedInAs('cashier', { location: 1, limited: true }));
  api.on(calls.till.move, tillMovement({ direction: 'out', amount: '50.00', reason: 'safe' }));
  const { user } = await openTill();
  await startCounting();
  await countPieces('€50', '2');
  await user.click(screen.getByRole('button', { name: 'Money in or out' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Money in or out' }));
  await user.type(await dialog.findByRole('textbox', { name: /Amount/ }), '50');
  await user.click(dialog.getByRole('button', { name: 'Book it' }));
  expect(await screen.findByText('€50.00 taken out')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: '€50' })).toHaveValue('2');
  await user.click(screen.getByRole('button', { name: 'Discard the count' }));
  expect(await screen.findByRole('button', { name: 'Undo -€50.00' })).toBeVisible();
});

test('a person of all shops chooses one, which stays in the address', async () => {
  openShopTill(api);
  api.on(calls.reference.listLocations, [
    { id: 1, name: 'Shop 1' },
    { id: 2, name: 'Shop 2' },
  ]);
  const { user, currentPath } = await openTill();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Shop' }), 'Shop 2');
  await screen.findByText('Expected in the drawer');
  expect(currentPath()).toBe('/admin/till?shop=2');
  expect(api.lastRequest(calls.till.till).query).toEqual({ location: '2' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Shop' }), 'No shop');
  await screen.findByText('Expected in the drawer');
  expect(api.lastRequest(calls.till.till).query).toEqual({ location: 'none' });
});

test('a person of one shop has no choice, and a person who may only look closes nothing', async () => {
  openShopTill(api, { location: place });
  const actions = ['till.view'];
  api.on(calls.authentication.user, signedInAs('cashier', { limited: true, location: 1, actions }));
  await openTill();
  expect(await screen.findByRole('heading', { name: 'Shop 1' })).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a server without tills says so', async () => {
  openShopTill(api);
  api.unsupported(calls.till.till);
  await openTill();
  expect(await screen.findByText('This server keeps no till.')).toBeVisible();
});

test('a scanner types nothing into the count, and its Enters close nothing', async () => {
  openShopTill(api);
  await openTill();
  await startCounting();
  const field = await screen.findByRole('textbox', { name: '€200' });
  expect(field).toHaveFocus();
  await scan('200000000012');
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  await countPieces('€50', '2');
  await countPieces('€10', '1');
  closeButton().focus();
  await scan('200000000012');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(api.requests(calls.closings.close)).toHaveLength(0);
});

test('its closings are a tab away, and the address says so', async () => {
  openShopTill(api);
  api.on(calls.closings.list, [closing({ closed_by: 'Besa Gashi' })]);
  const { user, currentPath } = await openTill();
  await user.click(await screen.findByRole('tab', { name: 'Closings' }));
  expect(await screen.findByRole('row', { name: /Besa Gashi/ })).toBeVisible();
  expect(currentPath()).toMatch(/\/till\?tab=closings$/);
});
