import {
  act,
  calls,
  fakeApi,
  operatedUnit,
  operation,
  screen,
  signedIn,
  signedInAs,
  user as person,
  waitFor,
  within,
} from '@backoffice/testing';

import { openStock, press, stockShop, tick, UNITS } from '../testing/stock-list';

const api = fakeApi();
const { undo } = calls.history;
const [first, second] = UNITS;
const moved = { kind: 'sold', at: '2026-11-20T10:15:00Z', by: 'besa' } as const;
const soldSince = [{ id: 2, code: 'AM-90', sold_at: null, sold_by: null, moved }];

beforeEach(() => {
  stockShop(api);
  api.on(calls.products.transfer, { ids: [1, 2], location: 6, operation: 7 });
});

/** Moves two pairs to the airport and finds the notification of it. */
async function transferTwo() {
  const opened = await openStock();
  await tick(opened.user, /AM-90.*41/);
  await tick(opened.user, /AM-90.*42/);
  await press(opened.user, 'Transfer');
  const dialog = within(await screen.findByRole('dialog'));
  await opened.user.selectOptions(
    await dialog.findByRole('combobox', { name: 'Location' }),
    'Airport',
  );
  await opened.user.click(dialog.getByRole('button', { name: /^Transfer/ }));
  await screen.findByText('2 units moved to Airport.');
  return opened;
}

test('a transfer is undone by its notification, in one action', async () => {
  api.on(undo, { ids: [1, 2], operation: 8 });
  const { user } = await transferTwo();
  await press(user, 'Undo');
  expect(await screen.findByText('Undone: 2 units are as they were.')).toBeVisible();
  expect(api.lastRequest(undo)).toMatchObject({ params: { id: '7' }, body: {} });
  expect(screen.queryByText('2 units moved to Airport.')).not.toBeInTheDocument();
});

test('units that were sold since are named, and the others are undone in two actions', async () => {
  api.on(calls.history.one, {
    operation: operation({ id: 7 }),
    units: [
      operatedUnit({ ...identity(first) }),
      operatedUnit({ ...identity(second), since: moved }),
    ],
  });
  api.fail(undo, 409, 'moved_since', 'One of two units was sold since', { conflicts: soldSince });
  const { user } = await transferTwo();
  let actions = 0;
  const act = async (name: string) => {
    actions += 1;
    await press(user, name);
  };
  await act('Undo');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(`AM-90 · 42 · ${second.barcode}`)).toBeVisible();
  expect(dialog.getByText(/Sold · 20 Nov 2026.* · besa/)).toBeVisible();
  api.on(undo, { ids: [1], operation: 8 });
  await act('Undo the other 1');
  expect(await screen.findByText('Undone: 1 unit is as it was.')).toBeVisible();
  expect(api.lastRequest(undo).body).toEqual({ ids: [1] });
  expect(actions).toBe(2);
});

test('of more units than are shown all others are undone, as the server names them', async () => {
  api.on(calls.history.one, {
    operation: operation({ id: 7, kind: 'import', units: 6_000 }),
    units: [operatedUnit(identity(first)), operatedUnit({ ...identity(second), since: moved })],
  });
  const ids = Array.from({ length: 5_999 }, (_, index) => index + 3);
  const details = { conflicts: soldSince, data: { ids } };
  api.fail(undo, 409, 'moved_since', 'One was sold since', details);
  const { user } = await transferTwo();
  await press(user, 'Undo');
  api.on(undo, { ids, operation: 8, import: 3 });
  await press(user, 'Undo the other 5,999');
  expect(api.lastRequest(undo).body).toEqual({ ids });
  expect(
    await screen.findByText('5,999 units are being taken out. This goes on by itself.'),
  ).toBeVisible();
});

test('the units are named, and nothing is offered, when nothing is left to undo', async () => {
  const everything = [1, 2].map((id) => ({ ...soldSince[0], id, code: 'AM-90' }));
  const conflicts = everything.map((one) => ({ sold_at: null, sold_by: null, ...one }));
  api.on(calls.history.one, {
    operation: operation({ id: 7 }),
    units: [operatedUnit(identity(first)), operatedUnit(identity(second))],
  });
  api.fail(undo, 409, 'moved_since', 'Both were sold since', { conflicts });
  const { user } = await transferTwo();
  await press(user, 'Undo');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/Something else happened to 2 units since/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a transfer that was undone before says by whom', async () => {
  api.fail(undo, 409, 'moved_since', 'besa undid this on 20 Nov 2026, 10:15');
  const { user } = await transferTwo();
  await press(user, 'Undo');
  expect(await screen.findByText('besa undid this on 20 Nov 2026, 10:15')).toBeVisible();
});

test('a person who may not undo it asks somebody who may', async () => {
  api.on(calls.authentication.user, signedInAs('cashier'));
  api.on(calls.approvals.people, [{ id: 4, username: 'besa', surname: 'Gashi' }]);
  api.on(calls.approvals.approve, 'approval-1');
  api.on(calls.history.one, {
    operation: operation({ id: 7, codes: ['AM-90'], units: 2 }),
    units: [],
  });
  api.fail(undo, 403, 'forbidden', 'Only a manager may undo this');
  const { user } = await transferTwo();
  await press(user, 'Undo');
  const question = await screen.findByRole('dialog');
  const dialog = within(question);
  await dialog.findByText('AM-90');
  expect(question).toHaveTextContent(/Transfer AM-90 · 2 units/);
  api.on(undo, { ids: [1, 2], operation: 8 });
  await user.type(dialog.getByLabelText(/Their password/), 'secret123');
  await user.click(dialog.getByRole('button', { name: 'Allow' }));
  expect(await screen.findByText('Undone: 2 units are as they were.')).toBeVisible();
  expect(api.lastRequest(calls.approvals.approve).body).toMatchObject({ action: 'stock.undo' });
  expect(api.lastRequest(undo).approval).toBe('approval-1');
});

test('undo works after the page was left', async () => {
  api.on(undo, { ids: [1, 2], operation: 8 });
  const { user, goTo } = await transferTwo();
  await act(() => goTo('/admin/elsewhere'));
  await waitFor(() => expect(screen.queryByRole('row')).not.toBeInTheDocument());
  await press(user, 'Undo');
  expect(await screen.findByText('Undone: 2 units are as they were.')).toBeVisible();
});

test('a server that keeps no operations offers no undo', async () => {
  api.on(calls.authentication.user, signedIn({ user: person({ id: 1 }) }));
  api.omit(calls.authentication.user, 'data.user.actions');
  await transferTwo();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

const identity = ({ id, code, number, barcode }: (typeof UNITS)[number]) => ({
  id,
  code,
  number,
  barcode,
});
