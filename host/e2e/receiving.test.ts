import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { passOn } from './harness/network/requests';
import { expect, test } from './harness/test';

const PATH = '/admin/add/products';
const CALL = '**/api/v1/products/products';
const code = (page: Page) => page.getByRole('textbox', { name: 'Code' });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });

/** The units in stock whose code contains a text. */
async function stockOf(
  app: App,
  text: string,
): Promise<{ number: string | null; barcode: string }[]> {
  const { body } = await app.call('GET', `products/products?code=${text}`, {
    token: await app.token(),
  });
  return (body as { data: { number: string | null; barcode: string }[] }).data;
}

async function fillBag(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Accessories' }).click();
  // The old tab's form stays until the new one can be shown.
  await expect(page.getByRole('form', { name: 'Accessories' })).toBeVisible();
  await code(page).fill(name);
  await page.getByRole('textbox', { name: 'Name' }).fill('Leather bag');
  await page.getByRole('textbox', { name: 'Import price' }).fill('10');
  await page.getByRole('textbox', { name: 'Stock price' }).fill('25');
  await page.getByRole('textbox', { name: 'Quantity' }).fill('3');
}

test(
  '200 pairs of shoes come in by keyboard alone, and their labels with them',
  { tag: '@main' },
  async ({ app }) => {
    const page = await app.open(PATH);
    await expect(page.locator('input:focus')).toBeVisible();
    const { keyboard } = page;
    const type = async (text: string) => {
      await keyboard.type(text, { delay: 70 });
      await keyboard.press('Enter');
    };
    await type('KEY-200');
    for (let list = 0; list < 3; list += 1) await keyboard.press('Enter');
    await type('30');
    await type('59');
    const fields = page.getByRole('group', { name: 'Quantity per size' }).locator('input');
    await expect(fields.nth(9)).toBeVisible();
    const sizes = await fields.count();
    for (let size = 0; size < sizes; size += 1) await type(size < 10 ? '20' : '0');
    await expect(page.getByText('€11,800.00').first()).toBeVisible();
    await expect(page.locator('button:focus')).toHaveText('Save');
    await keyboard.press('Enter');
    await expect(page.getByText('Product added successfully').first()).toBeVisible();

    const stock = await stockOf(app, 'KEY-200');
    expect(stock).toHaveLength(200);
    expect(new Set(stock.map(({ barcode }) => barcode)).size).toBe(200);
    expect(new Set(stock.map(({ number }) => number)).size).toBe(10);
    await expect(page.getByText('Received 200 units of KEY-200.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Print 200 labels' }).click();
    await expect(page.getByText('200 labels on 10 sheets').first()).toBeVisible();

    // The form has the first of each list and no quantities, ready for the next product.
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(code(page)).toHaveValue('');
    expect(await page.getByRole('combobox', { name: 'Brand' }).inputValue()).not.toBe('');
  },
);

test('prices and quantities are whole numbers, and an empty quantity is none', async ({ app }) => {
  const page = await app.open(PATH);
  await code(page).fill('WHOLE-1');
  await page.getByRole('textbox', { name: 'Import price' }).fill('30.75');
  await page.getByRole('textbox', { name: 'Stock price' }).fill('59.9');
  const sizes = page.getByRole('group', { name: 'Quantity per size' }).locator('input');
  await sizes.nth(0).fill('');
  await sizes.nth(1).fill('2.9');
  await sizes.nth(2).focus();
  await expect(sizes.nth(0)).toHaveValue('0');
  await expect(sizes.nth(1)).toHaveValue('2');
  await save(page).click();
  await expect(page.getByText('Product added successfully').first()).toBeVisible();
  expect(await stockOf(app, 'WHOLE-1')).toMatchObject([{ price: '59.00' }, { price: '59.00' }]);
});

test('a slow server: the button says so, and saves once', async ({ app }) => {
  const page = await app.open(PATH);
  await fillBag(page, 'SLOW-1');
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(CALL, async (route) => {
    if (route.request().method() === 'POST') await gate;
    await route.continue();
  });
  await save(page).click();
  const busy = page.getByRole('button', { name: 'Saving...' });
  await expect(busy).toBeVisible();
  await expect(busy).toBeDisabled();
  await page.keyboard.press('Control+Enter');
  release();
  await expect(page.getByText('Product added successfully').first()).toBeVisible();
  expect(await stockOf(app, 'SLOW-1')).toHaveLength(3);
});

test('a lost answer: what was typed stays through a reload, and a retry has one effect', async ({
  app,
}) => {
  app.expectNoise(/Failed to load resource/);
  const page = await app.open(PATH);
  await fillBag(page, 'LOST-1');
  await page.route(CALL, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    // The server takes it; its answer never arrives.
    await passOn(route);
    return route.abort();
  });
  await save(page).click();
  await expect(page.getByText('Error adding product').first()).toBeVisible();
  await expect(code(page)).toHaveValue('LOST-1');

  await page.unroute(CALL);
  await page.reload();
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('input[name=code]')?.value === 'LOST-1',
  );
  await save(page).click();
  await expect(page.getByText('Product added successfully').first()).toBeVisible();
  expect(await stockOf(app, 'LOST-1')).toHaveLength(3);
});
