import { slipCode } from '@backoffice/contracts';
import {
  calls,
  failure,
  fakeApi,
  saleView,
  scan,
  screen,
  signedInAs,
  waitFor,
  within,
} from '@backoffice/testing';

import { boots, openSale, openShopWithSale, salePanel, sneakers } from '../../testing/sold-sale';

const api = fakeApi();
const voided = { ...saleView({ id: 12, receipt_number: 12 }), operation: 3 };
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Void receipt 12' }));

test('a sale by mistake is voided by Void, reason, confirm', async () => {
  openShopWithSale(api, [sneakers, boots]);
  api.on(calls.soldSales.void, voided);
  const { user, panel } = await openSale('/admin/sales?receipt=12');
  expect(api.lastRequest(calls.soldSales.find).query).toEqual({ number: '12' });

  await user.click(panel.getByRole('button', { name: 'Void' }));
  const form = await dialog();
  await user.selectOptions(form.getByRole('combobox', { name: /^Reason/ }), 'Rung up twice');
  await user.click(form.getByRole('button', { name: 'Void this sale' }));

  await screen.findByText('Receipt 12 voided');
  expect(api.lastRequest(calls.soldSales.void).body).toEqual({
    period: 'open',
    reason: 'Rung up twice',
  });
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
});

test('a void has a reason, if need be in own words', async () => {
  openShopWithSale(api);
  api.on(calls.soldSales.void, voided);
  const { user, panel } = await openSale();
  await user.click(panel.getByRole('button', { name: 'Void' }));
  const form = await dialog();
  await user.click(form.getByRole('button', { name: 'Void this sale' }));
  expect(await form.findByText('Reason is required!')).toBeVisible();
  expect(api.requests(calls.soldSales.void)).toHaveLength(0);
  await user.selectOptions(form.getByRole('combobox', { name: /^Reason/ }), 'Another reason…');
  await user.type(form.getByLabelText(/^In your own words/), 'Training{Enter}');
  await screen.findByText('Receipt 12 voided');
  expect(api.lastRequest(calls.soldSales.void).body.reason).toBe('Training');
});

test('a void that nobody allows closes the question, keeps the reason, and voids nothing', async () => {
  openShopWithSale(api);
  api.on(calls.authentication.user, signedInAs('cashier'));
  api.on(calls.approvals.people, [{ id: 8, username: 'Besa', surname: 'Gashi' }]);
  api.on(calls.soldSales.void, failure(403, 'forbidden', 'You may not'));
  const { user, panel } = await openSale();
  await user.click(panel.getByRole('button', { name: 'Void' }));
  const form = await dialog();
  await user.selectOptions(form.getByRole('combobox', { name: /^Reason/ }), 'Rung up twice');
  await user.click(form.getByRole('button', { name: 'Void this sale' }));
  const question = await screen.findByRole('dialog', { name: 'Somebody else has to allow this' });
  expect(question).toHaveTextContent('Void receipt 12 of €59.00');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(form.getByRole('combobox', { name: /^Reason/ })).toHaveValue('Rung up twice');
  expect(api.requests(calls.soldSales.void)).toHaveLength(1);
});

test.each([
  ['of an exchange', { exchange: { return_id: 4, return_number: 4, total: '45.00' } }, [sneakers]],
  ['of which something came back', {}, [sneakers, { ...boots, state: 'returned' as const }]],
])('a sale %s offers no Void, and says why', async (_which, sale, lines) => {
  openShopWithSale(api, lines, sale);
  const { panel } = await openSale();
  expect(panel.getByText(/so (it|the sale) can't be/)).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Void' })).not.toBeInTheDocument();
});

test('somebody of one shop puts nothing right in another', async () => {
  openShopWithSale(api, [sneakers], { location: 'Shop 2' });
  api.on(calls.authentication.user, signedInAs('cashier', { location: 1, limited: true }));
  api.on(calls.reference.listLocations, [{ id: 1, name: 'Shop 1' }]);
  const { panel } = await openSale();
  expect(await panel.findByText(/sold in another shop/)).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Correct' })).not.toBeInTheDocument();
  expect(panel.getByRole('button', { name: 'Return' })).toBeEnabled();
});

test('the bars of another slip open that sale; above a dialog they do nothing', async () => {
  openShopWithSale(api);
  api.on(calls.soldSales.void, voided);
  const { user, currentPath } = await openSale();
  const slip = slipCode('sale', 12);
  await scan(slip);
  await waitFor(() => expect(currentPath()).toBe(`/admin/sales?soldUnit=${slip}`));
  await user.click((await salePanel()).getByRole('button', { name: 'Void' }));
  await dialog();
  await scan(slipCode('sale', 13));
  expect(currentPath()).toBe(`/admin/sales?soldUnit=${slip}`);
});
