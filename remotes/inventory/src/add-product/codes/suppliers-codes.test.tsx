import type { FoundByCode } from '@backoffice/contracts';
import {
  brand,
  calls,
  failure,
  fakeApi,
  scan,
  typeCode,
  screen,
  signedInAs,
  waitFor,
  within,
} from '@backoffice/testing';

import { number, openDelivery, save, stockLists, text } from '../../testing/receiving';

const api = fakeApi();
const EAN = '4006381333931';
const CARTON = '14006381333938';
const OTHER = '036000291452';
const BAG = '96385074';

const runner: FoundByCode['product'] = {
  id: 3,
  type: 'shoes',
  code: 'AM-90',
  brand: { id: 2, name: 'Puma' },
  specific_type: { id: 4, name: 'Sneakers' },
  color: { id: 6, name: 'Black' },
  name: null,
};
const bag: FoundByCode['product'] = {
  ...{ id: 9, type: 'accessories', code: 'BAG-1', brand: { id: 1, name: 'Nike' } },
  ...{ specific_type: null, color: null, name: 'Backpack' },
};
const known: Record<string, FoundByCode> = {
  [EAN]: { product: runner, size: { id: 9, name: '42' }, quantity: 1, units: [] },
  [CARTON]: { product: runner, size: { id: 8, name: '41.5' }, quantity: 12, units: [] },
  [OTHER]: {
    product: { ...runner, id: 4, code: 'AM-95' },
    size: { id: 9, name: '42' },
    quantity: 6,
    units: [],
  },
  [BAG]: { product: bag, size: null, quantity: 5, units: [] },
};

beforeEach(() => {
  stockLists(api);
  api.on(calls.authentication.user, signedInAs('owner'));
  api.on(
    calls.supplierCodes.find,
    ({ params }) => known[params.code ?? ''] ?? failure(404, 'not_found', 'Nobody knows it'),
  );
});

const typed = () => screen.findByRole('textbox', { name: 'EAN, UPC or ITF-14' });
const body = () => api.lastRequest(calls.deliveries.receive).body;
async function open() {
  const page = await openDelivery();
  await typed();
  return page;
}
async function fillPrices({ user }: Awaited<ReturnType<typeof openDelivery>>) {
  await user.type(number('Import price'), '30');
  await user.type(number('Stock price'), '59');
  // A dialog takes the focus, so the last field has to be left before one opens.
  await user.tab();
}

