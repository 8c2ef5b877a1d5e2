import {
  MOST_OFFLINE_SALES,
  offlineSlipText,
  readOfflineSlip,
  type Till,
} from '@backoffice/contracts';
import type { Locator, Page } from '@playwright/test';

import type { App } from './harness/app';
import { putRecords, recordsOf } from './harness/network/kept-records';
import { lineOfEachTest, openTill } from './harness/network/open-till';
import { bar, openCounter, sellAtTill } from './harness/network/till-counter';
import { booked } from './harness/sold';
import { receiveShoes, type Unit } from './harness/stock';
import { expect, test } from './harness/test';

test.use({ ownServer: { environment: {} } });

const MINUTE = 60_000;

const line = lineOfEachTest();

/** As if the till had sold these, too, in the manner of the sale that it holds. */
async function sellLikewise(page: Page, units: readonly Unit[]): Promise<void> {
  const [first] = (await recordsOf(page)).sales;
  const till = readOfflineSlip(first?.sale.slip ?? '')?.till;
  if (!first || till === undefined) throw new Error('The till holds no sale');
  const sales = units.map(({ id }, index) => {
    const counter = first.counter + 1 + index;
    const key = `${first.key}-${counter}`;
    const items = first.sale.items.map((item) => ({ ...item, id }));
    const slip = offlineSlipText({ till, counter });
    return { ...first, counter, key, sale: { ...first.sale, key, items, slip } };
  });
  await putRecords(page, { kept: { counter: first.counter + units.length }, sales });
}

/** Counts the drawer elsewhere, and asks to close the till. */
async function askToClose(app: App): Promise<Page> {
  const page = await app.open('/admin/till');
  await page.getByRole('button', { name: 'Count the drawer' }).click();
  await page.getByRole('textbox', { name: '€20', exact: true }).fill('7');
  await page.getByRole('textbox', { name: 'Why it differs' }).fill('Counted in part');
  await page.getByRole('button', { name: 'Close till' }).click();
  return page;
}

const question = (page: Page) => page.getByRole('alertdialog', { name: /^Close the till/ });

async function close(page: Page): Promise<void> {
  await question(page).getByRole('button', { name: 'Close till' }).click();
  await expect(page.getByText(/^Closing no\. \d+ is saved\.$/).first()).toBeVisible();
}

/** Shows what belongs to the last closing. */
async function lastClosing(app: App, page: Page) {
  const { last_closing: last } = await booked<Till>(app, 'GET', 'till');
  await page.goto(`${app.server.url}/admin/till?tab=closings&closing=${last?.id}`);
  return page.getByRole('dialog');
}

/** Euros by which what came late changed the difference of the cash in a closing. */
async function lateCash(closing: Locator): Promise<number> {
  const row = closing.getByRole('row', { name: /^Cash/ });
  await expect(row).toContainText('since corrections');
  const amounts = (await row.innerText()).match(/[+-]?€[\d,]+\.\d\d/g) ?? [];
  const [now = 0, before = 0] = amounts.map((text) => Number(text.replace(/[€,]/g, ''))).reverse();
  return before - now;
}

test('a till is closed elsewhere while a device says that it still holds two sales: they come late', async ({
  app,
}) => {
  test.slow();
  const [first, ...others] = await receiveShoes(app, 'OUT-CLOSE', MOST_OFFLINE_SALES + 2);
  const page = await openTill(app, line, 'Front counter');
  await openCounter(page, line);
  line.cut();
  await sellAtTill(page, first!);
  await sellLikewise(page, others);
  // The line breaks again while it sends.
  let requests = 0;
  const sending = '**/api/v1/shared-tills/offline-sales';
  await page.route(sending, (route) => {
    requests += 1;
    return requests === 1 ? route.fallback() : route.abort();
  });
  line.restore();
  await expect(page.getByText(/^2 sales wait to be sent\./)).toBeVisible();
  line.cut();
  await page.unroute(sending);

  const elsewhere = await askToClose(app);
  await expect(question(elsewhere)).toContainText(/Front counter.? still holds 2 sales, as of/);
  await close(elsewhere);
  await expect(bar(page)).toContainText('2 sales wait to be sent.');
  line.restore();
  await expect(page.getByText('2 sales were sent')).toBeVisible();
  const closing = await lastClosing(app, elsewhere);
  await expect(closing.getByText('Put right since')).toBeVisible();
  expect(await lateCash(closing)).toBe(90);
  await expect(closing.getByText(/Receipt \d+/)).toHaveCount(2);
  // What was left is counted in no other period.
  const { sums = [] } = await booked<Till>(app, 'GET', 'till');
  expect(sums.filter(({ way, amount }) => way === 'cash' && Number(amount) !== 0)).toEqual([]);
});

test('a till is closed elsewhere while nobody heard of a device: it is named, and its sale comes late', async ({
  app,
}) => {
  test.slow();
  const [unit] = (await receiveShoes(app, 'OUT-SILENT', 1)) as [Unit];
  const page = await openTill(app, line, 'Silent counter');
  await openCounter(page, line);
  line.cut();
  await sellAtTill(page, unit);
  // A quarter of an hour passes for the server.
  const { environment = {} } = app.server.options;
  environment.TEST_CLOCK = `${Number(process.env.TEST_CLOCK) + 15 * MINUTE}`;
  await app.server.restart();

  const elsewhere = await askToClose(app);
  await expect(question(elsewhere)).toContainText(/Silent counter.? was not heard of since/);
  await close(elsewhere);
  line.restore();
  await expect(page.getByText('1 sale was sent')).toBeVisible();
  const closing = await lastClosing(app, elsewhere);
  expect(await lateCash(closing)).toBe(45);
  await expect(closing.getByText(/Receipt \d+/)).toHaveCount(1);
});
