import { slipCode } from '@backoffice/contracts';
import type { Locator, Page } from '@playwright/test';

import type { App } from './harness/app';
import { soldToday, type SoldRow } from './harness/day-sales';
import { scan } from './harness/scan';
import { receiveShoes, sellElsewhere, type Unit } from './harness/stock';
import { expect, test } from './harness/test';

/** A person, whose actions are counted. */
class Hand {
  actions = 0;

  async clicks(target: Locator): Promise<void> {
    this.actions += 1;
    await target.click();
  }

  async chooses(list: Locator, label: string): Promise<void> {
    this.actions += 1;
    await list.selectOption({ label });
  }
}

const openPage = async (app: App): Promise<Page> => {
  const page = await app.open('/admin/sales');
  await expect(page.getByRole('button', { name: 'Sell', exact: true })).toBeVisible();
  return page;
};
const panel = (page: Page) => page.getByRole('dialog', { name: /^Receipt \d+$/ });
type Row = SoldRow & { receipt_number: number };
const rowsOf = async (app: App, { barcode }: Unit) =>
  ((await soldToday(app)) as Row[]).filter((sold) => sold.barcode === barcode);

async function soldPair(app: App, code: string): Promise<Unit> {
  const [unit] = (await receiveShoes(app, code, 1)) as [Unit];
  await sellElsewhere(app, [unit]);
  return unit;
}

test('a wrong way of payment is corrected by row, way, save', async ({ app }) => {
  const unit = await soldPair(app, 'WAY-1');
  const [before] = await rowsOf(app, unit);
  const page = await openPage(app);
  const hand = new Hand();
  await hand.clicks(
    page.getByRole('table', { name: 'Sales of the day' }).getByRole('row', { name: /WAY-1/ }),
  );
  await hand.clicks(panel(page).locator('label', { hasText: 'TEB' }));
  await hand.clicks(panel(page).getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Sale corrected').first()).toBeVisible();
  expect(hand.actions).toBe(3);
  const after = await rowsOf(app, unit);
  expect(after).toHaveLength(1);
  expect(after[0]).toMatchObject({
    payment_type: 'bank',
    bank_name: 'TEB',
    receipt_number: before?.receipt_number,
  });
  await expect(panel(page).getByText('from Cash to TEB').first()).toBeVisible();
});

test(
  'a sale by mistake is voided by slip, Void, reason, confirm',
  { tag: '@main' },
  async ({ app }) => {
    const unit = await soldPair(app, 'VOID-1');
    const [row] = await rowsOf(app, unit);
    const page = await openPage(app);
    const hand = new Hand();
    hand.actions += 1;
    await scan(page, slipCode('sale', row?.receipt_number ?? 0));
    await expect(panel(page)).toBeVisible();
    await hand.clicks(panel(page).getByRole('button', { name: 'Void' }));
    const form = page.getByRole('dialog', { name: /^Void receipt/ });
    await hand.chooses(form.getByRole('combobox'), 'Rung up by mistake');
    await hand.clicks(form.getByRole('button', { name: 'Void this sale' }));
    await expect(page.getByText(/^Receipt \d+ voided$/).first()).toBeVisible();
    expect(hand.actions).toBe(4);
    expect(await rowsOf(app, unit)).toEqual([]);
  },
);
