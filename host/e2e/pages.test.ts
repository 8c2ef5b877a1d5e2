import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { objections, objectionsInBothThemes } from './harness/looks/axe';
import { goTo, settled, visit } from './harness/settled';
import { GUARDED, OPEN } from './harness/setup/addresses';
import { expect, test } from './harness/test';

const PAGES = [...GUARDED, ...OPEN];
async function openStill(app: App, path: string): Promise<Page> {
  const page = await app.open(path, { signedOut: path.endsWith('/login') });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settled(page);
  return page;
}

async function expectPage(page: Page, path: string, dir: string): Promise<void> {
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
  expect(await page.getByRole('alert').allTextContents()).toEqual([]);
}

test('every page opens by its address, and axe finds nothing on it, dark or light', async ({
  app,
}) => {
  const page = await openStill(app, '/admin/dashboard');
  for (const path of PAGES.map((one) => `/admin${one}`)) {
    await page.goto(app.server.url + path);
    await settled(page);
    await expectPage(page, path, 'ltr');
    expect({ path, found: await objectionsInBothThemes(page) }).toEqual({ path, found: [] });
  }
});

test('axe finds nothing on any page under /rtl', async ({ app }) => {
  const page = await openStill(app, '/rtl/login');
  expect(await objections(page, 'others')).toEqual([]);
  await page.evaluate(
    (token) => localStorage.setItem('backoffice.token', token),
    await app.token(),
  );
  await page.goto(`${app.server.url}/rtl${PAGES.at(-1)}`);
  await settled(page);
  for (const path of PAGES.map((one) => `/rtl${one}`)) {
    await visit(page, path);
    await expectPage(page, path, 'rtl');
    expect({ path, found: await objections(page, 'others') }).toEqual({ path, found: [] });
  }
});

test(
  'without a token, guarded pages lead to the sign-in and the others stay',
  { tag: '@main' },
  async ({ app }) => {
    const page = await openStill(app, '/admin/login');
    expect(await objectionsInBothThemes(page)).toEqual([]);
    for (const path of OPEN) {
      await page.goto(`${app.server.url}/admin${path}`);
      await settled(page);
      expect(new URL(page.url()).pathname).toBe(`/admin${path}`);
      await expect(page.getByRole('navigation').count()).resolves.toBe(0);
    }
    await page.goto(`${app.server.url}/admin/dashboard`);
    await page.waitForURL('**/admin/login');
    for (const path of GUARDED) {
      await goTo(page, `/admin${path}`);
      await page.waitForURL('**/admin/login');
    }
  },
);

test('the root and unknown addresses lead to the dashboard', async ({ app }) => {
  const page = await app.open('/');
  await page.waitForURL('**/admin/dashboard');
  await page.goto(`${app.server.url}/admin/no/such/page`);
  await page.waitForURL('**/admin/dashboard');
});

test('axe finds nothing in what the shell opens', async ({ app }) => {
  const page = await openStill(app, '/admin/cms');
  await page.getByRole('button', { name: 'Notifications' }).click();
  expect(await objectionsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Settings panel' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expect(page.getByLabel('My shop')).toBeVisible();
  expect(await objectionsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await expect(page.locator(':focus[placeholder]')).toBeVisible();
  await page.keyboard.insertText('products');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect(await objectionsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await objectionsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.getByRole('navigation')).toBeVisible();
  expect(await objectionsInBothThemes(page)).toEqual([]);
});
