import type { Page, Request } from '@playwright/test';

import { servedAsFile } from './harness/setup/change-page';
import { expect, test } from './harness/test';

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' });
const figure = (page: Page) => page.locator('main .card').first().getByText(/€/).first();

/** Requests that start before the page's code has come, in any order. */
const BEFORE_ITS_CODE = [
  /\/api\/v1\/verify\/token$/,
  /\/api\/v1\/authentication\/user$/,
  /\/en\.\w+\.js$/,
  /\/remotes\/dashboard\/[^/]+\/remote-entry\.\w+\.js$/,
  /\/remotes\/dashboard\/[^/]+\/texts-en\.\w+\.js$/,
];

test(
  'the data of a page is asked for while its code is still on its way',
  { tag: '@main' },
  async ({ app }) => {
    const page = await app.open('/admin/dashboard');
    await expect(figure(page)).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('backoffice.fetched'));

    let letCodeCome = () => {};
    const codeComes = new Promise<void>((resolve) => (letCodeCome = resolve));
    await page.route(/\/main\.\w+\.js$/, async (route) => {
      await codeComes;
      await route.continue();
    });
    const asked = BEFORE_ITS_CODE.map((address) => page.waitForRequest(address));
    const requests: string[] = [];
    page.on('request', (request: Request) => requests.push(request.url()));
    const reloaded = page.reload();
    await Promise.all(asked);

    letCodeCome();
    await reloaded;
    await expect(figure(page)).toBeVisible();
    const times = (address: RegExp) => requests.filter((url) => address.test(url)).length;
    expect(times(/\/verify\/token$/)).toBe(1);
    expect(times(/\/authentication\/user$/)).toBe(1);
  },
);

test('the sign-in page asks for no data and for no area', async ({ app }) => {
  const page = await app.open('/admin/login', { signedOut: true });
  const requests: string[] = [];
  page.on('request', (request: Request) => requests.push(request.url()));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  expect(requests.filter((url) => /\/(api|remotes)\//.test(url))).toEqual([]);
});

test('pages work on a host that only serves files', async ({ app }) => {
  const page = await app.open('/admin/login', { signedOut: true });
  await servedAsFile(page);
  await page.reload();
  await app.signIn(page);
  await expect(dashboard(page)).toBeVisible();
  await page.reload();
  await expect(figure(page)).toBeVisible();
});
