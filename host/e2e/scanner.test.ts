import type { Page } from 'playwright-core';

import { appUnderTest } from './harness/app';
import { scan, scanBusyPage } from './harness/scan';
import { receiveShoes, type Unit } from './harness/stock';

const app = appUnderTest();

/** Each of them stands in the table before the next one is scanned. */
async function scanEach(page: Page, units: readonly Unit[], before?: () => Promise<void>) {
  for (const { barcode } of units) {
    await before?.();
    await scan(page, barcode);
    await page.getByText(barcode).first().waitFor();
  }
}

test('twenty scans wherever the focus is: none lost, nothing typed, nothing pressed', async () => {
  const units = await receiveShoes(app, 'SCAN-20', 20);
  const page = await app.open('/admin/sales');
  const code = page.getByLabel('Code', { exact: true });
  const sell = page.getByRole('button', { name: 'Sell', exact: true }).first();
  const dialog = page.getByRole('dialog', { name: 'Sell' });
  await sell.waitFor();

  await scanEach(page, units.slice(0, 5), () =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()),
  );

  await code.focus();
  await scanEach(page, units.slice(5, 10));
  expect(await code.inputValue()).toBe('');

  const previousDay = page.getByRole('button', { name: 'Previous day' });
  await previousDay.focus();
  await scanEach(page, units.slice(10, 15));
  expect(new URL(page.url()).searchParams.get('day')).toBeNull();
  expect(await dialog.count()).toBe(0);

  await sell.click();
  await dialog.waitFor();
  const price = dialog.getByLabel(/^Price,/).first();
  const asked = await price.inputValue();
  await price.focus();
  await scanEach(page, units.slice(15, 20));
  expect(await price.inputValue()).toBe(asked);
  expect(await dialog.getByLabel(/^Price,/).count()).toBe(20);
  expect(await page.getByText('20 scans').count()).toBeGreaterThan(0);
});

test('a page that is busy in the middle of a scan takes it for one code', async () => {
  const units = await receiveShoes(app, 'SCAN-BUSY', 10);
  const page = await app.open('/admin/sales');
  await page.getByRole('button', { name: 'Sell', exact: true }).first().waitFor();
  for (const { barcode } of units) {
    await scanBusyPage(page, barcode, 400);
    await page.getByText(barcode).first().waitFor();
  }
  expect(await page.getByText('10 scans').count()).toBeGreaterThan(0);
});
