import {
  act,
  calls,
  fakeApi,
  location,
  movement,
  page,
  scan,
  screen,
  sibling,
  testReads,
  testWrites,
  unitState,
  within,
} from '@backoffice/testing';

import { openStock, press, rowOf, stockShop, tick, UNITS } from '../testing/stock-list';

const api = fakeApi();
const { reference, products } = calls;
const far = unitState({ id: 9, code: 'OLD-7', date: '2026-01-05' });

beforeEach(() => stockShop(api));

type Opened = Awaited<ReturnType<typeof openStock>>;

const button = (name: string) => screen.queryByRole('button', { name });
const inDialog = () => within(screen.queryByRole('dialog') ?? document.createElement('div'));
const submit = () => inDialog().getByRole('button', { name: /^Transfer/ });
const place = () => inDialog().queryByRole('combobox', { name: 'Location' });
const selectAll = ({ user }: Opened) => press(user, 'Select all 40');
const stockError = 'Error on fetching data';

async function openUnit() {
  const opened = await openStock();
  await opened.user.click(await screen.findByText('41'));
  await screen.findByRole('dialog', { name: /AM-90/ });
  return opened;
}

const supplierCode = {
  ...{ code: '4006381333931', product: 3, size: { id: 8, name: '41' }, quantity: 1 },
  ...{ added_at: '2026-11-20T10:15:00.000Z', by: 'arta' },
};

testReads(api, [
  {
    what: 'the stock list',
    call: products.list,
    answer: UNITS.slice(0, 1),
    ask: () => openStock(),
    message: 'Failed to load data.',
    arrives: () => screen.queryByRole('row', { name: /AM-90/ }),
  },
  {
    what: 'locations of a transfer',
    call: reference.listLocations,
    answer: [location({ name: 'Airport' })],
    ask: async () => {
      const opened = await openStock();
      await rowOf(/41/);
      await press(opened.user, 'More');
      await press(opened.user, 'Transfer by scan');
      await screen.findByRole('dialog');
      return opened;
    },
    message: stockError,
    arrives: place,
  },
  {
    what: 'the ids of all that match',
    call: products.ids,
    answer: [1, 2, 3, 4, 5],
    ask: async () => {
      api.on(products.list, page(UNITS.slice(0, 2), { total: 40, next: 'after-2' }));
      const opened = await openStock();
      await rowOf(/41/);
      await opened.user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
      await selectAll(opened);
      return opened;
    },
    message: stockError,
    retry: selectAll,
    arrives: () => button('Print labels (5)'),
    waiting: () => button('Print labels (2)'),
  },
  {
    what: 'a scanned unit',
    call: products.byBarcode,
    answer: far,
    ask: async () => {
      api.on(products.list, []);
      const opened = await openStock('/admin/products?start=2020-01-01&end=2020-01-01');
      await screen.findByText('No products found');
      await scan(far.barcode);
      return opened;
    },
    message: stockError,
    offline: '1 code waits for the line:',
    retry: async () => {
      await scan(far.barcode);
      act(() => void window.dispatchEvent(new Event('online')));
    },
    arrives: () => button('Print labels (1)'),
    waiting: () => button('Print labels (0)'),
  },
  {
    what: "a unit's history",
    call: products.history,
    answer: [movement()],
    ask: () => {
      api.on(products.siblings, []);
      api.on(calls.supplierCodes.list, []);
      return openUnit();
    },
    message: stockError,
    arrives: () => inDialog().queryByText('Received'),
  },
  {
    what: "a unit's siblings",
    call: products.siblings,
    answer: [sibling()],
    ask: () => {
      api.on(products.history, []);
      api.on(calls.supplierCodes.list, []);
      return openUnit();
    },
    message: stockError,
    arrives: () => inDialog().queryByRole('columnheader', { name: 'Location' }),
  },
  {
    what: "a unit's supplier codes",
    call: calls.supplierCodes.list,
    answer: [supplierCode],
    ask: () => {
      api.on(products.history, []);
      api.on(products.siblings, []);
      return openUnit();
    },
    message: stockError,
    arrives: () => inDialog().queryByText(supplierCode.code),
    // Most units have no codes, so no room is kept for them while they load.
    waiting: () => inDialog().queryByText('History'),
  },
]);

testWrites(api, [
  {
    what: 'transferring',
    call: products.transfer,
    answer: { ids: [1], location: 6, operation: 1 },
    prepare: async () => {
      const opened = await openStock();
      await tick(opened.user, /41/);
      await press(opened.user, 'Transfer');
      const dialog = within(await screen.findByRole('dialog'));
      const places = await dialog.findByRole('combobox', { name: 'Location' });
      await opened.user.selectOptions(places, 'Airport');
      return opened;
    },
    submit,
    message: 'Transfer failed',
    kept: () => {
      expect(place()).toHaveDisplayValue('Airport');
      expect(submit()).toHaveTextContent('Transfer 1 unit');
    },
    done: 'Products with IDs 1 have been transferred successfully',
  },
]);
