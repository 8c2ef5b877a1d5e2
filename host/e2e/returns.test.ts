import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Page } from 'playwright-core';

import { appUnderTest } from './harness/app';
import { soldToday } from './harness/day-sales';
import { objectionsInBothThemes } from './harness/looks/axe';
import { passOn } from './harness/network/requests';
import { scan, type Typing } from './harness/scan';
import { overflowOf, waitForText } from './harness/screen';
import { receiveShoes, sellElsewhere, type Unit } from './harness/stock';

const app = appUnderTest();
/** What a browser itself says about answers that a test provokes. */
const FAILED = /Failed to load resource/;
const RETURNS = '**/api/v1/sales/returns';
const CR_LF: Typing = { endings: ['Enter', 'Enter'] };

/** What a person does, counted: a scan, or a key that is pressed. */
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

async function openCounter(): Promise<Page> {
  const page = await app.open('/admin/sales');
  await page.getByRole('button', { name: 'Sell', exact: true }).waitFor();
  return page;
}

/** One pair that was sold for 40 € in cash, and another in stock for 60 €. */
async function pairs(code: string): Promise<{ worn: Unit; fresh: Unit }> {
  const [worn] = (await receiveShoes(app, code, 1)) as [Unit];
  const [fresh] = (await receiveShoes(app, `${code}-NEW`, 1, 60)) as [Unit];
  await sellElsewhere(app, [worn]);
  return { worn, fresh };
}

/** Both on the counter, and the dialog open. */
async function exchange(page: Page, { worn, fresh }: { worn: Unit; fresh: Unit }): Promise<void> {
  await scan(page, worn.barcode);
  await comingBack(page).getByText(worn.barcode).waitFor();
  await scan(page, fresh.barcode);
  await row(page, fresh).waitFor();
  await page.keyboard.press('Enter');
  await dialog(page, 'Exchange').waitFor();
}

const rowsOf = async ({ barcode }: Unit) =>
  (await soldToday(app))
    .filter((sold) => sold.barcode === barcode)
    .map(({ sale_price }) => sale_price);

test('an exchange is four actions: scan, scan, Enter, Enter', async () => {
  const { worn, fresh } = await pairs('SWAP-1');
  const page = await openCounter();
  const hand = new Hand(page);
  await hand.scans(worn);
  await hand.scans(fresh);
  await comingBack(page).getByText(worn.barcode).waitFor();
  await row(page, fresh).waitFor();
  await hand.presses('Enter');
  const form = dialog(page, 'Exchange');
  await form.getByText('Customer pays').waitFor();
  await form.getByText('€20.00', { exact: true }).waitFor();
  await hand.presses('Enter');
  await waitForText(page, 'Take €20.00: Cash');
  await form.waitFor({ state: 'detached' });
  expect(hand.actions).toBe(4);
  expect(await rowsOf(worn)).toEqual(['40.00', '-40.00']);
  expect(await rowsOf(fresh)).toEqual(['60.00']);
});

test('a return is three actions: scan, Enter, Enter; the pair is for sale again', async () => {
  const { worn } = await pairs('BACK-1');
  const page = await openCounter();
  const hand = new Hand(page);
  await hand.scans(worn);
  await comingBack(page)
    .getByText(/^Sold on .* by .* · Receipt \d+ · Cash/)
    .waitFor();
  await hand.presses('Enter');
  await dialog(page, 'Return').waitFor();
  await hand.presses('Enter');
  await waitForText(page, 'Pay back €40.00: Cash');
  expect(hand.actions).toBe(3);
  expect(await rowsOf(worn)).toEqual(['40.00', '-40.00']);
  await scan(page, worn.barcode);
  await row(page, worn).waitFor();
  await page.getByRole('button', { name: 'Sell', exact: true }).waitFor();
});

test('two Enters of a scanner book nothing, on the counter and in the dialog', async () => {
  const { worn, fresh } = await pairs('CRLF-2');
  const [third] = (await receiveShoes(app, 'CRLF-3', 1)) as [Unit];
  const page = await openCounter();
  await scan(page, worn.barcode, CR_LF);
  await comingBack(page).getByText(worn.barcode).waitFor();
  await scan(page, fresh.barcode, CR_LF);
  await row(page, fresh).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('Enter');
  await dialog(page, 'Exchange').waitFor();
  await scan(page, third.barcode, CR_LF);
  await dialog(page, 'Exchange').getByText(third.barcode, { exact: true }).waitFor();
  await scan(page, worn.barcode, CR_LF);
  await scan(page, 'AIR1001', CR_LF);
  expect(await dialog(page, 'Exchange').isVisible()).toBe(true);
  expect(await rowsOf(worn)).toEqual(['40.00']);
  expect(await rowsOf(fresh)).toEqual([]);
});

