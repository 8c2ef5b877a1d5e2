import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

import { appUnderTest } from './harness/app';
import { scan } from './harness/scan';
import { receiveShoes } from './harness/stock';

const app = appUnderTest();
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const WIDTHS = [390, 768, 1440];
const LANGUAGES = ['en', 'sq', 'tr', 'ar'];

const prefixOf = (language: string) => (language === 'ar' ? '/rtl' : '/admin');

/** A page whose visits are in a language and a theme. */
async function openIn(language: string, theme: string): Promise<Page> {
  const page = await app.open(`${prefixOf(language)}/tables`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(
    ([chosen, name]) => {
      localStorage.setItem('backoffice.theme', name!);
      localStorage.setItem('backoffice.language', chosen!);
    },
    [language, theme],
  );
  return page;
}

async function visit(page: Page, language: string, path: string): Promise<void> {
  // A basket that is left open would come back with the page.
  await page.evaluate(() => {
    const drafts = Object.keys(localStorage).filter((key) => key.includes('draft'));
    for (const key of drafts) localStorage.removeItem(key);
  });
  await page.goto(app.server.url + prefixOf(language) + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** The sale of two units, one by a bank that is yet to be chosen, after a first try. */
async function openSale(page: Page, barcodes: readonly string[]): Promise<void> {
  await page.locator('button[aria-disabled=true]').waitFor();
  for (const barcode of barcodes) {
    await scan(page, barcode);
    await page.getByRole('row', { name: new RegExp(barcode) }).waitFor();
  }
  await page.keyboard.press('Enter');
  const selects = page.getByRole('dialog').locator('li').first().locator('select');
  await selects.nth(1).selectOption('bank');
  await page.getByRole('dialog').locator('[type=submit]').click();
  await page.getByRole('dialog').locator('.invalid-feedback').waitFor();
}

const openDialogs: Record<string, (page: Page, barcodes: readonly string[]) => Promise<void>> = {
  '/sales': openSale,
  '/transactions?date=2026-01-15': async (page) => {
    await page.locator('header .btn-primary').click();
    await page.getByRole('dialog').locator('[type=submit]').click();
    await page.getByRole('dialog').locator('.invalid-feedback').first().waitFor();
  },
  '/settings?tab=sales': async (page) => {
    await page.locator('[role=tabpanel] .btn-primary').click();
    await page.getByRole('dialog').locator('[type=submit]').click();
    await page.getByRole('dialog').locator('.invalid-feedback').waitFor();
  },
  '/settings?tab=articles': async (page) => {
    await page.locator('[role=tabpanel] td .btn').first().click();
    await page.getByRole('dialog').waitFor();
  },
  '/settings?tab=quantity': async (page) => {
    await page.locator('[role=tabpanel] .btn-primary').click();
    await page.getByRole('dialog').waitFor();
  },
  '/user-profile': async (page) => {
    await page.locator('[type=submit]').nth(1).click();
    await page.locator('.invalid-feedback').first().waitFor();
  },
  '/company-profile': async (page) => {
    await page.locator('table').waitFor();
  },
};
const PLACES = Object.keys(openDialogs);

const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

async function barcodesOf(code: string): Promise<string[]> {
  return (await receiveShoes(app, code, 2)).map(({ barcode }) => barcode);
}

test.each(LANGUAGES)('nothing scrolls sideways in %s, dialogs open or not', async (language) => {
  const barcodes = await barcodesOf(`WIDE-${language}`);
  const page = await openIn(language, 'dark');
  for (const path of PLACES) {
    await visit(page, language, path);
    for (const isOpen of [false, true]) {
      if (isOpen) await openDialogs[path]!(page, barcodes);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const found = { path, width, isOpen, overflow: await overflow(page) };
        expect(found).toEqual({ path, width, isOpen, overflow: 0 });
      }
    }
  }
});

test.each([
  ['en', 'dark'],
  ['ar', 'light'],
])('axe finds nothing in the dialogs, %s and %s', async (language, theme) => {
  const barcodes = await barcodesOf(`AXE-${language}`);
  const page = await openIn(language, theme);
  for (const path of PLACES.filter((place) => place !== '/company-profile')) {
    await visit(page, language, path);
    await openDialogs[path]!(page, barcodes);
    const part = path === '/user-profile' ? 'main' : '.modal';
    const { violations } = await new AxeBuilder({ page }).include(part).withTags(RULES).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    );
    expect({ path, found }).toEqual({ path, found: [] });
  }
});
