import type { Page } from 'playwright-core';

import { appUnderTest } from './harness/app';
import { soon } from './harness/screen';

const app = appUnderTest();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true }).waitFor();
const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('backoffice.token'));

async function secondTab(page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(app.server.url + path);
  await other.getByRole('heading', { level: 1 }).waitFor();
  return other;
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
}

test('the sign-in loads no area and nothing that its page holds, and leads back', async () => {
  const asked = '/rtl/cms?tab=colors';
  const page = await app.open(asked, { signedOut: true });
  await page.waitForURL('**/rtl/login');
  await page.locator('input[type=email]').waitFor();
  await page.waitForLoadState('networkidle');
  const requested = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(requested.filter((path) => /^\/remotes\/|\.json$/.test(path))).toEqual([]);

  await page.locator('input[type=email]').fill('demo@example.com');
  await page.locator('input[type=password]').fill('demo1234');
  await page.keyboard.press('Enter');
  await page.waitForURL(app.server.url + asked);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('signing out and in reaches the other tabs, and another person sees nothing of the first', async () => {
  const page = await app.open('/admin/user-profile');
  await heading(page, 'User Profile').waitFor();
  const other = await secondTab(page, '/admin/cms');
  await page.getByRole('button', { name: 'Account: Arta' }).waitFor();

  await logOut(other);
  await login(other);
  await page.getByRole('heading', { name: 'You are not signed in' }).waitFor();

  await app.signIn(other, { email: 'demo2@example.com', password: 'demo1234' });
  await heading(other, 'Dashboard').waitFor();
  await heading(page, 'User Profile').waitFor();
  await page.getByRole('button', { name: /^Account: (?!Arta)/ }).waitFor();
  await soon(() => page.getByText('demo@example.com').count(), 0);
});

test('a session that ends during work leads back to the page after the next sign-in', async () => {
  app.expectNoise(/401/);
  const page = await app.open('/admin/cms?tab=colors');
  await heading(page, 'CMS Panel').waitFor();
  await page.getByRole('tab', { name: 'Numbers' }).click();
  await app.call('POST', 'authentication/logout', { token: (await tokenIn(page))!, body: {} });
  // The stream of changes ends with it.
  await login(page);
  expect(await page.getByRole('alert').count()).toBe(0);
  await app.signIn(page);
  await heading(page, 'CMS Panel').waitFor();
  expect(page.url()).toContain('tab=numbers');
});

test('signing out ends the session on the server and at home; the next leads to the dashboard', async () => {
  const page = await app.open('/admin/cms');
  await heading(page, 'CMS Panel').waitFor();
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
  await page.getByRole('heading', { name: 'Performance' }).waitFor();
});
