import { readOfflineSlip } from '@backoffice/contracts';
import type { Page, Request } from '@playwright/test';

import type { App } from './harness/app';
import { centsOf, movedToday, soldToday } from './harness/day-sales';
import { printedBy } from './harness/looks/printed';
import { lineOfEachTest, openTill } from './harness/network/open-till';
import {
  bar,
  barsOf,
  byBank,
  bySplit,
  openCounter,
  sellAtTill,
  strip,
} from './harness/network/till-counter';
import { scan } from './harness/scan';
import { receiveShoes, type Unit } from './harness/stock';
import { expect, test } from './harness/test';

test.use({ ownServer: {} });

const line = lineOfEachTest();

const rowsOf = async (app: App, code: string) =>
  (await soldToday(app)).filter((row) => row.code === code);

/** The bars of the slip of the sale in sight. */
async function printedSlip(page: Page): Promise<string[]> {
  const button = strip(page).getByRole('button', { name: /slip/i });
  const [paper] = await printedBy(page, button);
  return (paper?.codes ?? []).map(({ text }) => text);
}

test('three sales with a line and three without, through a reload: slips, receipts and till agree', async ({
  app,
}) => {
  test.slow();
  const units = await receiveShoes(app, 'OUT-DAY', 6);
  const [first, second, third, fourth, fifth, sixth] = units as [
    Unit,
    Unit,
    Unit,
    Unit,
    Unit,
    Unit,
  ];
  const before = await movedToday(app);
  const page = await openTill(app, line, 'Day till');
  await openCounter(page, line);
  const online = [
    await sellAtTill(page, first),
    await sellAtTill(page, second, byBank(page)),
    await sellAtTill(page, third, bySplit(page)),
  ];

  line.cut();
  const slips = [await sellAtTill(page, fourth)];
  expect(await printedSlip(page)).toEqual([barsOf(slips[0]!)]);
  await openCounter(page, line);
  slips.push(await sellAtTill(page, fifth, byBank(page)));
  expect(await printedSlip(page)).toEqual([barsOf(slips[1]!)]);
  slips.push(await sellAtTill(page, sixth, bySplit(page)));
  expect(await printedSlip(page)).toEqual([barsOf(slips[2]!)]);
  const counters = slips.map((slip) => readOfflineSlip(slip)?.counter);
  expect(counters).toEqual([1, 2, 3]);
  await expect(bar(page)).toContainText('3 sales wait to be sent.');
  // What was sold here a moment ago isn't sold twice.
  await scan(page, fourth.barcode);
  await expect(page.getByText(/^Selected: 0/)).toBeVisible();

  line.restore();
  await expect(page.getByText('3 sales were sent')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  const rows = await rowsOf(app, 'OUT-DAY');
  expect(centsOf(rows.map((row) => row.sale_price))).toBe(6 * 4_500);
  const receipts = rows.map((row) => row.receipt_number).sort((a, b) => a - b);
  expect(receipts).toEqual(receipts.map((_, index) => receipts[0]! + index));
  expect(online.map(Number)).toEqual(receipts.slice(0, 3));
  const after = await movedToday(app);
  const moved = (['cash', 'NLB', 'TEB'] as const).map((way) => after(way) - before(way));
  expect(moved).toEqual([2 * 4_500 + 2 * 2_000, 2 * 4_500, 2 * 2_500]);
});

test('two tabs of a till count on from each other, and one of them sends', async ({ app }) => {
  test.slow();
  const units = (await receiveShoes(app, 'OUT-TABS', 4)) as [Unit, Unit, Unit, Unit];
  const page = await openTill(app, line, 'Tab till');
  const other = await page.context().newPage();
  const sent: string[] = [];
  page.context().on('request', (request: Request) => {
    if (request.method() === 'POST' && request.url().endsWith('/offline-sales')) {
      const { sales } = request.postDataJSON() as { sales: { slip: string }[] };
      sent.push(...sales.map(({ slip }) => slip));
    }
  });
  await openCounter(page, line);
  await openCounter(other, line);
  line.cut();
  const slips: string[] = [];
  for (const [index, unit] of units.entries()) {
    const tab = index % 2 === 0 ? page : other;
    await tab.bringToFront();
    slips.push(await sellAtTill(tab, unit));
  }
  expect(slips.map((slip) => readOfflineSlip(slip)?.counter)).toEqual([1, 2, 3, 4]);
  await expect(bar(page)).toContainText('4 sales wait to be sent.');
  await expect(bar(other)).toContainText('4 sales wait to be sent.');

  line.restore();
  await expect(bar(page)).toBeHidden();
  await expect(bar(other)).toBeHidden();
  await expect.poll(async () => (await rowsOf(app, 'OUT-TABS')).length).toBe(4);
  await expect(page.getByText(/wait to be sent/)).toHaveCount(0);
  await expect(other.getByText(/wait to be sent/)).toHaveCount(0);
  expect(sent).toEqual(slips);
});
