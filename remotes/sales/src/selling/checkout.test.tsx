import { noteLine, noteOffline } from '@backoffice/api-client';
import type { SaleView } from '@backoffice/contracts';
import { act, calls, fakeApi, scan, screen, signedIn, sold, within } from '@backoffice/testing';

import {
  boot,
  openPage,
  openShop,
  openShopWithReturns,
  priceOf,
  saleDialog,
  sellButton,
  shoe,
  worn,
  wornSale,
} from '../testing/counter';

const api = fakeApi();

/** A pair for 59.90 and one for 120.00 lie in the open dialog. */
async function openCheckout() {
  const { user } = await openPage();
  await sellButton();
  await scan(shoe.barcode);
  await scan(boot.barcode);
  await user.click(await sellButton());
  return { user, sale: within(await saleDialog()) };
}

const done = () => screen.findByText('Products are register to sales successfully');

test('the cash that was received is sent, and the change stays in sight', async () => {
  openShop(api);
  api.on(calls.sales.checkOut, { ...sold({ total: '179.90' }), change: '20.10' });
  const { user, sale } = await openCheckout();
  await user.click(sale.getByRole('button', { name: '€180.00' }));
  expect(sale.getByText('Change €0.10')).toBeVisible();
  await user.clear(sale.getByRole('textbox', { name: 'Received' }));
  await user.type(sale.getByRole('textbox', { name: 'Received' }), '200{Enter}');
  await done();
  expect(api.lastRequest(calls.sales.checkOut).body).toMatchObject({
    received: '200.00',
    items: [{ id: 1, paymentType: 'cash' }, { id: 2 }],
  });
  expect(screen.getByRole('group', { name: 'Sold last' })).toHaveTextContent('Change €20.10');
  expect(api.requests(calls.sales.sell)).toHaveLength(0);
});

test('what was received and a bank share the sum', async () => {
  openShop(api);
  api.on(calls.sales.checkOut, { ...sold(), change: '0.00' });
  const { user, sale } = await openCheckout();
  await user.type(sale.getByRole('textbox', { name: 'Received' }), '100{Enter}');
  expect(sale.getByText(/^Still €79.90 to pay/)).toBeVisible();
  await user.keyboard('{F4}');
  expect(
    sale.getByRole('button', { name: 'Sell: Take €100.00 in cash + €79.90 by TEB' }),
  ).toBeVisible();
  await user.keyboard('{Enter}');
  await done();
  const { body } = api.lastRequest(calls.sales.checkOut);
  expect(body.tenders).toEqual([
    { way: 'cash', amount: '100.00' },
    { way: 'TEB', amount: '79.90' },
  ]);
  expect(body.items.map(({ paymentType }) => paymentType)).toEqual([undefined, undefined]);
});

test('a basket is held only while there is a connection', async () => {
  openShop(api);
  await openPage();
  await sellButton();
  await scan(shoe.barcode);
  expect(await screen.findByRole('button', { name: 'Hold' })).toBeVisible();
  act(noteOffline);
  expect(screen.queryByRole('button', { name: 'Hold' })).not.toBeInTheDocument();
  act(() => noteLine(true));
  expect(screen.getByRole('button', { name: 'Hold' })).toBeVisible();
});

test('a server that knows the specification alone is sent what it knows', async () => {
  openShop(api);
  api.unsupported(calls.heldBaskets.list);
  const { user, sale } = await openCheckout();
  expect(screen.queryByText('Hold')).not.toBeInTheDocument();
  expect(sale.queryByLabelText('Salesperson')).not.toBeInTheDocument();
  const received = sale.getByRole('textbox', { name: 'Received' });
  await user.type(received, '200');
  expect(sale.getByText('Change €20.10')).toBeVisible();
  // Without sums in several ways a bank pays the whole.
  await user.clear(received);
  await user.type(received, '100{F2}');
  await user.click(sale.getByRole('button', { name: 'Sell: Take €179.90 by NLB' }));
  await done();
  const { body } = api.lastRequest(calls.sales.sell);
  expect(body.map(({ paymentType, bank }) => [paymentType, bank])).toEqual([
    ['bank', 'NLB'],
    ['bank', 'NLB'],
  ]);
});

