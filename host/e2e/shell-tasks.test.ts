import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { inFirefox } from './harness/firefox/adapt';
import { follow } from './harness/screen';
import { changePage } from './harness/setup/change-page';
import { receiveShoes } from './harness/stock';
import { expect, test } from './harness/test';

/** Presses Tab until the element with this name has the focus; lists of the shop may lie before it. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const matches = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  for (let step = 0; step < 300; step += 1) {
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

test('every task of the shell can be done by keyboard alone', async ({ app }) => {
  test.skip(
    inFirefox(),
    'past the page’s end Tab goes into Firefox’s own bars, whence BiDi brings no focus back',
  );
  const page = await app.open('/admin/cms', { signedOut: true });
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await tabTo(page, 'Email');
  await page.keyboard.type('demo@example.com');
  await tabTo(page, 'Password');
  await page.keyboard.type('demo1234');
  await tabTo(page, 'Login');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1:focus', { hasText: 'CMS Panel' })).toBeVisible();

  await tabTo(page, 'Settings panel');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await tabTo(page, 'Dark mode');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('body.white-content')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await expect.poll(focused).toBe('Settings panel');

  await tabTo(page, 'Transactions');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1:focus', { hasText: 'Transactions' })).toBeVisible();

  await page.keyboard.press('/');
  await expect(page.locator(':focus[placeholder]')).toBeVisible();
  await page.keyboard.type('company', { delay: 80 });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1:focus', { hasText: 'Company Profile' })).toBeVisible();

  await tabTo(page, 'Notifications');
  await tabTo(page, /^Account/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.dropdown-menu.show')).toBeVisible();
  for (let item = 0; item < 4; item += 1) await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => document.activeElement?.textContent === 'Log out');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
});

test('an icon is copied, and notifications stand at their corner', async ({ app }) => {
  const page = await app.open('/admin/icons');
  const search = page.getByLabel('Search icons');
  await search.fill('cart check');
  await page.getByRole('button', { name: 'cart-check', exact: true }).click();
  await expect(page.getByText('Copied: cart-check')).toBeVisible();
  await search.fill('');
  await search.press('Control+v');
  await expect(search).toHaveValue('cart-check');
  // This notification would lie over the next ones at the top.
  await page.locator('.Toastify__toast').getByRole('button', { name: 'Close' }).click();

  await follow(page, 'Notifications');
  for (const [place, x, y] of [
    ['Top left', 0, 0],
    ['Top center', 0.5, 0],
    ['Top right', 1, 0],
    ['Bottom left', 0, 1],
    ['Bottom center', 0.5, 1],
    ['Bottom right', 1, 1],
  ] as const) {
    const corner = page.getByRole('region', { name: place, exact: true });
    await corner.getByRole('button', { name: 'Info' }).click();
    const shown = page.locator('.Toastify__toast', { hasText: `Info, ${place}` });
    const box = await shown.boundingBox();
    if (!box) throw new Error(`No notification at ${place}`);
    // Of the window's 1280 × 800: 0 is left or top, 1 right or bottom.
    expect(Math.round(((box.x + box.width / 2) / 1280) * 2) / 2).toBe(x);
    expect(Math.round((box.y + box.height / 2) / 800)).toBe(y);
    await shown.getByRole('button', { name: 'Close' }).click();
  }
});

/** Lets inventory have moved its list of products to another address, as a release of it may. */
async function openWithMovedProducts(app: App): Promise<Page> {
  const page = await app.open('/admin/login', { signedOut: true });
  await changePage(page.context(), (html) => {
    const moved = html.replaceAll('"/products"', '"/stock-room"');
    expect(moved).not.toBe(html);
    return moved;
  });
  await page.reload();
  await app.signIn(page);
  await page.waitForURL('**/admin/dashboard');
  return page;
}

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

test('links of other areas still find a page that its area has moved', async ({ app }) => {
  const [unit] = await receiveShoes(app, 'MOVED-1', 1);
  const page = await openWithMovedProducts(app);

  await page.getByRole('table', { name: 'Stock' }).getByRole('link').first().click();
  await heading(page, 'Products');
  expect(new URL(page.url()).pathname).toBe('/admin/stock-room');

  await page.keyboard.press('Control+k');
  await expect(page.locator(':focus[placeholder]')).toBeVisible();
  // Until then the results of half the code come and go below the pointer.
  const found = page.waitForResponse(/code=MOVED-1/);
  await page.keyboard.type('MOVED-1', { delay: 80 });
  await found;
  await page.getByRole('option', { name: /MOVED-1/ }).click();
  await page.waitForURL(({ pathname, searchParams }) => {
    const isWhole = searchParams.get('code') === 'MOVED-1' && searchParams.get('all') === '1';
    return pathname === '/admin/stock-room' && isWhole;
  });
  await page.getByText('MOVED-1').first().click();

  const panel = page.getByRole('dialog', { name: /MOVED-1/ });
  await panel.getByRole('link', { name: 'Sell' }).click();
  await heading(page, 'Sales');
  await expect(page.getByRole('checkbox', { name: /MOVED-1/, checked: true })).toBeVisible();
  const rows = page.getByRole('row', { name: new RegExp(unit?.barcode ?? '') });
  await expect(rows).toHaveCount(1);
});
