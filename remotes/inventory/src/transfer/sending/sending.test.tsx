import type { SlotProps } from '@backoffice/contracts';
import {
  SEEN,
  calls,
  fakeApi,
  movement,
  productRow,
  scan,
  screen,
  sibling,
  signedInAs,
  unitState,
  within,
} from '@backoffice/testing';

import { filled, openStock, press, rowOf, stockShop, tick } from '../../testing/stock-list';

const api = fakeApi();
const { send } = calls.shipments;

beforeEach(() => stockShop(api));

async function chooseToSend({ user }: Awaited<ReturnType<typeof openStock>>) {
  await press(user, 'Transfer');
  const form = within(await screen.findByRole('dialog'));
  await user.selectOptions(form.getByRole('combobox', { name: 'Location' }), 'Airport');
  await user.click(form.getByRole('radio', { name: 'Send' }));
  return form;
}

test('ticked units are sent, and the slip is what another area has for it', async () => {
  api.on(send, { id: 3, number: 12, ids: [1, 2], operation: 9 });
  const slip = filled('shipment.actions', ({ id }: SlotProps<'shipment.actions'>) => (
    <p>Slip of {id}</p>
  ));
  const opened = await openStock('/admin/products', slip);
  const { user } = opened;
  await tick(user, /41/);
  await tick(user, /AM-90.*42/);
  const form = await chooseToSend(opened);
  expect(form.getByText(/under way until the other shop receives them/)).toBeVisible();
  await user.type(form.getByLabelText('Note'), 'Two boxes');
  await user.click(form.getByRole('button', { name: 'Send 2 units' }));

  expect(await screen.findByText('Shipment 12 is under way to Airport')).toBeVisible();
  expect(api.lastRequest(send).body).toEqual({ ids: [1, 2], location: 6, note: 'Two boxes' });
  expect(api.requests(calls.products.transfer)).toHaveLength(0);
  expect(await screen.findByText('Shipment 12: 2 units are under way to Airport.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print labels (0)' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open shipment' })).toBeVisible();
  expect(await screen.findByText('Slip of 3')).toBeVisible();
});

test('a link to send units opens the dialog that takes their scans, once', async () => {
  const far = unitState({ id: 9, code: 'OLD-7' });
  api.on(calls.products.byBarcode, far);
  const { user, currentPath } = await openStock('/admin/products?send=1');
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByRole('radio', { name: 'Send' })).toBeChecked();
  await scan(far.barcode);
  expect(await form.findByText(/OLD-7/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(currentPath()).toBe('/admin/products');
});

test('units that left the stock are named, and the others are sent by another press', async () => {
  const shipment = { id: 2, number: 11, to: 'Outlet', at: '2026-11-21T08:00:00.000Z', by: 'besa' };
  api.fail(send, 409, 'in_transit', 'Under way to another shop: AM-90 (1)', {
    conflicts: [{ id: 1, code: 'AM-90', sold_at: null, sold_by: null, shipment }],
  });
  const opened = await openStock();
  await tick(opened.user, /41/);
  await tick(opened.user, /AM-90.*42/);
  const form = await chooseToSend(opened);
  await opened.user.click(form.getByRole('button', { name: 'Send 2 units' }));
  expect(
    await form.findByText(
      /AM-90 · 41 · .*: under way to Outlet since 21 Nov 2026.* \(shipment 11, besa\)/,
    ),
  ).toBeVisible();
  api.on(send, { id: 3, number: 12, ids: [2], operation: 9 });
  await opened.user.click(form.getByRole('button', { name: 'Send 1 unit' }));
  await screen.findByText('Shipment 12 is under way to Airport');
  expect(api.lastRequest(send).body).toMatchObject({ ids: [2] });
});

test('a person who may not send transfers units at once', async () => {
  api.on(calls.authentication.user, signedInAs('cashier'));
  const { user } = await openStock();
  await tick(user, /41/);
  await press(user, 'Transfer');
  const form = within(await screen.findByRole('dialog'));
  await form.findByRole('combobox', { name: 'Location' });
  expect(form.queryByRole('radio')).not.toBeInTheDocument();
  expect(form.getByRole('button', { name: 'Transfer 1 unit' })).toBeVisible();
});

describe('what is under way', () => {
  const row = productRow({ id: 9, code: 'OLD-7', under_way_to: 'Airport' });

  test('is listed by its state, with where it goes, and its panel leads to the shipment', async () => {
    api.on(calls.products.list, ({ query }) => (query.under_way === '1' ? [row] : []));
    api.on(calls.products.history, [
      movement({ kind: 'sent', from: 'Main shop', to: 'Airport', shipment: 3 }),
    ]);
    api.on(calls.supplierCodes.list, []);
    api.on(calls.products.siblings, [sibling()]);
    const { user } = await openStock();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Under way');
    const shown = await rowOf(/OLD-7/);
    expect(shown).toHaveTextContent('Under way to Airport');
    expect(screen.queryByRole('button', { name: 'Take out of stock' })).not.toBeInTheDocument();
    await user.click(shown);
    const panel = within(await screen.findByRole('dialog', { name: /OLD-7/ }));
    expect(panel.getByText('Under way to Airport')).toBeVisible();
    expect(await panel.findByText('Sent')).toBeVisible();
    for (const link of await panel.findAllByRole('link', { name: 'Open shipment' })) {
      expect(link).toHaveAttribute('href', expect.stringMatching(/\?s=3$/));
    }
    expect(panel.queryByRole('button', { name: 'Take out of stock' })).not.toBeInTheDocument();
  });

  test('says where it goes when it is scanned, and is not ticked', async () => {
    const shipment = {
      id: 3,
      number: 12,
      from: 'Main shop',
      at: '2026-11-20T08:00:00Z',
      by: 'besa',
    };
    api.on(calls.products.byBarcode, unitState({ ...row, shipment }));
    await openStock();
    await rowOf(/41/);
    await scan(row.barcode);
    expect(
      await screen.findByText(
        /OLD-7.* is under way from Main shop to Airport since 20 Nov 2026.*, sent by besa \(shipment 12\)\./,
        SEEN,
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open shipment' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print labels (0)' })).toBeVisible();
  });
});
