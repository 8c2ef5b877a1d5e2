import type { Page, Route } from 'playwright-core';

import { appUnderTest } from './harness/app';
import { soldToday } from './harness/day-sales';
import { passOn } from './harness/network/requests';
import { scan } from './harness/scan';
import { soon, waitForText } from './harness/screen';
import { receiveShoes, type Unit } from './harness/stock';

const app = appUnderTest();
/** What a browser itself says about answers that a test provokes. */
const FAILED = /Failed to load resource/;

const SELL = '**/api/v1/products/products';
const onSell = (page: Page, act: (route: Route) => Promise<void>) =>
  page.route(SELL, (route) => (route.request().method() === 'PUT' ? act(route) : route.fallback()));

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sell' });
const confirm = (page: Page) => dialog(page).getByRole('button', { name: /^Sell/ });
const price = (page: Page) => dialog(page).getByLabel(/^Price,/);

async function openCounter(): Promise<Page> {
  const page = await app.open('/admin/sales');
  await page.getByRole('button', { name: 'Sell' }).waitFor();
  return page;
}

/** Each is ticked in the table before the next one. */
async function scanAll(page: Page, units: readonly Unit[]): Promise<void> {
  for (const { barcode } of units) {
    await scan(page, barcode);
    await page.getByRole('row', { name: new RegExp(barcode) }).waitFor();
  }
}

const timesSold = async (unit: Unit) =>
  (await soldToday(app)).filter(({ barcode }) => barcode === unit.barcode).length;

test('ten items from scan to sold by the keyboard alone', async () => {
  const units = await receiveShoes(app, 'TEN-1', 10);
  const page = await openCounter();
  await scanAll(page, units);
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await soon(() => price(page).count(), 10);
  await page.keyboard.press('Enter');
  await waitForText(page, 'Products are register to sales successfully');
  await dialog(page).waitFor({ state: 'detached' });

  const day = page.getByRole('table', { name: 'Sales of the day' });
  await day.getByRole('row', { name: /TEN-1/ }).nth(9).waitFor();
  await soon(() => page.getByRole('row', { name: /TEN-1/ }).count(), 10);
  expect((await soldToday(app)).filter(({ code }) => code === 'TEN-1')).toHaveLength(10);
});

test('scanning in the dialog adds to the basket; the bank shows only for the bank', async () => {
  const [first, second] = (await receiveShoes(app, 'ADD-1', 2)) as [Unit, Unit];
  const page = await openCounter();
  await scanAll(page, [first]);
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await price(page).focus();
  await scan(page, second.barcode);
  await price(page).nth(1).waitFor();
  await soon(() => price(page).first().inputValue(), '45.00');

  const bank = dialog(page).getByLabel(/^Bank,/);
  expect(await bank.count()).toBe(0);
  const payment = dialog(page).getByLabel(/^Payment type,/);
  expect(await payment.last().inputValue()).toBe('cash');
  expect(
    await dialog(page)
      .getByLabel(/^Sale type,/)
      .last()
      .inputValue(),
  ).toBe('store');
  await dialog(page).getByLabel('Payment type, For all').selectOption('bank');
  await dialog(page).getByLabel('Bank, For all').selectOption('PCB');
  await confirm(page).click();
  await waitForText(page, 'Products are register to sales successfully');
  const rows = (await soldToday(app)).filter(({ code }) => code === 'ADD-1');
  expect(rows.map(({ bank_name }) => bank_name)).toEqual(['PCB', 'PCB']);
});

test('the network cut between request and answer: the draft is kept, and a retry sells once', async () => {
  app.expectNoise(FAILED);
  const [unit] = (await receiveShoes(app, 'CUT-1', 1)) as [Unit];
  const page = await openCounter();
  await scanAll(page, [unit]);
  await page.keyboard.press('Enter');
  await price(page).fill('41.05');
  await onSell(page, async (route) => {
    await passOn(route);
    await route.abort('connectionreset');
  });
  await confirm(page).click();
  await waitForText(page, 'Error selling products');
  await waitForText(page, /nothing is sold twice/);
  expect(await timesSold(unit)).toBe(1);

  await page.unroute(SELL);
  await page.reload();
  await dialog(page).waitFor();
  await soon(() => price(page).inputValue(), '41.05');
  await page.keyboard.press('Enter');
  await waitForText(page, 'Product is register to sales successfully');
  expect(await timesSold(unit)).toBe(1);
  const sold = (await soldToday(app)).find(({ barcode }) => barcode === unit.barcode);
  expect(sold?.sale_price).toBe('41.05');
});

test('a session that ends in the middle: after the sign-in the basket is back', async () => {
  app.expectNoise(FAILED);
  const [unit] = (await receiveShoes(app, 'SIGN-1', 1)) as [Unit];
  const page = await openCounter();
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
  await dialog(page).waitFor();
  await soon(() => price(page).inputValue(), '40.00');
  await confirm(page).click();
  await waitForText(page, 'Product is register to sales successfully');
  expect(await timesSold(unit)).toBe(1);
});

/** Lets requests go on once there are so many. */
function whenAsked(count: number): (route: Route) => Promise<void> {
  const waiting: Route[] = [];
  return async (route) => {
    waiting.push(route);
    if (waiting.length === count) await Promise.all(waiting.map((one) => one.continue()));
  };
}

test('the same ten sold at once from two browsers: each once, and both are told', async () => {
  app.expectNoise(FAILED);
  const units = await receiveShoes(app, 'RACE-1', 10);
  const counters = await Promise.all([openCounter(), openCounter()]);
  for (const page of counters) {
    // Firefox draws only the tab in front.
    await page.bringToFront();
    await scanAll(page, units);
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
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
        waitForText(page, 'Products are register to sales successfully').then(() => 'sold'),
        waitForText(page, 'Error selling products').then(() => 'refused'),
      ]),
    ),
  );
  expect(outcomes.toSorted()).toEqual(['refused', 'sold']);
  const loser = counters[outcomes.indexOf('refused')]!;
  await soon(
    () =>
      dialog(loser)
        .getByText(/RACE-1.*: sold on .* by /)
        .count(),
    10,
  );
  await dialog(loser).getByText('Nothing is left in the basket.').waitFor();
  const rows = (await soldToday(app)).filter(({ code }) => code === 'RACE-1');
  expect(new Set(rows.map(({ barcode }) => barcode)).size).toBe(10);
  expect(rows).toHaveLength(10);
});

test('found by parts of code and brand in any case, sold, and gone from the list', async () => {
  await receiveShoes(app, 'FIND%_1', 2);
  const page = await openCounter();
  await page.getByLabel('Code', { exact: true }).fill('find%_');
  const found = page
    .getByRole('table', { name: 'Products for sale' })
    .getByRole('row', { name: /FIND%_1/ });
  await found.nth(1).waitFor();
  await soon(() => found.count(), 2);
  await found.first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sell' }).click();
  await confirm(page).click();
  await waitForText(page, 'Product is register to sales successfully');
  await soon(() => found.count(), 1);
});
