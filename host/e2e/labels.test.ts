import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { printedBy } from './harness/looks/printed';
import { tickAll } from './harness/screen';
import { booked } from './harness/sold';
import { receiveShoes, type Unit } from './harness/stock';
import { expect, test } from './harness/test';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const printButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: /^(Print|طباعة)$/ });
const barcodesOf = (units: readonly Unit[]) => units.map(({ barcode }) => barcode).sort();

/** The print dialog for every unit of a code. */
async function openLabels(app: App, code: string, count: number, prefix = '/admin'): Promise<Page> {
  const page = await app.open(`${prefix}/products?code=${code}`);
  await tickAll(page);
  const loaded = page.getByRole('button', { name: new RegExp(`(labels|الملصقات) \\(${count}\\)`) });
  // More than one page of the list is ticked by "Select all N".
  const all = button(page, `Select all ${count}`);
  await expect(loaded.or(all).first()).toBeVisible();
  if (await all.isVisible()) await all.click();
  await loaded.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  return page;
}

test('63 labels fill three sheets, and a reader reads every one of them', async ({ app }) => {
  const units = await receiveShoes(app, 'LB-63', 63);
  const page = await openLabels(app, 'LB-63', 63);
  await expect(page.getByText('63 labels on 3 sheets')).toBeVisible();
  const sheets = await printedBy(page, printButton(page));

  expect(sheets.map(({ codes }) => codes.length)).toEqual([21, 21, 21]);
  expect(sheets.flatMap(({ codes }) => codes.map(({ text }) => text)).sort()).toEqual(
    barcodesOf(units),
  );
  for (const { width, height, codes } of sheets) {
    expect([Math.round(width), Math.round(height)]).toEqual([210, 297]);
    const columns = new Set(codes.map(({ left }) => Math.floor(left / 66)));
    expect(columns.size).toBe(3);
  }

  // A sheet of which four labels are gone.
  await page.getByLabel('Start at label').first().fill('5');
  await expect(page.getByText('63 labels on 4 sheets')).toBeVisible();
  const used = await printedBy(page, printButton(page));
  expect(used.map(({ codes }) => codes.length)).toEqual([17, 21, 21, 4]);
  const first = used[0]?.codes[0];
  // The fifth place is the middle one of the second row: 73.25 mm and 53.25 mm from the corner.
  expect(first?.left).toBeGreaterThan(73);
  expect(first?.left).toBeLessThan(110);
  expect(first?.top).toBeGreaterThan(53);
  expect(first?.top).toBeLessThan(91);
});

test('400 labels print, each once', async ({ app }) => {
  const units = await receiveShoes(app, 'LB-400', 400);
  const page = await openLabels(app, 'LB-400', 400);
  const sheets = await printedBy(page, printButton(page));
  expect(sheets).toHaveLength(20);
  expect(sheets.flatMap(({ codes }) => codes.map(({ text }) => text)).sort()).toEqual(
    barcodesOf(units),
  );
});

for (const [preset, width, height, perSheet] of [
  ['a4-3x8', 210, 297, [24, 6]],
  ['letter-3x10', 216, 279, [30]],
  ['roll-40x30', 40, 30, Array.from({ length: 30 }, () => 1)],
  ['roll-50x30', 50, 30, Array.from({ length: 30 }, () => 1)],
  ['roll-57x32', 57, 32, Array.from({ length: 30 }, () => 1)],
  ['roll-58x40', 58, 40, Array.from({ length: 30 }, () => 1)],
] as const) {
  test(`${preset} has its own paper and spills nothing`, async ({ app }) => {
    const code = `LB-${preset}`;
    const units = await receiveShoes(app, code, 30);
    const page = await openLabels(app, code, 30);
    await page.getByRole('dialog').getByRole('combobox').selectOption(preset);
    const sheets = await printedBy(page, printButton(page));
    expect(sheets.map(({ codes }) => codes.length)).toEqual(perSheet);
    expect(sheets.flatMap(({ codes }) => codes.map(({ text }) => text)).sort()).toEqual(
      barcodesOf(units),
    );
    expect(Math.round(sheets[0]?.width ?? 0)).toBe(width);
    expect(Math.round(sheets[0]?.height ?? 0)).toBe(height);
  });
}

