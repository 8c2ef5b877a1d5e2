import { DENOMINATIONS, type Till } from '@backoffice/contracts';
import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { objections, objectionsInBothThemes } from './harness/looks/axe';
import { scan } from './harness/scan';
import { dialog, overflowOf } from './harness/screen';
import { settled } from './harness/settled';
import { receiveShoes, sellElsewhere } from './harness/stock';
import { expect, test } from './harness/test';

/** A usual drawer in the evening: cents → pieces. */
const DRAWER: Partial<Record<number, number>> = {
  5_000: 2,
  2_000: 7,
  1_000: 9,
  500: 6,
  200: 8,
  100: 11,
  50: 6,
  20: 9,
  10: 4,
  5: 3,
};
const DRAWER_CENTS = Object.entries(DRAWER).reduce(
  (sum, [cents, pieces = 0]) => sum + Number(cents) * pieces,
  0,
);

/** Keys that a person presses, counted. */
class Keys {
  pressed = 0;

  constructor(private readonly page: Page) {}

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.pressed += 1;
      await this.page.keyboard.press(key);
    }
  }

  /** Types into a field, then goes on to the next. */
  async fill(text: string): Promise<void> {
    await this.press(...text, 'Enter');
  }
}

const readTill = async (app: App): Promise<Till> => {
  const { body } = await app.call('GET', 'till', { token: await app.token() });
  return (body as { data: Till }).data;
};
const amountOf = ({ sums = [] }: Till, way: string) =>
  sums.find((sum) => sum.way === way)?.amount ?? '0.00';
const centsOf = (amount: string) => Math.round(Number(amount) * 100);

/** Sells units that customers paid at a bank's terminal. */
async function sellByBank(app: App, bank: string, code: string, price: number): Promise<void> {
  const [unit] = await receiveShoes(app, code, 1);
  const sold = { id: unit?.id, regular_price: 45, price, paymentType: 'bank', bank };
  const body = [{ ...sold, type: 'shoes', sale_type: 'store' }];
  const token = await app.token();
  const { status } = await app.call('PUT', 'products/products', { token, body });
  expect(status).toBe(200);
}

/** Puts in or takes out so much that the drawer is the usual one. */
async function makeUsual(app: App): Promise<Till> {
  const till = await readTill(app);
  const gap = DRAWER_CENTS - centsOf(till.opening.cash) - centsOf(amountOf(till, 'cash'));
  if (gap === 0) return till;
  const direction = gap > 0 ? 'in' : 'out';
  const body = { direction, amount: (Math.abs(gap) / 100).toFixed(2), reason: 'change' };
  const { status } = await app.call('POST', 'till/movements', { token: await app.token(), body });
  expect(status).toBe(200);
  return readTill(app);
}

async function openTill(
  app: App,
  path = '/admin/till',
  options: Parameters<typeof app.open>[1] = {},
) {
  const page = await app.open(path, options);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('h2').first()).toBeVisible();
  await settled(page);
  return page;
}
const startCounting = async (page: Page) => {
  await page.getByRole('button', { name: 'Count the drawer' }).click();
  await expect(page.getByRole('textbox', { name: '€200' })).toBeVisible();
};

test('a demo day is closed by keyboard with at most 60 keys', { tag: '@main' }, async ({ app }) => {
  await sellElsewhere(app, await receiveShoes(app, 'DRAWER-1', 2));
  await sellByBank(app, 'NLB', 'CLOSE-NLB', 39.9);
  await sellByBank(app, 'TEB', 'CLOSE-TEB', 44.5);
  const till = await makeUsual(app);
  const page = await openTill(app);
  const keys = new Keys(page);
  const isReached = () =>
    page.evaluate(() => document.activeElement?.textContent === 'Count the drawer');
  while (!(await isReached())) await keys.press('Tab');
  await keys.press('Enter');
  await expect(page.getByRole('textbox', { name: '€200' })).toBeFocused();
  const beforeDrawer = keys.pressed;
  for (const cents of DENOMINATIONS) await keys.fill(String(DRAWER[cents] ?? ''));
  expect(keys.pressed - beforeDrawer).toBeLessThan(40);
  for (const bank of ['NLB', 'PCB', 'TEB']) {
    const amount = Number(amountOf(till, bank));
    await keys.fill(amount === 0 ? '' : String(amount));
  }
  // The amount that stays is suggested; then Close, and yes.
  await keys.press('Enter', 'Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await keys.press('Enter');
  await expect(page.getByText(/^Closing no\. \d+ is saved\.$/).first()).toBeVisible();
  expect(keys.pressed).toBeLessThanOrEqual(60);

  const after = await readTill(app);
  expect(after.last_closing?.number).toBe((till.last_closing?.number ?? 0) + 1);
  expect(centsOf(after.opening.cash)).toBe(
    Math.min(centsOf(till.opening.left ?? till.opening.cash), DRAWER_CENTS),
  );
});

test('a sale during a count is reported, and the count survives it and a reload', async ({
  app,
}) => {
  await makeUsual(app);
  const units = await receiveShoes(app, 'CLOSE-2', 1);
  const page = await openTill(app);
  await startCounting(page);
  await page.getByRole('textbox', { name: '€20', exact: true }).fill('7');
  await page.reload();
  const twenties = page.getByRole('textbox', { name: '€20', exact: true });
  await expect(twenties).toBeVisible();
  await sellElsewhere(app, units);
  await page.getByRole('textbox', { name: 'Why it differs' }).fill('Only counted in part');
  await page.getByRole('button', { name: 'Close till' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close till' }).click();
  app.expectNoise(/status of 409/);
  await expect(page.getByText(/Cash \+€40\.00/).first()).toBeVisible();
  await expect(twenties).toHaveValue('7');
  await page.getByRole('button', { name: 'Discard the count' }).click();
  await expect(page.getByRole('button', { name: 'Count the drawer' })).toBeVisible();
});

test('a scanner counts nothing and closes nothing, whatever it ends with', async ({ app }) => {
  const page = await openTill(app);
  await startCounting(page);
  const before = await readTill(app);
  const endings = ['Enter', 'Enter'] as const;
  await scan(page, '200000000012', { endings });
  await page.getByRole('button', { name: 'Close till' }).focus();
  await scan(page, '200000000012', { endings });
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await expect(page.getByRole('textbox', { name: '€200' })).toHaveValue('');
  expect(await readTill(app)).toEqual(before);
});

test('axe finds nothing in the till, its count and its dialogs, wide or on a phone', async ({
  app,
}) => {
  const page = await openTill(app);
  expect(await objectionsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Money in or out' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Book it' })).toBeVisible();
  expect(await objections(page, 'all')).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await startCounting(page);
  await page.getByRole('textbox', { name: '€50', exact: true }).fill('1');
  await page.getByRole('button', { name: 'Close till' }).click();
  expect(await objectionsInBothThemes(page)).toEqual([]);

  for (const prefix of ['/admin', '/rtl']) {
    const phone = await openTill(app, `${prefix}/till`, { viewport: { width: 390, height: 844 } });
    await phone.locator('#page-actions .btn-primary').click();
    await expect(phone.locator('fieldset input').first()).toBeVisible();
    expect(await objections(phone, 'all')).toEqual([]);
    expect(await overflowOf(phone)).toBe(0);
  }
});
