import { LANGUAGES } from '@backoffice/i18n';
import {
  calls,
  fakeApi,
  location,
  plain,
  renderArea,
  savedMeanwhile,
  screen,
  setNow,
  transaction,
  transactionSubtype,
  waitFor,
  within,
} from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

const api = fakeApi();
const { transactions: transactionCalls } = calls;

function openDay(rows = [transaction()]) {
  setNow('2026-11-21');
  api.on(calls.reference.listLocations, []);
  api.on(transactionCalls.list, ({ query }) => (query.date === '2026-11-21' ? rows : []));
  api.on(transactionCalls.subtypes, [
    transactionSubtype({ name: 'Taxes', price: '60.00' }),
    transactionSubtype({ name: 'Rent', price: null }),
  ]);
}

const openPage = (path = '/admin/transactions', options?: Parameters<typeof renderArea>[3]) =>
  renderArea(area, areaJson.routes, path, options);

describe('transactions', () => {
  test('of a day have a total of income less outcome', async () => {
    openDay([
      transaction({ subType: 'Energy', sale_price: '25.10' }),
      transaction({ subType: 'Rent', transaction_type: 'income', sale_price: '100.00' }),
    ]);
    const { user } = await openPage();
    const table = within(await screen.findByRole('table', { name: 'Transactions' }));
    expect(table.getByText('Rent')).toBeVisible();
    expect(screen.getByText('Total').parentElement).toHaveTextContent('€74.90');

    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    expect(await screen.findByText('No transactions on this day')).toBeVisible();
  });

  test('a booking that came without its amount is shown, and is neither summed nor changed', async () => {
    openDay();
    const { sale_price: _, payment_type: __, ...bare } = transaction({ subType: 'Rent' });
    const rent = transaction({ subType: 'Energy', sale_price: '25.10' });
    api.on(calls.clientErrors.report, null);
    api.on(transactionCalls.list, plain({ success: true, data: [bare, rent] }));
    await openPage();
    const table = within(await screen.findByRole('table', { name: 'Transactions' }));
    expect(table.getByText('Rent').closest('tr')).not.toHaveTextContent(/€|Cash/);
    expect(table.getAllByRole('button', { name: /^Edit/ })).toHaveLength(1);
    expect(screen.getByText('Total').parentElement).toHaveTextContent('-€25.10 (without 1 row)');
  });

  test('adds taxes, whose price is filled in', async () => {
    openDay([]);
    const saved = transaction({ subType: 'Taxes' });
    api.on(transactionCalls.add, saved);
    const { user } = await openPage();
    await user.click(await screen.findByRole('button', { name: 'Add transaction' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add transaction' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Subtype is required!')).toBeVisible();
    expect(api.requests(transactionCalls.add)).toHaveLength(0);

    await user.selectOptions(await dialog.findByRole('combobox', { name: /Subtype/ }), 'Taxes');
    expect(dialog.getByRole('textbox', { name: /Price/ })).toHaveValue('60.00');
    await user.click(dialog.getByRole('radio', { name: 'Bank' }));
    await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'November');
    openDay([saved]);
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Transaction added')).toBeInTheDocument();
    expect(api.lastRequest(transactionCalls.add).body).toEqual({
      subType: 'Taxes',
      transaction_type: 'outcome',
      payment_type: 'bank',
      sale_price: '60.00',
      description: 'November',
      date: '2026-11-21',
    });
    expect(await screen.findByRole('button', { name: /Edit Taxes/ })).toBeVisible();
  });

  test('a server without subtypes leaves the fixed list', async () => {
    openDay([]);
    api.unsupported(transactionCalls.subtypes);
    const { user } = await openPage();
    await user.click(await screen.findByRole('button', { name: 'Add transaction' }));
    const options = await screen.findAllByRole('option', { name: /Taxes|Energy|Administration/ });
    expect(options).toHaveLength(3);
  });

  test('edits a booking; what was typed survives a failure', async () => {
    openDay([transaction({ id: 7, subType: 'Old name', sale_price: '25.00' })]);
    api.fail(transactionCalls.edit, 503, 'unavailable', 'The database is away');
    const { user } = await openPage();
    await user.click(await screen.findByRole('button', { name: 'Edit Old name, €25.00' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit transaction' }));
    const price = dialog.getByRole('textbox', { name: /Price/ });
    await user.clear(price);
    await user.type(price, '26.5');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('The database is away')).toBeVisible();
    expect(price).toHaveValue('26.50');

    api.on(transactionCalls.edit, transaction());
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const [first, second] = api.requests(transactionCalls.edit);
    expect(second?.body).toMatchObject({ id: 7, subType: 'Old name', sale_price: '26.50' });
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  describe('a booking that somebody else saved meanwhile', () => {
    const shop = (id: number, name: string) => location({ id, name });
    const seen = transaction({ id: 7, subType: 'Rent', sale_price: '25.00', version: 'one' });
    const theirs = {
      ...seen,
      ...{ subType: 'Taxes', sale_price: '55.00', location_id: 5, location: 'Mall' },
      version: 'two',
    };

    async function editBoth() {
      openDay([seen]);
      api.on(calls.reference.listLocations, [shop(4, 'Center'), shop(5, 'Mall')]);
      api.on(transactionCalls.edit, savedMeanwhile(theirs, theirs));
      const { user } = await openPage();
      await user.click(await screen.findByRole('button', { name: /^Edit Rent/ }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit transaction' }));
      await dialog.findByRole('option', { name: 'Mall' });
      const price = dialog.getByRole('textbox', { name: /Price/ });
      await user.clear(price);
      await user.type(price, '26');
      await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'March');
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      await dialog.findByText('Somebody else has changed this in the meantime.');
      return {
        user,
        dialog,
        press: (name: string) => user.click(dialog.getByRole('button', { name })),
      };
    }
    const isClosed = () =>
      waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = () => api.requests(transactionCalls.edit).map(({ body }) => body);

    test('is shown field by field; mine is saved once it was seen', async () => {
      const { dialog, press } = await editBoth();
      for (const row of ['Subtype Taxes Rent', 'Price 55.00 26.00', 'Shop Mall No shop']) {
        expect(dialog.getByRole('row', { name: row })).toBeVisible();
      }
      expect(dialog.getAllByRole('row')).toHaveLength(4);
      await press('Save');
      await waitFor(() => expect(sent()).toHaveLength(2));
      await press('Keep mine');
      await isClosed();
      const mine = { id: 7, subType: 'Rent', sale_price: '26.00', description: 'March' };
      expect(sent()[0]).toMatchObject({ ...mine, version: 'one' });
      expect(sent()[1]).toMatchObject({ ...mine, version: 'one' });
      expect(sent()[2]).toMatchObject({ ...mine, location: null, version: 'two' });
      const keys = api.requests(transactionCalls.edit).map(({ idempotencyKey }) => idempotencyKey);
      expect(new Set(keys).size).toBe(3);
    });

    test('is taken over, and what they left alone stays as typed', async () => {
      const { dialog, press } = await editBoth();
      await press('Take theirs');
      expect(dialog.queryByRole('table')).toBeNull();
      expect(dialog.getByRole('combobox', { name: /Subtype/ })).toHaveValue('Taxes');
      expect(dialog.getByRole('textbox', { name: /Price/ })).toHaveValue('55.00');
      expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('March');
      expect(sent()).toHaveLength(1);
      await press('Cancel');
      expect(dialog.getByText('Discard what you entered?')).toBeVisible();
      await press('Keep editing');
      await press('Save');
      await isClosed();
      const both = { subType: 'Taxes', sale_price: '55.00', location: 5, description: 'March' };
      expect(sent()[1]).toMatchObject({ ...both, version: 'two' });
    });
  });

  test.each(['1900-01-01', '2999-12-31'])('books nothing on %s, and says why', async (date) => {
    openDay();
    const { user } = await openPage(`/admin/transactions?date=${date}`);
    await user.click(await screen.findByRole('button', { name: 'Add transaction' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add transaction' }));
    expect(
      dialog.getByText(
        'Transactions can be dated from 1 Jan 2000 to 21 Nov 2036. Choose another day.',
      ),
    ).toBeVisible();
    await user.selectOptions(await dialog.findByRole('combobox', { name: /Subtype/ }), 'Taxes');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('button', { name: 'Save' })).toBeEnabled();
    expect(api.requests(transactionCalls.add)).toHaveLength(0);
  });

  test.each(LANGUAGES)('an amount is what was typed or pasted, in "%s"', async (language) => {
    openDay([]);
    api.on(transactionCalls.add, transaction());
    const path = language === 'ar' ? '/rtl/transactions' : '/admin/transactions';
    const { user, container } = await openPage(path, { language });
    const start = async () => {
      await user.click(container.querySelector('.page-actions .btn-primary')!);
      const dialog = within(await screen.findByRole('dialog'));
      await waitFor(() => expect(dialog.getAllByRole('option').length).toBeGreaterThan(1));
      await user.selectOptions(dialog.getByRole('combobox'), 'Taxes');
      const price = dialog.getAllByRole('textbox')[0]!;
      await waitFor(() => expect(price).toHaveValue('60.00'));
      await user.clear(price);
      await user.click(price);
      return { price, submit: container.ownerDocument.querySelector('[type=submit]')! };
    };
    const sent = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      return api.lastRequest(transactionCalls.add).body.sale_price;
    };

    const refused = await start();
    for (const text of ['1.234', '1,234', '1e2', '--']) {
      await user.clear(refused.price);
      await user.type(refused.price, text);
      await user.click(refused.submit);
      await waitFor(() => expect(refused.price).toBeInvalid());
      expect(refused.price).toHaveValue(text);
    }
    expect(api.requests(transactionCalls.add)).toHaveLength(0);
    await user.clear(refused.price);
    await user.type(refused.price, '45,50{Enter}');
    expect(await sent()).toBe('45.50');

    const pasted = await start();
    await user.paste('1.234,50 €');
    await user.click(pasted.submit);
    expect(await sent()).toBe('1234.50');
  });

  test('deletes after asking', async () => {
    openDay([transaction({ id: 9, subType: 'Energy', sale_price: '25.00' })]);
    api.on(transactionCalls.remove, 9);
    const { user } = await openPage();
    await user.click(await screen.findByRole('button', { name: 'Delete Energy, €25.00' }));
    expect(await screen.findByText('Energy, €25.00, will be deleted.')).toBeVisible();
    openDay([]);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Transaction deleted')).toBeInTheDocument();
    expect(api.lastRequest(transactionCalls.remove).params).toEqual({ id: '9' });
    expect(await screen.findByText('No transactions on this day')).toBeVisible();
  });

  test('a day that cannot be loaded says so and comes with Retry', async () => {
    openDay();
    api.fail(transactionCalls.list, 500, 'internal', 'Number 19');
    const { user } = await openPage();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load transactions');
    openDay();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table', { name: 'Transactions' })).toBeVisible();
  });
});