/** Loses the code that the counter fetches only for dialogs and returns. */
async function loseLateCode(page: Page): Promise<() => Promise<void>> {
  const { pages, texts } = JSON.parse(
    readFileSync(resolve(__dirname, '../../remotes/sales/dist/files.json'), 'utf8'),
  ) as Record<'pages' | 'texts', Record<string, string[]>>;
  const early = new Set([...Object.values(pages), ...Object.values(texts)].flat());
  const isLate = ({ pathname }: URL) =>
    /\/sales\/.*\/\d+\.\w+\.js$/.test(pathname) && !early.has(pathname.split('/').at(-1) ?? '');
  await page.route(isLate, (route) => route.abort('connectionreset'));
  return () => page.unroute(isLate);
}

test('a lost code file, a slow server and a reload: both directions are still there', async () => {
  app.expectNoise(FAILED);
  const goods = await pairs('KEEP-1');
  const page = await openCounter();
  await page.route('**/api/v1/sales/find*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.fallback();
  });
  await exchange(page, goods);
  await page.keyboard.press('Escape');
  const find = await loseLateCode(page);
  await page.reload();
  await page.getByText(/Selected: 1 · Coming back: 1 · Customer pays/).waitFor();
  await waitForText(page, 'This could not be loaded. Try again in a moment.');
  await find();

  await page.getByRole('button', { name: 'Exchange', exact: true }).click();
  const form = dialog(page, 'Exchange');
  await form.waitFor();
  await page.route(RETURNS, async (route) => {
    await passOn(route);
    await route.abort('connectionreset');
  });
  await page.keyboard.press('Enter');
  await waitForText(page, /nothing is booked twice/);
  await page.unroute(RETURNS);
  await page.reload();
  await form.getByText(goods.worn.barcode).waitFor();
  await form.getByText(goods.fresh.barcode).waitFor();
  await page.keyboard.press('Enter');
  await waitForText(page, 'Take €20.00: Cash');
  expect(await rowsOf(goods.worn)).toEqual(['40.00', '-40.00']);
  expect(await rowsOf(goods.fresh)).toEqual(['60.00']);
});

test('the new pair was sold at the other counter: nothing comes back, and the basket stays', async () => {
  app.expectNoise(FAILED);
  const [worn, fresh] = (await receiveShoes(app, 'RACE-2', 2)) as [Unit, Unit];
  await sellElsewhere(app, [worn]);
  const page = await openCounter();
  await exchange(page, { worn, fresh });
  await sellElsewhere(app, [fresh]);
  await page.keyboard.press('Enter');
  await waitForText(page, /RACE-2.*: sold on .* by /);
  await waitForText(page, /^Nothing was booked/);
  const form = dialog(page, 'Return');
  await form.getByText(worn.barcode).waitFor();
  expect(await rowsOf(worn)).toEqual(['40.00']);

  const copy = await openCounter();
  await scan(copy, worn.barcode);
  await comingBack(copy).getByText(worn.barcode).waitFor();
  await copy.keyboard.press('Enter');
  await dialog(copy, 'Return').waitFor();
  await copy.keyboard.press('Enter');
  await waitForText(copy, 'Pay back €40.00: Cash');
  await form.getByRole('button', { name: 'Return' }).click();
  await waitForText(page, /RACE-2.*: taken back on .* by /);
  expect(await rowsOf(worn)).toEqual(['40.00', '-40.00']);
});

test('both directions fit a phone, left to right and right to left; axe finds nothing', async () => {
  for (const [path, language] of [
    ['/admin/sales', 'en'],
    ['/rtl/sales', 'ar'],
  ] as const) {
    const { worn, fresh } = await pairs(`WIDE-${language}`);
    const page = await app.open(path, { language, viewport: { width: 390, height: 844 } });
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const { barcode } of [worn, fresh]) {
      await scan(page, barcode);
      await page.getByText(barcode, { exact: true }).first().waitFor();
    }
    expect(await overflowOf(page)).toBe(0);
    expect(await objectionsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    expect(await overflowOf(page)).toBe(0);
    expect(await objectionsInBothThemes(page)).toEqual([]);
  }
});
