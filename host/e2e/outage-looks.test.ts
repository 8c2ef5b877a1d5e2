import type { Page } from '@playwright/test';

import { objections, objectionsInBothThemes } from './harness/looks/axe';
import { lineOfEachTest, openTill } from './harness/network/open-till';
import { openCounter, sellAtTill } from './harness/network/till-counter';
import { overflowOf } from './harness/screen';
import { settled } from './harness/settled';
import { booked } from './harness/sold';
import { receiveShoes, type Unit } from './harness/stock';
import { expect, test } from './harness/test';

test.use({ ownServer: {} });

const line = lineOfEachTest();

const WORDS = {
  en: {
    prefix: '/admin',
    bar: /^No connection since .*1 sale waits to be sent\.$/,
    account: /^Account/,
    logOut: 'Log out',
    tills: 'Shared tills',
    ready: /^Ready to sell without a connection since/,
    money: /^Money back/,
    settle: 'Settle',
  },
  ar: {
    prefix: '/rtl',
    bar: /^لا اتصال منذ .*عملية بيع واحدة تنتظر الإرسال\.$/,
    account: /^الحساب/,
    logOut: 'تسجيل الخروج',
    tills: 'الصناديق المشتركة',
    ready: /^جاهز للبيع دون اتصال منذ/,
    money: /^إعادة المال/,
    settle: 'تسوية',
  },
} as const;

/** It fits from a phone to a desk, and axe finds nothing on it. */
async function expectGoodLooks(page: Page, what: string): Promise<void> {
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect({ what, width, overflow: await overflowOf(page) }).toEqual({ what, width, overflow: 0 });
  }
  expect({ what, found: await objectionsInBothThemes(page) }).toEqual({ what, found: [] });
  await page.setViewportSize({ width: 390, height: 844 });
  expect({ what, found: await objections(page, 'others') }).toEqual({ what, found: [] });
  await page.setViewportSize({ width: 1280, height: 800 });
}

for (const language of ['en', 'ar'] as const) {
  test(`in ${language}, what is told of an outage fits everywhere, and axe finds nothing`, async ({
    app,
  }) => {
    test.slow();
    const words = WORDS[language];
    const [unit] = (await receiveShoes(app, `LOOKS-${language}`, 1)) as [Unit];
    const page = await openTill(app, line, `Till ${language}`);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCounter(page, line);
    line.cut();
    await sellAtTill(page, unit);
    await booked(app, 'PUT', `products/${unit.id}/set-aside`, { reason: 'damaged' });
    await page.evaluate((chosen) => localStorage.setItem('backoffice.language', chosen), language);
    await page.goto(`${line.url}${words.prefix}/sales`);
    await expect(page.getByRole('status').filter({ hasText: words.bar })).toBeVisible();
    await expectGoodLooks(page, 'the bar');

    await page.getByRole('button', { name: words.account }).click();
    await page.getByRole('button', { name: words.logOut }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectGoodLooks(page, 'the question before signing out');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    line.restore();
    await expect(page.getByRole('status').filter({ hasText: words.bar })).toBeHidden();
    await page.goto(`${line.url}${words.prefix}/company-profile`);
    const card = page.getByRole('region', { name: words.tills });
    await expect(card.getByText(words.ready)).toBeVisible();
    await expectGoodLooks(page, 'the card of shared tills');

    await page.goto(`${line.url}${words.prefix}/sales/to-settle`);
    await settled(page);
    await expectGoodLooks(page, 'the sales to settle');
    await page.getByRole('radio', { name: words.money }).last().check();
    await page.getByRole('button', { name: words.settle, exact: true }).last().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectGoodLooks(page, 'the question before money is paid back');
  });
}
