import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { objectionsInBothThemes } from './harness/looks/axe';
import { scan } from './harness/scan';
import { overflowOf } from './harness/screen';
import { goTo, settled } from './harness/settled';
import { expect, test } from './harness/test';

const PATH = '/admin/add/products';
const CASHIER = { email: 'cashier@example.com', password: 'demo1234' };
/** What the browser says of a code that nobody knows. */
const NOT_KNOWN = /Failed to load resource.*404/;
const PHONE = { width: 390, height: 844 };

interface Unit {
  id: number;
  barcode: string;
}

async function ask<Data>(app: App, method: string, path: string, body?: unknown): Promise<Data> {
  const answer = await app.call(method, path, { token: await app.token(), body });
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return (answer.body as { data: Data }).data;
}

const stockOf = (app: App, code: string) =>
  ask<Unit[]>(app, 'GET', `products/products?code=${code}&limit=500`);

/** The cashier's shop, and another one. */
async function shops(app: App): Promise<{ own: number; other: number }> {
  const token = await app.token(CASHIER);
  const { body } = await app.call('GET', 'authentication/user', { token });
  const own = (body as { data: { user: { location: number } } }).data.user.location;
  const all = await ask<{ id: number }[]>(app, 'GET', 'panels/locations');
  return { own, other: all.find(({ id }) => id !== own)?.id ?? 0 };
}

const field = (page: Page, name: string) =>
  page.getByRole('form').first().getByRole('textbox', { name, exact: true });
const typedCode = (page: Page) => page.getByRole('textbox', { name: 'EAN, UPC or ITF-14' });
const ofSize = (page: Page, index: number) =>
  page.getByRole('group', { name: 'Quantity per size' }).locator('input').nth(index);
const question = (page: Page) => page.getByRole('dialog', { name: 'Which size is this?' });

async function open(app: App, viewport = { width: 1280, height: 800 }, path = PATH): Promise<Page> {
  const page = await app.open(path, { viewport });
  await expect(typedCode(page)).toBeVisible();
  await settled(page);
  return page;
}

async function priceAndSave(page: Page): Promise<void> {
  await field(page, 'Import price').fill('30');
  await field(page, 'Stock price').fill('59');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Product added successfully').first()).toBeVisible();
}

/** Answers by keyboard that an unknown code means so many pieces of the second size. */
async function answer(page: Page, pieces: string): Promise<void> {
  await expect(question(page).getByLabel('Size')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type(pieces);
  // At a hand's pace, not a scanner's.
  await page.waitForTimeout(150);
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCount(0);
}

test('cartons are received by scan, and the counter takes the oldest that is here', async ({
  app,
}) => {
  app.expectNoise(NOT_KNOWN);
  const [carton, piece] = ['14006381333938', '4006381333931'];
  const page = await open(app);
  await field(page, 'Code').fill('BOX-1');
  await scan(page, carton);
  await answer(page, '6');
  await expect(ofSize(page, 1)).toHaveValue('6');
  await scan(page, piece);
  await answer(page, '1');
  await expect(ofSize(page, 1)).toHaveValue('7');
  await priceAndSave(page);

  // At the next delivery the carton's code is known.
  await expect(field(page, 'Code')).toHaveValue('');
  for (let time = 0; time < 3; time += 1) await scan(page, carton);
  await expect(ofSize(page, 1)).toHaveValue('18');
  await expect(field(page, 'Code')).toHaveValue('BOX-1');
  await priceAndSave(page);
  await expect(page.getByText('Received 18 units of BOX-1.').first()).toBeVisible();

  const units = (await stockOf(app, 'BOX-1')).sort((one, other) => one.id - other.id);
  expect(units).toHaveLength(25);
  const { own, other } = await shops(app);
  const ids = units.map(({ id }) => id);
  await ask(app, 'PUT', 'products/transfer', { ids: ids.slice(0, 2), location: other });
  await ask(app, 'PUT', 'products/transfer', { ids: ids.slice(2), location: own });

  const counter = await app.open('/admin/login', { signedOut: true });
  await app.signIn(counter, CASHIER);
  await counter.waitForURL('**/admin/dashboard');
  await goTo(counter, '/admin/sales');
  await expect(counter.getByRole('button', { name: 'Sell' })).toBeVisible();
  for (const unit of units.slice(2, 4)) {
    await scan(counter, piece);
    await expect(counter.getByRole('row', { name: new RegExp(unit.barcode) })).toBeVisible();
  }
});

test('on a phone a code is typed, its size is said, and nothing is wider than the screen', async ({
  app,
}) => {
  app.expectNoise(NOT_KNOWN);
  const page = await open(app, PHONE);
  await field(page, 'Code').fill('PHONE-EAN');
  await typedCode(page).fill('4012345678901');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(question(page).getByLabel('Pieces in the box')).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
  await settled(page);
  expect(await objectionsInBothThemes(page)).toEqual([]);
  await question(page).getByRole('button', { name: 'Use it' }).click();
  await expect(ofSize(page, 0)).toHaveValue('1');
  await expect(typedCode(page)).toHaveValue('');
  await expect(page.getByRole('group', { name: 'New codes of this product' })).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
  expect(await objectionsInBothThemes(page)).toEqual([]);

  // The new codes are kept together with what was typed.
  await page.reload();
  await expect(page.getByRole('group', { name: 'New codes of this product' })).toBeVisible();
  await priceAndSave(page);
  const found = await ask<{ units: Unit[] }>(app, 'GET', 'products/codes/4012345678901');
  expect(found.units).toHaveLength(1);
});
