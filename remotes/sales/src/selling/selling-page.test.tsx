import {
  calls,
  failure,
  fakeApi,
  plain,
  productRow,
  saleRow,
  scan,
  screen,
  sold,
  specificType,
  waitFor,
  within,
} from '@backoffice/testing';

import {
  amountOf,
  boot,
  openPage,
  openShop as open,
  priceOf,
  saleDialog as dialog,
  sellButton,
  shoe,
} from '../testing/counter';

const api = fakeApi();
const openShop = () => open(api);

describe('selling', () => {
  test('from scan to sold: scan, scan, Enter, Enter', async () => {
    openShop();
    const { user } = await openPage();
    await sellButton();
    await scan(shoe.barcode);
    await scan(boot.barcode);
    expect(await screen.findByRole('checkbox', { name: /TB10/ })).toBeChecked();

    await user.keyboard('{Enter}');
    await dialog();
    expect(amountOf('Total')).toHaveTextContent('€179.90');
    await user.keyboard('{Enter}');

    await screen.findByText('Products are register to sales successfully');
    expect(api.lastRequest(calls.sales.sell).body).toEqual([
      expect.objectContaining({ id: 1, price: '59.90', paymentType: 'cash', sale_type: 'store' }),
      expect.objectContaining({ id: 2, price: '120.00', paymentType: 'cash', sale_type: 'store' }),
    ]);
    expect(screen.queryByText('AM90')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('one unit found by code, sold online by bank at another price', async () => {
    openShop();
    const { user } = await openPage();
    await user.type(await screen.findByRole('searchbox', { name: 'Code' }), 'am9');
    await user.click(await screen.findByRole('checkbox', { name: /AM90/ }));
    await user.click(await sellButton());

    const sale = within(await dialog());
    expect(sale.queryByRole('combobox', { name: /^Bank/ })).not.toBeInTheDocument();
    const price = priceOf(/^Price, Nike AM90/);
    await user.clear(price);
    await user.type(price, '49,50');
    await user.click(sale.getByRole('button', { name: /Nike AM90.*: Cash$/ }));
    await user.selectOptions(sale.getByRole('combobox', { name: /^Payment type/ }), 'Bank');
    await user.click(sale.getByRole('button', { name: /^Sell/ }));
    expect(await sale.findByText('Choose a bank.')).toBeVisible();
    await waitFor(() => expect(sale.getByRole('button', { name: /^NLB/ })).toHaveFocus());
    await user.selectOptions(sale.getByRole('combobox', { name: /^Bank/ }), 'NLB');
    await user.selectOptions(sale.getByRole('combobox', { name: /^Sale type/ }), 'Online');
    expect(amountOf('Difference')).toHaveTextContent('-€10.40');

    api.on(calls.products.list, []);
    api.on(calls.sales.ofDay, [
      saleRow({ code: 'AM90', sale_price: '49.50', payment_type: 'bank', bank_name: 'NLB' }),
    ]);
    await user.click(sale.getByRole('button', { name: /^Sell/ }));

    await screen.findByText('Product is register to sales successfully');
    expect(api.lastRequest(calls.sales.sell).body).toEqual([
      {
        id: 1,
        regular_price: '59.90',
        price: '49.50',
        paymentType: 'bank',
        bank: 'NLB',
        type: 'shoes',
        sale_type: 'online',
      },
    ]);
    const day = within(await screen.findByRole('table', { name: 'Sales of the day' }));
    expect(await day.findByText('AM90')).toBeVisible();
    expect(screen.getByText('Nothing found')).toBeVisible();
  });

  test('a choice for all goes to every line', async () => {
    openShop();
    const { user } = await openPage();
    await sellButton();
    await scan(shoe.barcode);
    await scan(boot.barcode);
    await user.click(await sellButton());
    const sale = within(await dialog());
    await user.click(sale.getByRole('button', { name: 'Bank' }));
    await user.click(sale.getByRole('button', { name: 'TEB' }));
    await user.click(sale.getByRole('radio', { name: 'Online' }));
    await user.click(sale.getByRole('button', { name: 'Sell: Take €179.90 by TEB' }));
    await waitFor(() => {
      const sent = api.lastRequest(calls.sales.sell).body;
      expect(sent.map(({ bank, sale_type }) => [bank, sale_type])).toEqual([
        ['TEB', 'online'],
        ['TEB', 'online'],
      ]);
    });
  });

  test('a unit that went out of stock meanwhile is named with its reason, and taken out', async () => {
    openShop();
    const { user } = await openPage();
    await sellButton();
    await scan(shoe.barcode);
    await scan(boot.barcode);
    await user.click(await sellButton());
    await dialog();
    const out = { reason: 'lost', at: '2026-11-21T09:30:00.000Z', by: 'Ana' } as const;
    api.fail(calls.sales.sell, 409, 'gone', 'One unit is out of stock', {
      conflicts: [{ id: 1, code: 'AM90', sold_at: null, sold_by: null, out }],
    });
    await user.keyboard('{Enter}');
    const sale = within(await dialog());
    expect(await sale.findByText('Out of stock in the meantime:')).toBeVisible();
    expect(sale.getByText(/Nike AM90.*: Lost, 21 Nov 2026.*, Ana/)).toBeVisible();
    expect(sale.queryByRole('textbox', { name: /AM90/ })).not.toBeInTheDocument();
  });

  test('a unit that is still being imported is not called sold', async () => {
    openShop();
    const { user } = await openPage();
    await sellButton();
    await scan(shoe.barcode);
    await user.click(await sellButton());
    await dialog();
    const file = { id: 4, name: 'pairs.csv', at: '2026-11-21T09:30:00.000Z', by: 'Ana' };
    api.fail(calls.sales.sell, 409, 'importing', 'Being imported', {
      conflicts: [{ id: 1, code: 'AM90', sold_at: null, sold_by: null, import: file }],
    });
    await user.keyboard('{Enter}');
    const sale = within(await dialog());
    expect(await sale.findByText('Not for sale at the moment:')).toBeVisible();
    expect(sale.queryByText(/Sold by somebody else/)).not.toBeInTheDocument();
  });

  test('a unit that somebody else sold is named and taken out; the rest is sold anew', async () => {
    openShop();
    const { user } = await openPage();
    await sellButton();
    await scan(shoe.barcode);
    await scan(boot.barcode);
    await user.click(await sellButton());
    await dialog();
    await user.clear(priceOf(/TB10/));
    await user.type(priceOf(/TB10/), '113.33');
    api.fail(calls.sales.sell, 409, 'already_sold', 'Some units are sold', {
      conflicts: [{ id: 1, code: 'AM90', sold_at: '2026-11-21T09:30:00.000Z', sold_by: 'Ana' }],
    });
    await user.keyboard('{Enter}');

    const sale = within(await dialog());
    expect(await sale.findByText(/Nike AM90.*sold on 21 Nov 2026.*by Ana/)).toBeVisible();
    expect(screen.getByText('Error selling products')).toBeInTheDocument();
    expect(sale.queryByRole('textbox', { name: /AM90/ })).not.toBeInTheDocument();
    expect(priceOf(/TB10/)).toHaveValue('113.33');

    api.on(calls.sales.sell, sold());
    await user.click(sale.getByRole('button', { name: /^Sell/ }));
    await screen.findByText('Product is register to sales successfully');
    const [first, second] = api.requests(calls.sales.sell);
    expect(second?.body).toEqual([expect.objectContaining({ id: 2, price: '113.33' })]);
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  test('a lost answer keeps dialog, prices and key; a reload brings them back', async () => {
    openShop();
    const { user, unmount } = await openPage();
    await sellButton();
    await scan(shoe.barcode);
    await user.click(await sellButton());
    await user.clear(priceOf(/AM90/));
    await user.type(priceOf(/AM90/), '45');
    api.offline(calls.sales.sell);
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/nothing is sold twice/)).toBeVisible();
    unmount();

    const again = await openPage();
    const restored = await dialog();
    expect(priceOf(/AM90/)).toHaveValue('45');
    api.on(calls.sales.sell, sold());
    // Nobody knows what the next Enter is meant for.
    const button = within(restored).getByRole('button', { name: /^Sell/ });
    expect(button).not.toHaveFocus();
    await again.user.click(button);
    await screen.findByText('Product is register to sales successfully');
    const keys = api.requests(calls.sales.sell).map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  test.each([
    ['with a message', failure(500, 'internal', 'The disk is full'), false],
    ['without one', plain({}, 502), true],
  ])(
    'after a failure %s, the page speaks of a missing answer only if none came',
    async (_name, no, missed) => {
      openShop();
      const { user } = await openPage();
      await sellButton();
      await scan(shoe.barcode);
      await user.click(await sellButton());
      await dialog();
      await user.clear(priceOf(/AM90/));
      await user.type(priceOf(/AM90/), '49,90');
      api.on(calls.sales.sell, () => no);
      await user.click(within(await dialog()).getByRole('button', { name: /^Sell/ }));
      expect(await screen.findByText('Error selling products')).toBeInTheDocument();
      expect(screen.queryAllByText('The disk is full')).toHaveLength(missed ? 0 : 1);
      const sale = within(await dialog());
      await waitFor(() => expect(sale.getByRole('button', { name: /^Sell/ })).toBeEnabled());
      expect(sale.queryAllByText(/The server didn't answer/)).toHaveLength(missed ? 1 : 0);
      expect(screen.queryByText(/Failed with/)).not.toBeInTheDocument();

      expect(priceOf(/AM90/)).toHaveValue('49.90');
      api.on(calls.sales.sell, sold());
      await user.click(sale.getByRole('button', { name: /^Sell/ }));
      await screen.findByText('Product is register to sales successfully');
      expect(api.lastRequest(calls.sales.sell).body).toMatchObject([{ price: '49.90' }]);
    },
  );

  test('Enter while a scan is looked up opens the dialog once the unit is there', async () => {
    openShop();
    const { user } = await openPage();
    await sellButton();
    const release = api.hold(calls.products.byBarcode);
    await scan(shoe.barcode);
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    release();
    expect(within(await dialog()).getByText(/Nike AM90/)).toBeVisible();
  });

  test('a sale names the product type even if the stock of the server does not', async () => {
    openShop();
    const { type: _unsaid, ...plainShoe } = productRow(shoe);
    api.unsupported(calls.products.byBarcode);
    api.on(calls.products.list, plain([plainShoe, { ...plainShoe, id: 9, code: 'OTHER' }]));
    api.on(calls.reference.listTypes, [specificType({ specificType: 'Sneakers', type: 'shoes' })]);
    const { user } = await openPage('/admin/sales?code=am9');
    await user.click(await screen.findByRole('checkbox', { name: /AM90/ }));
    expect(screen.queryByText('OTHER')).not.toBeInTheDocument();
    await user.click(await sellButton());
    await waitFor(() => expect(api.requests(calls.reference.listTypes)).toHaveLength(1));
    await user.keyboard('{Enter}');
    await screen.findByText('Product is register to sales successfully');
    expect(api.lastRequest(calls.sales.sell).body[0]?.type).toBe('shoes');
  });

  test('pressing twice sells once', async () => {
    openShop();
    const { user } = await openPage();
    await sellButton();
    await scan(shoe.barcode);
    await user.click(await sellButton());
    const release = api.hold(calls.sales.sell);
    const button = within(await dialog()).getByRole('button', { name: /^Sell/ });
    await user.dblClick(button);
    expect(button).toBeDisabled();
    expect(button).toHaveTextContent('Selling...');
    await user.keyboard('{Enter}');
    release();
    await screen.findByText('Product is register to sales successfully');
    expect(api.requests(calls.sales.sell)).toHaveLength(1);
  });
});
