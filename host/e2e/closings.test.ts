import type { ClosingView, Language } from '@backoffice/contracts';
import type { Page } from 'playwright-core';

import { appUnderTest } from './harness/app';
import { BUSY_CLOSING } from './harness/busy-closing';
import { printedBy } from './harness/printed';
import { checkRoll, checkSheets, readWhole } from './harness/sheets';

const app = appUnderTest();

const { closing, opening, sums, report, late, ...counted } = BUSY_CLOSING;
const { counts, late: lateSums, ...blindClosing } = closing;
/** As whoever counts without being told what is expected gets it. */
const BLIND: ClosingView = { ...counted, closing: blindClosing };

const BUTTONS: Partial<Record<Language, string>> = {
  en: 'Print closing',
  sq: 'Shtyp mbylljen',
  ar: 'طباعة الإغلاق',
};
const PAPERS: Partial<Record<Language, string>> = {
  en: 'Paper for closings',
  sq: 'Letra e mbylljeve',
  ar: 'ورق الإغلاقات',
};

async function openClosing(view: ClosingView, language: Language): Promise<Page> {
  const prefix = language === 'ar' ? '/rtl' : '/admin';
  const page = await app.open(`${prefix}/dashboard`, { language });
  await page.route('**/api/v1/till/closings/7', (route) =>
    route.fulfill({ json: { success: true, data: view } }),
  );
  await page.goto(`${app.server.url}${prefix}/till?tab=closings&closing=7`);
  return page;
}

async function printOn(paper: 'roll' | 'a4', page: Page, language: Language) {
  await page.getByRole('combobox', { name: PAPERS[language] }).selectOption(paper);
  const button = page.getByRole('button', { name: BUTTONS[language], exact: true });
  let text = '';
  const sheets = await printedBy(page, button, async () => {
    text = await page.locator('body > * > article').evaluate(readWhole);
  });
  return { sheets, text };
}

test.each(['en', 'sq', 'ar'] as const)(
  'the busiest closing is whole on a roll and on A4 in "%s"',
  async (language) => {
    const page = await openClosing(BUSY_CLOSING, language);
    const roll = await printOn('roll', page, language);
    for (const said of [closing.closed_by, closing.reason, counted.company.name, '1204']) {
      expect(roll.text).toContain(said);
    }
    checkRoll(roll.sheets);
    checkSheets((await printOn('a4', page, language)).sheets, 210, 297);
  },
);

test('who counts blind takes home what was counted, and nothing of what was expected', async () => {
  const page = await openClosing(BLIND, 'en');
  const { sheets, text } = await printOn('roll', page, 'en');
  checkRoll(sheets);
  expect(text).toContain('Cash€999,999.99');
  expect(text).not.toMatch(/Expected|Difference|-€/);
});
