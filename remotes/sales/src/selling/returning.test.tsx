import {
  MOMENT,
  calls,
  failure,
  fakeApi,
  returnMade,
  scan,
  screen,
  signedInAs,
  sold,
  unitState,
  waitFor,
  within,
} from '@backoffice/testing';

import {
  amountOf,
  boot,
  openPage,
  openShopWithReturns,
  sellButton,
  shoe,
  worn,
  wornSale,
} from '../testing/counter';

const api = fakeApi();
const openShop = (view = wornSale()) => openShopWithReturns(api, view);
const comingBack = () => screen.findByRole('region', { name: 'Coming back' });
const dialog = (name: 'Return' | 'Exchange') => screen.findByRole('dialog', { name });
const back = returnMade({ money: [{ way: 'NLB', amount: '-45.00' }] });
const swapped = returnMade({
  sale: sold({ receipt_number: 8, total: '59.90' }),
  money: [{ way: 'cash', amount: '14.90' }],
});
const body = () => api.lastRequest(calls.returns.make).body;

describe('taking back', () => {
  test('a return is a scan and two Enters: the sale stands on the counter, the money goes back as it was paid', async () => {
    openShop();
    api.on(calls.returns.make, back);
    const { user } = await openPage();
    await sellButton();
    await scan(worn.barcode);
    const counter = await comingBack();
    expect(counter).toHaveTextContent(/Vans VANS1.*Sold on 20 Nov 2026.* by Ana · Receipt 7 · NLB/);
    expect(counter).toHaveTextContent('-€45.00');
    expect(within(counter).getByLabelText(/^Reason/)).toHaveDisplayValue('Wrong size');
    expect(screen.getByRole('button', { name: 'Return' })).toHaveFocus();

    await user.keyboard('{Enter}');
    await dialog('Return');
    expect(amountOf('To pay back')).toHaveTextContent('€45.00');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Pay back €45.00: NLB')).toBeVisible();
    expect(body()).toEqual({
      returns: [{ line: worn.id, reason: 'size', set_aside: null }],
      sells: [],
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Coming back' })).not.toBeInTheDocument();
    expect(await sellButton()).toHaveAttribute('aria-disabled', 'true');
  });

  test('begins at the empty counter, too: the sale is looked for', async () => {
    openShop();
    const { user } = await openPage();
    await user.click(await screen.findByRole('button', { name: 'Return or exchange' }));
    expect(await screen.findByRole('dialog', { name: 'Find what was sold' })).toBeVisible();
    await scan(worn.barcode);
    await comingBack();
    expect(screen.queryByRole('button', { name: 'Return or exchange' })).toBeNull();
  });

  test('an exchange is scan, scan, Enter, Enter: one total, one call', async () => {
    openShop();
    api.on(calls.returns.make, swapped);
    const { user } = await openPage();
    await sellButton();
    await scan(worn.barcode);
    await comingBack();
    await scan(shoe.barcode);
    await screen.findByRole('checkbox', { name: /AM90/ });
    expect(screen.getByText(/^Selected: 1 · Coming back: 1 · Customer pays/)).toHaveTextContent(
      '€14.90',
    );
    await user.keyboard('{Enter}');
    await dialog('Exchange');
    expect(amountOf('Customer pays')).toHaveTextContent('€14.90');
    expect(screen.getByRole('button', { name: 'Cash', pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Exchange: Take €14.90 in cash' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Take €14.90: Cash')).toBeVisible();
    expect(body()).toMatchObject({
      returns: [{ line: worn.id, reason: 'size' }],
      way: { type: 'cash' },
      sells: [{ id: shoe.id, price: '59.90' }],
    });
    // The new pair is paid as the old one was, and the difference on top of it.
    expect(body().sells?.[0]).not.toHaveProperty('paymentType');
    expect(api.requests(calls.sales.sell)).toHaveLength(0);
    expect(screen.queryByText('AM90')).not.toBeInTheDocument();
  });

  test('an even exchange names no way of money', async () => {
    openShop(wornSale([{ ...worn, price: '59.90' }]));
    api.on(calls.returns.make, { ...swapped, money: [] });
    const { user } = await openPage();
    await sellButton();
    await scan(worn.barcode);
    await comingBack();
    await scan(shoe.barcode);
    await screen.findByText(/Even exchange/);
    await user.keyboard('{Enter}');
    await dialog('Exchange');
    expect(screen.queryByRole('group', { name: 'Paid by' })).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('No money changes hands')).toBeVisible();
    expect(body()).not.toHaveProperty('way');
  });

  test('a cheaper pair: what is left goes back as it was paid, or as the cashier chooses', async () => {
    openShop(wornSale([{ ...worn, price: '80.00' }]));
    api.on(calls.returns.make, swapped);
    const { user } = await openPage();
    await sellButton();
    await scan(worn.barcode);
    await comingBack();
    await scan(shoe.barcode);
    await screen.findByRole('checkbox', { name: /AM90/ });
    await user.keyboard('{Enter}');
    const way = await screen.findByLabelText('Paid back by');
    expect(way).toHaveDisplayValue('As it was paid: NLB');
    await user.selectOptions(way, 'TEB');
    await user.click(within(await dialog('Exchange')).getByRole('button', { name: /^Exchange/ }));
    await screen.findByText(/^Exchange .* is booked, receipt 8$/);
    expect(body().way).toEqual({ type: 'bank', bank: 'TEB' });
  });

  test('a defective pair is set aside, and the reason "other" needs a note', async () => {
    openShop();
    api.on(calls.returns.make, back);
    const { user } = await openPage();
    await sellButton();
    await scan(worn.barcode);
    const counter = within(await comingBack());
    await user.selectOptions(counter.getByLabelText(/^Reason/), 'Defect');
    expect(counter.getByLabelText(/^Goes to/)).toHaveDisplayValue('Aside: damaged');
    await user.selectOptions(counter.getByLabelText(/^Reason/), 'Other');
    await user.click(screen.getByRole('button', { name: 'Return' }));
    const form = within(await dialog('Return'));
    await user.click(form.getByRole('button', { name: /^Return/ }));
    expect(await form.findByText('Write down the reason.')).toBeVisible();
    await waitFor(() => expect(form.getByLabelText('Note')).toHaveFocus());
    await user.type(form.getByLabelText('Note'), 'The sole came off{Enter}');
    await screen.findByText(/^Return .* is booked$/);
    expect(body()).toMatchObject({
      returns: [{ reason: 'other', set_aside: 'damaged' }],
      note: 'The sole came off',
    });
  });

  test('units that came back before or were sold meanwhile are named; the rest stays', async () => {
    openShop();
    const { user } = await openPage();
    await sellButton();
    await scan(worn.barcode);
    await comingBack();
    for (const { barcode } of [shoe, boot]) await scan(barcode);
    await screen.findByRole('checkbox', { name: /TB10/ });
    await user.keyboard('{Enter}');
    await dialog('Exchange');
    const lost = { code: 'AM90', sold_at: '2026-11-21T10:00:00.000Z', sold_by: 'Drin' };
    api.fail(calls.returns.make, 409, 'already_sold', 'Sold', {
      conflicts: [{ id: shoe.id, ...lost }],
    });
    await user.keyboard('{Enter}');
    const exchange = within(await dialog('Exchange'));
    expect(await exchange.findByText(/AM90.*: sold on 21 Nov 2026.* by Drin/)).toBeVisible();
    expect(exchange.getByText(/^Nothing was booked/)).toBeVisible();
    expect(exchange.getByText(/VANS1/)).toBeVisible();

    const conflicts = [
      {
        id: worn.id,
        ...lost,
        code: 'VANS1',
        reversed_at: '2026-11-21T10:05:00.000Z',
        reversed_by: 'Besa',
      },
    ];
    api.fail(calls.returns.make, 409, 'already_reversed', 'Taken back', { conflicts });
    await user.click(exchange.getByRole('button', { name: /^Exchange/ }));
    expect(await screen.findByText(/VANS1.*: taken back on 21 Nov 2026.* by Besa/)).toBeVisible();
    expect(within(await screen.findByRole('dialog')).getByText(/TB10/)).toBeVisible();
    const keys = api.requests(calls.returns.make).map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  test('a lost answer and a reload: both directions are there, and the same try is sent again', async () => {
    openShop();
    const { user, unmount } = await openPage();
    await sellButton();
    await scan(worn.barcode);
    await comingBack();
    await scan(shoe.barcode);
    await screen.findByRole('checkbox', { name: /AM90/ });
    await user.keyboard('{Enter}');
    await dialog('Exchange');
    api.offline(calls.returns.make);
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/nothing is booked twice/)).toBeVisible();
    unmount();

    const again = await openPage();
    const exchange = within(await dialog('Exchange'));
    expect(exchange.getByText(/VANS1/)).toBeVisible();
    expect(exchange.getByText(/AM90/)).toBeVisible();
    api.on(calls.returns.make, swapped);
    await again.user.click(exchange.getByRole('button', { name: /^Exchange/ }));
    await screen.findByText('Take €14.90: Cash');
    const tries = api.requests(calls.returns.make);
    expect(new Set(tries.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(tries.at(-1)?.body).toEqual(tries[0]?.body);
  });

  test('somebody else allows a return and a way of refund beyond the rules, in one question', async () => {
    openShop();
    api.on(calls.authentication.user, signedInAs('cashier'));
    api.on(calls.approvals.people, [{ id: 7, username: 'Besa', surname: 'Gashi' }]);
    api.on(calls.approvals.approve, 'approval-1');
    api.on(calls.returns.make, ({ approval }) =>
      approval ? back : failure(403, 'beyond_rules', 'Sold more than 30 days ago'),
    );
    const { user } = await openPage();
    await sellButton();
    await scan(worn.barcode);
    await comingBack();
    await user.keyboard('{Enter}');
    await user.selectOptions(await screen.findByLabelText('Paid back by'), 'Cash');
    await user.click(within(await dialog('Return')).getByRole('button', { name: /^Return/ }));
    const question = await screen.findByRole('dialog', { name: 'Somebody else has to allow this' });
    expect(question).toHaveTextContent(/Sold more than 30 days ago.*VANS1/);
    expect(api.lastRequest(calls.approvals.people).query).toEqual({ action: 'sales.override' });
    await user.type(within(question).getByLabelText(/Their password/), 'boss-word{Enter}');
    await screen.findByText(/^Return .* is booked$/);
    expect(body().way).toEqual({ type: 'cash' });
    const [refused, taken] = api.requests(calls.returns.make);
    expect(taken).toMatchObject({
      approval: 'approval-1',
      idempotencyKey: refused?.idempotencyKey,
    });
  });

  test('a pair that is sold, taken back and sold again stands on the counter each time', async () => {
    openShop(wornSale([{ ...worn, unit_id: shoe.id, barcode: shoe.barcode, code: 'AM90' }]));
    api.on(calls.returns.make, back);
    let isSold = false;
    api.on(calls.products.byBarcode, () =>
      unitState({
        ...shoe,
        sold: isSold ? { at: MOMENT, by: 'Ana', price: '59.90', receipt_number: 7 } : null,
      }),
    );
    const { user } = await openPage();
    await sellButton();
    await scan(shoe.barcode);
    await screen.findByRole('checkbox', { name: /AM90/ });
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Sell' });
    await user.keyboard('{Enter}');
    await screen.findByText('Product is register to sales successfully');
    isSold = true;
    await scan(shoe.barcode);
    await comingBack();
    await user.keyboard('{Enter}');
    await dialog('Return');
    await user.keyboard('{Enter}');
    await screen.findByText(/^Return .* is booked$/);
    isSold = false;
    await scan(shoe.barcode);
    expect(await screen.findByRole('checkbox', { name: /AM90/ })).toBeChecked();
  });

  test('a line can be left with its customer, and Clear forgets all', async () => {
    openShop();
    const { user } = await openPage();
    await sellButton();
    await scan(worn.barcode);
    const counter = await comingBack();
    await user.click(within(counter).getByRole('button', { name: /^Leave Vans VANS1/ }));
    expect(counter).not.toBeInTheDocument();
    await scan(worn.barcode);
    await comingBack();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Coming back' })).not.toBeInTheDocument();
    expect(await sellButton()).toBeVisible();
  });
});
