import { readOfflineSlip, type SaleView } from '@backoffice/contracts';
import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { soldToday } from './harness/day-sales';
import { inFirefox } from './harness/firefox/adapt';
import { DiskBrowser } from './harness/network/disk-browser';
import { lineOfEachTest, openTill } from './harness/network/open-till';
import {
  allSent,
  bar,
  barsOf,
  bring,
  openCounter,
  sellAtTill,
} from './harness/network/till-counter';
import { booked } from './harness/sold';
import { receiveShoes, type Unit } from './harness/stock';
import { expect, test } from './harness/test';

test.skip(inFirefox(), 'a process of its own is started as Chromium is');

/** When the plug is pulled: before a sale is written down, after it, once its slip is in sight, and by chance. */
const MOMENTS = ['written', 'unwritten', 'shown', 'by chance'] as const;
type Moment = (typeof MOMENTS)[number];
const KILLS = process.env.ROUNDS === 'full' ? 10 : 3;

const browser = new DiskBrowser();
const line = lineOfEachTest();
test.beforeEach(() => browser.make());
test.afterEach(() => browser.remove());

/** Stops the page when a sale is to be written down, or has been, before the counter hears of it. */
const stopWhen = (page: Page, moment: Moment) =>
  page.evaluate((when) => {
    const stop = () => {
      console.warn('stopped');
      for (;;);
    };
    const { add } = IDBObjectStore.prototype;
    const post = BroadcastChannel.prototype.postMessage;
    if (when === 'unwritten') {
      IDBObjectStore.prototype.add = function (...what: Parameters<typeof add>) {
        return this.name === 'sales' ? stop() : add.apply(this, what);
      };
    }
    if (when === 'written') {
      BroadcastChannel.prototype.postMessage = function (message: unknown) {
        return this.name.endsWith('outage.sold') ? stop() : post.call(this, message);
      };
    }
  }, moment);

/** Sells a pair while the browser is killed; answers the slip, if anybody saw it. */
async function sellAndDie(page: Page, unit: Unit, moment: Moment): Promise<string | undefined> {
  if (moment === 'shown') {
    const slip = await sellAtTill(page, unit);
    await browser.kill();
    return slip;
  }
  await bring(page, unit);
  await stopWhen(page, moment);
  const stopped = page.waitForEvent('console', (message) => message.text() === 'stopped');
  void page.keyboard.press('Enter').catch(() => undefined);
  if (moment === 'by chance') stopped.catch(() => undefined);
  else await stopped;
  await browser.kill();
  return undefined;
}

/** How many sales wait to be sent, as the bar says it. */
async function waitingAt(page: Page): Promise<number> {
  await expect(bar(page)).toBeVisible();
  return Number(/(\d+) sales? wait/.exec(await bar(page).innerText())?.[1] ?? 0);
}

/**
 * Clears what comes back on the counter: a browser that is killed may have kept a basket of some
 * seconds before, even one that was sold since. The cashier goes by the count.
 */
async function clearBasket(page: Page): Promise<void> {
  const isDialogKept = await page.evaluate(() =>
    Object.values(localStorage).some((text) => `${text}`.includes('"open":true')),
  );
  if (isDialogKept) await page.getByRole('dialog').getByText('Cancel').click();
  const clear = page.getByRole('button', { name: 'Clear', exact: true });
  if ((await clear.count()) > 0) await clear.click();
  await expect(clear).toHaveCount(0);
}

async function openAgain(app: App): Promise<Page> {
  const profile = await browser.start();
  const page = await app.open('/admin/sales', { signedOut: true, origin: line.url, profile });
  await openCounter(page, line);
  return page;
}

test('each sale of a till that is killed again and again is booked once, with every slip in sight', async ({
  app,
}) => {
  test.slow();
  const units = await receiveShoes(app, 'OUT-KILL', KILLS);
  const made = await openTill(app, line, 'Killed till', { profile: await browser.start() });
  await browser.close(made.context());
  let page = await openAgain(app);
  line.cut();
  const seen: { slip: string; unit: Unit }[] = [];
  for (const [nth, unit] of units.entries()) {
    const slip = await sellAndDie(page, unit, MOMENTS[nth % MOMENTS.length]!);
    page = await openAgain(app);
    if (slip) seen.push({ slip, unit });
    await clearBasket(page);
    // The cashier sees by the count whether it was sold, and else sells it now.
    if ((await waitingAt(page)) === nth) seen.push({ slip: await sellAtTill(page, unit), unit });
    await expect.poll(() => waitingAt(page)).toBe(nth + 1);
  }

  line.restore();
  await allSent(page);
  const rows = (await soldToday(app)).filter(({ code }) => code === 'OUT-KILL');
  expect(rows.map(({ barcode }) => barcode).sort()).toEqual(units.map((one) => one.barcode).sort());
  for (const { slip, unit } of seen) {
    expect(readOfflineSlip(slip)).toBeDefined();
    const sale = await booked<SaleView>(app, 'GET', `sales/find?code=${barsOf(slip)}`);
    expect(sale.lines.map(({ barcode }) => barcode)).toEqual([unit.barcode]);
  }
});
