import {
  calls,
  fakeApi,
  location,
  plain,
  renderArea,
  screen,
  setNow,
  signedIn,
  signedInAs,
  transaction,
  transactionSubtype,
  waitFor,
  within,
} from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

const api = fakeApi();
const { transactions } = calls;
const SHOPS = [location({ id: 1, name: 'Shop 1' }), location({ id: 2, name: 'Shop 2' })];
const atBank = { payment_type: 'bank', bank: 'TEB' } as const;
const rent = transaction({
  id: 7,
  subType: 'Rent',
  sale_price: '400.00',
  location_id: 2,
  location: 'Shop 2',
  ...atBank,
});
const energy = transaction({ subType: 'Energy', sale_price: '25.00' });

beforeEach(() => {
  setNow('2026-11-21');
  api.on(calls.reference.listLocations, SHOPS);
  api.on(transactions.list, ({ query }) => (query.location === '2' ? [rent] : [rent, energy]));
  api.on(transactions.subtypes, [
    transactionSubtype({ name: 'Rent', price: '400.00' }),
    transactionSubtype({ name: 'Energy' }),
  ]);
  api.on(transactions.add, transaction());
  api.on(transactions.edit, transaction());
});

const openPage = (path = '/admin/transactions') => renderArea(area, areaJson.routes, path);
const dialog = async () => within(await screen.findByRole('dialog'));

async function startAdding(path?: string) {
  const { user } = await openPage(path);
  await user.click(await screen.findByRole('button', { name: 'Add transaction' }));
  const form = await dialog();
  await user.selectOptions(await form.findByRole('combobox', { name: /Subtype/ }), 'Rent');
  return { user, form, save: form.getByRole('button', { name: 'Save' }) };
}

async function startEditing() {
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: /^Edit Rent/ }));
  const form = await dialog();
  await form.findByRole('combobox', { name: /Subtype/ });
  return { user, form, save: form.getByRole('button', { name: 'Save' }) };
}

const sent = async (call: typeof transactions.add | typeof transactions.edit) => {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return api.lastRequest(call).body;
};

test('the list shows shop and bank of each booking, and sums cash and banks apart', async () => {
  const { user } = await openPage();
  const row = await screen.findByRole('row', { name: /Rent/ });
  expect(row).toHaveTextContent(/TEB.*Shop 2/);
  const sumOf = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement;
  expect(sumOf('Cash')).toHaveTextContent('-€25.00');
  expect(sumOf('TEB')).toHaveTextContent('-€400.00');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Shop' }), 'Shop 2');
  await waitFor(() => expect(screen.queryByText('Energy')).not.toBeInTheDocument());
  expect(screen.queryByRole('columnheader', { name: 'Shop' })).not.toBeInTheDocument();
  expect(screen.queryByText('Cash', { selector: 'dt' })).not.toBeInTheDocument();
});

test('a transaction is booked in the shop of the person, with the bank that is named', async () => {
  api.on(calls.authentication.user, signedInAs('manager', { location: 1 }));
  const { user, form, save } = await startAdding();
  expect(form.getByRole('combobox', { name: 'Shop' })).toHaveDisplayValue('Shop 1');
  expect(form.queryByRole('combobox', { name: 'Account' })).not.toBeInTheDocument();
  await user.click(form.getByRole('radio', { name: 'Bank' }));
  await user.selectOptions(form.getByRole('combobox', { name: 'Account' }), 'NLB');
  await user.click(save);
  const expected = { payment_type: 'bank', bank: 'NLB', location: 1 };
  expect(await sent(transactions.add)).toMatchObject(expected);
});

test('the shop that is listed is the one to book in; no shop can be chosen', async () => {
  const { user, form, save } = await startAdding('/admin/transactions?shop=2');
  const shop = form.getByRole('combobox', { name: 'Shop' });
  expect(shop).toHaveDisplayValue('Shop 2');
  await user.selectOptions(shop, 'No shop');
  await user.click(form.getByRole('radio', { name: 'Bank' }));
  await user.click(form.getByRole('radio', { name: 'Cash' }));
  await user.click(save);
  const body = await sent(transactions.add);
  expect(body).toMatchObject({ payment_type: 'cash', location: null });
  expect(body).not.toHaveProperty('bank');
});

test('a change names what changed and leaves the rest', async () => {
  const { user, form, save } = await startEditing();
  expect(form.getByRole('combobox', { name: 'Account' })).toHaveDisplayValue('TEB');
  expect(form.getByRole('combobox', { name: 'Shop' })).toHaveDisplayValue('Shop 2');
  await user.type(form.getByRole('textbox', { name: 'Description' }), 'November');
  await user.click(save);
  const body = await sent(transactions.edit);
  expect(body).not.toHaveProperty('bank');
  expect(body).not.toHaveProperty('location');
});

test('moves a booking to another shop and bank, or takes the bank off', async () => {
  const { user, form, save } = await startEditing();
  await user.selectOptions(form.getByRole('combobox', { name: 'Account' }), 'Not named');
  await user.selectOptions(form.getByRole('combobox', { name: 'Shop' }), 'Shop 1');
  await user.click(save);
  expect(await sent(transactions.edit)).toMatchObject({ id: 7, bank: null, location: 1 });
});

test('a person of one shop books there without being asked', async () => {
  const own = { location: 1, limited: true };
  api.on(calls.authentication.user, signedInAs('manager', own));
  const { user, form, save } = await startAdding();
  expect(form.queryByRole('combobox', { name: 'Shop' })).not.toBeInTheDocument();
  await user.click(save);
  expect(await sent(transactions.add)).not.toHaveProperty('location');
});

test('a server without tills hears nothing of shops and banks, and shows none', async () => {
  const { actions: _actions, ...user } = signedIn().user;
  api.on(calls.authentication.user, plain({ ...signedIn(), user }));
  const { bank: _bank, location: _location, location_id: _id, ...row } = rent;
  api.on(transactions.list, plain([row]));
  const page = await startEditing();
  expect(page.form.queryByRole('combobox', { name: 'Account' })).not.toBeInTheDocument();
  expect(page.form.queryByRole('combobox', { name: 'Shop' })).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Rent/, hidden: true })).toHaveTextContent('Bank');
  expect(screen.queryByText('Bank', { selector: 'dt' })).not.toBeInTheDocument();
  await page.user.click(page.save);
  expect(await sent(transactions.edit)).toEqual({
    id: 7,
    subType: 'Rent',
    transaction_type: 'outcome',
    payment_type: 'bank',
    sale_price: '400.00',
    description: '',
    date: '2026-11-21',
  });
});
