import { dayIn } from '@backoffice/contracts';
import type { Page } from '@playwright/test';

import {
  centsOf,
  companyZone,
  euros,
  movedToday,
  soldToday,
  type SoldRow,
} from './harness/day-sales';
import { drawFor } from './harness/looks/medium';
import { settled } from './harness/settled';
import { receiveShoes } from './harness/stock';
import { expect, test } from './harness/test';

test.use({ ownServer: {} });

/** Prices that binary floats add up wrongly, and one at each end. */
const AWKWARD = ['0.01', '0.10', '0.20', '0.30', '19.99', '33.33', '66.67', '1234.56'];
const BANKS = ['NLB', 'PCB', 'TEB'] as const;

/** 200 sales by hand: price, bank or cash, where sold. Cents are counted beside the prices. */
const TABLE = Array.from({ length: 200 }, (_, index) => {
  const cents = Number(AWKWARD[index % AWKWARD.length]!.replace('.', '')) + (index % 7);
  return {
    cents,
    price: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
    bank: index % 4 === 0 ? null : BANKS[index % 3]!,
    saleType: index % 5 === 0 ? 'online' : 'store',
  };
});

/** The amount under a name among the takings. */
async function taking(page: Page, name: string): Promise<string> {
  const term = page.locator('dt').getByText(name, { exact: true });
  return term.locator('xpath=../dd[1]').innerText();
}

/** Cents of some of the 200 sales by hand. */
const centsBy = (belongs: (sale: (typeof TABLE)[number]) => boolean): number =>
  TABLE.filter(belongs).reduce((sum, { cents }) => sum + cents, 0);

const sumOf = (rows: readonly SoldRow[], belongs: (row: SoldRow) => boolean) =>
  euros(centsOf(rows.filter(belongs).map((row) => row.sale_price)));

test('200 awkward prices come to the cent, by cash, courier and bank, store and online, also in print', async ({
  app,
}) => {
  const moved = await movedToday(app);
  const before = centsOf((await soldToday(app)).map((row) => row.sale_price));
  const units = await receiveShoes(app, 'CENT-1', TABLE.length);
  const token = await app.token();
  const { status } = await app.call('PUT', 'products/products', {
    token,
    body: TABLE.map(({ price, bank, saleType }, index) => ({
      id: units[index]!.id,
      regular_price: 45,
      price,
      paymentType: bank ? 'bank' : 'cash',
      bank,
      type: 'shoes',
      sale_type: saleType,
    })),
  });
  expect(status).toBe(200);

  const page = await app.open('/admin/sales');
  const total = before + TABLE.reduce((sum, { cents }) => sum + cents, 0);
  await expect(page.getByText(`Total ${euros(total)}`)).toBeVisible();

  const rows = await soldToday(app);
  const expected = {
    Cash: euros(moved('cash') + centsBy((sale) => !sale.bank && sale.saleType === 'store')),
    Courier: euros(moved('courier') + centsBy((sale) => !sale.bank && sale.saleType === 'online')),
    NLB: euros(moved('NLB') + centsBy(({ bank }) => bank === 'NLB')),
    PCB: euros(moved('PCB') + centsBy(({ bank }) => bank === 'PCB')),
    TEB: euros(moved('TEB') + centsBy(({ bank }) => bank === 'TEB')),
    Store: sumOf(rows, (row) => row.sale_type === 'store'),
    Online: sumOf(rows, (row) => row.sale_type === 'online'),
  };
  for (const [name, amount] of Object.entries(expected)) {
    await expect
      .poll(async () => `${name} ${await taking(page, name)}`)
      .toEqual(`${name} ${amount}`);
  }
  await expectSheet(page, euros(total));
});

/** The printed sheet shows rows, total and takings, and nothing of the application. */
async function expectSheet(page: Page, total: string): Promise<void> {
  await drawFor(page, 'print');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const heading = page.getByRole('heading', { name: /^Sales of \w+ \d+ \w+ \d+$/ });
  await expect(heading).toBeVisible();
  const sheet = heading.locator('xpath=..');
  expect(await sheet.innerText()).toContain(total);
  for (const name of ['Cash', 'Courier', 'NLB', 'PCB', 'TEB', 'Store', 'Online']) {
    await expect(sheet.locator('dt').getByText(name, { exact: true })).toBeVisible();
  }
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Sell' }).isVisible()).toBe(false);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(heading).toHaveCount(0);
}

/** A zone where it is another day than in the company's, at this moment. */
const zoneOfAnotherDay = (company: string): string =>
  ['Pacific/Kiritimati', 'Pacific/Niue'].find((zone) => dayIn(zone) !== dayIn(company))!;

const shownDay = (page: Page) => page.locator('input[type=date]');

test(
  'today is the day in the company’s zone, whatever the zone of the browser',
  { tag: '@main' },
  async ({ app }) => {
    const company = await companyZone(app);
    const page = await app.open('/admin/sales', { timezoneId: zoneOfAnotherDay(company) });
    // Asked each time, since the day may turn while the page loads.
    await expect
      .poll(async () => (await shownDay(page).inputValue()) === dayIn(company))
      .toBe(true);
  },
);

test('at midnight in the company’s zone the day turns; one day per step', async ({ app }) => {
  const company = await companyZone(app);
  const page = await app.open('/admin/login', {
    timezoneId: zoneOfAnotherDay(company),
    signedOut: true,
  });
  const midnight = midnightAfter(new Date(), company);
  await page.clock.install({ time: new Date(midnight.getTime() - 90_000) });
  await page.evaluate(
    (token) => localStorage.setItem('backoffice.token', token),
    await app.token(),
  );
  await page.goto(`${app.server.url}/admin/sales`);
  const today = dayIn(company);
  const tomorrow = dayIn(company, midnight);
  await waitForDay(page, today);
  // Calls that are still on their way would time out when the clock jumps by 150 seconds.
  await settled(page);
  await page.clock.runFor(150_000);
  await waitForDay(page, tomorrow);
  await expect(page.getByText('No sales on this day')).toBeVisible();

  await page.getByRole('button', { name: 'Previous day' }).click();
  await waitForDay(page, today);
  await page.getByRole('button', { name: 'Next day' }).click();
  await waitForDay(page, tomorrow);
});

async function waitForDay(page: Page, day: string): Promise<void> {
  await page.waitForFunction(
    (expected) => document.querySelector<HTMLInputElement>('input[type=date]')?.value === expected,
    day,
    { polling: 50 },
  );
}

/** The next moment at which a new day begins in a zone. */
function midnightAfter(from: Date, zone: string): Date {
  let low = from.getTime();
  let high = low + 26 * 3_600_000;
  const today = dayIn(zone, from);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dayIn(zone, new Date(middle)) === today) low = middle;
    else high = middle;
  }
  return new Date(high);
}
