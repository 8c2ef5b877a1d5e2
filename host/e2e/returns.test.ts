import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { soldToday } from './harness/day-sales';
import { objectionsInBothThemes } from './harness/looks/axe';
import { passOn } from './harness/network/requests';
import { scan, type Typing } from './harness/scan';
import { overflowOf } from './harness/screen';
import { receiveShoes, sellElsewhere, type Unit } from './harness/stock';
import { expect, test } from './harness/test';

/** What a browser itself says about answers that a test provokes. */
const FAILED = /Failed to load resource/;
const RETURNS = '**/api/v1/sales/returns';
const CR_LF: Typing = { endings: ['Enter', 'Enter'] };

/** A person, whose actions are counted: scans, and keys that they press. */
class Hand {
  actions = 0;

  constructor(private readonly page: Page) {}

  async scans({ barcode }: Unit): Promise<void> {
    this.actions += 1;
    await scan(this.page, barcode);
  }

  async presses(key: string): Promise<void> {
    this.actions += 1;
    await this.page.keyboard.press(key);
  }
}

const dialog = (page: Page, name: 'Return' | 'Exchange') => page.getByRole('dialog', { name });
const comingBack = (page: Page) => page.getByRole('region', { name: 'Coming back' });
const row = (page: Page, { barcode }: Unit) =>
  page
    .getByRole('table', { name: 'Products for sale' })
    .getByRole('row', { name: new RegExp(barcode) });

async function openCounter(app: App): Promise<Page> {
  const page = await app.open('/admin/sales');
  await expect(page.getByRole('button', { name: 'Sell', exact: true })).toBeVisible();
  return page;
}

/** One pair that was sold for 40 € in cash, and another in stock for 60 €. */
async function pairs(app: App, code: string): Promise<{ worn: Unit; fresh: Unit }> {
  const [worn] = (await receiveShoes(app, code, 1)) as [Unit];
  const [fresh] = (await receiveShoes(app, `${code}-NEW`, 1, 60)) as [Unit];
  await sellElsewhere(app, [worn]);
  return { worn, fresh };
}

