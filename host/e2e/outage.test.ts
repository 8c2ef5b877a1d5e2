import type { Page } from '@playwright/test';

import { soldToday } from './harness/day-sales';
import { Line } from './harness/network/line';
import { NO_LINE_NOISE, openTill } from './harness/network/open-till';
import { scan } from './harness/scan';
import { receiveShoes, sellElsewhere, type Unit } from './harness/stock';
import { expect, test } from './harness/test';

let line: Line;
test.beforeEach(async ({ app }) => {
  line = await new Line(app.server.url).start();
  app.expectNoise(NO_LINE_NOISE);
});
test.afterEach(() => line.stop());

const strip = (page: Page) => page.getByRole('group', { name: 'Sold last' });
const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection since' });

async function openCounter(page: Page): Promise<void> {
  await page.goto(`${line.url}/admin/sales`);
  await expect(page.getByRole('button', { name: 'Sell', exact: true })).toBeVisible();
}

/** Sells a pair for cash by its label; answers what the counter calls it afterwards. */
async function sell(page: Page, { barcode }: Unit): Promise<string> {
  await scan(page, barcode);
  await expect(page.getByRole('row', { name: new RegExp(barcode) })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Sell' }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Selected: 0/)).toBeVisible();
  return (await strip(page).innerText()).split('\n')[0] ?? '';
}

test('a till sells on while the line is cut, through a reload, and sends all once it is back', async ({
  app,
}) => {
  test.slow();
  const [first, second, third, fourth] = (await receiveShoes(app, 'OUTAGE', 4)) as [
    Unit,
    Unit,
    Unit,
    Unit,
  ];
  const page = await openTill(app, line, 'Outage till');
  await openCounter(page);
  expect(await sell(page, first)).toMatch(/^Receipt \d+/);

  line.cut();
  expect(await sell(page, second)).toMatch(/^Slip K\d+-\d{6}/);
  await expect(bar(page)).toContainText('1 sale waits to be sent.');
  await openCounter(page);
  expect(await sell(page, third)).toMatch(/^Slip K\d+-\d{6}/);
  await expect(bar(page)).toContainText('2 sales wait to be sent.');
  // Somebody sells the last pair elsewhere, before this till does.
  await sellElsewhere(app, [fourth]);
  await sell(page, fourth);

  line.restore();
  await expect(page.getByText('3 sales were sent')).toBeVisible();
  await expect(page.getByText('1 of them is to settle')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  const rows = (await soldToday(app)).filter(({ code }) => code === 'OUTAGE');
  expect(rows).toHaveLength(5);
});

test('a line that hangs, and a proxy that says 502, stop nobody', async ({ app }) => {
  test.slow();
  const pairs = await receiveShoes(app, 'HANGING', 2);
  const page = await openTill(app, line, 'Hanging till');
  await openCounter(page);
  for (const [index, how] of (['hang', 'refuse'] as const).entries()) {
    line[how]();
    expect(await sell(page, pairs[index]!)).toMatch(/^Slip K\d+-\d{6}/);
    line.restore();
    await expect(page.getByText('1 sale was sent').nth(index)).toBeVisible();
  }
  const rows = (await soldToday(app)).filter(({ code }) => code === 'HANGING');
  expect(rows).toHaveLength(2);
});
