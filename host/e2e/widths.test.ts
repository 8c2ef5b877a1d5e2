import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { scan } from './harness/scan';
import { overflowOf } from './harness/screen';
import { settled, visit } from './harness/settled';
import { receiveShoes, sellElsewhere } from './harness/stock';
import { expect, test } from './harness/test';

/** Tills have 1024 × 768; the sidebar comes beside the page at 993. */
const TILLS = [993, 1024, 1199];
const WIDTHS = [390, 768, ...TILLS, 1440];
const LANGUAGES = ['en', 'sq', 'tr', 'ar'] as const;
type Language = (typeof LANGUAGES)[number];
const prefixOf = (language: Language) => (language === 'ar' ? '/rtl' : '/admin');

async function openIn(app: App, language: Language, path: string): Promise<Page> {
  const page = await app.open(prefixOf(language) + path, { language });
  await settled(page);
  return page;
}

/** By how many pixels each table is wider than the box that it scrolls in. */
const hidden = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('table')].map((table) => {
      const box = table.parentElement as HTMLElement;
      return box.scrollWidth - box.clientWidth;
    }),
  );

async function expectNothingHidden(page: Page, tables: number): Promise<void> {
  for (const width of TILLS) {
    await page.setViewportSize({ width, height: 768 });
    const none = { width, hidden: Array.from({ length: tables }, () => 0) };
    await expect.poll(async () => ({ width, hidden: await hidden(page) })).toEqual(none);
  }
}

/** Long in every column, as some day's sale is. */
const WIDEST = {
  sold_at: '2026-11-25T21:58:00.000Z',
  code: 'EXCHANGE-2028',
  brand_name: 'Timberland',
  name: 'Sunglasses Timberland',
  color_name: 'Burgundy',
  number: '42.5',
  payment_type: 'bank',
  bank_name: 'ProCredit',
  sale_type: 'online',
  product_price: '1149.00',
  sale_price: '-1149.00',
  kind: 'return',
  return_number: 1234,
  location: 'Prishtinë',
  seller: 'Fatmire',
};

/** Short, and of the widest letters. */
const WIDE_CODE = { code: 'WOMEN-WWW' };

const sellTheWidest = (page: Page) =>
  page.route(/transactions\/sales\?date/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object[] };
    const data = answer.data.map((sale, row) => ({ ...sale, ...[WIDEST, WIDE_CODE][row] }));
    await route.fulfill({ response, json: { ...answer, data } });
  });

/** Screens with the widest tables and forms. */
const SCREENS = [
  '/cms?tab=colors',
  '/add/products',
  '/cms?tab=numbers',
  '/products?all=1',
  '/deliveries',
  '/operations',
  '/counts',
  '/shipments',
  '/sales/to-settle',
  '/till',
  '/people',
  '/releases',
  '/audit',
];

for (const language of LANGUAGES) {
  test(`in ${language}, tills show every column, and no screen scrolls sideways`, async ({
    app,
  }) => {
    const units = await receiveShoes(app, `TILL-${language}`, 2);
    await sellElsewhere(app, units.slice(0, 1));
    const page = await openIn(app, language, '/products?all=1');
    await expect(page.getByRole('table')).toBeVisible();
    await expectNothingHidden(page, 1);
    await sellTheWidest(page);
    await visit(page, `${prefixOf(language)}/sales?code=TILL-${language}`);
    await expect(page.getByRole('cell', { name: WIDEST.code })).toBeVisible();
    await expectNothingHidden(page, 2);

    for (const path of SCREENS) {
      await visit(page, prefixOf(language) + path);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await overflowOf(page);
        expect({ path, width, overflow }).toEqual({ path, width, overflow: 0 });
      }
    }
  });
}

/** The dialog's lines: how wide the unit's name is, and what of a line overlaps. */
const linesOf = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('listitem')
    .evaluateAll((lines) =>
      lines.map((line) => {
        const parts = [...line.children].map((part) => part.getBoundingClientRect());
        const clash = parts.some((one, index) =>
          parts
            .slice(index + 1)
            .some(
              (other) =>
                one.left < other.right - 0.5 &&
                other.left < one.right - 0.5 &&
                one.top < other.bottom - 0.5 &&
                other.top < one.bottom - 0.5,
            ),
        );
        const { left, right, height } = line.getBoundingClientRect();
        const spills = parts.some((part) => part.left < left - 0.5 || part.right > right + 0.5);
        return { unit: parts[0]?.width ?? 0, height, clash, spills };
      }),
    );

for (const language of ['en', 'ar'] as const) {
  test(`in ${language}, the sale dialog has room at every width`, async ({ app }) => {
    const units = await receiveShoes(app, `SELL-${language}`, 3);
    const page = await openIn(app, language, '/sales');
    for (const { barcode } of units) {
      await scan(page, barcode);
      await expect(page.getByRole('row', { name: new RegExp(barcode) })).toBeVisible();
    }
    await page.locator('main .btn-primary').last().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    for (const width of [...WIDTHS, 1000, 1100]) {
      await page.setViewportSize({ width, height: 768 });
      // Lines of 48 px; on a phone a long name takes two lines, as its size stands at the end.
      const limit = width >= 768 ? 50 : 64;
      const misfits = async () =>
        (await linesOf(page)).filter(
          ({ unit, height, clash, spills }) => clash || spills || unit < 120 || height >= limit,
        );
      await expect
        .poll(async () => ({ width, misfits: await misfits() }))
        .toEqual({ width, misfits: [] });
    }
  });
}
