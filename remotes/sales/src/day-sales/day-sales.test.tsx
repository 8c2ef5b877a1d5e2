import {
  act,
  calls,
  fakeApi,
  plain,
  renderArea,
  saleRow,
  screen,
  setNow,
  waitFor,
  within,
} from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

const api = fakeApi();

beforeEach(() => {
  setNow('2026-11-21');
  api.unsupported(calls.heldBaskets.list);
  api.on(calls.reference.listLocations, []);
  api.unsupported(calls.till.day);
});

const openPage = () => renderArea(area, areaJson.routes, '/admin/sales');

describe('the sales of the day', () => {
  test('rows, total to two decimals and takings; one day per step', async () => {
    api.on(calls.sales.ofDay, ({ query }) =>
      query.date === '2026-11-21'
        ? [
            saleRow({ code: 'A1', sale_price: '0.10' }),
            saleRow({ code: 'A2', sale_price: '0.20', sale_type: 'online' }),
            saleRow({ code: 'A3', sale_price: '19.99', payment_type: 'bank', bank_name: 'PCB' }),
          ]
        : [],
    );
    const { user } = await openPage();
    const day = within(await screen.findByRole('region', { name: 'Sales of the day' }));
    expect(await day.findByText('A3')).toBeVisible();
    expect(screen.getByText('€20.29')).toBeVisible();
    const pcb = (await screen.findByText('PCB', { selector: 'dt' })).parentElement;
    expect(pcb).toHaveTextContent('€19.99');

    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    expect(await screen.findByText('No sales on this day')).toBeVisible();
    expect(api.lastRequest(calls.sales.ofDay).query.date).toBe('2026-11-20');
  });

  test('the latest stands on top, with the lines of its receipt in their order', async () => {
    api.on(calls.sales.ofDay, [
      saleRow({ id: 1, code: 'A1', sale_id: 5 }),
      saleRow({ id: 2, code: 'A2', sale_id: 5 }),
      saleRow({
        ...{ id: 3, code: 'B1', sale_id: 6, sale_price: '83.00' },
        parts: [
          { way: 'cash', amount: '50.00' },
          { way: 'TEB', amount: '33.00' },
        ],
      }),
    ]);
    await openPage();
    await screen.findByText('B1');
    const rows = within(screen.getByRole('table', { name: 'Sales of the day' })).getAllByRole(
      'row',
    );
    expect(rows.map((row) => /[AB]\d/.exec(row.textContent)?.[0]).filter(Boolean)).toEqual([
      ...['B1', 'A1', 'A2'],
    ]);
    expect(rows[1]).toHaveTextContent('Cash €50.00 + TEB €33.00');
  });

  test('what was sold just now is tinted for a moment, and only that', async () => {
    const first = [saleRow({ id: 1, code: 'A1', sale_id: 5 })];
    let rows = first;
    api.on(calls.sales.ofDay, () => rows);
    const { client } = await openPage();
    const tinted = () =>
      screen.getAllByRole('row').filter(({ className }) => className.includes('ticked'));
    await screen.findByText('A1');
    expect(tinted()).toHaveLength(0);
    rows = [...first, saleRow({ id: 2, code: 'B1', sale_id: 6 })];
    await act(() => client.invalidateQueries());
    expect(await screen.findByText('B1')).toBeVisible();
    expect(tinted()).toHaveLength(1);
    expect(tinted()[0]).toHaveTextContent('B1');
    await waitFor(() => expect(tinted()).toHaveLength(0), { timeout: 5_000 });
  });

  test('show a dash for a missing value, no zero and no cash, and the total says so', async () => {
    api.on(calls.clientErrors.report, null);
    const {
      sale_price: _,
      product_price: __,
      payment_type: ___,
      ...bare
    } = saleRow({ code: 'A1' });
    const rows = [bare, saleRow({ code: 'A2', sale_price: '5.00', product_price: '6.00' })];
    api.on(calls.sales.ofDay, plain({ success: true, data: rows }));
    await openPage();
    const row = (await screen.findByText('A1')).closest('tr') as HTMLElement;
    expect(row).not.toHaveTextContent(/€|Cash/);
    expect(screen.getByText('€5.00', { selector: 'span data' }).parentElement).toHaveTextContent(
      'Total €5.00 (without 1 row)',
    );
    await waitFor(() =>
      expect(api.lastRequest(calls.clientErrors.report).body.message).toMatch(
        /1 of 2 rows of sales/,
      ),
    );
  });

  test('sales that cannot be loaded say so with the words of the server', async () => {
    api.fail(calls.sales.ofDay, 500, 'internal', 'Number 18');
    const { user } = await openPage();
    // The failure is shown twice: in a notification and in the page.
    await waitFor(() => expect(screen.getAllByText('Failed to load sales')).toHaveLength(2));
    expect(screen.getAllByText('Number 18')).toHaveLength(2);
    api.on(calls.sales.ofDay, [saleRow({ code: 'A1' })]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('A1')).toBeVisible();
  });

  test('prints a sheet in place of the screen', async () => {
    api.on(calls.sales.ofDay, [saleRow({ code: 'A1', sale_price: '12.30' })]);
    await openPage();
    await screen.findByText('A1');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const heading = await screen.findByText(/Sales of .*21 November 2026/);
    expect(heading.parentElement).toHaveTextContent('A1');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await waitFor(() => expect(heading).not.toBeInTheDocument());
  });

  test('a return is told apart by word and sign, on paper too', async () => {
    api.on(calls.sales.ofDay, [
      saleRow({ code: 'A1', sale_price: '60.00' }),
      saleRow({
        code: 'A2',
        sale_price: '-45.00',
        kind: 'return',
        return_number: 4,
        payment_type: 'bank',
        bank_name: 'NLB',
      }),
    ]);
    await openPage();
    const row = await screen.findByRole('row', { name: /A2/ });
    expect(row).toHaveTextContent('Return 4');
    expect(row).toHaveTextContent('-€45.00');
    expect(screen.getByRole('row', { name: /A1/ })).not.toHaveTextContent(/Return/);
    const nlb = (await screen.findByText('NLB', { selector: 'dt' })).parentElement;
    expect(nlb).toHaveTextContent('-€45.00');
    const back = screen.getByText('Taken back', { selector: 'dt' }).parentElement;
    expect(back).toHaveTextContent(/-€45\.00.*-1/);
    expect(screen.getByText('Total', { exact: false, selector: 'span' })).toHaveTextContent(
      '€15.00',
    );
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const sheet = (await screen.findByText(/^Sales of Saturday/)).parentElement;
    expect(sheet).toHaveTextContent('Return 4');
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });
});
