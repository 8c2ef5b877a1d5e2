import type { Page } from 'playwright-core';

import { appUnderTest } from './harness/app';

const app = appUnderTest();

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const matches = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      const labels = (element as HTMLInputElement | null)?.labels;
      return (
        element?.getAttribute('aria-label') ?? labels?.[0]?.innerText ?? element?.innerText ?? ''
      );
    });
    if (matches(focused.trim())) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

test('every task of the shell can be done by keyboard alone', async () => {
  const page = await app.open('/admin/cms', { signedOut: true });
  await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
  await tabTo(page, 'Email');
  await page.keyboard.type('demo@example.com');
  await tabTo(page, 'Password');
  await page.keyboard.type('demo1234');
  await tabTo(page, 'Login');
  await page.keyboard.press('Enter');
  await page.locator('h1:focus', { hasText: 'CMS Panel' }).waitFor();

  await tabTo(page, 'Settings panel');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await tabTo(page, 'Dark mode');
  await page.keyboard.press('ArrowLeft');
  await page.locator('body.white-content').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Settings panel');

  await tabTo(page, 'Transactions');
  await page.keyboard.press('Enter');
  await page.locator('h1:focus', { hasText: 'Transactions' }).waitFor();

  await page.keyboard.press('/');
  await page.locator(':focus[placeholder]').waitFor();
  await page.keyboard.type('company', { delay: 80 });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('h1:focus', { hasText: 'Company Profile' }).waitFor();

  await tabTo(page, 'Notifications');
  await tabTo(page, /^Account/);
  await page.keyboard.press('Enter');
  await page.locator('.dropdown-menu.show').waitFor();
  for (let item = 0; item < 3; item += 1) await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => document.activeElement?.textContent === 'Log out');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
});
