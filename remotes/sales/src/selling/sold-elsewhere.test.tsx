import { tellLiveEvents } from '@backoffice/api-client';
import {
  act,
  calls,
  fakeApi,
  scan,
  screen,
  sold,
  unitState,
  waitFor,
  within,
} from '@backoffice/testing';

import { boot, openPage, openShop, saleDialog, sellButton, shoe } from '../testing/counter';

const api = fakeApi();
const { sell } = calls.sales;
const gone = unitState({
  ...shoe,
  sold: { at: '2026-11-21T10:15:00.000Z', by: 'Besa', price: '59.90', receipt_number: 12 },
});
const soldThere = { roots: ['stock' as const], sold: [shoe.id] };

/** Two units on the counter; then somebody else sells the first. */
async function withTwoScanned() {
  openShop(api);
  const page = await openPage();
  await sellButton();
  for (const unit of [shoe, boot]) await scan(unit.barcode);
  await screen.findByRole('checkbox', { name: /AM90/ });
  await screen.findByRole('checkbox', { name: /TB10/ });
  api.on(calls.products.byBarcode, gone);
  return page;
}
const hear = (event: Parameters<typeof tellLiveEvents>[0][number]) =>
  act(async () => tellLiveEvents([event]));

test('a unit that another till sells leaves the counter, and it is said who sold it', async () => {
  await withTwoScanned();
  await hear(soldThere);
  expect(await screen.findByText(/AM90.*Besa/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /AM90/ })).toBeNull());
  expect(screen.getByRole('checkbox', { name: /TB10/ })).toBeChecked();
});

test('an open sale says so before Enter, and sells the rest', async () => {
  const { user } = await withTwoScanned();
  await user.click(await sellButton());
  const dialog = await saleDialog();
  await hear(soldThere);
  expect(await within(dialog).findByText(/AM90.*Besa/)).toBeVisible();
  api.on(sell, sold());
  await user.click(within(dialog).getByRole('button', { name: /^Sell/ }));
  await waitFor(() => expect(api.requests(sell)).toHaveLength(1));
  expect(api.lastRequest(sell).body.map(({ id }) => id)).toEqual([boot.id]);
});

test('after a gap in the line the whole counter is looked at again', async () => {
  await withTwoScanned();
  api.on(calls.products.byBarcode, ({ params }) =>
    params.code === shoe.barcode ? gone : unitState({ ...boot }),
  );
  await hear({ roots: ['stock', 'sales'], again: true });
  expect(await screen.findByText(/AM90.*Besa/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /TB10/ })).toBeChecked();
});

test('a sale of other units changes nothing on the counter', async () => {
  await withTwoScanned();
  const before = api.requests(calls.products.byBarcode).length;
  await hear({ roots: ['stock'], sold: [9_999] });
  expect(api.requests(calls.products.byBarcode)).toHaveLength(before);
  expect(screen.getByRole('checkbox', { name: /AM90/ })).toBeChecked();
});

test('a sale whose answer was lost is not taken for somebody else’s, also after a reload', async () => {
  const { user, unmount } = await withTwoScanned();
  await user.click(await sellButton());
  api.on(sell, () => {
    throw new Error('The line is cut');
  });
  const confirm = async () =>
    user.click(within(await saleDialog()).getByRole('button', { name: /^Sell/ }));
  await confirm();
  await waitFor(() => expect(api.requests(sell)).toHaveLength(1));
  await hear(soldThere);
  unmount();
  await openPage();
  await hear({ ...soldThere, again: true });
  api.on(sell, sold());
  expect(within(await saleDialog()).getAllByLabelText(/^Price,/)).toHaveLength(2);
  await confirm();
  await screen.findByText('Products are register to sales successfully');
  const [first, second] = api.requests(sell);
  expect(second).toMatchObject({ idempotencyKey: first?.idempotencyKey, body: first?.body });
});