test('a colleague who advised the customer is the salesperson of this sale alone', async () => {
  openShop(api);
  const { user: me } = signedIn();
  api.on(calls.sales.sellers, [
    { id: me.id, name: 'Arta' },
    { id: 7, name: 'Besa' },
  ]);
  api.on(calls.sales.checkOut, { ...sold(), change: '0.00' });
  const { user, sale } = await openCheckout();
  await user.selectOptions(await sale.findByLabelText('Salesperson'), 'Besa');
  await user.click(sale.getByRole('button', { name: /^Sell/ }));
  await done();
  expect(api.lastRequest(calls.sales.checkOut).body.salesperson).toBe(7);
  await scan(shoe.barcode);
  await user.click(await sellButton());
  expect(await screen.findByLabelText('Salesperson')).toHaveDisplayValue('Arta');
});

test('a discount in percent, of a line and of the basket, is exact to the cent', async () => {
  openShop(api);
  const { user, sale } = await openCheckout();
  await user.click(sale.getByRole('button', { name: /Nike AM90.*: Cash$/ }));
  await user.type(sale.getByRole('textbox', { name: /^−%, Nike AM90/ }), '12,5{Enter}');
  expect(priceOf(/^Price, Nike AM90/)).toHaveValue('52.41');
  expect(sale.getByText('−13 %')).toBeVisible();
  expect(sale.getByRole('button', { name: /^Sell/ })).toHaveFocus();
  await user.type(sale.getByRole('textbox', { name: '−%, For all' }), '101{Tab}');
  expect(sale.getByText('At most 100 %.')).toBeVisible();
  await user.clear(sale.getByRole('textbox', { name: '−%, For all' }));
  await user.type(sale.getByRole('textbox', { name: '−%, For all' }), '10{Enter}');
  expect(priceOf(/^Price, Nike AM90/)).toHaveValue('53.91');
  expect(priceOf(/^Price, Timberland/)).toHaveValue('108.00');
});

/** Scans what comes back and a pair instead, and opens the dialog. */
async function openExchange(view?: SaleView) {
  openShopWithReturns(api, view);
  api.on(calls.returns.make, () => ({
    return: { id: 9, return_number: 3, code: '920000000031', total: '45.00', operation: 1 },
    sale: sold(),
    money: [],
  }));
  const { user } = await openPage();
  await sellButton();
  await scan(worn.barcode);
  await screen.findByRole('region', { name: 'Coming back' });
  await scan(shoe.barcode);
  await screen.findByRole('checkbox', { name: /AM90/ });
  await user.keyboard('{Enter}');
  return { user, exchange: within(await screen.findByRole('dialog', { name: 'Exchange' })) };
}

async function exchanged() {
  await screen.findByText(/^Exchange 3 is booked/);
  const { body } = api.lastRequest(calls.returns.make);
  expect(body).not.toHaveProperty('way');
  expect(body.sells?.[0]).not.toHaveProperty('paymentType');
  return body;
}

test('a dearer pair in exchange is paid in two ways', async () => {
  const { user, exchange } = await openExchange();
  await user.type(exchange.getByRole('textbox', { name: 'Received' }), '10{F2}');
  await user.click(exchange.getByRole('button', { name: /^Exchange: Take €10.00 in cash/ }));
  expect((await exchanged()).ways).toEqual([
    { way: 'cash', amount: '10.00' },
    { way: 'NLB', amount: '4.90' },
  ]);
});

test('a cheaper pair for one that was paid in two ways takes over how that was paid', async () => {
  const parts = [
    { way: 'cash' as const, amount: '50.00' },
    { way: 'TEB' as const, amount: '30.00' },
  ];
  const { user, exchange } = await openExchange(wornSale([{ ...worn, price: '80.00', parts }]));
  expect(exchange.getByLabelText('Paid back by')).toHaveDisplayValue('As each was paid');
  await user.keyboard('{Enter}');
  await exchanged();
});
