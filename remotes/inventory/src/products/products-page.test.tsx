import { formatDay } from '@backoffice/i18n';
import {
  calls,
  DAY,
  fakeApi,
  movement,
  page,
  plain,
  screen,
  sibling,
  waitFor,
  within,
} from '@backoffice/testing';

import { openStock as open, press, rowOf, stockShop, tick, UNITS } from '../testing/stock-list';

const api = fakeApi();
const [first, second, third] = UNITS;

beforeEach(() => stockShop(api));

const lastQuery = () => api.lastRequest(calls.products.list).query;

describe('products list', () => {
  it("asks for today's products", async () => {
    await open();
    expect(await screen.findByRole('heading', { name: '3 units' })).toBeVisible();
    expect(lastQuery()).toMatchObject({ start_date: DAY, end_date: DAY });
    expect(screen.getByLabelText('Start date')).toHaveValue(formatDay(DAY));
    expect(screen.getByLabelText('End date')).toHaveValue(formatDay(DAY));
  });

  it('shows a unit that came without its price or its id, and lets nobody tick it', async () => {
    api.on(calls.clientErrors.report, null);
    const { price: _, ...unpriced } = first;
    const { id: __, ...nameless } = second;
    api.on(calls.products.list, plain({ success: true, data: [unpriced, nameless, third] }));
    const { user } = await open();
    const rows = (await screen.findAllByRole('row')).slice(1);
    const boxes = rows.map((row) => within(row).getByRole('checkbox'));
    expect(rows[0]).not.toHaveTextContent('€');
    expect(boxes.map((box) => (box as HTMLInputElement).disabled)).toEqual([true, true, false]);
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, false, true]);
  });

  it('begins with the code for whoever comes to find a size, in the whole stock', async () => {
    await open('/admin/products?all=1&find=1');
    await rowOf(/41/);
    expect(screen.getByLabelText('Code')).toHaveFocus();
    expect(lastQuery()).not.toHaveProperty('start_date');
  });

  it('keeps its filters in the address', async () => {
    const { user, currentPath } = await open();
    await rowOf(/41/);
    await user.type(screen.getByLabelText('Code'), 'am{Enter}');
    await user.selectOptions(screen.getByLabelText('Product type'), 'Shoes');
    await user.selectOptions(screen.getByLabelText('Location'), 'Airport');
    await waitFor(() =>
      expect(lastQuery()).toMatchObject({ code: 'am', type: 'shoes', location: '6' }),
    );
    expect(currentPath()).toBe('/admin/products?code=am&type=shoes&location=6');
  });

  it('says that the start date is after the end date, and asks for nothing', async () => {
    const { user } = await open();
    await rowOf(/41/);
    const asked = api.requests(calls.products.list).length;
    const end = screen.getByLabelText('End date');
    await user.clear(end);
    await user.type(end, '2020-01-01');
    expect(await screen.findByText('The start date is after the end date')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const backwards = api
      .requests(calls.products.list)
      .slice(asked)
      .filter(({ query }) => query.end_date === '2020-01-01');
    expect(backwards).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show All' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('shows all when asked, and today again', async () => {
    const { user } = await open('/admin/products?code=am');
    const showAll = await screen.findByRole('button', { name: 'Show All' });
    await user.click(showAll);
    await waitFor(() => expect(lastQuery()).not.toHaveProperty('start_date'));
    expect(lastQuery()).not.toHaveProperty('code');
    expect(showAll).toHaveAttribute('aria-pressed', 'true');
    await user.click(showAll);
    await waitFor(() => expect(lastQuery()).toHaveProperty('start_date', DAY));
  });

  it('lets the server sort', async () => {
    const { user } = await open();
    await rowOf(/41/);
    await press(user, 'Price');
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'price', dir: 'asc' }));
    await press(user, 'Price');
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'price', dir: 'desc' }));
  });

  it('says that nothing was found', async () => {
    api.on(calls.products.list, []);
    await open();
    expect(await screen.findByText('No products found')).toBeVisible();
  });

  it('fetches the next page when the end comes into view', async () => {
    api.on(calls.products.list, ({ query }) =>
      query.cursor
        ? page([third], { total: null, next: null })
        : page([first, second], { total: 3, next: 'after-2' }),
    );
    await open();
    expect(await rowOf(/Puma/)).toBeVisible();
    expect(screen.getByRole('heading', { name: '3 units' })).toBeVisible();
    expect(lastQuery()).toHaveProperty('cursor', 'after-2');
  });
});

