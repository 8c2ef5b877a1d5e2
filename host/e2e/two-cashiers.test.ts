import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { movedToday, soldToday } from './harness/day-sales';
import { scan } from './harness/scan';
import { receiveShoes, type Unit } from './harness/stock';
import { expect, test } from './harness/test';

const PAIRS = 20;
/** Cents. */
const PRICE = 4500;

const sellButton = (page: Page) => page.getByRole('button', { name: 'Sell', exact: true });
const held = (page: Page) => page.getByRole('region', { name: 'Held baskets' });

async function openCounter(app: App): Promise<Page> {
  const page = await app.open('/admin/sales');
  await expect(sellButton(page)).toBeVisible();
  return page;
}

async function sell(page: Page): Promise<void> {
  await sellButton(page).click();
  await page.getByRole('dialog', { name: 'Sell' }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Selected: 0/)).toBeVisible();
}

async function hold(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Hold' }).click();
  await page.getByLabel(/^For whom/).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Selected: 0/)).toBeVisible();
}

/** Goes on with the basket that waits longest, unless the colleague is faster. */
async function resume(page: Page): Promise<void> {
  const button = held(page)
    .getByRole('button', { name: /^Resume,/ })
    .first();
  const answer = page.waitForResponse(/\/resume$/).catch(() => null);
  const isPressed = await button.click({ timeout: 1_000 }).then(
    () => true,
    () => false,
  );
  if (!isPressed || !(await answer)?.ok()) return;
  await expect(page.getByText(/^Selected: [1-9]/)).toBeVisible();
  await sell(page);
}

/** Sells two pairs, puts the third aside and sells what was put aside before. */
async function work(page: Page, name: string, units: readonly Unit[]): Promise<void> {
  for (const [index, { barcode }] of units.entries()) {
    await scan(page, barcode);
    await expect(page.getByRole('row', { name: new RegExp(barcode) })).toBeVisible();
    if (index % 3 < 2) await sell(page);
    else await hold(page, `${name} ${index}`);
    if (index % 4 === 3) await resume(page);
  }
}

test('two cashiers of one shop sell, hold and resume: nothing is lost or doubled', async ({
  app,
}) => {
  test.slow();
  // A basket that the colleague has taken.
  app.expectNoise(/status of 409/);
  const [mine, yours] = [
    await receiveShoes(app, 'TWO-A', PAIRS),
    await receiveShoes(app, 'TWO-B', PAIRS),
  ];
  const before = await movedToday(app);
  const [first, second] = [await openCounter(app), await openCounter(app)];
  await Promise.all([work(first, 'Ana', mine), work(second, 'Besa', yours)]);
  while ((await held(first).count()) > 0) await resume(first);
  await expect(held(second)).toHaveCount(0);

  const sold = (await soldToday(app)).filter(({ code }) => code.startsWith('TWO-'));
  expect(sold).toHaveLength(2 * PAIRS);
  const after = await movedToday(app);
  expect(after('cash') - before('cash')).toBe(2 * PAIRS * PRICE);
});
