import { type Language, type SaleView, slipCode, type Sold } from '@backoffice/contracts';
import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { printedBy } from './harness/looks/printed';
import { checkRoll, checkSheets, readWhole } from './harness/looks/sheets';
import { goTo, settled } from './harness/settled';
import { booked, sell, takeBack } from './harness/sold';
import { receiveShoes, type Unit } from './harness/stock';
import { expect, test } from './harness/test';

test.use({ ownServer: {} });

const LONG_NAME = 'A cap with a name of sixty characters that nobody abbreviates';
const COMPANY = 'The Very Long Name of a Shoe and Textile Shop for the Whole Family L.L.C.';
const TERMS =
  'Unworn goods are taken back within 30 days.\nNo slip, no refund. Sale goods: exchange only.';
const NOT_FISCAL = 'NOT A FISCAL COUPON / NUK ËSHTË KUPON FISKAL';

/** A slip that can be printed, and what has to stand on it. */
interface Printable {
  sale: number;
  button: 'print' | 'gift' | 'return';
  code: string;
  says: string[];
}

const cash = (regular: number, price = regular) =>
  ({ regular_price: regular, price, paymentType: 'cash' }) as const;
const byBank = (regular: number, price = regular) =>
  ({ regular_price: regular, price, paymentType: 'bank', bank: 'NLB' }) as const;
const barcodes = (units: readonly Unit[]) => units.map(({ barcode }) => barcode);

async function ofSale(
  app: App,
  units: readonly Unit[],
  terms: ReturnType<typeof cash> | ReturnType<typeof byBank>,
): Promise<Printable> {
  const { id, receipt_number } = await sell(app, units, terms);
  const code = slipCode('sale', receipt_number);
  return { sale: id, button: 'print', code, says: barcodes(units) };
}

async function receiveCap(app: App): Promise<Unit[]> {
  const brands = await booked<{ id: number }[]>(app, 'GET', 'panels/brands?type=accessories');
  const { items } = await booked<{ items: Unit[] }>(app, 'POST', 'products/products', {
    productType: 'accessories',
    code: 'SLIP-CAP',
    name: LONG_NAME,
    brand: brands[0]?.id,
    quantity: 1,
    importPrice: 1,
    stockPrice: 99_999.99,
  });
  return items;
}

/** A correction of the payment, and a sale that was a mistake. */
async function mended(app: App, [first, second]: readonly Unit[]): Promise<Printable[]> {
  const corrected = await ofSale(app, [first!], cash(45));
  const { lines } = await booked<SaleView>(app, 'GET', `sales/${corrected.sale}`);
  const changed = { line: lines[0]?.id, price: 39.5 };
  await booked(app, 'POST', `sales/${corrected.sale}/corrections`, {
    lines: [changed],
    reason: 'Typed wrong',
  });
  const voided = await ofSale(app, [second!], byBank(45));
  await booked(app, 'POST', `sales/${voided.sale}/void`, { reason: 'Typed wrong' });
  return [{ ...corrected, says: ['39', ...corrected.says] }, voided];
}

async function broughtBack(
  app: App,
  [first, second, third]: readonly Unit[],
): Promise<Printable[]> {
  const returned = await ofSale(app, [first!], cash(45));
  const back = await takeBack(app, returned.sale);
  const old = await ofSale(app, [second!], byBank(45));
  const exchange = await takeBack(app, old.sale, [{ unit: third!, terms: cash(45) }]);
  return [
    { ...returned, button: 'return', code: back.return.code },
    {
      ...old,
      sale: exchange.sale?.id ?? 0,
      code: exchange.return.code,
      says: barcodes([second!, third!]),
    },
  ];
}

/** Cash from a large note, and the rest by a bank. */
async function paidTwice(app: App, units: readonly Unit[]): Promise<Printable> {
  const { id, receipt_number } = await booked<Sold>(app, 'POST', 'sales', {
    items: units.map((unit) => ({
      ...{ id: unit.id, sale_type: 'store', regular_price: 45, price: 39.99 },
    })),
    tenders: [
      { way: 'cash', amount: 20 },
      { way: 'TEB', amount: 59.98 },
    ],
    received: 500,
  });
  const sums = ['TEB', '59', '500', '480'];
  const code = slipCode('sale', receipt_number);
  return { sale: id, button: 'print', code, says: [...barcodes(units), ...sums] };
}

