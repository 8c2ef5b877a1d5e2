import type { Page } from 'playwright-core';

import { appUnderTest } from './harness/app';

const app = appUnderTest();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true }).waitFor();

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

test('the sign-in returns to the page that asked, under its own prefix', async () => {
  for (const path of ['/admin/products?code=AB', '/rtl/cms?tab=colors']) {
    const page = await app.open(path, { signedOut: true });
    await page.waitForURL('**/login');
    expect(new URL(page.url()).pathname).toBe(`${path.slice(0, path.indexOf('/', 1))}/login`);
    await page.locator('input[type=email]').fill('demo@example.com');
    await page.locator('input[type=password]').fill('demo1234');
    await page.keyboard.press('Enter');
    await page.waitForURL(app.server.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
});

test('both fields are required, and the e-mail must be one', async () => {
  const page = await app.open('/admin/login', { signedOut: true });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  expect(await page.locator('input:invalid').count()).toBe(2);
  await page.getByLabel('Email').fill('not an address');
  expect(
    await page
      .getByLabel('Email')
      .evaluate((field: HTMLInputElement) => field.validity.typeMismatch),
  ).toBe(true);
});

test('a wrong password gets the fixed text and nothing else', async () => {
  app.expectNoise(/401/);
  const page = await app.open('/admin/login', { signedOut: true });
  await app.signIn(page, { email: 'demo@example.com', password: 'not-this-one' });
  await page.getByText('Something goes wrong! PLease Try Again', { exact: true }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('backoffice.token'))).toBeNull();
});

test('a new account asks for a business name and is refused', async () => {
  const page = await app.open('/admin/login', { signedOut: true });
  await page.getByRole('button', { name: 'Create New Account' }).click();
  await page.getByLabel('Business Name').fill('Shoes & Co');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByText("Register Form isn't available right now", { exact: true }).waitFor();
});

test('a check that takes its time shows Loading...', async () => {
  const page = await app.open('/admin/cms');
  await heading(page, 'CMS Panel').waitFor();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/verify/token', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await page.getByText('Loading...', { exact: true }).waitFor();
  release();
  await heading(page, 'CMS Panel').waitFor();
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
  expect(await page.getByText('demo@example.com').count()).toBe(0);
});

test('a session that ends during work leads back to the page after the next sign-in', async () => {
  app.expectNoise(/401/);
  const page = await app.open('/admin/cms?tab=colors');
  await heading(page, 'CMS Panel').waitFor();
  const token = await page.evaluate(() => localStorage.getItem('backoffice.token') ?? '');
  await app.call('POST', 'authentication/logout', { token, body: {} });
  await page.getByRole('tab', { name: 'Numbers' }).click();
  await login(page);
  expect(await page.getByRole('alert').count()).toBe(0);
  await app.signIn(page);
  await heading(page, 'CMS Panel').waitFor();
  expect(page.url()).toContain('tab=numbers');
});

test('signing out ends the session on the server and at home', async () => {
  const page = await app.open('/admin/cms');
  await heading(page, 'CMS Panel').waitFor();
  const token = await page.evaluate(() => localStorage.getItem('backoffice.token') ?? '');
  const revoked = page.waitForResponse('**/authentication/logout');
  await logOut(page);
  await login(page);
  await revoked;
  expect((await app.call('GET', 'authentication/user', { token })).status).toBe(401);
  expect(await page.evaluate(() => localStorage.getItem('backoffice.token'))).toBeNull();
  await page.goto(`${app.server.url}/admin/cms`);
  await login(page);
});
