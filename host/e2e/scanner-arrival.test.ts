import type { Page } from 'playwright-core';

import { appUnderTest } from './harness/app';
import { scan } from './harness/scan';
import { receiveShoes } from './harness/stock';

const app = appUnderTest();

/** Keeps the code of the sales area back until it is let go. */
async function withoutSales(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/sales\/.*\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  return () => letGo();
}

test('what is scanned while the code of the page is on its way waits, and is handed over in order', async () => {
  const units = await receiveShoes(app, 'EARLY-1', 3);
  const page = await app.open('/admin/icons');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const letGo = await withoutSales(page);
  await page.goto(`${app.server.url}/admin/sales`);
  await page.getByRole('link', { name: 'Sales' }).first().waitFor();
  for (const { barcode } of units) await scan(page, barcode);
  await page.getByText('3 scans wait for the page').waitFor();
  letGo();
  await page.getByText('3 scans', { exact: true }).waitFor();
  const rows = page
    .getByRole('table', { name: 'Products for sale' })
    .getByRole('row', { name: /EARLY-1/ });
  await rows.nth(2).waitFor();
  const shown = await rows.allInnerTexts();
  // The newest stands first.
  expect(shown.map((text) => /\d{12}/.exec(text)?.[0])).toEqual(
    units.map(({ barcode }) => barcode).toReversed(),
  );
  expect(await page.getByText(/wait for the page/).count()).toBe(0);
});