/** Ten slips of every kind. */
async function soldInTheShop(app: App): Promise<Printable[]> {
  const units = await receiveShoes(app, 'SLIP-1', 54);
  const take = (count: number) => units.splice(0, count);
  const pair = await ofSale(app, take(1), cash(45));
  return [
    pair,
    { ...pair, button: 'gift' },
    await paidTwice(app, take(2)),
    await ofSale(app, take(3), cash(45)),
    await ofSale(app, await receiveCap(app), byBank(99_999.99, 99_999.98)),
    await ofSale(app, take(40), cash(45, 44.99)),
    ...(await mended(app, take(2))),
    ...(await broughtBack(app, take(3))),
  ];
}

const BUTTONS: Record<Language, Record<Printable['button'], string>> = {
  en: { print: 'Print slip', gift: 'Gift slip', return: 'Print the slip of the return' },
  sq: { print: 'Shtyp kuponin', gift: 'Kuponi i dhuratës', return: 'Shtyp kuponin e kthimit' },
  ar: { print: 'طباعة الإيصال', gift: 'إيصال هدية', return: 'طباعة إيصال الإرجاع' },
  tr: { print: 'Fişi yazdır', gift: 'Hediye fişi', return: 'İade fişini yazdır' },
};

/** Words that every slip has, by language; all else is names and figures. */
const WORDS: Partial<Record<Language, RegExp>> = {
  en: /Registration no\. \d/,
  sq: /Nr\. i regjistrimit \d/,
};

async function printOn(
  paper: 'roll' | 'a4' | 'a5',
  page: Page,
  language: Language,
  slip: Printable,
) {
  await page.evaluate((size) => {
    localStorage.setItem('backoffice.slip', JSON.stringify({ isAfterSale: false, size }));
  }, paper);
  const name = BUTTONS[language][slip.button];
  const button = page.getByRole('button', { name, exact: true });
  const sheets = await printedBy(page, button, async () => {
    const text = await page.locator('body > * > article').evaluate(readWhole);
    for (const said of [...slip.says, slip.code, NOT_FISCAL]) expect(text).toContain(said);
    if (WORDS[language]) expect(text).toMatch(WORDS[language]);
  });
  expect(sheets.flatMap(({ codes }) => codes.map(({ text }) => text))).toEqual([slip.code]);
  return sheets;
}

test.describe('forty slips on a roll and on A4: all there, and every code decodes', () => {
  let slips: Printable[];
  test.beforeAll(async ({ app }) => {
    await booked(app, 'PUT', 'company/company', {
      phone: '+383 44 123 456',
      address: 'Rruga e Dëshmorëve të Kombit 12, Prishtinë',
    });
    await booked(app, 'PUT', 'company/settings', { return_terms: TERMS });
    slips = await soldInTheShop(app);
  });

  for (const language of ['en', 'sq', 'tr', 'ar'] as const) {
    test(`ten slips are printed in "${language}"`, async ({ app }) => {
      const prefix = language === 'ar' ? '/rtl' : '/admin';
      const page = await app.open(`${prefix}/dashboard`, { language });
      await page.route('**/company/company', async (route) => {
        const response = await route.fetch();
        const { data, ...rest } = (await response.json()) as { data: object };
        await route.fulfill({ response, json: { ...rest, data: { ...data, name: COMPANY } } });
      });
      for (const slip of slips) {
        await goTo(page, `${prefix}/sales?sale=${slip.sale}`);
        // The sale before it has a button of the same name.
        await settled(page);
        checkRoll(await printOn('roll', page, language, slip));
        checkSheets(await printOn('a4', page, language, slip), 210, 297);
      }
      checkSheets(await printOn('a5', page, language, slips.at(-1)!), 148, 210);
    });
  }
});
