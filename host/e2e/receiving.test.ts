import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { objectionsInBothThemes } from './harness/looks/axe';
import { passOn } from './harness/network/requests';
import { follow } from './harness/screen';
import { expect, test } from './harness/test';

const PASSWORD = 'demo1234';
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

/** Fills in pairs of the first size and saves, by keyboard from the code on. */
async function receivePairs(page: Page, name: string, pairs: string): Promise<void> {
  await expect(code(page)).toBeFocused();
  const { keyboard } = page;
  await keyboard.type(name, { delay: 70 });
  for (const text of ['', '', '', '', '30', '59', pairs]) {
    if (text) await keyboard.type(text, { delay: 70 });
    await keyboard.press('Enter');
  }
  await keyboard.press('Control+Enter');
  await expect(
    page.getByText(new RegExp(`^Received \\d units of ${name}\\.`)).first(),
  ).toBeVisible();
}

test('a note with three models is one delivery, with one page and one print of labels', async ({
  app,
}) => {
  const page = await app.open('/admin/login', { signedOut: true });
  await app.signIn(page, { email: 'stock@example.com', password: PASSWORD });
  await page.waitForURL('**/admin/dashboard');
  await follow(page, 'Add Products');
  await page.getByRole('textbox', { name: "Supplier's note" }).fill('LS 4711');
  await code(page).focus();
  await receivePairs(page, 'NOTE-1', '2');
  await page.getByRole('button', { name: 'Add another model' }).focus();
  await page.keyboard.press('Enter');
  await receivePairs(page, 'NOTE-2', '3');
  await expect(page.getByText('In this delivery: 2 models, 5 units.').first()).toBeVisible();

  await page.reload();
  await expect(page.getByText('Another model of the delivery of NOTE-1, NOTE-2')).toBeVisible();
  await expect(page.getByText("Supplier's note: LS 4711")).toBeVisible();
  await fillBag(page, 'NOTE-3');
  await save(page).click();
  await page.getByRole('button', { name: 'Print 8 labels' }).click();
  await expect(page.getByText('8 labels on 1 sheet').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Open delivery' }).click();
  const title = 'Delivery of NOTE-1, NOTE-2, NOTE-3';
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText("Supplier's note: LS 4711")).toBeVisible();
  expect(await objectionsInBothThemes(page)).toEqual([]);
  for (const [name, pairs] of [
    ['NOTE-1', 2],
    ['NOTE-2', 3],
    ['NOTE-3', 3],
  ] as const) {
    const units = page.getByRole('table', { name: `Units of ${name}` });
    await expect(units.locator('tbody tr')).toHaveCount(pairs);
  }
  await page.getByRole('button', { name: 'Print labels (8)' }).click();
  await expect(page.getByText('8 labels on 1 sheet').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Deliveries', exact: true }).click();
  await expect(page.getByRole('row', { name: /NOTE-1 \+2.*3 models/ })).toBeVisible();
});

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
