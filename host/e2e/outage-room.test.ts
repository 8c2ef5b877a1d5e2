import type { Page } from '@playwright/test';

import { inFirefox } from './harness/firefox/adapt';
import { recordsOf } from './harness/network/kept-records';
import { lineOfEachTest, openTill, registerTill } from './harness/network/open-till';
import { bar, bring, openCounter, sellAtTill } from './harness/network/till-counter';
import { receiveShoes, type Unit } from './harness/stock';
import { expect, test } from './harness/test';

const line = lineOfEachTest();

const notReady = (page: Page) =>
  page.getByText("This till can't sell without a connection: nothing is kept yet.");
const card = (page: Page) => page.getByRole('region', { name: 'Shared tills' });

test.describe('a disk that is full', () => {
  test.skip(inFirefox(), 'only Chromium can be told how much room there is');

  /** Leaves this browser so many bytes; as many as it has where none are given. */
  async function leaveRoom(page: Page, quotaSize?: number): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const { origin } = new URL(line.url);
    await session.send('Storage.overrideQuotaForOrigin', {
      origin,
      ...(quotaSize !== undefined && { quotaSize }),
    });
  }

  /** Browsers look only now and then how much room there is: a record of its own is tried. */
  const untilFull = (page: Page) =>
    expect
      .poll(() =>
        page.evaluate(
          () =>
            new Promise<string>((resolve) => {
              const opening = indexedDB.open('room');
              opening.onupgradeneeded = () => opening.result.createObjectStore('room');
              opening.onerror = () => resolve(opening.error?.name ?? '');
              opening.onsuccess = () => {
                const work = opening.result.transaction('room', 'readwrite');
                work.objectStore('room').put('x'.repeat(100_000), 1);
                const end = () => {
                  opening.result.close();
                  resolve(work.error?.name ?? '');
                };
                work.oncomplete = end;
                work.onabort = end;
              };
            }),
        ),
      )
      .toMatch(/^(QuotaExceeded|Abort)Error$/);

  test('sells nothing that the till couldn’t keep, and loses nothing of before', async ({
    app,
  }) => {
    test.slow();
    const [first, second] = (await receiveShoes(app, 'OUT-FULL', 2)) as [Unit, Unit];
    const page = await openTill(app, line, 'Full till');
    await openCounter(page, line);
    line.cut();
    await sellAtTill(page, first);
    await leaveRoom(page, 1);
    await untilFull(page);
    await bring(page, second);
    const kept = page.getByText("This device can't keep the sale. Nothing was sold.").first();
    await page.keyboard.press('Enter');
    await expect(kept).toBeVisible();
    expect((await recordsOf(page)).sales).toHaveLength(1);
    await expect(bar(page)).toContainText('1 sale waits to be sent.');

    await leaveRoom(page);
    await page.getByRole('dialog', { name: 'Sell' }).getByRole('button', { name: /^Sell/ }).click();
    await expect(page.getByText(/^Selected: 0/)).toBeVisible();
    await expect(bar(page)).toContainText('2 sales wait to be sent.');
    line.restore();
    await expect(page.getByText('2 sales were sent')).toBeVisible();
  });

  test('is named where the till begins to keep what it needs', async ({ app }) => {
    const page = await registerTill(app, line, 'Crowded till');
    await leaveRoom(page, 1);
    await card(page)
      .getByRole('switch', { name: 'Crowded till keeps selling without a connection' })
      .check();
    await expect(
      card(page).getByText(/^There is no room for what this device needs/),
    ).toBeVisible();
    await leaveRoom(page);
    await page.reload();
    await expect(card(page).getByText(/^Ready to sell without a connection since/)).toBeVisible();
  });
});

test('a till whose data somebody clears sells nothing without a line until it has them again', async ({
  app,
}) => {
  test.slow();
  const [first, second] = (await receiveShoes(app, 'OUT-CLEARED', 2)) as [Unit, Unit];
  const page = await openTill(app, line, 'Cleared till');
  await openCounter(page, line);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('backoffice.outage');
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error as DOMException);
      }),
  );
  line.cut();
  await expect(notReady(page)).toBeVisible();
  await page.goto(`${line.url}/admin/sales`);
  await expect(page.getByText(/nobody can come in until it is back/)).toBeVisible();
  expect((await recordsOf(page)).sales).toEqual([]);

  line.restore();
  await page.getByRole('button', { name: 'Sign in with e-mail' }).click();
  await app.signIn(page);
  await expect.poll(async () => (await recordsOf(page)).kept.stockTag).toBeDefined();
  await openCounter(page, line);
  line.cut();
  await sellAtTill(page, first);
  await expect(bar(page)).toContainText('1 sale waits to be sent.');
  await sellAtTill(page, second);
  line.restore();
  await expect(page.getByText('2 sales were sent')).toBeVisible();
});

/** Ways in which browsers keep nothing. */
const KEEP_NOTHING = [
  {
    what: 'without service workers, as a private window has none',
    code: 'OUT-PRIVATE',
    says: /^This browser cannot keep what it needs/,
    begin: () => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
  },
  {
    what: 'whose settings forbid databases',
    code: 'OUT-FORBIDDEN',
    says: /^The settings of this browser forbid it to keep what it needs/,
    begin: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The user refused it', 'SecurityError');
      };
    },
  },
];
for (const { what, code, says, begin } of KEEP_NOTHING) {
  test(`a browser ${what} says so, and sells nothing without a line`, async ({ app, browser }) => {
    test.slow();
    const [first, second] = (await receiveShoes(app, code, 2)) as [Unit, Unit];
    const profile = await browser.newContext();
    await profile.addInitScript(begin);
    const page = await registerTill(app, line, code, { profile });
    await card(page)
      .getByRole('switch', { name: `${code} keeps selling without` })
      .check();
    await expect(card(page).getByText(says)).toBeVisible();
    await openCounter(page, line);
    expect(await sellAtTill(page, first)).toMatch(/^\d+$/);

    await bring(page, second);
    line.cut();
    await expect(notReady(page)).toBeVisible();
    const pay = page.getByRole('dialog', { name: 'Sell' }).getByRole('button', { name: /^Sell/ });
    await pay.click();
    await expect(page.getByText('Error selling products').first()).toBeVisible();
    line.restore();
    await expect(notReady(page)).toBeHidden();
    await pay.click();
    await expect(page.getByText(/^Selected: 0/)).toBeVisible();
  });
}
