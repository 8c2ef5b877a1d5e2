import type { Page, Route } from '@playwright/test';

import { follow } from './harness/screen';
import { servedAsFile } from './harness/setup/change-page';
import { expect, test } from './harness/test';

const abort = (route: Route) => route.abort();
const hang = () => new Promise<void>(() => {});
const broken = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' });

const ENTRY = /\/remotes\/sales\/.*remote-entry/;
const AREA_CODE = /\/remotes\/sales\/.*__federation_expose_area/;

/** Failures of an area's code that only a browser shows; federation-loader.test has the others. */
const FAILURES: [string, RegExp, (route: Route) => Promise<void>][] = [
  ['its entry never answers', ENTRY, hang],
  ['its code is not to be had', AREA_CODE, abort],
  ['its code throws', AREA_CODE, broken],
];

const areaIsAway = (page: Page) =>
  expect(page.getByRole('heading', { name: 'This area is not available' })).toBeVisible();

for (const [how, address, failure] of FAILURES) {
  test(`an area says so when ${how}, and Retry brings it back`, async ({ app }) => {
    app.expectNoise(/./);
    const page = await app.open('/admin/cms');
    await expect(page.getByRole('heading', { level: 1, name: 'CMS Panel' })).toBeVisible();
    await page.route(address, failure);
    await follow(page, 'Sales');
    await areaIsAway(page);
    await expect(page.getByText(/Reference \w{4}-\w{4}/)).toBeVisible();

    await page.unroute(address);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sales' })).toBeVisible();
    await follow(page, 'Transactions');
    await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  });
}

test(
  'while an area is away the shell and the other areas go on',
  { tag: '@main' },
  async ({ app }) => {
    app.expectNoise(/remote-entry|Failed to load script|RUNTIME-008/);
    const page = await app.open('/admin/sales', { signedOut: true });
    await page.route(ENTRY, abort);
    await app.signIn(page);
    await areaIsAway(page);
    for (const name of ['CMS Panel', 'Products', 'Administration', 'Dashboard']) {
      await follow(page, name);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    }
    await page.unroute(ENTRY);
    await follow(page, 'Sales');
    await expect(page.getByRole('heading', { level: 1, name: 'Sales' })).toBeVisible();
  },
);

test('a page that cannot get the list of areas uses the last good one, or offers Retry', async ({
  app,
}) => {
  app.expectNoise(/areas\.json/);
  const page = await app.open('/admin/cms');
  await servedAsFile(page);
  await page.goto(`${app.server.url}/admin/products`);
  const products = page.getByRole('heading', { level: 1, name: 'Products' });
  await expect(products).toBeVisible();
  await page.route('**/areas.json', abort);
  await page.reload();
  await expect(products).toBeVisible();

  const token = await app.token();
  await page.evaluate((value) => {
    localStorage.clear();
    localStorage.setItem('backoffice.token', value);
  }, token);
  await page.reload();
  await expect(page.getByText('Areas unavailable')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/admin/products');

  await page.unroute('**/areas.json');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(products).toBeVisible();
});
