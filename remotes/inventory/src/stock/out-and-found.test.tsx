import {
  SEEN,
  calls,
  fakeApi,
  movement,
  operatedUnit,
  operation,
  productRow,
  scan,
  screen,
  sibling,
  unitState,
  within,
} from '@backoffice/testing';

import { openStock, press, stockShop, tick, UNITS } from '../testing/stock-list';

const api = fakeApi();
const { out, in: found } = calls.stock;
const went_out = { at: '2026-11-19T10:15:00Z', by: 'besa', note: 'Not on the shelf' };

beforeEach(() => {
  stockShop(api);
  api.on(calls.products.history, [movement()]);
  api.on(calls.supplierCodes.list, []);
  api.on(calls.products.siblings, [sibling()]);
});

type Opened = Awaited<ReturnType<typeof openStock>>;

async function openUnit({ user }: Opened, name: RegExp) {
  await user.click(await screen.findByRole('row', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

test('a lost pair is out in three actions, and back by one', async () => {
  api.on(out, { ids: [3], operation: 9 });
  api.on(calls.history.undo, { ids: [3], operation: 10 });
  const opened = await openStock();
  const panel = await openUnit(opened, /SB-11/);
  let actions = 0;
  const act = async (role: 'button' | 'radio', name: string) => {
    actions += 1;
    await opened.user.click(await screen.findByRole(role, { name }));
  };
  await panel.findByRole('button', { name: 'Take out of stock' });
  await act('button', 'Take out of stock');
  await act('radio', 'Lost');
  await act('button', 'Take 1 unit out');
  expect(await screen.findByText('1 unit is out of stock')).toBeVisible();
  expect(actions).toBe(3);
  expect(api.lastRequest(out).body).toEqual({ ids: [3], reason: 'lost', note: '' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await press(opened.user, 'Undo');
  expect(await screen.findByText('Undone: 1 unit is as it was.')).toBeVisible();
});

test('ticked units go out together; those that were sold meanwhile are named and left out', async () => {
  const { user } = await openStock();
  await tick(user, /AM-90.*41/);
  await tick(user, /SB-11/);
  await press(user, 'Take out of stock');
  const dialog = within(await screen.findByRole('dialog', { name: 'Take out of stock' }));
  expect(dialog.getByText(new RegExp(UNITS[2].barcode))).toBeVisible();
  api.fail(out, 409, 'already_sold', 'Already sold', {
    conflicts: [{ id: 3, code: 'SB-11', sold_at: '2026-11-20T10:15:00Z', sold_by: 'blerim' }],
  });
  await user.click(dialog.getByRole('radio', { name: 'Damaged' }));
  await user.type(dialog.getByLabelText('Note'), 'Wet');
  await user.click(dialog.getByRole('button', { name: 'Take 2 units out' }));
  expect(await dialog.findByText(/SB-11.*: sold 20 Nov 2026.* by blerim/)).toBeVisible();
  api.on(out, { ids: [1], operation: 9 });
  await user.click(dialog.getByRole('button', { name: 'Take 1 unit out' }));
  expect(await screen.findByText('1 unit is out of stock')).toBeVisible();
  expect(api.lastRequest(out).body).toEqual({ ids: [1], reason: 'damaged', note: 'Wet' });
});

test('a person who scans a lost pair has found it', async () => {
  const lost = unitState({ id: 9, code: 'OLD-7', out: 'lost', went_out });
  api.on(calls.products.byBarcode, lost);
  api.on(found, { ids: [9], operation: 9 });
  const { user } = await openStock();
  await screen.findByRole('row', { name: /SB-11/ });
  await scan(lost.barcode);
  expect(
    await screen.findByText(
      /OLD-7 .* is out of stock \(Lost\) since 19 Nov 2026.*, by besa\./,
      SEEN,
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print labels (0)' })).toBeVisible();
  await press(user, 'Found');
  const dialog = within(await screen.findByRole('dialog', { name: 'Found' }));
  await user.selectOptions(dialog.getByLabelText(/^Location/), 'Airport');
  await user.click(dialog.getByRole('button', { name: 'Put back into stock' }));
  expect(await screen.findByText('OLD-7 is in stock again')).toBeVisible();
  expect(api.lastRequest(found).body).toEqual({ ids: [9], location: 6, note: '' });
  expect(screen.queryByText(/is out of stock/, SEEN)).not.toBeInTheDocument();
});

test('units that are out are listed by their state, and found from their panel', async () => {
  const gone = productRow({ id: 9, code: 'OLD-7', out: 'damaged' });
  api.on(calls.products.list, ({ query }) => (query.out === '1' ? [gone] : [...UNITS]));
  const opened = await openStock();
  await screen.findByRole('row', { name: /SB-11/ });
  await opened.user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Out of stock');
  const panel = await openUnit(opened, /OLD-7/);
  expect(api.lastRequest(calls.products.list).query).toEqual({ out: '1', limit: '200' });
  expect(panel.getByText('Out of stock: Damaged')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Found' })).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Unsellable' })).not.toBeInTheDocument();
});

test('the history says what was corrected and repriced, and undoes the newest of each sort', async () => {
  const by = (id: number, kind: 'transfer' | 'price' | 'adjustment', undone = false) => ({
    operation: { id, kind, undone },
  });
  api.on(calls.products.history, [
    movement({ kind: 'transferred', from: 'Airport', to: 'Main shop', ...by(11, 'transfer') }),
    movement({
      ...{ kind: 'repriced', from_price: '60.00', price: '48.00', note: '−20 %, ending .90' },
      ...by(12, 'price'),
    }),
    movement({
      ...{ kind: 'corrected', from_identity: 'AM-91 42', to_identity: 'AM-90 42' },
      ...by(13, 'adjustment', true),
    }),
  ]);
  api.on(calls.history.one, {
    operation: operation({ id: 12, kind: 'price', units: 30, codes: ['SB-11'] }),
    units: [operatedUnit()],
  });
  api.on(calls.history.undo, { ids: [1, 2], operation: 20 });
  const opened = await openStock();
  const panel = await openUnit(opened, /SB-11/);
  expect(await panel.findByText('−20 %, ending .90')).toBeVisible();
  expect(panel.getByText('€60.00', { selector: 's' })).toBeVisible();
  expect(panel.getByText('AM-91 42')).toBeVisible();
  const buttons = panel.getAllByRole('button', { name: 'Undo' });
  expect(buttons).toHaveLength(2);
  await opened.user.click(buttons[0] as HTMLElement);
  const question = await screen.findByRole('alertdialog', { name: 'Undo' });
  expect(question).toHaveTextContent(/Price change SB-11 · 30 units/);
  await opened.user.click(within(question).getByRole('button', { name: 'Undo all 30 units' }));
  expect(await screen.findByText('Undone: 2 units are as they were.')).toBeVisible();
  expect(api.lastRequest(calls.history.undo).params).toEqual({ id: '12' });
});
