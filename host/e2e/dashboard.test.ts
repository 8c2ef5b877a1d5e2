import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Locator, Page, Request } from '@playwright/test';

import { demoRows } from './harness/demo-rows';
import { card, type ChartProps, optionOf } from './harness/looks/charts';
import { bodyOf } from './harness/network/requests';
import { surroundings } from './harness/surroundings';
import { expect, test } from './harness/test';

test.use({ ownServer: {} });

const YEAR = new Date().getFullYear();
const COMPANY = `(select company_id from users where email_key = 'demo@example.com')`;

const figure = (page: Page, name: string) =>
  card(page, name)
    .getByText(/^(€[\d,.]+|[\d,]+ Qty)$/)
    .first();
const amount = async (at: Locator) => Number((await at.innerText()).replace(/[^\d.]/g, ''));

const isFigures = (request: Request) => request.url().endsWith('/transactions/years');
const questionOf = async (request: Request) =>
  JSON.parse((await bodyOf(request)) ?? '{}') as object;

interface MonthRow {
  year: number;
  month: number;
  sales: number;
  shoes: number;
  textile: number;
  quantity: number;
  online: number;
  bank: number;
}

/** Units sold, and units taken back with a minus, on the days on which they count. */
const JOURNAL = `(
  select company_id, unit_id, sold_on as day, product_type, sale_type, payment_type, price, 1 as units
  from sale_lines
  union all
  select x.company_id, x.unit_id, v.booked_on, x.product_type, x.sale_type, v.payment_type, -x.price, -1
  from reversals v join sale_lines x on x.company_id = v.company_id and x.id = v.sale_line_id)`;

const readMonths = () =>
  demoRows<MonthRow>(`
    select extract(year from day)::int as year, extract(month from day)::int as month,
      sum(price)::float8 as sales, sum(units)::int as quantity,
      coalesce(sum(price) filter (where product_type = 'shoes'), 0)::float8 as shoes,
      coalesce(sum(price) filter (where product_type = 'textile'), 0)::float8 as textile,
      coalesce(sum(price) filter (where sale_type = 'online'), 0)::float8 as online,
      coalesce((select sum(amount) from sale_parts p
        where p.company_id = ${COMPANY} and p.payment_type = 'bank'
          and date_trunc('month', p.booked_on) = date_trunc('month', min(x.day))), 0)::float8 as bank
    from ${JOURNAL} as x where company_id = ${COMPANY} group by 1, 2`);

/** Twelve sums of a year; months without a sale are 0. */
const monthsOf = (rows: MonthRow[], year: number, of: keyof MonthRow) =>
  Array.from({ length: 12 }, (_, month) => {
    const row = rows.find((one) => one.year === year && one.month === month + 1);
    return row?.[of] ?? 0;
  });
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
/** A chart has null for months to come, which it doesn't draw. */
const drawn = (data: (number | null)[] = []) => data.map((value) => value ?? 0);

test('the first view asks for this year four times and shows what the tables add up to', async ({
  app,
}) => {
  const rows = await readMonths();
  const requests: Request[] = [];
  const page = await app.open('/admin/login', { signedOut: true });
  page.on('request', (request) => isFigures(request) && requests.push(request));
  await app.signIn(page);
  await page.waitForURL('**/admin/dashboard');

  const charts = [
    ['Performance', 'sales'],
    ['Total Shipments', 'quantity'],
    ['Online Sales', 'online'],
    ['Bank Payments', 'bank'],
  ] as const;
  for (const [name, type] of charts) {
    const months = monthsOf(rows, YEAR, type);
    await expect(figure(page, name)).toBeVisible();
    expect(await amount(figure(page, name))).toBeCloseTo(sum(months), 2);
    const option = await optionOf(page, name);
    expect(option.series.map((series) => series.name)).toEqual(['2024']);
    expect(drawn(option.series[0]?.data)).toEqual(months);
    expect(option.xAxis.data.join(' ')).toBe('JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC');
    expect(option.tooltip.renderMode).toBe('richText');
  }
  const questions = await Promise.all(requests.map(questionOf));
  expect(questions).toHaveLength(4);
  expect(questions).toEqual(
    expect.arrayContaining([
      { years: [YEAR], type: 'sales' },
      { years: [YEAR], type: 'quantity' },
      { years: [YEAR], type: 'bank' },
      {},
    ]),
  );
  expect(await figure(page, 'Total Shipments').innerText()).toMatch(/^[\d,]+ Qty$/);
  expect(await figure(page, 'Online Sales').innerText()).toMatch(/^€/);
  expect(await figure(page, 'Bank Payments').innerText()).toMatch(/^€/);
  await expectChoices(page, rows);
});