describe('selection', () => {
  it('ticks the page, then all that match', async () => {
    api.on(calls.products.list, page([first, second], { total: 40, next: 'after-2' }));
    api.on(calls.products.ids, [1, 2, 3, 4, 5]);
    const { user } = await open('/admin/products?all=1');
    await rowOf(/41/);
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    expect(screen.getByRole('button', { name: 'Print labels (2)' })).toBeVisible();
    await press(user, 'Select all 40');
    expect(await screen.findByRole('button', { name: 'Print labels (5)' })).toBeVisible();
  });

  it('ticks all that match on a server without ids, from its whole list', async () => {
    api.unsupported(calls.products.ids);
    api.on(calls.products.list, ({ query }) =>
      query.limit === '5000'
        ? plain([first, second, third])
        : page([first, second], { total: 3, next: 'after-2' }),
    );
    const { user } = await open('/admin/products?all=1');
    await rowOf(/41/);
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    await press(user, 'Select all 3');
    expect(await screen.findByRole('button', { name: 'Print labels (3)' })).toBeVisible();
  });

  it('keeps ticked rows when the filter changes', async () => {
    const { user } = await open();
    await tick(user, /Puma/);
    api.on(calls.products.list, [first]);
    await user.type(screen.getByLabelText('Code'), 'AM-90{Enter}');
    await waitFor(() => expect(screen.queryByText('Puma')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Print labels (1)' })).toBeVisible();
  });

  it('saves what is ticked as a file', async () => {
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    const { user } = await open();
    await tick(user, /41/);
    await tick(user, /SB-11/);
    await press(user, 'Export');
    await user.click(screen.getByRole('menuitem', { name: '2 selected (CSV)' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  });

  it('offers no labels without a selection', async () => {
    const { user } = await open();
    await press(user, 'Print labels (0)');
    const alert = within(await screen.findByRole('alertdialog'));
    expect(alert.getByText('No products selected for printing')).toBeVisible();
    await user.click(alert.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });
});

describe('one unit', () => {
  it('shows its history and where the same product lies', async () => {
    api.on(calls.products.history, [
      movement({ kind: 'received', to: 'Main shop' }),
      movement({ kind: 'transferred', from: 'Main shop', to: 'Airport', by: 'blerim' }),
    ]);
    api.on(calls.products.siblings, [
      sibling({ number: '42', location: 'Airport', count: 3 }),
      sibling({ number: '41', location: 'Main shop', count: 1 }),
    ]);
    const size = { id: 8, name: '41' };
    const code = { product: 3, size, added_at: '2026-11-20T10:15:00.000Z', by: 'arta' };
    api.on(calls.supplierCodes.list, [
      { ...code, code: '4006381333931', quantity: 1 },
      { ...code, code: '14006381333938', quantity: 12 },
    ]);
    const { user } = await open();
    await user.click(await screen.findByText('41'));
    const panel = within(await screen.findByRole('dialog', { name: /AM-90/ }));
    expect(await panel.findByText('Transferred')).toBeVisible();
    expect(panel.getByText('from Main shop to Airport')).toBeVisible();
    expect(panel.getByText(/blerim/)).toBeVisible();
    expect(await panel.findByRole('row', { name: 'Airport – 3 3' })).toBeVisible();
    expect(await panel.findByRole('heading', { name: "Suppliers' codes" })).toBeVisible();
    expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['4006381333931', '14006381333938 × 12']),
    );
    expect(api.lastRequest(calls.supplierCodes.list).query).toEqual({ unit: String(first.id) });
  });

  it('hides what the server does not know', async () => {
    api.unsupported(calls.products.history);
    api.unsupported(calls.products.siblings);
    api.unsupported(calls.supplierCodes.list);
    const { user } = await open();
    await user.click(await screen.findByText('41'));
    const panel = within(await screen.findByRole('dialog', { name: /AM-90/ }));
    await waitFor(() => expect(panel.queryByText('History')).not.toBeInTheDocument());
    expect(panel.getByText(first.barcode)).toBeVisible();
  });
});
