import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { expect, test } from './harness/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const login = (page: Page) =>
  expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('backoffice.token'));

async function secondTab(app: App, page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(app.server.url + path);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  return other;
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
}

test('the sign-in loads no area and nothing that its page holds, and leads back', async ({
  app,
}) => {
  const asked = '/rtl/cms?tab=colors';
  const page = await app.open(asked, { signedOut: true });
  await page.waitForURL('**/rtl/login');
  await expect(page.locator('input[type=email]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const requested = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(requested.filter((path) => /^\/remotes\/|\.json$/.test(path))).toEqual([]);

  await page.locator('input[type=email]').fill('demo@example.com');
  await page.locator('input[type=password]').fill('demo1234');
  await page.keyboard.press('Enter');
  await page.waitForURL(app.server.url + asked);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'signing out and in reaches the other tabs, and another person sees nothing of the first',
  { tag: '@main' },
  async ({ app }) => {
    const page = await app.open('/admin/user-profile');
    await expect(heading(page, 'User Profile')).toBeVisible();
    const other = await secondTab(app, page, '/admin/cms');
    await expect(page.getByRole('button', { name: 'Account: Arta' })).toBeVisible();

    await logOut(other);
    await login(other);
    await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();

    await app.signIn(other, { email: 'demo2@example.com', password: 'demo1234' });
    await expect(heading(other, 'Dashboard')).toBeVisible();
    await expect(heading(page, 'User Profile')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Account: (?!Arta)/ })).toBeVisible();
    await expect(page.getByText('demo@example.com')).toHaveCount(0);
  },
);

test(
  'a session that ends during work leads back to the page after the next sign-in',
  { tag: '@main' },
  async ({ app }) => {
    app.expectNoise(/401/);
    const page = await app.open('/admin/cms?tab=colors');
    await expect(heading(page, 'CMS Panel')).toBeVisible();
    await page.getByRole('tab', { name: 'Numbers' }).click();
    await app.call('POST', 'authentication/logout', { token: (await tokenIn(page))!, body: {} });
    // The stream of changes ends with the session.
    await login(page);
    expect(await page.getByRole('alert').count()).toBe(0);
    await app.signIn(page);
    await expect(heading(page, 'CMS Panel')).toBeVisible();
    expect(page.url()).toContain('tab=numbers');
  },
);

test(
  'signing out ends the session on the server and at home; the next leads to the dashboard',
  { tag: '@main' },
  async ({ app }) => {
    const page = await app.open('/admin/cms');
    await expect(heading(page, 'CMS Panel')).toBeVisible();
    const token = (await tokenIn(page))!;
    const revoked = page.waitForResponse('**/authentication/logout');
    await logOut(page);
    await login(page);
    await revoked;
    expect((await app.call('GET', 'authentication/user', { token })).status).toBe(401);
    expect(await tokenIn(page)).toBeNull();

    await page.goto(app.server.url);
    await page.waitForURL('**/admin/login');
    await app.signIn(page);
    await page.waitForURL('**/admin/dashboard');
    await expect(page.getByRole('heading', { name: 'Performance' })).toBeVisible();
  },
);
