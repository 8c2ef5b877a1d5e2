import {
  calls,
  failure,
  fakeApi,
  saleView,
  screen,
  signedInAs,
  soldLine,
  waitFor,
  within,
} from '@backoffice/testing';

import { openPage } from '../../testing/counter';
import { boots, openSale, openShopWithSale, salePanel, sneakers } from '../../testing/sold-sale';

const api = fakeApi();
const besa = { id: 8, username: 'Besa', surname: 'Gashi' };
const corrected = { ...saleView({ id: 12, receipt_number: 12 }), operation: 3 };

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Correct receipt 12' }));

test('a wrong way of payment is put right by row, way, save', async () => {
  openShopWithSale(api, [sneakers, boots]);
  api.on(calls.soldSales.correct, corrected);
  const { user, currentPath } = await openPage();
  await screen.findByText('TB10');

  await user.click(screen.getByRole('row', { name: /TB10/ }));
  const panel = await salePanel();
  expect(currentPath()).toBe('/admin/sales?sale=12');
  expect(panel.getByRole('radio', { name: 'Cash' })).toBeChecked();
  await user.click(panel.getByRole('radio', { name: 'TEB' }));
  await user.click(panel.getByRole('button', { name: 'Save' }));

  await screen.findByText('Sale corrected');
  expect(api.lastRequest(calls.soldSales.correct)).toMatchObject({
    params: { id: '12' },
    body: {
      period: 'open',
      reason: 'Wrong way of payment',
      lines: [
        { line: 340, paymentType: 'bank', bank: 'TEB' },
        { line: 341, paymentType: 'bank', bank: 'TEB' },
      ],
    },
  });
});

test('a wrong price: only what differs is sent, and nothing without a difference', async () => {
  openShopWithSale(api, [sneakers, boots]);
  api.on(calls.soldSales.correct, corrected);
  const { user, panel } = await openSale();
  await user.click(panel.getByRole('button', { name: 'Correct' }));
  const form = await dialog();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Nothing was changed yet.')).toBeVisible();

  const second = within(form.getByRole('group', { name: /TB10/ }));
  const price = second.getByRole('textbox', { name: /^Price/ });
  await user.clear(price);
  await user.type(price, '99,50');
  await user.selectOptions(second.getByRole('combobox', { name: /^Sale type/ }), 'Online');
  await user.selectOptions(
    form.getByRole('combobox', { name: /^Reason/ }),
    'Wrong price on the label',
  );
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Sale corrected');
  expect(api.lastRequest(calls.soldSales.correct).body).toEqual({
    period: 'open',
    reason: 'Wrong price on the label',
    lines: [{ line: 341, price: '99.50', sale_type: 'online' }],
  });
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: /^Correct/ })).not.toBeInTheDocument(),
  );
});

test('a person who may not correct alone asks somebody who may, for this very change', async () => {
  openShopWithSale(api);
  api.on(calls.authentication.user, signedInAs('cashier'));
  api.on(calls.approvals.people, [besa]);
  api.on(calls.approvals.approve, 'allowed-by-besa');
  api.on(calls.soldSales.correct, ({ approval }) =>
    approval === 'allowed-by-besa' ? corrected : failure(403, 'forbidden', 'You may not'),
  );
  const { user, panel } = await openSale();
  await user.click(panel.getByRole('radio', { name: 'NLB' }));
  await user.click(panel.getByRole('button', { name: 'Save' }));
  const question = within(
    await screen.findByRole('dialog', { name: 'Somebody else has to allow this' }),
  );
  expect(question.getByText('Receipt 12: from Cash to NLB')).toBeVisible();
  expect(api.lastRequest(calls.approvals.people).query).toEqual({ action: 'sales.correct' });
  await user.type(question.getByLabelText(/Their password/), 'boss-word{Enter}');
  await screen.findByText('Sale corrected');
  const [refused, taken] = api.requests(calls.soldSales.correct);
  expect(taken).toMatchObject({ idempotencyKey: refused?.idempotencyKey, body: refused?.body });
});