/** Each choice of years and category is asked for, and the lines are the sums of the tables. */
async function expectChoices(page: Page, rows: MonthRow[]): Promise<void> {
  const asks = (act: () => Promise<unknown>) =>
    Promise.all([page.waitForRequest(isFigures), act()]).then(([request]) => questionOf(request));
  const choices = (label: string) => page.getByLabel(label).locator('option').allInnerTexts();

  expect(await choices('Year')).toEqual([5, 4, 3, 2, 1, 0].map((back) => String(YEAR - back)));
  await expect(page.getByRole('radio', { name: 'Sales' })).toBeChecked();
  const single = await asks(() => page.getByLabel('Year').selectOption(String(YEAR - 3)));
  expect(single).toEqual({ years: [YEAR - 3], type: 'sales' });
  await page.getByRole('button', { name: 'Range' }).click();
  const ends = ['End year', ...[3, 2, 1, 0].map((back) => String(YEAR - back))];
  await expect.poll(() => choices('End year')).toEqual(ends);
  const span = [YEAR - 3, YEAR - 2, YEAR - 1];
  const range = await asks(() => page.getByLabel('End year').selectOption(String(YEAR - 1)));
  expect(range).toEqual({ years: span, type: 'sales' });

  await expect(card(page, 'Performance').getByText(`${YEAR - 3}–${YEAR - 1}`)).toBeVisible();
  const { series } = await optionOf(page, 'Performance');
  expect(series.map(({ name }) => name)).toEqual(span.map(String));
  expect(new Set(series.map(({ itemStyle }) => itemStyle.color)).size).toBe(3);
  expect(series.map(({ data }) => data)).toEqual(span.map((year) => monthsOf(rows, year, 'sales')));

  // The end year is not after the new start: it is cleared, and the start alone is asked for.
  const cleared = await asks(() => page.getByLabel('Start year').selectOption(String(YEAR - 1)));
  expect(cleared).toEqual({ years: [YEAR - 1], type: 'sales' });
  await expect(page.getByLabel('End year')).toHaveValue('');

  for (const [label, type] of [
    ['Shoes', 'shoes'],
    ['Textile', 'textile'],
  ] as const) {
    const body = await asks(() => page.getByText(label, { exact: true }).first().click());
    expect(body).toEqual({ years: [YEAR], type });
    await expect(page.getByLabel('Year')).toHaveValue(String(YEAR));
    const months = monthsOf(rows, YEAR, type);
    await expect(page.getByRole('img', { name: new RegExp(`^${label} ${YEAR}`) })).toBeVisible();
    expect(await amount(figure(page, 'Performance'))).toBeCloseTo(sum(months), 2);
    const option = await optionOf(page, 'Performance');
    expect(drawn(option.series[0]?.data)).toEqual(months);
  }
}

test(
  'charts follow theme, direction and size without a reload',
  { tag: '@main' },
  async ({ app }) => {
    const page = await app.open('/rtl/dashboard', { viewport: { width: 1200, height: 900 } });
    const chart = page.locator('.echarts-for-react').first();
    await expect(chart.locator('canvas')).toBeVisible();
    const name = 'الأداء';
    const before = await optionOf(page, name);
    expect(before.xAxis.inverse).toBe(true);
    await page.evaluate(() => (document.documentElement.dataset.bsTheme = 'light'));
    const colorOf = ({ series }: ChartProps) => series[0]?.itemStyle.color;
    await expect.poll(async () => colorOf(await optionOf(page, name))).not.toBe(colorOf(before));

    const width = () => chart.locator('canvas').evaluate((canvas) => canvas.clientWidth);
    const wide = await width();
    await page.setViewportSize({ width: 600, height: 900 });
    await page.waitForFunction(
      (old) => (document.querySelector('.echarts-for-react canvas')?.clientWidth ?? old) < old,
      wide,
    );
    await page.waitForFunction(() => {
      const chart = document.querySelector('.echarts-for-react');
      return chart?.querySelector('canvas')?.clientWidth === chart?.clientWidth;
    });
  },
);

/** The area's largest script is the chart library. */
async function chartFile(): Promise<string> {
  const folder = join(surroundings().releases, 'dashboard');
  const names = await readdir(folder, { recursive: true });
  const scripts = names.filter((name) => name.endsWith('.js'));
  const sized = await Promise.all(
    scripts.map(async (name) => ({ name, size: (await stat(join(folder, name))).size })),
  );
  const [largest] = sized.sort((a, b) => b.size - a.size);
  return largest?.name.split('/').at(-1) ?? '';
}

test('the figures stand before the chart library is there, and without it', async ({ app }) => {
  const file = await chartFile();
  const page = await app.open('/admin/login', { signedOut: true });
  let fail = () => {};
  await page.route(`**/${file}`, (route) => {
    fail = () => void route.abort();
  });
  await app.signIn(page);
  for (const name of ['Performance', 'Total Shipments', 'Online Sales', 'Bank Payments']) {
    await expect(figure(page, name)).toBeVisible();
  }
  expect(await page.locator('canvas').count()).toBe(0);

  app.expectNoise(/Error fetching chart data:|net::ERR_FAILED/);
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('Error fetching chart data:'),
  );
  fail();
  await logged;
  expect(await page.locator('canvas').count()).toBe(0);
  await expect(figure(page, 'Bank Payments')).toBeVisible();
  await expect(page.getByRole('alert').allTextContents()).resolves.toEqual([]);
});

