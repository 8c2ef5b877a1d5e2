import { offlineSlipNumber, readOfflineSlip, slipCode } from '@backoffice/contracts';
import type { Page } from '@playwright/test';

import { scan } from '../scan';
import type { Unit } from '../stock';
import { expect } from '../test';
import type { Line } from './line';

export const strip = (page: Page) => page.getByRole('group', { name: 'Sold last' });
/** What says that there is no line. */
export const bar = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'No connection since' });

export async function openCounter(page: Page, line: Line): Promise<void> {
  await page.goto(`${line.url}/admin/sales`);
  await expect(page.getByRole('button', { name: 'Sell', exact: true })).toBeVisible();
}

/** Scans a pair and opens the dialog that sells it. */
export async function bring(page: Page, { barcode }: Unit): Promise<void> {
  await scan(page, barcode);
  await expect(page.getByRole('row', { name: new RegExp(barcode) })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Sell' }).waitFor();
}

/** Sells a pair, for cash unless `pay` does otherwise; answers the number of its receipt or slip. */
export async function sellAtTill(
  page: Page,
  unit: Unit,
  pay: () => Promise<void> = async () => undefined,
): Promise<string> {
  await bring(page, unit);
  await pay();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Selected: 0/)).toBeVisible();
  const [called = ''] = /K\d+-\d{6}|\d+/.exec(await strip(page).innerText()) ?? [];
  return called;
}

/** Pays by NLB. */
export const byBank = (page: Page) => () => page.keyboard.press('F2');

/** Pays €20 in cash and the rest by TEB. */
export const bySplit = (page: Page) => async () => {
  await page.keyboard.type('20', { delay: 120 });
  const sale = page.getByRole('dialog', { name: 'Sell' });
  await expect(sale.getByLabel('Received', { exact: true })).toHaveValue('20');
  await page.keyboard.press('F4');
  await expect(sale.getByRole('button', { name: /in cash \+ .+ by TEB/ })).toBeVisible();
};

/** What is in the bars of a slip that was made without a line. */
export const barsOf = (slip: string): string => {
  const read = readOfflineSlip(slip);
  return read ? slipCode('offline', offlineSlipNumber(read)) : slip;
};

/** Waits until this till has sent all that it sold without a line. */
export async function allSent(page: Page): Promise<void> {
  await expect(bar(page)).toBeHidden();
  const holds = () => page.evaluate(() => localStorage.getItem('backoffice.holds-sales'));
  await expect.poll(holds).toBeNull();
  await expect(page.getByText(/waits? to be sent/)).toHaveCount(0);
}
