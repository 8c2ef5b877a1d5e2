import type { Page } from '@playwright/test';

import { confirmedBefore, putRecords, recordsOf } from './harness/network/kept-records';
import { lineOfEachTest, openTill } from './harness/network/open-till';
import { bar, bring, openCounter, sellAtTill } from './harness/network/till-counter';
import { scan } from './harness/scan';
import { receiveShoes, type Unit } from './harness/stock';
import { expect, test } from './harness/test';

const MINUTE = 60_000;
const TWELVE_HOURS = 12 * 60 * MINUTE;
/** Longer than a test takes. */
const A_WHILE = 20 * MINUTE;

const line = lineOfEachTest();

const closed = (page: Page) =>
  page.getByText(
    /nobody can come in until it is back\. Without one a till sells for twelve hours at most/,
  );
const over = (page: Page) =>
  page.getByText('This till has been without a connection for twelve hours.').first();

test('a till that is opened without a line sells for whom it knew until twelve hours are over', async ({
  app,
}) => {
  test.slow();
  const [unit] = (await receiveShoes(app, 'OUT-HOURS', 1)) as [Unit];
  const page = await openTill(app, line, 'Morning till');
  line.cut();
  await confirmedBefore(page, TWELVE_HOURS - A_WHILE);
  await openCounter(page, line);
  await expect(bar(page)).toContainText('Selling as Arta.');
  await sellAtTill(page, unit);

  await confirmedBefore(page, A_WHILE);
  await page.goto(`${line.url}/admin/sales`);
  await expect(closed(page)).toBeVisible();
  expect(await page.getByRole('button', { name: 'Sell', exact: true }).count()).toBe(0);
  expect((await recordsOf(page)).sales).toHaveLength(1);

  line.restore();
  await page.getByRole('button', { name: 'Sign in with e-mail' }).click();
  await app.signIn(page);
  await expect(page.getByText('1 sale was sent')).toBeVisible();
});

test('a counter that stays open says that twelve hours are over, and keeps its basket', async ({
  app,
}) => {
  test.slow();
  const [first, second] = (await receiveShoes(app, 'OUT-OPEN', 2)) as [Unit, Unit];
  const page = await openTill(app, line, 'Evening till');
  await openCounter(page, line);
  line.cut();
  await sellAtTill(page, first);
  await bring(page, second);
  await confirmedBefore(page, TWELVE_HOURS);
  await page.keyboard.press('Enter');
  await expect(over(page)).toBeVisible();
  expect((await recordsOf(page)).sales).toHaveLength(1);

  line.restore();
  await expect(page.getByText('1 sale was sent')).toBeVisible();
  await page.getByRole('dialog', { name: 'Sell' }).getByRole('button', { name: /^Sell/ }).click();
  await expect(page.getByText(/^Selected: 0/)).toBeVisible();
  expect((await recordsOf(page)).sales).toHaveLength(0);
});

test('a till that knows nobody is opened without a line, and says why nobody can come in', async ({
  app,
}) => {
  test.slow();
  const [unit] = (await receiveShoes(app, 'OUT-NOBODY', 1)) as [Unit];
  const page = await openTill(app, line, 'Unknown till');
  line.cut();
  await putRecords(page, { kept: { session: undefined } });
  await page.goto(`${line.url}/admin/sales`);
  await expect(closed(page)).toBeVisible();
  await scan(page, unit.barcode);
  await page.getByRole('button', { name: 'Sign in with e-mail' }).click();
  await app.signIn(page);
  await expect(page.getByText('The server does not answer.').first()).toBeVisible();
  expect((await recordsOf(page)).sales).toEqual([]);
});