const contentType = 'application/json';
const ANSWERS = [
  { status: 500, contentType, body: '{"success":false,"code":"internal","message":"x"}' },
  { status: 200, contentType, body: '[{"foo":1},2]' },
  null,
];

test('the page survives a failed, broken or empty answer for a chart, and the console logs it', async ({
  app,
}) => {
  app.expectNoise(/Error fetching chart data:|Failed to load resource/);
  const page = await app.open('/admin/login', { signedOut: true });
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Error fetching chart data:')) logged.push(message.text());
  });
  /** Questions so far, by which a retry gets the same answer. */
  const asked: string[] = [];
  await page.route('**/transactions/years', async (route) => {
    const question = (await bodyOf(route.request())) ?? '';
    if (!asked.includes(question)) asked.push(question);
    const answer = ANSWERS[asked.indexOf(question) % ANSWERS.length];
    return answer ? route.fulfill(answer) : route.abort();
  });
  await app.signIn(page);
  await expect(page.locator('canvas').nth(3)).toBeVisible();
  while (logged.length < 4) await page.waitForEvent('console');
  expect(logged.filter((text) => text.includes('Failed to fetch sales data'))).not.toEqual([]);
  await expect(page.locator('canvas')).toHaveCount(4);
  expect((await optionOf(page, 'Performance')).series[0]?.data).toEqual([]);
  expect(await figure(page, 'Performance').count()).toBe(0);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(5);
  await expect(page.getByRole('alert').allTextContents()).resolves.toEqual([]);
});

interface Shop {
  slowest: { name: string; units: number; slow: number; value: number } | null;
  today: { amount: number; units: number };
  best: { name: string; units: number };
}

async function readShop(): Promise<Shop> {
  const now = `timestamptz '${new Date().toISOString()}'`;
  const [shop] = await demoRows<Shop>(`select
    (select row_to_json(one) from (
    select l.name, count(*)::int as units, sum(u.price)::float8 as value,
      count(*) filter (where u.received_on < (${now} at time zone c.timezone)::date - 90)::int as slow
    from units u join companies c on c.id = u.company_id
      join locations l on l.company_id = u.company_id and l.id = u.location_id
    where u.company_id = ${COMPANY} and u.sale_id is null and u.out_id is null
      and u.shipment_id is null
    group by l.name order by slow desc, l.name limit 1) one) as slowest,
    (select row_to_json(one) from (
    select coalesce(sum(x.price), 0)::float8 as amount, coalesce(sum(x.units), 0)::int as units
    from ${JOURNAL} as x join companies c on c.id = x.company_id
    where x.company_id = ${COMPANY} and x.day = (${now} at time zone c.timezone)::date) one) as today,
    (select row_to_json(one) from (
    select b.name, sum(x.units)::int as units from ${JOURNAL} as x
      join companies c on c.id = x.company_id
      join units u on u.company_id = x.company_id and u.id = x.unit_id
      join products p on p.company_id = u.company_id and p.id = u.product_id
      join brands b on b.company_id = p.company_id and b.id = p.brand_id
    where x.company_id = ${COMPANY}
      and x.day >= date_trunc('month', (${now} at time zone c.timezone)::date)
    group by b.id, b.name order by units desc, sum(x.price) desc, b.id limit 1) one) as best`);
  if (!shop) throw new Error('The demo has no company');
  return shop;
}

test('today, best sellers and stock are what the tables add up to, and lead to their lists', async ({
  app,
}) => {
  const page = await app.open('/admin/dashboard');
  const { slowest, today, best } = await readShop();
  if (!slowest) throw new Error('The demo has no stock');
  const row = card(page, 'Stock by location').getByRole('row', { name: slowest.name });
  await expect(row).toBeVisible();
  const cells = await row.getByRole('cell').allInnerTexts();
  const numbers = cells.map((text) => Number(text.replace(/[^\d.]/g, '')));
  expect(numbers).toEqual([slowest.units, slowest.value, slowest.slow]);

  const shown = card(page, 'Sales today').getByRole('row', { name: /^Today/ });
  await expect(shown).toBeVisible();
  const [sales, units] = await shown.getByRole('cell').allInnerTexts();
  expect(Number(sales?.replace(/[^\d.]/g, ''))).toBe(today.amount);
  expect(Number(units)).toBe(today.units);

  const brands = card(page, 'Best sellers this month').getByRole('region', { name: 'Brands' });
  const first = brands.getByRole('listitem').first();
  expect(await first.innerText()).toContain(best.name);
  expect(await first.innerText()).toContain(`${best.units} Qty`);

  await row.getByRole('link', { name: /^Show/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await expect(page.getByText(`${slowest.slow.toLocaleString('en')} units`).first()).toBeVisible();
});