test('own sizes have their own paper, and old prices leave room for the bars', async ({ app }) => {
  const units = await receiveShoes(app, 'LB-OWN', 2, 1299.9);
  const change = { ids: units.map(({ id }) => id), set: '899.90' };
  const { hash } = await booked<{ hash: string }>(app, 'POST', 'prices/preview', change);
  await booked(app, 'POST', 'prices/apply', { hash });
  const page = await openLabels(app, 'LB-OWN', 2);
  await page.getByRole('dialog').getByRole('combobox').selectOption('own');
  await page.getByLabel('Old price, struck through').check();
  for (const [width, height] of [
    [32, 12],
    [32, 22],
    [62.5, 29],
    [110, 150],
  ] as const) {
    await page.getByLabel(/^Width/).fill(String(width));
    await page.getByLabel(/^Height/).fill(String(height));
    const sheets = await printedBy(page, printButton(page), async () => {
      await expect(page.locator('body > [data-bs-theme] s')).toHaveText(['€1299.90', '€1299.90']);
    });
    expect(sheets.flatMap(({ codes }) => codes.map(({ text }) => text)).sort()).toEqual(
      barcodesOf(units),
    );
    for (const sheet of sheets) {
      expect(Math.abs(sheet.width - width)).toBeLessThan(0.5);
      expect(Math.abs(sheet.height - height)).toBeLessThan(0.5);
      // Nothing reaches the edge, where it would be cut.
      expect(sheet.ink.left).toBeGreaterThan(0.5);
      expect(sheet.ink.right).toBeLessThan(width - 0.5);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
});

test('copies, and an offset that this browser remembers for its stock', async ({ app }) => {
  await receiveShoes(app, 'LB-OFF', 2);
  const page = await openLabels(app, 'LB-OFF', 2);
  const plain = await printedBy(page, printButton(page));
  await page.getByLabel('Copies of each').fill('3');
  await page.getByLabel('To the right').fill('2');
  await page.getByLabel('Down', { exact: true }).fill('4');
  await expect(page.getByText('6 labels on 1 sheet')).toBeVisible();
  const moved = await printedBy(page, printButton(page));
  expect(moved[0]?.codes).toHaveLength(6);
  const [before, after] = [plain[0]?.codes[0], moved[0]?.codes[0]];
  expect((after?.left ?? 0) - (before?.left ?? 0)).toBeCloseTo(2, 0);
  expect((after?.top ?? 0) - (before?.top ?? 0)).toBeCloseTo(4, 0);

  await page.reload();
  await tickAll(page);
  await button(page, 'Print labels (2)').click();
  await expect(page.getByLabel('To the right')).toHaveValue('2');
  await page.getByRole('dialog').getByRole('combobox').selectOption('a4-3x8');
  await expect(page.getByLabel('To the right')).toHaveValue('0');
});

test('an Arabic screen prints the same labels', { tag: '@main' }, async ({ app }) => {
  const units = await receiveShoes(app, 'LB-RTL', 4);
  const page = await openLabels(app, 'LB-RTL', 4, '/rtl');
  const sheets = await printedBy(page, printButton(page));
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.codes.map(({ text }) => text).sort()).toEqual(barcodesOf(units));
  // The first place is the left one.
  expect(sheets[0]?.codes[0]?.left).toBeLessThan(40);
});

test('says when there is nothing to print, and when printing fails', async ({ app }) => {
  await receiveShoes(app, 'LB-NO', 1);
  const page = await app.open('/admin/products?code=LB-NO');
  await button(page, 'Print labels (0)').click();
  const alert = page.getByRole('alertdialog');
  await expect(alert.getByText('No products selected for printing')).toBeVisible();
  await alert.getByRole('button', { name: 'OK' }).click();

  await tickAll(page);
  await button(page, 'Print labels (1)').click();
  await page.evaluate(() => {
    window.print = () => {
      throw new Error('No printer');
    };
  });
  await printButton(page).click();
  await expect(alert.getByText('Printing failed. Please try again.')).toBeVisible();
});
