import {
  SEEN,
  barcodeFor,
  calls,
  fakeApi,
  scan,
  screen,
  unitState,
  waitFor,
  within,
} from '@backoffice/testing';

import { openStock as open, press, rowOf, stockShop, tick, UNITS } from '../testing/stock-list';

const api = fakeApi();
const [first] = UNITS;

beforeEach(() => stockShop(api));

describe('scanning', () => {
  const far = unitState({ id: 9, code: 'OLD-7', date: '2026-01-05' });

  it('adds the unit whatever the filter says, ticks it, and counts', async () => {
    api.on(calls.products.byBarcode, far);
    await open();
    await rowOf(/41/);
    await scan(far.barcode);
    const row = await rowOf(/OLD-7/);
    expect(within(row).getByRole('checkbox')).toBeChecked();
    expect(screen.getByText('1 scan')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print labels (1)' })).toBeVisible();
  });

  it('does no harm when the same code comes twice', async () => {
    api.on(calls.products.byBarcode, far);
    await open();
    await rowOf(/41/);
    await scan(far.barcode);
    await scan(far.barcode);
    expect(await screen.findByText('2 scans')).toBeVisible();
    expect(screen.getAllByRole('row', { name: /OLD-7/ })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Print labels (1)' })).toBeVisible();
  });

  it('lists codes that nobody knows', async () => {
    api.fail(calls.products.byBarcode, 404, 'not_found', 'Not found');
    api.on(calls.products.list, ({ query }) => (query.barcode ? [] : [first]));
    const { user } = await open();
    await rowOf(/41/);
    await scan('400000000001');
    expect(await screen.findByText('400000000001')).toBeVisible();
    await press(user, 'Dismiss 400000000001');
    expect(screen.queryByText('400000000001')).not.toBeInTheDocument();
  });

  it("asks for our label where the maker's code is scanned, and keeps it in view", async () => {
    api.fail(calls.products.byBarcode, 404, 'not_found', 'Not found');
    api.on(calls.products.list, ({ query }) => (query.barcode ? [] : [first]));
    await open();
    await rowOf(/41/);
    await scan('4006381333931');
    expect(await screen.findByText("This is the maker's code. Scan our label.")).toBeVisible();
    expect(screen.getByText('4006381333931')).toBeVisible();
  });

  it('says when and by whom a unit was sold', async () => {
    const sold = {
      ...far,
      sold: { at: '2026-11-20T10:15:00.000Z', by: 'blerim', price: '55.00', receipt_number: 12 },
    };
    api.on(calls.products.byBarcode, sold);
    const { user } = await open();
    await rowOf(/41/);
    await scan(far.barcode);
    const note = await screen.findByText(
      /OLD-7 · 42 · .* was sold on 20 Nov 2026.* by blerim/,
      SEEN,
    );
    expect(note).toHaveTextContent('for €55.00 (receipt 12)');
    expect(screen.getByRole('button', { name: 'Print labels (0)' })).toBeVisible();
    await press(user, 'Dismiss');
    expect(screen.queryByText(/is sold/)).not.toBeInTheDocument();
  });

  it('keeps a code that could not be looked up', async () => {
    api.fail(calls.products.byBarcode, 503, 'unavailable', 'The database is away');
    await open();
    await rowOf(/41/);
    await scan(barcodeFor(9));
    expect(await screen.findByText('Error on fetching data')).toBeVisible();
    expect(screen.getByText(barcodeFor(9))).toBeVisible();
  });
});

describe('transfer', () => {
  const dialog = async () => within(await screen.findByRole('dialog'));

  it('asks for a product, a location, and products', async () => {
    const { user } = await open();
    await rowOf(/41/);
    await press(user, 'Transfer');
    expect(await screen.findByText('Please select a product to transfer')).toBeVisible();

    await press(user, 'More');
    await press(user, 'Transfer by scan');
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Transfer 0 units' }));
    expect(await screen.findByText('Please select a location!')).toBeVisible();
    await user.selectOptions(form.getByRole('combobox', { name: 'Location' }), 'Airport');
    await user.click(form.getByRole('button', { name: 'Transfer 0 units' }));
    expect(await screen.findByText('Please select products!')).toBeVisible();
  });

  it('moves the ticked units and offers a slip', async () => {
    api.on(calls.products.transfer, { ids: [1, 2], location: 6, operation: 1 });
    const { user } = await open();
    await tick(user, /41/);
    await tick(user, /AM-90.*42/);
    await press(user, 'Transfer');
    const form = await dialog();
    await user.selectOptions(form.getByRole('combobox', { name: 'Location' }), 'Airport');
    await user.click(form.getByRole('button', { name: 'Transfer 2 units' }));

    expect(
      await screen.findByText('Products with IDs 1, 2 have been transferred successfully'),
    ).toBeVisible();
    expect(api.lastRequest(calls.products.transfer).body).toEqual({ ids: [1, 2], location: 6 });
    expect(await screen.findByText('2 units moved to Airport.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print labels (0)' })).toBeVisible();

    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await press(user, 'Print transfer slip');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const slip = screen.getByRole('heading', { name: 'Transfer slip', hidden: true });
    expect(slip.parentElement).toHaveTextContent(first.barcode);
    expect(slip.parentElement).toHaveTextContent('arta Krasniqi');
  });

  it('takes scans while its dialog is open', async () => {
    const far = unitState({ id: 9, code: 'OLD-7' });
    api.on(calls.products.byBarcode, far);
    api.on(calls.products.transfer, { ids: [9], location: 5, operation: 1 });
    const { user } = await open();
    await rowOf(/41/);
    await press(user, 'More');
    await press(user, 'Transfer by scan');
    const form = await dialog();
    await user.selectOptions(form.getByRole('combobox', { name: 'Location' }), 'Main shop');
    await scan(far.barcode);
    expect(await form.findByText(/OLD-7/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Transfer 1 unit' }));
    await screen.findByText('Products with IDs 9 have been transferred successfully');
    expect(await rowOf(/OLD-7.*Main shop/)).toBeVisible();
  });

  it('says in its dialog why a scanned unit cannot be moved', async () => {
    const far = unitState({
      id: 9,
      code: 'OLD-7',
      sold: { at: '2026-11-20T10:15:00.000Z', by: 'blerim', price: '55.00', receipt_number: 12 },
    });
    api.on(calls.products.byBarcode, far);
    const { user } = await open();
    await rowOf(/41/);
    await press(user, 'More');
    await press(user, 'Transfer by scan');
    const form = await dialog();
    await scan(far.barcode);
    expect(await form.findByText(/OLD-7 .* was sold on 20 Nov 2026.* by blerim/)).toBeVisible();
    expect(form.getByText('1 scan')).toBeVisible();
  });

  it("says in its dialog that the maker's code moves nothing", async () => {
    api.fail(calls.products.byBarcode, 404, 'not_found', 'Not found');
    api.on(calls.products.list, ({ query }) => (query.barcode ? [] : [...UNITS]));
    const { user } = await open();
    await tick(user, /41/);
    await press(user, 'Transfer');
    const form = await dialog();
    await scan('4006381333931');
    expect(await form.findByText("This is the maker's code. Scan our label.")).toBeVisible();
    expect(form.getByRole('button', { name: 'Transfer 1 unit' })).toBeVisible();
  });

  it('names what was sold meanwhile and keeps the others ticked', async () => {
    api.fail(calls.products.transfer, 409, 'already_sold', '1 unit is sold', {
      conflicts: [{ id: 1, code: 'AM-90', sold_at: '2026-11-21T08:00:00.000Z', sold_by: 'blerim' }],
    });
    const { user } = await open();
    await tick(user, /41/);
    await tick(user, /AM-90.*42/);
    await press(user, 'Transfer');
    const form = await dialog();
    await user.selectOptions(form.getByRole('combobox', { name: 'Location' }), 'Airport');
    await user.click(form.getByRole('button', { name: 'Transfer 2 units' }));

    expect(await screen.findByText('1 unit is sold')).toBeVisible();
    expect(screen.queryByText('Transfer failed')).not.toBeInTheDocument();
    expect(form.getByText(/AM-90 · 41 · .*: sold 21 Nov 2026.* by blerim/)).toBeVisible();

    api.on(calls.products.transfer, { ids: [2], location: 6, operation: 1 });
    await user.click(form.getByRole('button', { name: 'Transfer 1 unit' }));
    await screen.findByText('Products with IDs 2 have been transferred successfully');
    const keys = api.requests(calls.products.transfer).map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });
});
