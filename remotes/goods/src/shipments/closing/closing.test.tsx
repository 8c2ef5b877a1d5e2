import { calls, fakeApi, screen, shipmentView, within } from '@backoffice/testing';

import { arrived, openShipments, receivingShop, SENT } from '../../testing/shipments';

const api = fakeApi();
const { close, one } = calls.shipments;
const [first, second, third, fourth, fifth] = SENT;
const left = [arrived(first), arrived(second), third, fourth, fifth];

beforeEach(() => receivingShop(api, left));

async function openDialog() {
  const page = await openShipments();
  await page.user.click(await screen.findByRole('button', { name: 'Close with shortages' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Close shipment 12 with shortages' }),
  );
  const choose = (unit: string, choice: string) =>
    page.user.click(
      within(dialog.getByRole('group', { name: new RegExp(unit) })).getByRole('radio', {
        name: choice,
      }),
    );
  const submit = () => page.user.click(dialog.getByRole('button', { name: 'Close shipment' }));
  return { ...page, dialog, choose, submit };
}

test('a unit that never came is called lost or never sent, and nothing is preselected', async () => {
  api.on(close, { operation: 9, ids: [3, 4, 5] });
  const { user, dialog, choose, submit } = await openDialog();
  expect(dialog.getByText('3 units are still under way. What became of them?')).toBeVisible();
  await choose(third.barcode, 'Lost');
  await submit();
  expect(await dialog.findByText('Choose what became of each unit.')).toBeVisible();
  expect(api.requests(close)).toHaveLength(0);

  await choose('All of them', 'Was never sent');
  await choose(third.barcode, 'Lost');
  await user.type(dialog.getByLabelText('Note'), 'One box was wet');
  await submit();
  expect(await screen.findByText('Shipment 12 is closed')).toBeVisible();
  expect(api.lastRequest(close).body).toEqual({
    lost: [3],
    returned: [4, 5],
    note: 'One box was wet',
  });
});

test('units that arrived meanwhile leave the list, and the choices stay', async () => {
  const now = shipmentView([...left.slice(0, 3), arrived(fourth), fifth], { id: 3, number: 12 });
  api.fail(close, 409, 'changed', 'Something else is under way', { data: now });
  const { dialog, choose, submit } = await openDialog();
  await choose('All of them', 'Was never sent');
  await choose(third.barcode, 'Lost');
  api.on(one, now);
  await submit();
  expect(await dialog.findByText(/Something arrived in the meantime/)).toBeVisible();
  expect(dialog.queryByText(new RegExp(fourth.barcode))).not.toBeInTheDocument();

  api.on(close, { operation: 9, ids: [3, 5] });
  await submit();
  expect(await screen.findByText('Shipment 12 is closed')).toBeVisible();
  expect(api.lastRequest(close).body).toEqual({ lost: [3], returned: [5], note: '' });
});

test('a shipment that was closed meanwhile says so', async () => {
  const ended = left.map((unit) =>
    unit.state === 'under_way' ? { ...unit, state: 'lost' as const } : unit,
  );
  const now = shipmentView(ended, { id: 3, number: 12, state: 'closed' });
  api.fail(close, 409, 'closed', 'Shipment 12 was closed before', { data: now });
  const { choose, submit } = await openDialog();
  await choose('All of them', 'Lost');
  api.on(one, now);
  await submit();
  expect(await screen.findByText('Shipment 12 was closed before')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close with shortages' })).not.toBeInTheDocument();
});

test('without an answer the choices stay, and the same try has the same key', async () => {
  api.fail(close, 503, 'unavailable', 'The database is away');
  const { choose, submit } = await openDialog();
  await choose('All of them', 'Lost');
  await submit();
  expect(await screen.findByText('The shipment is not closed')).toBeVisible();
  api.on(close, { operation: 9, ids: [3, 4, 5] });
  await submit();
  expect(await screen.findByText('Shipment 12 is closed')).toBeVisible();
  const keys = api.requests(close).map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(1);
});

test('scanned units are received first', async () => {
  const { user } = await openShipments();
  await user.click(await screen.findByRole('checkbox', { name: new RegExp(third.barcode) }));
  expect(screen.getByRole('button', { name: 'Close with shortages' })).toBeDisabled();
});
