import type { Page, Request } from 'playwright-core';

import { appUnderTest } from './harness/app';
import { scan } from './harness/scan';
import { dialog } from './harness/screen';
import { receiveShoes } from './harness/stock';

const app = appUnderTest();
const DAY = '2027-05-17';
const LANGUAGES = ['en', 'sq', 'tr', 'ar'];
const PRICE = 'input[name=sale_price]';

/** A page in a language, and the way to its addresses; Arabic stands under /rtl. */
async function openIn(language: string) {
  const prefix = language === 'ar' ? '/rtl' : '/admin';
  const page = await app.open(`${prefix}/tables`);
  await page.evaluate((chosen) => localStorage.setItem('backoffice.language', chosen), language);
  const go = async (path: string) => {
    await page.goto(app.server.url + prefix + path);
    await page.locator(`html[lang=${language}]`).waitFor();
  };
  return { page, go };
}

/** The separator key of a number pad where it gives a comma, as on most keyboards of the continent. */
async function pressPadComma(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const key = { code: 'NumpadDecimal', key: ',', location: 3, windowsVirtualKeyCode: 110 };
  await client.send('Input.dispatchKeyEvent', { type: 'keyDown', text: ',', ...key });
  await client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  await client.detach();
}

async function typeOnPad(page: Page, euros: string, cents: string): Promise<void> {
  await page.keyboard.type(euros);
  await pressPadComma(page);
  await page.keyboard.type(cents);
}

/** Copies a text out of one field and pastes it into another, by the keys that people use. */
async function paste(page: Page, text: string, from: string, into: string): Promise<void> {
  await dialog(page).locator(from).fill(text);
  await dialog(page).locator(from).press('Control+a');
  await page.keyboard.press('Control+x');
  await dialog(page).locator(into).focus();
  await page.keyboard.press('Control+v');
}

const isWrite = (request: Request) => request.method() === 'POST';
const submit = (page: Page) => dialog(page).locator('[type=submit]').click();

async function sentBy(page: Page, act: () => Promise<void>): Promise<unknown> {
  const [request] = await Promise.all([page.waitForRequest(isWrite), act()]);
  await dialog(page).waitFor({ state: 'detached' });
  return request.postDataJSON();
}

async function startTransaction(page: Page): Promise<void> {
  await page.locator('header .btn-primary').click();
  await dialog(page).locator('select').selectOption({ index: 1 });
  // What it is booked for by default comes a moment later.
  await dialog(page).locator(`${PRICE}[value="60.00"]`).waitFor();
  await dialog(page).locator(PRICE).fill('');
  await dialog(page).locator(PRICE).focus();
}

async function bookAmounts(page: Page): Promise<void> {
  await startTransaction(page);
  await typeOnPad(page, '45', '50');
  const typed = await sentBy(page, () => page.keyboard.press('Enter'));
  expect(typed).toMatchObject({ sale_price: '45.50' });

  await startTransaction(page);
  await paste(page, '1.234,50 €', 'textarea', PRICE);
  const pasted = await sentBy(page, () => submit(page));
  expect(pasted).toMatchObject({ sale_price: '1234.50' });
}

async function beRefused(page: Page, texts: readonly string[]): Promise<void> {
  let written = 0;
  page.on('request', (request) => (written += isWrite(request) ? 1 : 0));
  await startTransaction(page);
  for (const text of texts) {
    await dialog(page).locator(PRICE).fill('');
    await dialog(page).locator(PRICE).focus();
    await page.keyboard.type(text);
    await submit(page);
    await dialog(page).locator('.invalid-feedback').waitFor();
    expect(await dialog(page).locator(PRICE).inputValue()).toBe(text);
  }
  expect(written).toBe(0);
}

async function sellFor(page: Page, barcode: string): Promise<void> {
  await page.locator('button[aria-disabled=true]').waitFor();
  await scan(page, barcode);
  await page.locator('button.btn-primary[aria-disabled=false]').click();
  const price = dialog(page).locator('li input');
  await price.focus();
  await typeOnPad(page, '5000', '50');
  await submit(page);
  const question = page.getByRole('alertdialog');
  await question.locator('.btn-outline-secondary').click();
  await question.waitFor({ state: 'detached' });
  await price.focus();
  await typeOnPad(page, '45', '50');
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'PUT'),
    submit(page),
  ]);
  expect(request.postDataJSON()).toMatchObject([{ price: '45.50' }]);
  await dialog(page).waitFor({ state: 'detached' });
}

test.each(LANGUAGES)('money is what was typed or pasted, in "%s"', async (language) => {
  const [unit] = await receiveShoes(app, `TYPED-${language}`, 1);
  const { page, go } = await openIn(language);

  await go('/sales');
  await sellFor(page, unit!.barcode);

  await go(`/transactions?date=${DAY}`);
  await bookAmounts(page);
  await beRefused(page, ['1.234', '1,234', '1e2', '--']);
});
