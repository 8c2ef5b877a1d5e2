import { objections } from './harness/looks/axe';
import { savedBy } from './harness/network/downloads';
import { button } from './harness/screen';
import { receiveShoes } from './harness/stock';
import { expect, test } from './harness/test';

/** The first two bytes of every ZIP archive; a workbook is one. */
const ARCHIVE = 'PK';

test(
  'the stock that a filter finds is saved as a workbook, by keyboard',
  { tag: '@main' },
  async ({ app }) => {
    await receiveShoes(app, 'EXPORT-1', 3);
    const page = await app.open('/admin/products?code=EXPORT-1&all=1');
    await expect(page.getByRole('row', { name: /EXPORT-1/ }).first()).toBeVisible();
    await button(page, 'Export').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Excel' })).toBeVisible();
    expect(await objections(page, 'all')).toEqual([]);
    const { name, bytes } = await savedBy(page, () => page.keyboard.press('Enter'));
    expect(name).toMatch(/^Stock .+ \d{4}-\d\d-\d\d\.xlsx$/);
    expect(bytes.subarray(0, 2).toString()).toBe(ARCHIVE);
  },
);

test('as CSV it has a line for each unit, with its price', async ({ app }) => {
  await receiveShoes(app, 'EXPORT-2', 2);
  const page = await app.open('/admin/products?code=EXPORT-2&all=1');
  await expect(page.getByRole('row', { name: /EXPORT-2/ }).first()).toBeVisible();
  await button(page, 'Export').click();
  const { bytes } = await savedBy(page, () => page.getByRole('menuitem', { name: 'CSV' }).click());
  const [head, ...lines] = bytes.toString().trim().split('\r\n');
  expect(head).toContain('Product type;Code;Name;Brand');
  expect(lines).toHaveLength(2);
  expect(lines.every((line) => line.includes('EXPORT-2'))).toBe(true);
});

test('an owner downloads everything of the company as one archive', async ({ app }) => {
  const page = await app.open('/admin/company-profile');
  const { name, bytes } = await savedBy(page, () => button(page, 'Download everything').click());
  expect(name).toMatch(/\.zip$/);
  expect(bytes.subarray(0, 2).toString()).toBe(ARCHIVE);
  expect(bytes.includes('units.csv')).toBe(true);
});
