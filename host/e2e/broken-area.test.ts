import type { Page, Route } from 'playwright-core';

import { appUnderTest } from './harness/app';
import { follow } from './harness/screen';

const app = appUnderTest();

const abort = (route: Route) => route.abort();
const hang = () => new Promise<void>(() => {});
const answer = (contentType: string, body: string, status: number) => (route: Route) =>
  route.fulfill({ status, contentType, body });

const MANIFEST = /\/remotes\/sales\/.*mf-manifest\.json/;
const ENTRY = /\/remotes\/sales\/.*remote-entry/;
const AREA_CODE = /\/remotes\/sales\/.*__federation_expose_area/;

/** The ways in which the code of an area can fail to arrive. */
const FAILURES: [string, RegExp, (route: Route) => Promise<void>][] = [
  ['its manifest is not to be had', MANIFEST, abort],
  ['its manifest is a JSON 404', MANIFEST, answer('application/json', '{"success":false}', 404)],
  ['its manifest is an HTML 404', MANIFEST, answer('text/html', '<h1>Not found</h1>', 404)],
  ['its manifest is the page of a proxy', MANIFEST, answer('text/html', '<h1>Hello</h1>', 200)],
  ['its manifest never answers', MANIFEST, hang],
  ['its entry is not to be had', ENTRY, abort],
  ['its entry never answers', ENTRY, hang],
  ['its code is not to be had', AREA_CODE, abort],
  ['its code throws', AREA_CODE, answer('text/javascript', 'throw new Error("broken")', 200)],
];

const areaIsAway = (page: Page) =>
  page.getByRole('heading', { name: 'This area is not available' }).waitFor();

test.each(FAILURES)(
  'an area says so when %s, and Retry brings it back',
  async (_, address, failure) => {
    app.expectNoise(/./);
    const page = await app.open('/admin/cms');
    await page.getByRole('heading', { level: 1, name: 'CMS Panel' }).waitFor();
    await page.route(address, failure);
    await follow(page, 'Sales');
    await areaIsAway(page);
    await page.getByText(/Reference \w{4}-\w{4}/).waitFor();

    await page.unroute(address);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sales' }).waitFor();
    await follow(page, 'Transactions');
    await page.getByRole('heading', { level: 1, name: 'Transactions' }).waitFor();
  },
);

test('while an area is away the shell and the other areas go on', async () => {
  app.expectNoise(/mf-manifest|Failed to get manifest/);
  const page = await app.open('/admin/sales', { signedOut: true });
  await page.route(MANIFEST, abort);
  await app.signIn(page);
  await areaIsAway(page);
  for (const name of ['CMS Panel', 'Products', 'Administration', 'Dashboard']) {
    await follow(page, name);
    await page.getByRole('heading', { level: 1, name }).waitFor();
  }
  await page.unroute(MANIFEST);
  await follow(page, 'Sales');
  await page.getByRole('heading', { level: 1, name: 'Sales' }).waitFor();
});

test('without a list of areas the shell says so at the address asked for, and Retry helps', async () => {
  app.expectNoise(/areas\.json/);
  const page = await app.open('/admin/login', { signedOut: true });
  const token = await app.token();
  await page.route('**/areas.json', abort);
  await page.evaluate((value) => {
    localStorage.clear();
    localStorage.setItem('backoffice.token', value);
  }, token);
  await page.goto(`${app.server.url}/admin/products`);
  await page.getByText('Areas unavailable').waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/products');

  await page.unroute('**/areas.json');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
});

test('the last good list of areas serves while the server has none', async () => {
  app.expectNoise(/areas\.json/);
  const page = await app.open('/admin/products');
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
  await page.route('**/areas.json', abort);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
});
