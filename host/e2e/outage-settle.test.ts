import type { AuditEvent, UnitState, SaleRow, Sold } from '@backoffice/contracts';
import type { Locator, Page } from '@playwright/test';

import type { App } from './harness/app';
import { soldToday } from './harness/day-sales';
import { printedBy } from './harness/looks/printed';
import { lineOfEachTest, openTill } from './harness/network/open-till';
import { bar, openCounter, sellAtTill } from './harness/network/till-counter';
import { choosePin, handOver } from './harness/network/till-people';
import { openAs } from './harness/open-as';
import { scan } from './harness/scan';
import { button } from './harness/screen';
import { booked, sell, takeBack } from './harness/sold';
import { changeSince, standing } from './harness/standing';
import { receiveShoes, type Unit } from './harness/stock';
import { expect, test } from './harness/test';

test.use({ ownServer: {} });

const PRICE = 4_500;
const TERMS = { regular_price: 45, price: 45, paymentType: 'cash' } as const;

const line = lineOfEachTest();

/** The receipt that has a unit now; null while it is in stock. */
async function receiptOf(app: App, { barcode }: Unit): Promise<number | null> {
  const unit = await booked<UnitState>(app, 'GET', `products/barcode/${barcode}`);
  return unit.sold?.receipt_number ?? null;
}

const pricesOf = async (app: App, code: string) =>
  ((await soldToday(app)) as unknown as SaleRow[])
    .filter((row) => row.code === code)
    .map((row) => row.sale_price);

const cardOf = (page: Page, slip: string) => page.getByRole('region', { name: new RegExp(slip) });
const settle = (card: Locator) => card.getByRole('button', { name: 'Settle' });
/** Chooses what became of a unit, settles it, and sees it go from the list. */
async function choose(card: Locator, what: RegExp): Promise<void> {
  await card.getByRole('radio', { name: what }).first().check();
  await settle(card).click();
  await expect(card).toHaveCount(0);
}

/** Sells each unit at a till without a line, and as somebody else at another counter, too. */
async function sellTwice(app: App, page: Page, units: readonly Unit[]) {
  line.cut();
  const slips: string[] = [];
  const others: Sold[] = [];
  for (const unit of units) {
    slips.push(await sellAtTill(page, unit));
    others.push(await sell(app, [unit], TERMS));
  }
  line.restore();
  await expect(page.getByText(`${units.length} of them are to settle`)).toBeVisible();
  await expect(bar(page)).toBeHidden();
  return { slips, others };
}

test('pairs that were sold twice are settled by another pair, by money, and by the very pair', async ({
  app,
}) => {
  test.slow();
  const [first, spare] = (await receiveShoes(app, 'SETTLE-PAIR', 2)) as [Unit, Unit];
  const [second] = (await receiveShoes(app, 'SETTLE-MONEY', 1)) as [Unit];
  const [third] = (await receiveShoes(app, 'SETTLE-BACK', 1)) as [Unit];
  const before = await standing(app);
  const till = await openTill(app, line, 'Settled till');
  await openCounter(till, line);
  const { slips, others } = await sellTwice(app, till, [first, second, third]);
  const [pairSlip, moneySlip, backSlip] = slips as [string, string, string];
  expect(await changeSince(app, before)).toEqual({ cash: 6 * PRICE, day: 6 * PRICE, units: 6 });

  const page = await openAs(app, 'manager', '/admin/sales/to-settle');
  const pair = cardOf(page, pairSlip);
  await expect(pair.getByText(/^Sold again .*, receipt \d+\.$/)).toBeVisible();
  await choose(pair, new RegExp(`^Another one: .*${spare.barcode}`));
  expect(await changeSince(app, before)).toEqual({ cash: 6 * PRICE, day: 6 * PRICE, units: 6 });
  expect(await receiptOf(app, first)).toBe(others[0]?.receipt_number);
  expect(await receiptOf(app, spare)).not.toBeNull();

  const money = cardOf(page, moneySlip);
  await money.getByRole('radio', { name: /^Money back: Cash €45\.00/ }).check();
  await settle(money).click();
  const question = page.getByRole('alertdialog', { name: 'Pay €45.00 back?' });
  const [paper] = await printedBy(page, question.getByRole('button', { name: 'Pay back' }));
  expect(paper?.codes).toHaveLength(1);
  await expect(money).toHaveCount(0);
  expect(await changeSince(app, before)).toEqual({ cash: 5 * PRICE, day: 5 * PRICE, units: 5 });
  expect(await receiptOf(app, second)).toBe(others[1]?.receipt_number);

  // Whoever bought it elsewhere brings it back, and the manager scans it.
  const back = cardOf(page, backSlip);
  await expect(back.getByRole('radio', { name: /^This very one/ })).toHaveCount(0);
  await takeBack(app, others[2]!.id);
  const very = back.getByRole('radio', { name: /^This very one/ });
  await expect(very).toBeVisible();
  await scan(page, third.barcode);
  await expect(very).toBeChecked();
  await settle(back).click();
  await expect(back).toHaveCount(0);
  expect(await changeSince(app, before)).toEqual({ cash: 4 * PRICE, day: 4 * PRICE, units: 4 });
  expect(await receiptOf(app, third)).not.toBe(others[2]?.receipt_number);
  expect(await pricesOf(app, 'SETTLE-BACK')).toHaveLength(3);

  // The demo company has one of its own; then nothing is left.
  await choose(page.getByRole('region', { name: /K1-/ }), /^Another one/);
  await expect(page.getByText('Nothing to settle', { exact: true })).toBeVisible();
});

