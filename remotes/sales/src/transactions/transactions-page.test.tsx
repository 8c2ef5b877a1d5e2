import { LANGUAGES } from '@backoffice/i18n';
import {
  calls,
  fakeApi,
  plain,
  renderArea,
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
  api.on(calls.panels.listLocations, []);
  api.on(transactionCalls.list, ({ query }) => (query.date === '2026-11-21' ? rows : []));
  api.on(transactionCalls.subtypes, [
    transactionSubtype({ name: 'Taxes', price: '60.00' }),
    transactionSubtype({ name: 'Rent', price: null }),
  ]);
}

const openPage = (path = '/admin/transactions', options?: Parameters<typeof renderArea>[3]) =>
  renderArea(area, areaJson.routes, path, options);

describe('transactions', () => {
  test('the day with its total: income less outcome', async () => {
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
    expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
    expect(api.requests(transactionCalls.add)).toHaveLength(0);
  });

  test.each(LANGUAGES)('an amount is what was typed or pasted, in "%s"', async (language) => {
    openDay([]);
    api.on(transactionCalls.add, transaction());
    const path = language === 'ar' ? '/rtl/transactions' : '/admin/transactions';
    const { user, container } = await openPage(path, { language });
    const start = async () => {
      await user.click(container.querySelector('header .btn-primary')!);
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
