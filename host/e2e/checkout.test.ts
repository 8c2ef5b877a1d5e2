import type { Locator, Page } from '@playwright/test';

import type { App } from './harness/app';
import { movedToday, soldToday } from './harness/day-sales';
import { scan } from './harness/scan';
import { receiveShoes, type Unit } from './harness/stock';
import { expect, test } from './harness/test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sell' });
const received = (page: Page) => dialog(page).getByLabel('Received', { exact: true });
const strip = (page: Page) => page.getByRole('group', { name: 'Sold last' });
const held = (page: Page) => page.getByRole('region', { name: 'Held baskets' });

async function openCounter(app: App): Promise<Page> {
  const page = await app.open('/admin/sales');
  await expect(page.getByRole('button', { name: 'Sell' })).toBeVisible();
  return page;
}

async function scanned(page: Page, { barcode }: Unit): Promise<void> {
  await scan(page, barcode);
  await expect(page.getByRole('row', { name: new RegExp(barcode) })).toBeVisible();
}

/** Presses keys one by one, as a hand does; a scanner is faster. */
const press = (page: Page, keys: string) => page.keyboard.type(keys, { delay: 120 });

test(
  'three actions sell for the exact sum, four with change, five by two ways',
  {
    tag: '@main',
  },
  async ({ app }) => {
    const [exact, change, split] = (await receiveShoes(app, 'PAY-1', 3)) as [Unit, Unit, Unit];
    const before = await movedToday(app);
    const page = await openCounter(app);

    await scanned(page, exact);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(strip(page)).toContainText('€45.00');
    await expect(strip(page)).not.toContainText('Change');

    await scanned(page, change);
    await expect(strip(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await press(page, '50');
    await expect(received(page)).toHaveValue('50');
    await expect(dialog(page).getByText('Change €5.00')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(strip(page)).toContainText('Change €5.00');

    await scanned(page, split);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await press(page, '20');
    await page.keyboard.press('F4');
    await expect(
      dialog(page).getByRole('button', { name: 'Take €20.00 in cash + €25.00 by TEB' }),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(strip(page)).toContainText('€45.00');

    const after = await movedToday(app);
    expect([after('cash') - before('cash'), after('TEB') - before('TEB')]).toEqual([11_000, 2500]);
    const row = page
      .getByRole('table', { name: 'Sales of the day' })
      .getByRole('row', { name: /PAY-1/ })
      .first();
    await expect(row).toContainText(/Cash €20.00\s*\+\s*TEB €25.00/);
  },
);

test('too little is said, and nothing is sold; a scan is no amount, and a reload keeps it', async ({
  app,
}) => {
  const [first, second] = (await receiveShoes(app, 'PAY-2', 2)) as [Unit, Unit];
  const page = await openCounter(app);
  await scanned(page, first);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await press(page, '20,5');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Still €24.50 to pay')).toBeVisible();
  await expect(received(page)).toBeFocused();
  await scan(page, second.barcode);
  await expect(dialog(page).getByText('Still €69.50 to pay')).toBeVisible();
  await expect(received(page)).toHaveValue(/^20[,.]50?$/);

  await page.reload();
  await expect(received(page)).toHaveValue(/^20[,.]50?$/);
  await expect(dialog(page).getByRole('button', { name: /^Sell/ })).not.toBeFocused();
  await received(page).fill('1.000');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(/can be read in two ways/)).toBeVisible();
  await received(page).fill('١٠٠');
  await expect(dialog(page).getByText('Change €10.00')).toBeVisible();
  expect((await soldToday(app)).filter(({ code }) => code === 'PAY-2')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(strip(page)).toContainText('Change €10.00');
});

test('a basket waits while the next customer pays, and goes on at another till', async ({
  app,
}) => {
  const [one, two, other] = (await receiveShoes(app, 'HOLD-1', 3)) as [Unit, Unit, Unit];
  const page = await openCounter(app);
  await scanned(page, one);
  await scanned(page, two);
  await page.getByRole('button', { name: 'Hold' }).click();
  await page.getByLabel(/^For whom/).fill('Ana');
  await page.keyboard.press('Enter');
  await expect(held(page)).toContainText('Ana');

  // It reserves nothing, so who scans a unit of it is told and asked.
  await scan(page, two.barcode);
  await expect(page.getByRole('alert').getByText(/HOLD-1.*is held for Ana/)).toBeVisible();
  await page.getByRole('button', { name: 'Sell it' }).click();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(strip(page)).toContainText('€45.00');

  const second = await openCounter(app);
  await scanned(second, other);
  await expect(held(second)).toHaveCount(0);
  await second.getByRole('button', { name: 'Clear' }).click();
  await held(second).getByRole('button', { name: 'Resume, Ana' }).click();
  await expect(second.getByText(/No longer for sale: .*HOLD-1/)).toBeVisible();
  await expect(second.getByText(/^Selected: 1 /)).toBeVisible();
  await expect(held(page)).toHaveCount(0);
});

/** How many can be seen down to their lower edge. */
const inSight = (found: Locator) =>
  found.evaluateAll((elements) => {
    const isInSight = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height - 2);
      return element.contains(hit);
    };
    return elements.filter(isInSight).length;
  });

test('a till shows ten of twenty lines and six of the day, and the keyboard reaches all', async ({
  app,
}) => {
  const units = await receiveShoes(app, 'LINES', 20);
  const page = await app.open('/admin/sales', { viewport: { width: 1024, height: 768 } });
  await expect(page.getByRole('button', { name: 'Sell' })).toBeVisible();
  for (const unit of units) await scanned(page, unit);
  await page.keyboard.press('Enter');
  const prices = dialog(page).getByLabel(/^Price,/);
  await expect(prices).toHaveCount(20);
  expect(await inSight(prices)).toBeGreaterThanOrEqual(10);

  await prices.first().focus();
  for (let line = 1; line < 20; line += 1) {
    // Over the way of payment and the button that removes the line.
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    await expect(prices.nth(line)).toBeFocused();
  }
  await press(page, '40');
  await page.keyboard.press('Enter');
  await expect(strip(page)).toContainText('€895.00');

  const rows = page.getByRole('table', { name: 'Sales of the day' }).locator('tbody tr');
  await expect(rows.filter({ hasText: 'LINES' })).toHaveCount(20);
  await page.reload();
  await expect(rows.filter({ hasText: 'LINES' })).toHaveCount(20);
  expect(await inSight(rows)).toBeGreaterThanOrEqual(6);
});