/** Scans both pairs at the counter and opens the dialog. */
async function exchange(page: Page, { worn, fresh }: { worn: Unit; fresh: Unit }): Promise<void> {
  await scan(page, worn.barcode);
  await expect(comingBack(page).getByText(worn.barcode)).toBeVisible();
  await scan(page, fresh.barcode);
  await expect(row(page, fresh)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Exchange')).toBeVisible();
}

const rowsOf = async (app: App, { barcode }: Unit) =>
  (await soldToday(app))
    .filter((sold) => sold.barcode === barcode)
    .map(({ sale_price }) => sale_price);

test('an exchange is four actions: scan, scan, Enter, Enter', { tag: '@main' }, async ({ app }) => {
  const { worn, fresh } = await pairs(app, 'SWAP-1');
  const page = await openCounter(app);
  const hand = new Hand(page);
  await hand.scans(worn);
  await hand.scans(fresh);
  await expect(comingBack(page).getByText(worn.barcode)).toBeVisible();
  await expect(row(page, fresh)).toBeVisible();
  await hand.presses('Enter');
  const form = dialog(page, 'Exchange');
  await expect(form.getByText('Customer pays')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Take €20.00 in cash' })).toBeVisible();
  await hand.presses('Enter');
  await expect(page.getByText('Take €20.00: Cash').first()).toBeVisible();
  await expect(form).toHaveCount(0);
  expect(hand.actions).toBe(4);
  expect(await rowsOf(app, worn)).toEqual(['40.00', '-40.00']);
  expect(await rowsOf(app, fresh)).toEqual(['60.00']);
});

test('a return is three actions: scan, Enter, Enter; the pair is for sale again', async ({
  app,
}) => {
  const { worn } = await pairs(app, 'WORN-1');
  const page = await openCounter(app);
  const hand = new Hand(page);
  await hand.scans(worn);
  await expect(comingBack(page).getByText(/^Sold on .* by .* · Receipt \d+ · Cash/)).toBeVisible();
  await hand.presses('Enter');
  await expect(dialog(page, 'Return')).toBeVisible();
  await hand.presses('Enter');
  await expect(page.getByText('Pay back €40.00: Cash').first()).toBeVisible();
  expect(hand.actions).toBe(3);
  expect(await rowsOf(app, worn)).toEqual(['40.00', '-40.00']);
  await scan(page, worn.barcode);
  await expect(row(page, worn)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sell', exact: true })).toBeVisible();
});

test('two Enters of a scanner book nothing, on the counter and in the dialog', async ({ app }) => {
  const { worn, fresh } = await pairs(app, 'CRLF-2');
  const [third] = (await receiveShoes(app, 'CRLF-3', 1)) as [Unit];
  const page = await openCounter(app);
  await scan(page, worn.barcode, CR_LF);
  await expect(comingBack(page).getByText(worn.barcode)).toBeVisible();
  await scan(page, fresh.barcode, CR_LF);
  await expect(row(page, fresh)).toBeVisible();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Exchange')).toBeVisible();
  await scan(page, third.barcode, CR_LF);
  await expect(dialog(page, 'Exchange').getByText(third.barcode, { exact: true })).toBeVisible();
  await scan(page, worn.barcode, CR_LF);
  await scan(page, 'AIR1001', CR_LF);
  await expect(dialog(page, 'Exchange')).toBeVisible();
  expect(await rowsOf(app, worn)).toEqual(['40.00']);
  expect(await rowsOf(app, fresh)).toEqual([]);
});

/** Loses the code that the counter fetches only for dialogs and returns. */
async function loseLateCode(page: Page): Promise<() => Promise<void>> {
  const { pages, texts } = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../remotes/sales/dist/files.json'), 'utf8'),
  ) as Record<'pages' | 'texts', Record<string, string[]>>;
  const early = new Set([...Object.values(pages), ...Object.values(texts)].flat());
  const isLate = ({ pathname }: URL) =>
    /\/sales\/.*\/\d+\.\w+\.js$/.test(pathname) && !early.has(pathname.split('/').at(-1) ?? '');
  await page.route(isLate, (route) => route.abort('connectionreset'));
  return () => page.unroute(isLate);
}

test('a lost code file, a slow server and a reload: both directions are still there', async ({
  app,
}) => {
  app.expectNoise(FAILED);
  const goods = await pairs(app, 'KEEP-1');
  const page = await openCounter(app);
  await page.route('**/api/v1/sales/find*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.fallback();
  });
  await exchange(page, goods);
  await page.keyboard.press('Escape');
  const find = await loseLateCode(page);
  await page.reload();
  await expect(page.getByText(/Selected: 1 · Coming back: 1 · Customer pays/)).toBeVisible();
  await expect(
    page.getByText('This could not be loaded. Try again in a moment.').first(),
  ).toBeVisible();
  await find();

  await page.getByRole('button', { name: 'Exchange', exact: true }).click();
  const form = dialog(page, 'Exchange');
  await expect(form).toBeVisible();
  await page.route(RETURNS, async (route) => {
    await passOn(route);
    await route.abort('connectionreset');
  });
  await page.keyboard.press('Enter');
  await expect(page.getByText(/nothing is booked twice/).first()).toBeVisible();
  await page.unroute(RETURNS);
  await page.reload();
  await expect(form.getByText(goods.worn.barcode)).toBeVisible();
  await expect(form.getByText(goods.fresh.barcode)).toBeVisible();
  // Nobody knows what the next Enter is meant for.
  await form.getByRole('button', { name: 'Take €20.00 in cash' }).click();
  await expect(page.getByText('Take €20.00: Cash').first()).toBeVisible();
  expect(await rowsOf(app, goods.worn)).toEqual(['40.00', '-40.00']);
  expect(await rowsOf(app, goods.fresh)).toEqual(['60.00']);
});

test('the new pair was sold at the other counter: nothing comes back, and the basket stays', async ({
  app,
}) => {
  app.expectNoise(FAILED);
  const [worn, fresh] = (await receiveShoes(app, 'EACH-2', 2)) as [Unit, Unit];
  await sellElsewhere(app, [worn]);
  const page = await openCounter(app);
  await exchange(page, { worn, fresh });
  await sellElsewhere(app, [fresh]);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/EACH-2.*: sold on .* by /).first()).toBeVisible();
  await expect(page.getByText(/^Nothing was booked/).first()).toBeVisible();
  const form = dialog(page, 'Return');
  await expect(form.getByText(worn.barcode)).toBeVisible();
  expect(await rowsOf(app, worn)).toEqual(['40.00']);

  const copy = await openCounter(app);
  await scan(copy, worn.barcode);
  await expect(comingBack(copy).getByText(worn.barcode)).toBeVisible();
  await copy.keyboard.press('Enter');
  await expect(dialog(copy, 'Return')).toBeVisible();
  await copy.keyboard.press('Enter');
  await expect(copy.getByText('Pay back €40.00: Cash').first()).toBeVisible();
  await form.getByRole('button', { name: 'Return' }).click();
  await expect(page.getByText(/EACH-2.*: taken back on .* by /).first()).toBeVisible();
  expect(await rowsOf(app, worn)).toEqual(['40.00', '-40.00']);
});

test('both directions fit a phone, left to right and right to left; axe finds nothing', async ({
  app,
}) => {
  for (const [path, language] of [
    ['/admin/sales', 'en'],
    ['/rtl/sales', 'ar'],
  ] as const) {
    const { worn, fresh } = await pairs(app, `BOTH-${language}`);
    const page = await app.open(path, { language, viewport: { width: 390, height: 844 } });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const { barcode } of [worn, fresh]) {
      await scan(page, barcode);
      await expect(page.getByText(barcode, { exact: true }).first()).toBeVisible();
    }
    expect(await overflowOf(page)).toBe(0);
    expect(await objectionsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await overflowOf(page)).toBe(0);
    expect(await objectionsInBothThemes(page)).toEqual([]);
  }
});
