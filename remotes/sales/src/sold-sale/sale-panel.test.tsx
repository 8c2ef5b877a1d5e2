import {
  calls,
  fakeApi,
  foundLine,
  plain,
  renderPage,
  saleRow,
  scan,
  screen,
  signedIn,
  soldLine,
  unitState,
  user as person,
  waitFor,
  within,
} from '@backoffice/testing';

import { area } from '../area';
import { openPage, openShop } from '../testing/counter';
import { boots, openSale, openShopWithSale, salePanel, sneakers } from '../testing/sold-sale';
import UnitSale from './finding/unit-sale';

const api = fakeApi();
const AT = '2026-11-21T10:00:00.000Z';

test('a sale that is to be settled says so, and what can come back is the rest of it', async () => {
  openShopWithSale(api, [soldLine({ ...sneakers, owed: true }), soldLine(boots)]);
  const { panel } = await openSale();
  expect(panel.getByText(/sold twice while there was no connection/)).toBeVisible();
  expect(panel.getByRole('link', { name: 'Settle it' })).toHaveAttribute(
    'href',
    expect.stringContaining('to-settle'),
  );
  expect(panel.getByRole('button', { name: 'Return' })).toBeEnabled();
  expect(panel.queryByRole('button', { name: 'Void' })).not.toBeInTheDocument();
});

test('a sale tells what was sold and what became of it, the latest first', async () => {
  const mistyped = soldLine({
    ...sneakers,
    price: '95.00',
    state: 'corrected',
    reversed: {
      kind: 'correction',
      at: AT,
      by: 'arta',
      approved_by: 'besa',
      reason: 'Typed wrong',
      note: '',
      return_id: null,
      return_number: null,
    },
  });
  const right = soldLine({ ...sneakers, id: 342, corrects: 340, paymentType: 'bank', bank: 'TEB' });
  const back = soldLine({
    ...boots,
    state: 'returned',
    reversed: {
      kind: 'return',
      at: '2026-11-21T11:00:00.000Z',
      by: 'drin',
      approved_by: null,
      reason: 'other',
      note: 'Sole came off',
      return_id: 4,
      return_number: 4,
    },
  });
  openShopWithSale(api, [mistyped, right, back], { prints: 2 });
  const { panel } = await openSale();
  const lists = panel.getAllByRole('list');
  const items = within(lists[0] as HTMLElement).getAllByRole('listitem');
  expect(items).toHaveLength(2);
  expect(items[0]).toHaveTextContent(
    /AM90.*TEB.*from €95\.00 to €59\.00, from Cash to TEB.*€59\.00/,
  );
  expect(items[1]).toHaveTextContent(/TB10.*Returned/);

  const [returned, correction, sold] = panel
    .getAllByRole('listitem')
    .filter((item) => item.closest('ol') !== null && item.closest('ul') === null);
  expect(returned).toHaveTextContent(/^Return 4.*TB10.*Sole came off.*drin/);
  expect(correction).toHaveTextContent(/^Corrected.*AM90.*Typed wrong.*arta · allowed by besa/);
  expect(sold).toHaveTextContent(/^Sold.*Slips printed: 2/);
});

test('only the ticked items of a sale go onto the counter', async () => {
  openShopWithSale(api, [sneakers, boots]);
  const { user, panel } = await openSale();
  expect(panel.getByRole('button', { name: 'Return' })).toBeDisabled();
  await user.click(panel.getByRole('checkbox', { name: /TB10/ }));
  await user.click(panel.getByRole('button', { name: 'Return' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const back = within(await screen.findByRole('region', { name: 'Coming back' }));
  expect(back.getByText(/TB10/)).toBeVisible();
  expect(back.queryByText(/AM90/)).not.toBeInTheDocument();
});

test.each([
  [422, 'never_sold', 'This unit was never sold.'],
  [404, 'not_found', 'No sale has this code or number.'],
] as const)('a code that answers %i %s says so', async (status, code, text) => {
  openShop(api);
  api.fail(calls.soldSales.find, status, code, 'The words of the server');
  const { user, currentPath } = await openPage('/admin/sales?soldUnit=200000000017');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(text)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(currentPath()).toBe('/admin/sales'));
});

test('a sale without label and slip is found by code and size', async () => {
  openShopWithSale(api);
  api.on(calls.soldSales.lines, ({ query }) =>
    query.number === '42'
      ? [foundLine({ code: 'AM90', sale_id: 12, receipt_number: 12, seller: 'drin' })]
      : [],
  );
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Find a sale' }));
  const find = within(await screen.findByRole('dialog', { name: 'Find what was sold' }));
  expect(find.getByText('No label, no slip?')).toBeVisible();
  await user.type(find.getByRole('searchbox', { name: 'Code' }), 'am9{Enter}');
  expect(await find.findByText('Nothing found')).toBeVisible();
  await user.type(find.getByRole('searchbox', { name: 'Size' }), '42{Enter}');
  await user.click(await find.findByRole('button', { name: /AM90.*drin/ }));
  expect(await salePanel()).toBeDefined();
  expect(api.lastRequest(calls.soldSales.lines).query).toEqual({ code: 'am9', number: '42' });
});

test('a link of another page opens the search for a sale, which is gone once it is closed', async () => {
  openShopWithSale(api);
  const { user, currentPath } = await openPage('/admin/sales?find=1');
  const find = within(await screen.findByRole('dialog', { name: 'Find what was sold' }));
  await user.click(find.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(currentPath()).toBe('/admin/sales'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a scan closes the search, so that the counter is seen', async () => {
  openShopWithSale(api);
  const pair = unitState();
  api.on(calls.products.byBarcode, pair);
  await openPage('/admin/sales?find=1');
  const find = within(await screen.findByRole('dialog', { name: 'Find what was sold' }));
  expect(find.getByRole('searchbox', { name: 'Code' })).toHaveFocus();
  await scan(pair.barcode);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('row', { name: new RegExp(pair.barcode) })).toBeVisible();
});

test('a server of the specification alone shows none of it', async () => {
  openShop(api);
  const { actions: _actions, rights: _rights, ...own } = { ...signedIn().user };
  api.on(
    calls.authentication.user,
    plain({ ...signedIn(), user: { ...person(), ...own, actions: undefined } }),
  );
  const { sale_id: _id, kind: _kind, return_number: _number, ...row } = saleRow({ code: 'TB10' });
  api.on(calls.sales.ofDay, plain([row]));
  const { user } = await openPage('/admin/sales?sale=12');
  await user.click(await screen.findByText('TB10'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Find a sale' })).not.toBeInTheDocument();
});

test('the panel of a unit that was sold leads to its sale', async () => {
  const unit = { id: 1, barcode: '200000000017', isSold: false };
  await renderPage(
    <>
      <UnitSale {...unit} />
      <UnitSale {...unit} wasSold />
    </>,
    { texts: area.texts },
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Its last receipt' })).toHaveAttribute(
    'href',
    expect.stringContaining('200000000017'),
  );
});
