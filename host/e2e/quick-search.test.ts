import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { scan } from './harness/scan';
import { settled } from './harness/settled';
import { expect, test } from './harness/test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Quick search' });
const box = (page: Page) => page.getByPlaceholder('SEARCH');
const closed = (page: Page) => expect(dialog(page)).toHaveCount(0);

async function openPage(app: App, path = '/admin/cms'): Promise<Page> {
  const page = await app.open(path);
  await settled(page);
  return page;
}

async function openSearch(page: Page, keys = '/'): Promise<void> {
  await page.keyboard.press(keys);
  // Not just any field: one of the page may have the focus until the dialog has come.
  await expect(page.getByRole('dialog').locator('input:focus')).toBeVisible();
}

/** Waits as long as a slash may wait for a scan that it belongs to, by the page's own clock. */
const untilSlashIsTold = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));

/** The specification's table: what is typed, and where the first result leads. */
const PAGES = [
  ['Dashboard', '/admin/dashboard'],
  ['Sales', '/admin/Sales'],
  ['Add Products', '/admin/add/products'],
  ['Products', '/admin/products'],
  ['Transactions', '/admin/Transactions'],
  ['CMS Panels', '/admin/cms'],
  ['brands', '/admin/cms'],
  ['locations', '/admin/cms'],
  ['colors', '/admin/cms'],
  ['sizes', '/admin/cms'],
  ['Administration', '/admin/settings'],
  ['User Profile', '/admin/user-profile'],
  ['Company Profile', '/admin/company-profile'],
] as const;

test('every page of the table is found by its label or keyword and opened by Enter', async ({
  app,
}) => {
  const page = await openPage(app, '/admin/icons');
  for (const [text, path] of PAGES) {
    // Add Products puts the focus in its first field, where a slash is a slash.
    await openSearch(page, 'Control+k');
    await page.keyboard.insertText(text);
    await expect(page.getByRole('group', { name: 'Pages' })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.waitForURL(app.server.url + path);
    await closed(page);
  }
});

test('a mistyped word still finds its page, and the next search begins empty', async ({ app }) => {
  const page = await openPage(app);
  await openSearch(page);
  await page.keyboard.press('/');
  await closed(page);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await closed(page);

  await openSearch(page);
  await page.keyboard.type('dashbord', { delay: 80 });
  await page.getByRole('option', { name: 'Dashboard' }).click();
  await page.waitForURL('**/admin/dashboard');
  await openSearch(page);
  await expect(box(page)).toHaveValue('');
});

test(
  'a slash in a field, with Ctrl, inside a scan or switched off does not open it',
  { tag: '@main' },
  async ({ app }) => {
    app.expectNoise(/404.*barcode/);
    const page = await openPage(app, '/admin/products');
    await page.getByLabel('Code').fill('');
    await page.getByLabel('Code').pressSequentially('1/2', { delay: 90 });
    // A digit that may begin a scan reaches the field a moment later.
    await page.waitForFunction(() => (document.activeElement as HTMLInputElement).value === '1/2');

    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('Control+/');
    await scan(page, 'AB/12/34');
    await untilSlashIsTold(page);
    expect(await dialog(page).count()).toBe(0);

    await page.getByRole('button', { name: 'Settings panel' }).click();
    await page.getByRole('switch', { name: 'Open quick search with the / key' }).uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await settled(page);
    await page.keyboard.press('/');
    await untilSlashIsTold(page);
    expect(await dialog(page).count()).toBe(0);
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeVisible();
  },
);

test('a code and a scanned barcode find the unit below the pages', async ({ app }) => {
  const { body } = await app.call('GET', 'products/products?limit=1', {
    token: await app.token(),
  });
  const unit = (body as { data: { code: string; barcode: string }[] }).data[0]!;

  const page = await openPage(app);
  await openSearch(page);
  await page.keyboard.type(unit.code, { delay: 80 });
  const products = page.getByRole('group', { name: 'Products' });
  await expect(products.getByRole('option').first()).toBeVisible();

  await scan(page, unit.barcode);
  await expect(products.getByRole('option', { name: new RegExp(unit.code) })).toBeVisible();
  await expect(box(page)).toHaveValue(unit.barcode);
  await expect(products.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname, searchParams }) => {
    const isWhole = searchParams.get('code') === unit.code && searchParams.get('all') === '1';
    return pathname === '/admin/products' && isWhole;
  });
  await expect(page.getByRole('row', { name: new RegExp(unit.code) }).first()).toBeVisible();
});
