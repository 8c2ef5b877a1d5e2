import type { Page } from 'playwright-core';

import { appUnderTest } from './harness/app';
import { soldToday } from './harness/day-sales';
import { scan, typeKeys, type Typing } from './harness/scan';
import { receiveShoes, type Unit } from './harness/stock';

const app = appUnderTest();

const CR_LF: Typing = { endings: ['Enter', 'Enter'] };
const saleDialog = (page: Page) => page.getByRole('dialog', { name: 'Sell' });
const prices = (page: Page) => saleDialog(page).getByLabel(/^Price,/);
const barcodeOf = (unit: Unit | undefined) => unit?.barcode ?? '';

async function openCounter(): Promise<Page> {
  const page = await app.open('/admin/sales');
  await page.getByRole('button', { name: 'Sell', exact: true }).waitFor();
  return page;
}

test('a scanner that ends with two Enters opens no sale and sells nothing', async () => {
  const units = await receiveShoes(app, 'CRLF-1', 4);
  const page = await openCounter();
  for (const { barcode } of units.slice(0, 3)) {
    await scan(page, barcode, CR_LF);
    await page.getByRole('row', { name: new RegExp(barcode) }).waitFor();
    expect(await saleDialog(page).count()).toBe(0);
  }
  await page.keyboard.press('Enter');
  await saleDialog(page).waitFor();
  await scan(page, barcodeOf(units[3]), CR_LF);
  await prices(page).nth(3).waitFor();
  expect(await soldToday(app)).not.toContainEqual(expect.objectContaining({ code: 'CRLF-1' }));
  expect(await saleDialog(page).isVisible()).toBe(true);
});

test('what a scanner reads on a label that is none of ours presses no default button', async () => {
  const [unit] = await receiveShoes(app, 'LABEL-1', 1);
  const page = await openCounter();
  await scan(page, barcodeOf(unit));
  await page.getByRole('row', { name: /LABEL-1/ }).waitFor();
  await page.keyboard.press('Enter');
  await saleDialog(page).waitFor();
  for (const text of ['AIR1001', 'xy', '17']) await scan(page, text, CR_LF);
  expect(await prices(page).count()).toBe(1);
  expect(await soldToday(app)).not.toContainEqual(expect.objectContaining({ code: 'LABEL-1' }));
});

test('the Enter of a scan moves no goods in the transfer dialog', async () => {
  const units = await receiveShoes(app, 'MOVE-1', 2);
  const page = await app.open('/admin/products?code=MOVE-1');
  await page.getByRole('button', { name: 'Transfer by scan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Location').selectOption({ label: 'Prizren' });
  await dialog.getByRole('button', { name: /^Transfer 0/ }).focus();
  for (const { barcode } of units) {
    await scan(page, barcode, CR_LF);
    await dialog.getByText(new RegExp(barcode)).first().waitFor();
  }
  await dialog.getByRole('button', { name: 'Transfer 2 units' }).waitFor();
});

test.each([150, 400, 1_300])(
  'keys that reach the page %d ms late, wherever they stop, are one scan',
  async (by) => {
    const [unit] = await receiveShoes(app, `LATE-${by}`, 1);
    const page = await openCounter();
    const barcode = barcodeOf(unit);
    for (const from of [5, 8, 11]) {
      await scan(page, barcode, { late: { from, by } });
    }
    await page.getByRole('row', { name: new RegExp(barcode) }).waitFor();
    await page.getByText('3 scans').first().waitFor();
    expect(await page.getByText(/^Unknown code/).count()).toBe(0);
  },
);

test('a scanner without an ending is read after the silence; half a code is called unreadable', async () => {
  const [unit] = await receiveShoes(app, 'SILENT-1', 1);
  const page = await openCounter();
  const barcode = barcodeOf(unit);
  await typeKeys(page, barcode);
  await page.getByRole('row', { name: new RegExp(barcode) }).waitFor();
  await typeKeys(page, barcode.slice(0, 7));
  await page.getByText(barcode.slice(0, 7), { exact: true }).waitFor();
  expect(await page.getByRole('row', { name: new RegExp(barcode) }).count()).toBe(1);
});
