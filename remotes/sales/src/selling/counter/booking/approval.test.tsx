import { createHash } from 'node:crypto';

import { approvedRequest } from '@backoffice/contracts';
import {
  calls,
  failure,
  fakeApi,
  scan,
  screen,
  signedInAs,
  sold,
  waitFor,
  within,
} from '@backoffice/testing';

import {
  boot,
  openPage,
  openShop,
  priceOf,
  saleDialog,
  sellButton,
  shoe,
} from '../../../testing/counter';

const api = fakeApi();
const arta = { id: 7, username: 'Arta', surname: 'Krasniqi' };
const besa = { id: 8, username: 'Besa', surname: 'Gashi' };

/** A shop whose server wants an approval for prices below 30 €, and takes each approval once. */
function openShopWithFloor() {
  openShop(api);
  api.on(calls.authentication.user, signedInAs('cashier'));
  api.on(calls.approvals.people, [arta, besa]);
  const good = new Set<string>();
  api.on(calls.approvals.approve, ({ body }) => {
    if (body.secret !== 'boss-word') {
      const fields = { secret: "This is not Arta's password" };
      return failure(422, 'invalid', fields.secret, { fields });
    }
    const id = `approval-${good.size + 1}`;
    good.add(id);
    return id;
  });
  api.on(calls.sales.sell, ({ body, approval }) => {
    const low = body.findIndex((item) => Number(item.price) < 0.6 * Number(item.regular_price));
    if (low === -1) return sold();
    if (approval === null) {
      const fields = { [`${low}.price`]: 'At least 75.00 €' };
      return failure(403, 'price_floor', 'Below the price floor', { fields });
    }
    return good.delete(approval) ? sold() : failure(403, 'approval_invalid', 'Too old');
  });
  return good;
}

const question = () => screen.findByRole('dialog', { name: 'Somebody else has to allow this' });
const password = async () => within(await question()).getByLabelText(/Their password/);

/** Scans two units, gives the second away, and presses Sell. */
async function sellBelowFloor() {
  const { user } = await openPage();
  await sellButton();
  await scan(shoe.barcode);
  await screen.findByRole('checkbox', { name: /AM90/ });
  await scan(boot.barcode);
  await screen.findByRole('checkbox', { name: /TB10/ });
  await user.click(await sellButton());
  const dialog = await saleDialog();
  const price = priceOf(/TB10/);
  await user.clear(price);
  await user.type(price, '65');
  await user.click(within(dialog).getByRole('button', { name: /^Sell/ }));
  await screen.findByText(/^These prices are below/);
  return user;
}

test('somebody else allows a price below the floor, for this sale and no other', async () => {
  openShopWithFloor();
  const user = await sellBelowFloor();
  expect(await question()).toHaveTextContent(/TB10.*€65\.00.*€120\.00/);
  expect(await question()).not.toHaveTextContent('AM90');
  expect(api.lastRequest(calls.approvals.people).query).toEqual({ action: 'prices.override' });

  await user.selectOptions(within(await question()).getByLabelText(/Allowed by/), 'Besa Gashi');
  await user.type(await password(), 'boss-word{Enter}');
  await screen.findByText('Products are register to sales successfully');
  const [refused, taken] = api.requests(calls.sales.sell);
  expect(taken).toMatchObject({
    approval: 'approval-1',
    idempotencyKey: refused?.idempotencyKey,
    body: refused?.body,
  });
  const hash = createHash('sha256')
    .update(approvedRequest('PUT', 'products/products', refused?.body))
    .digest('hex');
  expect(api.lastRequest(calls.approvals.approve).body).toEqual({
    user: besa.id,
    secret: 'boss-word',
    action: 'prices.override',
    hash,
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a wrong password stays in the question, and so does one that was tried too often', async () => {
  openShopWithFloor();
  const user = await sellBelowFloor();
  await user.type(await password(), 'guess{Enter}');
  expect(await screen.findByText('This is not their password')).toBeVisible();
  expect(await password()).toHaveFocus();
  expect(api.requests(calls.sales.sell)).toHaveLength(1);

  api.fail(calls.approvals.approve, 429, 'too_many_requests', 'Wait', { retryAfter: 20 });
  await user.type(await password(), 'es{Enter}');
  expect(await within(await question()).findByText(/Try again in 20 seconds/)).toBeVisible();
});

test('at a shared till a PIN does as well, of those who have one', async () => {
  const good = openShopWithFloor();
  api.on(calls.approvals.people, [
    { ...arta, pin: true },
    { ...besa, pin: false },
  ]);
  const user = await sellBelowFloor();
  const dialog = within(await question());
  await user.selectOptions(dialog.getByLabelText(/^Allowed by/), 'Besa Gashi');
  expect(await password()).toBeVisible();
  await user.selectOptions(dialog.getByLabelText(/^Allowed by/), 'Arta Krasniqi');
  const secret = dialog.getByLabelText(/^PIN or password/);
  await user.type(secret, '111222{Enter}');
  expect(await dialog.findByText('Wrong PIN or password')).toBeVisible();
  api.fail(calls.approvals.approve, 403, 'pin_locked', 'Too many');
  await user.type(secret, '{Enter}');
  expect(await dialog.findByText('PIN locked: type the password')).toBeVisible();
  good.add('approval-x');
  api.on(calls.approvals.approve, 'approval-x');
  await user.clear(secret);
  await user.type(secret, '482170{Enter}');
  await screen.findByText('Products are register to sales successfully');
  expect(api.lastRequest(calls.approvals.approve).body).toMatchObject({
    user: 7,
    secret: '482170',
  });
});

test('an approval that is no longer good is asked for again', async () => {
  const good = openShopWithFloor();
  const user = await sellBelowFloor();
  const release = api.hold(calls.approvals.approve);
  await user.type(await password(), 'boss-word{Enter}');
  await waitFor(() => expect(good.size).toBe(1));
  good.clear();
  release();
  expect(await screen.findByText(/no longer good/)).toBeVisible();
  expect(await password()).toHaveValue('');
  await user.type(await password(), 'boss-word{Enter}');
  await screen.findByText('Products are register to sales successfully');
});

test('Escape keeps everything, and the price can be raised', async () => {
  openShopWithFloor();
  const user = await sellBelowFloor();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  const dialog = await saleDialog();
  expect(priceOf(/TB10/)).toHaveValue('65.00');
  expect(screen.queryByText(/^Error selling/)).not.toBeInTheDocument();
  await user.clear(priceOf(/TB10/));
  await user.type(priceOf(/TB10/), '100');
  await user.click(within(dialog).getByRole('button', { name: /^Sell/ }));
  await screen.findByText('Products are register to sales successfully');
});

test('a scan during the question is no password and no yes, and adds nothing to the counter', async () => {
  openShopWithFloor();
  const user = await sellBelowFloor();
  await user.click(await password());
  await scan(shoe.barcode);
  expect(await password()).toHaveValue('');
  expect(api.requests(calls.approvals.approve)).toHaveLength(0);
  expect(api.requests(calls.sales.sell)).toHaveLength(1);
  expect(api.requests(calls.products.byBarcode)).toHaveLength(2);
});

test('the question says when nobody may allow it', async () => {
  openShopWithFloor();
  api.on(calls.approvals.people, []);
  const user = await sellBelowFloor();
  const answer = await screen.findByRole('alertdialog');
  expect(answer).toHaveTextContent('Nobody here may allow this.');
  await user.click(within(answer).getByRole('button', { name: 'OK' }));
  expect(priceOf(/TB10/)).toHaveValue('65.00');
});