test('a till that was closed meanwhile is told, and the change confirmed anew counts today', async () => {
  const view = openShopWithSale(api);
  api.on(calls.soldSales.correct, ({ body }) => {
    if (body.period === 'closed') return corrected;
    api.on(calls.soldSales.sale, { ...view, sale: { ...view.sale, period: 'closed' } });
    return failure(409, 'closed', 'The till was closed since');
  });
  const { user, panel } = await openSale();
  await user.click(panel.getByRole('radio', { name: 'PCB' }));
  expect(panel.getByText(/^Counts on the day of the sale/)).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^The till was closed meanwhile/)).toBeVisible();
  expect(await panel.findByText(/the difference counts today/)).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Save' }));
  await screen.findByText('Sale corrected');
  expect(api.lastRequest(calls.soldSales.correct).body.period).toBe('closed');
});

test('a line that somebody was faster with is named, and the sale shown as it is now', async () => {
  const view = openShopWithSale(api);
  const conflicts = [
    {
      id: 340,
      code: 'AM90',
      sold_at: null,
      sold_by: null,
      reversed_at: '2026-11-21T08:00:00.000Z',
      reversed_by: 'drin',
    },
  ];
  api.on(calls.soldSales.correct, () => {
    api.on(calls.soldSales.sale, { ...view, lines: [{ ...sneakers, state: 'returned' as const }] });
    return failure(409, 'already_reversed', 'Too late', { conflicts });
  });
  const { user, panel } = await openSale();
  await user.click(panel.getByRole('radio', { name: 'PCB' }));
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^AM90 was already taken back or changed by drin/)).toBeVisible();
  expect(await panel.findByText('Returned')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Correct' })).not.toBeInTheDocument();
});

test('lines that were paid in several ways are put right one by one', async () => {
  openShopWithSale(api, [sneakers, soldLine({ ...boots, paymentType: 'bank', bank: 'NLB' })]);
  api.on(calls.soldSales.correct, corrected);
  const { user, panel } = await openSale();
  expect(panel.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Correct' }));
  const form = await dialog();
  const second = within(form.getByRole('group', { name: /TB10/ }));
  await user.selectOptions(second.getByRole('combobox', { name: /^Paid by/ }), 'Cash');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Sale corrected');
  expect(api.lastRequest(calls.soldSales.correct).body.lines).toEqual([
    { line: 341, paymentType: 'cash', bank: null },
  ]);
});

test('a pair that was paid in two ways: its parts are put right, and add up to the price', async () => {
  const parts = [
    { way: 'cash' as const, amount: '50.00' },
    { way: 'TEB' as const, amount: '9.00' },
  ];
  openShopWithSale(api, [{ ...sneakers, price: '59.00', parts }]);
  api.on(calls.soldSales.correct, corrected);
  const { user, panel } = await openSale();
  await user.click(panel.getByRole('button', { name: 'Correct' }));
  const form = await dialog();
  expect(form.getByRole('combobox', { name: /^Paid by/ })).toHaveDisplayValue('In several ways');
  const cash = form.getByRole('textbox', { name: 'Cash' });
  expect(cash).toHaveValue('50.00');
  await user.clear(cash);
  await user.type(cash, '40');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(
    await form.findByText('The parts come to €49.00, the price is €59.00.'),
  ).toBeInTheDocument();
  expect(api.requests(calls.soldSales.correct)).toHaveLength(0);

  await user.type(form.getByRole('textbox', { name: 'PCB' }), '10');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Sale corrected');
  expect(api.lastRequest(calls.soldSales.correct).body.lines).toEqual([
    {
      line: sneakers.id,
      parts: [
        { way: 'cash', amount: '40.00' },
        { way: 'PCB', amount: '10.00' },
        { way: 'TEB', amount: '9.00' },
      ],
    },
  ]);
});