test('a price below a floor that came meanwhile is accepted with a note', async ({ app }) => {
  test.slow();
  const cashier = await choosePin(app, 'cashier', '482170');
  const [unit] = (await receiveShoes(app, 'SETTLE-FLOOR', 1)) as [Unit];
  const before = await standing(app);
  const till = await openTill(app, line, 'Floor till');
  await handOver(till, cashier);
  await openCounter(till, line);

  line.cut();
  await booked(app, 'PUT', 'company/settings', { price_floor: 5 });
  const slip = await sellAtTill(till, unit, async () => {
    await till
      .getByRole('dialog')
      .getByLabel(/^Price/)
      .first()
      .fill('40');
    await till.getByRole('button', { name: 'Take €40.00 in cash' }).focus();
  });
  line.restore();
  await expect(till.getByText('1 of them is to settle')).toBeVisible();

  const page = await openAs(app, 'manager', '/admin/sales/to-settle');
  const card = cardOf(page, slip);
  await expect(card.getByText(/^A price is below the floor/)).toBeVisible();
  await card.getByLabel('Note').fill('The last pair of the season');
  await card.getByRole('button', { name: 'Accept' }).click();
  await expect(card).toHaveCount(0);
  expect(await changeSince(app, before)).toEqual({ cash: 4_000, day: 4_000, units: 1 });
  expect(await pricesOf(app, 'SETTLE-FLOOR')).toEqual(['40.00']);
  expect(await receiptOf(app, unit)).not.toBeNull();
  const [event] = await booked<AuditEvent[]>(app, 'GET', 'audit?kind=sale.settled&limit=1');
  expect(event?.changes.note?.after).toBe('The last pair of the season');

  const audit = await app.open('/admin/audit?kind=sale.settled');
  const row = audit.getByRole('row', { name: new RegExp(slip) });
  await expect(row.getByText('Reasons: Price below the floor → –')).toBeVisible();
  await expect(row.getByRole('link')).toBeVisible();
});

test('a pair that is set aside is put back on sale before its own sale takes it', async ({
  app,
}) => {
  test.slow();
  const [unit] = (await receiveShoes(app, 'SETTLE-ASIDE', 1)) as [Unit];
  const till = await openTill(app, line, 'Aside till');
  await openCounter(till, line);
  line.cut();
  const slip = await sellAtTill(till, unit);
  await booked(app, 'PUT', `products/${unit.id}/set-aside`, { reason: 'damaged' });
  line.restore();
  await expect(till.getByText('1 of them is to settle')).toBeVisible();

  const page = await openAs(app, 'manager', '/admin/sales/to-settle');
  const card = cardOf(page, slip);
  await expect(card.getByText(/^This unit is set aside\./)).toBeVisible();
  await scan(page, unit.barcode);
  await settle(card).click();
  await expect(page.getByText(/Put it back on sale first/).first()).toBeVisible();
  await card.getByRole('link', { name: 'Show it in stock' }).click();
  await page
    .getByRole('row', { name: /SETTLE-ASIDE/ })
    .getByText('SETTLE-ASIDE')
    .click();
  await button(page, 'Put back on sale').click();
  await expect(page.getByText('SETTLE-ASIDE is for sale again').first()).toBeVisible();
  await page.goto(`${app.server.url}/admin/sales/to-settle`);
  await choose(card, /^This very one/);
  expect(await receiptOf(app, unit)).not.toBeNull();
});
