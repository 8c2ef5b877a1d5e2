import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { soldToday } from './harness/day-sales';
import { scan, scanBusyPage, typeKeys, type Typing } from './harness/scan';
import { receiveShoes, type Unit } from './harness/stock';
import { expect, test } from './harness/test';

const CR_LF: Typing = { endings: ['Enter', 'Enter'] };
const saleDialog = (page: Page) => page.getByRole('dialog', { name: 'Sell' });
const prices = (page: Page) => saleDialog(page).getByLabel(/^Price,/);
const rowOf = (page: Page, { barcode }: Unit) =>
  page.getByRole('row', { name: new RegExp(barcode) });

async function openCounter(app: App): Promise<Page> {
  const page = await app.open('/admin/sales');
  await expect(page.getByRole('button', { name: 'Sell', exact: true }).first()).toBeVisible();
  return page;
}

/** Scans units one by one, each after the one before stands in the table. */
async function scanEach(page: Page, units: readonly Unit[], before?: () => Promise<void>) {
  for (const { barcode } of units) {
    await before?.();
    await scan(page, barcode);
    await expect(page.getByText(barcode).first()).toBeVisible();
  }
}

test(
  'twenty scans wherever the focus is: none lost, nothing typed, nothing pressed',
  { tag: '@main' },
  async ({ app }) => {
    const units = await receiveShoes(app, 'SCAN-20', 20);
    const page = await openCounter(app);
    const code = page.getByLabel('Code', { exact: true });

    await scanEach(page, units.slice(0, 5), () =>
      page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()),
    );

    await code.focus();
    await scanEach(page, units.slice(5, 10));
    await expect(code).toHaveValue('');

    const previousDay = page.getByRole('button', { name: 'Previous day' });
    await previousDay.focus();
    await scanEach(page, units.slice(10, 15));
    expect(new URL(page.url()).searchParams.get('day')).toBeNull();
    expect(await saleDialog(page).count()).toBe(0);

    await page.getByRole('button', { name: 'Sell', exact: true }).first().click();
    await expect(saleDialog(page)).toBeVisible();
    const price = prices(page).first();
    const asked = await price.inputValue();
    await price.focus();
    await scanEach(page, units.slice(15, 20));
    await expect(page.getByText('20 scans').first()).toBeVisible();
    await expect(prices(page)).toHaveCount(20);
    await expect(price).toHaveValue(asked);
  },
);

test('keys that come late, wherever they stop, are one scan; so are those without an ending', async ({
  app,
}) => {
  const busy = await receiveShoes(app, 'SCAN-BUSY', 10);
  const late = await receiveShoes(app, 'LATE', 3);
  const [silent] = await receiveShoes(app, 'SILENT-1', 1);
  const page = await openCounter(app);
  for (const { barcode } of busy) {
    await scanBusyPage(page, barcode, 400);
    await expect(page.getByText(barcode).first()).toBeVisible();
  }
  await expect(page.getByText('10 scans').first()).toBeVisible();

  for (const [place, by] of [150, 400, 1_300].entries()) {
    const unit = late[place]!;
    for (const from of [5, 8, 11]) await scan(page, unit.barcode, { late: { from, by } });
    await expect(rowOf(page, unit)).toBeVisible();
    await expect(page.getByText(`${10 + 3 * (place + 1)} scans`).first()).toBeVisible();
    expect(await page.getByText(/^Unknown code/).count()).toBe(0);
  }

  await typeKeys(page, silent!.barcode);
  await expect(rowOf(page, silent!)).toBeVisible();
  const half = silent!.barcode.slice(0, 7);
  await typeKeys(page, half);
  await expect(page.getByText(half, { exact: true })).toBeVisible();
  await expect(rowOf(page, silent!)).toHaveCount(1);
});

test(
  'two Enters after a code, or after a label that is none of ours, sell nothing',
  { tag: '@main' },
  async ({ app }) => {
    const units = await receiveShoes(app, 'CRLF-1', 4);
    const page = await openCounter(app);
    for (const unit of units.slice(0, 3)) {
      await scan(page, unit.barcode, CR_LF);
      await expect(rowOf(page, unit)).toBeVisible();
      expect(await saleDialog(page).count()).toBe(0);
    }
    await page.keyboard.press('Enter');
    await expect(saleDialog(page)).toBeVisible();
    await scan(page, units[3]!.barcode, CR_LF);
    await expect(prices(page).nth(3)).toBeVisible();
    for (const text of ['AIR1001', 'xy', '17']) await scan(page, text, CR_LF);
    await expect(prices(page)).toHaveCount(4);
    expect(await soldToday(app)).not.toContainEqual(expect.objectContaining({ code: 'CRLF-1' }));
    await expect(saleDialog(page)).toBeVisible();
  },
);

/** Keeps the code of the sales area back until it is let go. */
async function withoutSales(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/sales\/.*\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  return () => letGo();
}

test('what is scanned while the code of the page is on its way waits, and is handed over in order', async ({
  app,
}) => {
  const units = await receiveShoes(app, 'EARLY-1', 3);
  const page = await app.open('/admin/icons');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const letGo = await withoutSales(page);
  // The page is whole only with the code that is held back.
  await page.goto(`${app.server.url}/admin/sales`, { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Sales' }).first()).toBeVisible();
  for (const { barcode } of units) await scan(page, barcode);
  await expect(page.getByText('3 scans wait for the page')).toBeVisible();
  letGo();
  await expect(page.getByText('3 scans', { exact: true })).toBeVisible();
  const rows = page
    .getByRole('table', { name: 'Products for sale' })
    .getByRole('row', { name: /EARLY-1/ });
  await expect(rows.nth(2)).toBeVisible();
  const shown = await rows.allInnerTexts();
  // The newest stands first.
  expect(shown.map((text) => /\d{12}/.exec(text)?.[0])).toEqual(
    units.map(({ barcode }) => barcode).toReversed(),
  );
  await expect(page.getByText(/wait for the page/)).toHaveCount(0);
});
