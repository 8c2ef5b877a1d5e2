import {
  DENOMINATIONS,
  type ClosingView,
  type Language,
  type SaleView,
  type Till,
} from '@backoffice/contracts';
import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { BUSY_CLOSING } from './harness/busy-closing';
import { inFirefox } from './harness/firefox/adapt';
import { printedBy } from './harness/looks/printed';
import { checkRoll, checkSheets, readWhole } from './harness/looks/sheets';
import { booked, sell } from './harness/sold';
import { receiveShoes } from './harness/stock';
import { expect, test } from './harness/test';

const { closing, opening, sums, report, late, ...counted } = BUSY_CLOSING;
const { counts, late: lateSums, ...blindClosing } = closing;
/** The closing as a person gets it who counts blind, without being told what is expected. */
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

async function openClosing(app: App, view: ClosingView, language: Language): Promise<Page> {
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

for (const language of ['en', 'sq', 'ar'] as const) {
  test(`the busiest closing is whole on a roll and on A4 in "${language}"`, async ({ app }) => {
    const page = await openClosing(app, BUSY_CLOSING, language);
    const roll = await printOn('roll', page, language);
    for (const said of [closing.closed_by, closing.reason, counted.company.name, '1204']) {
      expect(roll.text).toContain(said);
    }
    checkRoll(roll.sheets);
    checkSheets((await printOn('a4', page, language)).sheets, 210, 297);
  });
}

test('a person who counts blind prints the counted amounts and never the expected ones', async ({
  app,
}) => {
  test.skip(
    inFirefox(),
    'lines stand closer on paper than on screen, where the roll is measured: 0.5 mm more stay empty',
  );
  const page = await openClosing(app, BLIND, 'en');
  const { sheets, text } = await printOn('roll', page, 'en');
  checkRoll(sheets);
  expect(text).toContain('Cash€999,999.99');
  expect(text).not.toMatch(/Expected|Difference|-€/);
});

const PRICE = 45;

/** Cents in as few notes and coins as possible. */
function inPieces(cents: number): Record<string, number> {
  const pieces: Record<string, number> = {};
  let rest = cents;
  for (const one of DENOMINATIONS) {
    pieces[one] = Math.floor(rest / one);
    rest %= one;
  }
  return pieces;
}

/** Closes the till of the demo person with a sale that was paid by card and rung up as cash. */
async function closeWrongWay(app: App): Promise<{ sale: number; closed: ClosingView }> {
  const [other, ...units] = await receiveShoes(app, 'CLOSE-1', 2);
  const terms = { regular_price: PRICE, price: PRICE, paymentType: 'cash' } as const;
  // Enough money to count, even where other tests took more out of this till than came in.
  await sell(app, [other!], { ...terms, price: 9_000 });
  const { id } = await sell(app, units, terms);
  const { version, opening: begun, sums: moved = [] } = await booked<Till>(app, 'GET', 'till');
  const of = (way: string) => Number(moved.find((one) => one.way === way)?.amount ?? 0);
  const there = Math.round((Number(begun.cash) + of('cash') - PRICE) * 100);
  const closed = await booked<ClosingView>(app, 'POST', 'till/closings', {
    version,
    cash: inPieces(there),
    terminals: { NLB: of('NLB'), PCB: of('PCB'), TEB: of('TEB') + PRICE },
    left: 0,
    reason: 'Paid by card, rung up as cash',
  });
  return { sale: id, closed };
}

test(
  'a correction after the closing explains its difference, on screen and on paper',
  { tag: '@main' },
  async ({ app }) => {
    const { sale, closed } = await closeWrongWay(app);
    const { sale: before, lines } = await booked<SaleView>(app, 'GET', `sales/${sale}`);
    await booked(app, 'POST', `sales/${sale}/corrections`, {
      lines: [{ line: lines[0]?.id, paymentType: 'bank', bank: 'TEB' }],
      period: before.period,
      reason: 'Wrong way of payment',
    });
    const page = await app.open(`/admin/till?tab=closings&closing=${closed.closing.id}`);
    const cash = page.getByRole('dialog').getByRole('row', { name: /^Cash/ });
    const explained = expect.stringMatching(/-€45\.00explained by corrections$/);
    await expect.poll(() => cash.textContent()).toEqual(explained);
    const { sheets, text } = await printOn('roll', page, 'en');
    checkRoll(sheets);
    expect(text).toContain(`Receipt ${before.receipt_number}`);
    expect(text).toContain('Paid by card, rung up as cash');
  },
);
