import { registrySchema } from '@backoffice/contracts';
import type { Page } from 'playwright-core';

import { appUnderTest } from './harness/app';
import { receiveShoes } from './harness/stock';

const app = appUnderTest();

/** Lets inventory have moved its list of products to another address, as a release of it may. */
async function openWithMovedProducts(): Promise<Page> {
  const page = await app.open('/admin/login', { signedOut: true });
  await page.context().route('**/areas.json', async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replaceAll('"/products"', '"/stock-room"');
    expect(registrySchema.parse(JSON.parse(text)).areas.length).toBeGreaterThan(4);
    await route.fulfill({ response: answer, body: text });
  });
  await page.reload();
  await app.signIn(page);
  await page.waitForURL('**/admin/dashboard');
  return page;
}

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

test('an area that moves its page takes everybody who leads there along', async () => {
  const [unit] = await receiveShoes(app, 'MOVED-1', 1);
  const page = await openWithMovedProducts();

  await page.getByRole('table', { name: 'Stock' }).getByRole('link').first().click();
  await heading(page, 'Products');
  expect(new URL(page.url()).pathname).toBe('/admin/stock-room');

  await page.keyboard.press('Control+k');
  await page.locator(':focus[placeholder]').waitFor();
  await page.keyboard.type('MOVED-1', { delay: 80 });
  await page.getByRole('option', { name: /MOVED-1/ }).click();
  await page.waitForURL(({ pathname, searchParams }) => {
    const isWhole = searchParams.get('code') === 'MOVED-1' && searchParams.get('all') === '1';
    return pathname === '/admin/stock-room' && isWhole;
  });
  await page.getByText('MOVED-1').first().click();

  const panel = page.getByRole('dialog', { name: /MOVED-1/ });
  await panel.getByRole('link', { name: 'Sell' }).click();
  await heading(page, 'Sales');
  await page.getByRole('checkbox', { name: /MOVED-1/, checked: true }).waitFor();
  expect(await page.getByRole('row', { name: new RegExp(unit?.barcode ?? '') }).count()).toBe(1);
});
