import type { Page, Route } from '@playwright/test';

import type { App } from './harness/app';
import { soldToday } from './harness/day-sales';
import { passOn } from './harness/network/requests';
import { scan } from './harness/scan';
import { receiveShoes, type Unit } from './harness/stock';
import { expect, test } from './harness/test';

/** What a browser itself says about answers that a test provokes. */
const FAILED = /Failed to load resource/;

const SELL = '**/api/v1/products/products';
const onSell = (page: Page, act: (route: Route) => Promise<void>) =>
  page.route(SELL, (route) => (route.request().method() === 'PUT' ? act(route) : route.fallback()));

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sell' });
const confirm = (page: Page) => dialog(page).getByRole('button', { name: /^Sell/ });
const price = (page: Page) => dialog(page).getByLabel(/^Price,/);

async function openCounter(app: App): Promise<Page> {
  const page = await app.open('/admin/sales');
  await expect(page.getByRole('button', { name: 'Sell' })).toBeVisible();
  return page;
}

/** Scans units one by one, each after the one before stands in the table. */
async function scanAll(page: Page, units: readonly Unit[]): Promise<void> {
  for (const { barcode } of units) {
    await scan(page, barcode);
    await expect(page.getByRole('row', { name: new RegExp(barcode) })).toBeVisible();
  }
}

const timesSold = async (app: App, unit: Unit) =>
  (await soldToday(app)).filter(({ barcode }) => barcode === unit.barcode).length;

test('ten items from scan to sold by the keyboard alone', { tag: '@main' }, async ({ app }) => {
  const units = await receiveShoes(app, 'TEN-1', 10);
  const page = await openCounter(app);
  await scanAll(page, units);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(price(page)).toHaveCount(10);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Products are register to sales successfully').first()).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  const day = page.getByRole('table', { name: 'Sales of the day' });
  await expect(day.getByRole('row', { name: /TEN-1/ }).nth(9)).toBeVisible();
  await expect(page.getByRole('row', { name: /TEN-1/ })).toHaveCount(10);
  expect((await soldToday(app)).filter(({ code }) => code === 'TEN-1')).toHaveLength(10);
});

test('scanning in the dialog adds to the basket; the bank shows only for the bank', async ({
  app,
}) => {
  const [first, second] = (await receiveShoes(app, 'ADD-1', 2)) as [Unit, Unit];
  const page = await openCounter(app);
  await scanAll(page, [first]);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await price(page).focus();
  await scan(page, second.barcode);
  await expect(price(page).nth(1)).toBeVisible();
  await expect(price(page).first()).toHaveValue('45.00');

  const bank = dialog(page).getByLabel(/^Bank,/);
  expect(await bank.count()).toBe(0);
  await dialog(page)
    .getByRole('button', { name: /: Cash$/ })
    .last()
    .click();
  const payment = dialog(page).getByLabel(/^Payment type,/);
  await expect(payment.last()).toHaveValue('cash');
  await expect(
    dialog(page)
      .getByLabel(/^Sale type,/)
      .last(),
  ).toHaveValue('store');
  await dialog(page).getByRole('button', { name: 'Bank', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'PCB' }).click();
  await confirm(page).click();
  await expect(page.getByText('Products are register to sales successfully').first()).toBeVisible();
  const rows = (await soldToday(app)).filter(({ code }) => code === 'ADD-1');
  expect(rows.map(({ bank_name }) => bank_name)).toEqual(['PCB', 'PCB']);
});

test(
  'the network cut between request and answer: the draft is kept, and a retry sells once',
  { tag: '@main' },
  async ({ app }) => {
    app.expectNoise(FAILED);
    const [unit] = (await receiveShoes(app, 'CUT-1', 1)) as [Unit];
    const page = await openCounter(app);
    await scanAll(page, [unit]);
    await page.keyboard.press('Enter');
    await price(page).fill('41.05');
    await onSell(page, async (route) => {
      await passOn(route);
      await route.abort('connectionreset');
    });
    await confirm(page).click();
    await expect(page.getByText('Error selling products').first()).toBeVisible();
    await expect(page.getByText(/nothing is sold twice/).first()).toBeVisible();
    expect(await timesSold(app, unit)).toBe(1);

    await page.unroute(SELL);
    await page.reload();
    await expect(dialog(page)).toBeVisible();
    await expect(price(page)).toHaveValue('41.05');
    // Nobody knows what the next Enter is meant for.
    await expect(confirm(page)).not.toBeFocused();
    await confirm(page).click();
    await expect(page.getByText('Product is register to sales successfully').first()).toBeVisible();
    expect(await timesSold(app, unit)).toBe(1);
    const sold = (await soldToday(app)).find(({ barcode }) => barcode === unit.barcode);
    expect(sold?.sale_price).toBe('41.05');
  },
);