describe('receiving by scan', () => {
  test('fills in what is known and counts it, pieces and cartons, again and again', async () => {
    const page = await open();
    await scan(EAN);
    await waitFor(() => expect(number('42')).toHaveValue('1'));
    expect(await text('Code')).toHaveValue('AM-90');
    expect(screen.getByRole('combobox', { name: 'Brand' })).toHaveDisplayValue('Puma');
    for (let time = 0; time < 3; time += 1) await scan(CARTON);
    await waitFor(() => expect(number('41.5')).toHaveValue('36'));
    await typeCode(await typed(), EAN);
    await waitFor(() => expect(number('42')).toHaveValue('2'));
    await waitFor(async () => expect(await typed()).toHaveValue(''));
    await fillPrices(page);
    await save(page.user);
    await screen.findByText('Product added successfully');
    expect(body()).toEqual({
      ...{ productType: 'shoes', code: 'AM-90', brand: 2, type: 4, color: 6 },
      ...{ importPrice: 30, stockPrice: 59 },
      sizes: [
        { size: 8, quantity: 36 },
        { size: 9, quantity: 2 },
      ],
    });
  });

  test('asks what an unknown code is, and binds it when it is received', async () => {
    const page = await open();
    await page.user.type(await text('Code'), 'NEW-1');
    await fillPrices(page);
    await scan('4012345678901');
    const dialog = within(await screen.findByRole('dialog', { name: 'Which size is this?' }));
    await page.user.selectOptions(dialog.getByRole('combobox', { name: 'Size' }), '42');
    await page.user.clear(dialog.getByRole('textbox', { name: 'Pieces in the box' }));
    await page.user.type(dialog.getByRole('textbox', { name: 'Pieces in the box' }), '6{Enter}');
    await waitFor(() => expect(number('42')).toHaveValue('6'));
    await scan('4012345678901');
    await waitFor(() => expect(number('42')).toHaveValue('12'));
    await save(page.user);
    await screen.findByText('Product added successfully');
    expect(body()).toMatchObject({
      code: 'NEW-1',
      codes: [{ code: '4012345678901', size: 9, quantity: 6 }],
    });
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'New codes of this product' })).toBeNull(),
    );
  });

  test('leaves an unknown code unknown when nobody says what it is, or takes it back', async () => {
    const page = await open();
    await scan('4012345678901');
    await screen.findByRole('dialog', { name: 'Which size is this?' });
    await page.user.keyboard('{Escape}');
    await screen.findByRole('button', { name: 'Dismiss 4012345678901' });
    await scan('4012345678901');
    await page.user.click(await screen.findByRole('button', { name: 'Use it' }));
    await page.user.click(
      await screen.findByRole('button', { name: 'Leave out 4012345678901', hidden: true }),
    );
    await page.user.type(await text('Code'), 'NEW-1');
    await fillPrices(page);
    await save(page.user);
    await screen.findByText('Product added successfully');
    expect(body()).not.toHaveProperty('codes');
  });

  test('asks before another product, and loses nothing of either', async () => {
    const page = await open();
    await scan(EAN);
    await waitFor(() => expect(number('42')).toHaveValue('1'));
    await scan(OTHER);
    const question = { name: 'Another product is being entered' };
    const first = within(await screen.findByRole('alertdialog', question));
    await page.user.click(first.getByRole('button', { name: 'Leave the scan out' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await text('Code')).toHaveValue('AM-90');

    await scan(OTHER);
    const again = within(await screen.findByRole('alertdialog', question));
    await page.user.click(again.getByRole('button', { name: 'Receive AM-90, then this' }));
    // Prices are missing, so the scanned units of the other product wait.
    expect(await screen.findByText('Next: Puma AM-95 Black')).toBeVisible();
    await scan(OTHER);
    await fillPrices(page);
    await save(page.user);
    await waitFor(async () => expect(await text('Code')).toHaveValue('AM-95'));
    expect(body()).toMatchObject({ code: 'AM-90' });
    expect(number('42')).toHaveValue('12');
  });

  test('keeps what is scanned while the delivery is being sent for the next one', async () => {
    const page = await open();
    await scan(EAN);
    await waitFor(() => expect(number('42')).toHaveValue('1'));
    await fillPrices(page);
    const release = api.hold(calls.deliveries.receive);
    await save(page.user);
    for (let time = 0; time < 3; time += 1) await scan(EAN);
    expect(number('42')).toHaveValue('1');
    release();
    await screen.findByText('Product added successfully');
    await waitFor(() => expect(number('42')).toHaveValue('3'));
    expect(await text('Code')).toHaveValue('AM-90');
    expect(body()).toMatchObject({ sizes: [expect.anything(), { size: 9, quantity: 1 }] });
  });

  test('takes two of another product that are scanned in a row with one question', async () => {
    const page = await open();
    await scan(EAN);
    await waitFor(() => expect(number('42')).toHaveValue('1'));
    await fillPrices(page);
    for (let time = 0; time < 2; time += 1) await scan(OTHER);
    await page.user.click(await screen.findByRole('button', { name: 'Receive AM-90, then this' }));
    await waitFor(() => expect(number('42')).toHaveValue('12'));
    expect(await text('Code')).toHaveValue('AM-95');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('opens the tab of what was scanned', async () => {
    api.on(calls.reference.listBrands, [brand({ id: 1, brandName: 'Nike' })]);
    await open();
    await scan(BAG);
    await screen.findByRole('form', { name: 'Accessories' });
    await waitFor(async () => expect(await text('Name')).toHaveValue('Backpack'));
    expect(number('Quantity')).toHaveValue('5');
  });

  test('says that a label of ours names no product', async () => {
    await open();
    await scan('200000000011');
    expect(await screen.findAllByText(/one of our own labels/)).not.toHaveLength(0);
    expect(api.requests(calls.supplierCodes.find)).toHaveLength(0);
  });
});
