import { calls, failure, fakeApi, renderPage, screen, waitFor, within } from '@backoffice/testing';

import { area } from '../area';
import { BestSellersCard } from './best-sellers-card';
import { DaysCard } from './days-card';
import { StockCard } from './stock-card';

const api = fakeApi();
const { days, bestSellers, stock } = calls.figures;

const Cards = () => (
  <>
    <DaysCard />
    <BestSellersCard />
    <StockCard />
  </>
);
const open = (path = '/admin/dashboard') => renderPage(<Cards />, { path, texts: area.texts });
const targetOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

const day = (date: string, amount: string, units: number, average: string | null) => ({
  date,
  amount,
  units,
  receipts: units,
  average,
});

beforeEach(() => {
  api.on(days, {
    today: day('2026-11-21', '1581.00', 23, '68.74'),
    yesterday: day('2026-11-20', '0.00', 0, null),
    last_week: day('2026-11-14', '962.50', 18, '53.47'),
  });
  api.on(bestSellers, {
    since: '2026-11-01',
    brands: [{ name: 'Tommy & Co', type: 'textile', units: 19, amount: '984.00' }],
    sizes: [{ name: '42.5', type: 'shoes', units: 13, amount: '755.00' }],
  });
  api.on(stock, {
    slow_until: '2026-08-22',
    locations: [
      { id: 3, name: 'Prizren', units: 1200, value: '24206.10', slow: 274 },
      { id: null, name: null, units: 2, value: '0.20', slow: 0 },
    ],
    under_way: { units: 3, value: '90.00', slow: 1 },
  });
});

test('the days stand side by side, and each leads to its sales', async () => {
  await open();
  await screen.findByRole('table', { name: 'Sales today' });
  expect(rowsOf('Sales today')).toEqual([
    ['Day', 'Sales', 'Units', 'Per receipt'],
    [expect.stringMatching(/^Today.*21 Nov/), '€1,581.00', '23', '€68.74'],
    [expect.stringMatching(/^Yesterday.*20 Nov/), '€0.00', '0', '–'],
    [expect.stringMatching(/^A week ago.*14 Nov/), '€962.50', '18', '€53.47'],
  ]);
  expect(targetOf('A week ago')).toBe('/admin/there/sales?d=2026-11-14');
});

test('a best seller leads to the units that are left of it', async () => {
  await open('/rtl/dashboard');
  await screen.findByText('Tommy & Co');
  expect(targetOf('Tommy & Co')).toBe('/rtl/there/products?b=Tommy+%26+Co&t=textile');
  expect(targetOf('42.5')).toBe('/rtl/there/products?t=shoes');
});

test('the stock is added up with what is under way, and old units lead to their list', async () => {
  await open();
  await screen.findByRole('table', { name: 'Stock by location' });
  expect(rowsOf('Stock by location')).toEqual([
    ['Location', 'Units', 'Value', 'Over 90 days'],
    ['Prizren', '1,200', '€24,206.10', '274'],
    ['No location', '2', '€0.20', '0'],
    ['Under way', '3', '€90.00', '1'],
    ['Total', '1,205', '€24,296.30', '275'],
  ]);
  expect(targetOf('Prizren')).toBe('/admin/there/products?l=3');
  expect(targetOf('Show 274 units at Prizren older than 90 days')).toBe(
    '/admin/there/products?l=3&u=2026-08-22',
  );
});

test('an empty shop says so', async () => {
  api.on(bestSellers, { since: '2026-11-01', brands: [], sizes: [] });
  api.on(stock, {
    slow_until: '2026-08-22',
    locations: [],
    under_way: { units: 0, value: '0.00', slow: 0 },
  });
  await open();
  expect(await screen.findByText('Nothing sold this month yet')).toBeVisible();
  expect(await screen.findByText('Nothing in stock')).toBeVisible();
});

test('a server of the specification alone shows none of it', async () => {
  for (const call of [days, bestSellers, stock]) api.unsupported(call);
  await open();
  await waitFor(() => expect(screen.queryAllByRole('heading')).toEqual([]));
  for (const call of [days, bestSellers, stock]) expect(api.requests(call)).toHaveLength(1);
});

test('a failure says so with Retry', async () => {
  api.on(days, failure(500, 'internal', 'Something broke'));
  const { user } = await open();
  const card = within(await screen.findByRole('region', { name: 'Sales today' }));
  expect(await card.findByText('The figures could not be loaded')).toBeVisible();
  const today = day('2026-11-21', '5.00', 1, '5.00');
  api.on(days, { today, yesterday: today, last_week: today });
  await user.click(card.getByRole('button', { name: 'Retry' }));
  expect(await card.findAllByText('€5.00')).toHaveLength(6);
});