test('a session that ends in the middle: after the sign-in the basket is back', async ({ app }) => {
  app.expectNoise(FAILED);
  const [unit] = (await receiveShoes(app, 'SIGN-1', 1)) as [Unit];
  const page = await openCounter(app);
  await scanAll(page, [unit]);
  await page.keyboard.press('Enter');
  await price(page).fill('40');
  const token = await page.evaluate(() => localStorage.getItem('backoffice.token') ?? '');
  await onSell(page, async (route) => {
    await app.call('POST', 'authentication/logout', { token, body: {} });
    await route.continue();
  });
  await confirm(page).click();
  await page.waitForURL('**/admin/login');
  await page.unroute(SELL);
  await app.signIn(page);
  await page.waitForURL(/\/admin\/(?!login)/);
  await page.goto(`${app.server.url}/admin/sales`);
  await expect(dialog(page)).toBeVisible();
  await expect(price(page)).toHaveValue('40.00');
  await confirm(page).click();
  await expect(page.getByText('Product is register to sales successfully').first()).toBeVisible();
  expect(await timesSold(app, unit)).toBe(1);
});

/** Lets requests go on once there are so many. */
function whenAsked(count: number): (route: Route) => Promise<void> {
  const waiting: Route[] = [];
  return async (route) => {
    waiting.push(route);
    if (waiting.length === count) await Promise.all(waiting.map((one) => one.continue()));
  };
}

test('the same ten sold at once from two browsers: each once, and both are told', async ({
  app,
}) => {
  app.expectNoise(FAILED);
  const units = await receiveShoes(app, 'ATONCE-1', 10);
  const counters = await Promise.all([openCounter(app), openCounter(app)]);
  for (const page of counters) {
    // Firefox draws only the tab in front.
    await page.bringToFront();
    await scanAll(page, units);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
  }
  const sendTogether = whenAsked(counters.length);
  for (const page of counters) {
    await onSell(page, sendTogether);
    await page.bringToFront();
    await page.keyboard.press('Enter');
  }
  const outcomes = await Promise.all(
    counters.map((page) =>
      Promise.race([
        expect(page.getByText('Products are register to sales successfully').first())
          .toBeVisible()
          .then(() => 'sold'),
        expect(page.getByText('Error selling products').first())
          .toBeVisible()
          .then(() => 'refused'),
      ]),
    ),
  );
  expect(outcomes.toSorted()).toEqual(['refused', 'sold']);
  const loser = counters[outcomes.indexOf('refused')]!;
  await expect(dialog(loser).getByText(/ATONCE-1.*: sold on .* by /)).toHaveCount(10);
  await expect(dialog(loser).getByText('Nothing is left in the basket.')).toBeVisible();
  const rows = (await soldToday(app)).filter(({ code }) => code === 'ATONCE-1');
  expect(new Set(rows.map(({ barcode }) => barcode)).size).toBe(10);
  expect(rows).toHaveLength(10);
});

test('found by parts of code and brand in any case, sold, and gone from the list', async ({
  app,
}) => {
  await receiveShoes(app, 'FIND%_1', 2);
  const page = await openCounter(app);
  await page.getByLabel('Code', { exact: true }).fill('find%_');
  const found = page
    .getByRole('table', { name: 'Products for sale' })
    .getByRole('row', { name: /FIND%_1/ });
  await expect(found.nth(1)).toBeVisible();
  await expect(found).toHaveCount(2);
  await found.first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sell' }).click();
  await confirm(page).click();
  await expect(page.getByText('Product is register to sales successfully').first()).toBeVisible();
  await expect(found).toHaveCount(1);
});
