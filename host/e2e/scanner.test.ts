import type { Page } from 'playwright-core';

import { appUnderTest } from './harness/app';
import { soldToday } from './harness/day-sales';
import { scan, scanBusyPage, typeKeys, type Typing } from './harness/scan';
import { soon, waitForText } from './harness/screen';
import { receiveShoes, type Unit } from './harness/stock';

const app = appUnderTest();

const CR_LF: Typing = { endings: ['Enter', 'Enter'] };
const saleDialog = (page: Page) => page.getByRole('dialog', { name: 'Sell' });
const prices = (page: Page) => saleDialog(page).getByLabel(/^Price,/);
const rowOf = (page: Page, { barcode }: Unit) =>
  page.getByRole('row', { name: new RegExp(barcode) });

async function openCounter(): Promise<Page> {
  const page = await app.open('/admin/sales');
  await page.getByRole('button', { name: 'Sell', exact: true }).first().waitFor();
  return page;
}

/** Each of them stands in the table before the next one is scanned. */
async function scanEach(page: Page, units: readonly Unit[], before?: () => Promise<void>) {
  for (const { barcode } of units) {
    await before?.();
    await scan(page, barcode);
    await page.getByText(barcode).first().waitFor();
  }
}

test('twenty scans wherever the focus is: none lost, nothing typed, nothing pressed', async () => {
  const units = await receiveShoes(app, 'SCAN-20', 20);
  const page = await openCounter();
  const code = page.getByLabel('Code', { exact: true });

  await scanEach(page, units.slice(0, 5), () =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()),
  );

  await code.focus();
  await scanEach(page, units.slice(5, 10));
  await soon(() => code.inputValue(), '');

  const previousDay = page.getByRole('button', { name: 'Previous day' });
  await previousDay.focus();
  await scanEach(page, units.slice(10, 15));
  expect(new URL(page.url()).searchParams.get('day')).toBeNull();
  expect(await saleDialog(page).count()).toBe(0);

  await page.getByRole('button', { name: 'Sell', exact: true }).first().click();
  await saleDialog(page).waitFor();
  const price = prices(page).first();
  const asked = await price.inputValue();
  await price.focus();
  await scanEach(page, units.slice(15, 20));
  await waitForText(page, '20 scans');
  await soon(() => prices(page).count(), 20);
  expect(await price.inputValue()).toBe(asked);
});

test('keys that come late, wherever they stop, are one scan; so are those without an ending', async () => {
  const busy = await receiveShoes(app, 'SCAN-BUSY', 10);
  const late = await receiveShoes(app, 'LATE', 3);
  const [silent] = await receiveShoes(app, 'SILENT-1', 1);
  const page = await openCounter();
  for (const { barcode } of busy) {
    await scanBusyPage(page, barcode, 400);
    await page.getByText(barcode).first().waitFor();
  }
  await waitForText(page, '10 scans');

  for (const [place, by] of [150, 400, 1_300].entries()) {
    const unit = late[place]!;
    for (const from of [5, 8, 11]) await scan(page, unit.barcode, { late: { from, by } });
    await rowOf(page, unit).waitFor();
    await page
      .getByText(`${10 + 3 * (place + 1)} scans`)
      .first()
      .waitFor();
    expect(await page.getByText(/^Unknown code/).count()).toBe(0);
  }

  await typeKeys(page, silent!.barcode);
  await rowOf(page, silent!).waitFor();
  const half = silent!.barcode.slice(0, 7);
  await typeKeys(page, half);
  await page.getByText(half, { exact: true }).waitFor();
  expect(await rowOf(page, silent!).count()).toBe(1);
});

test('two Enters after a code, or after a label that is none of ours, sell nothing', async () => {
  const units = await receiveShoes(app, 'CRLF-1', 4);
  const page = await openCounter();
  for (const unit of units.slice(0, 3)) {
    await scan(page, unit.barcode, CR_LF);
    await rowOf(page, unit).waitFor();
    expect(await saleDialog(page).count()).toBe(0);
  }
  await page.keyboard.press('Enter');
  await saleDialog(page).waitFor();
  await scan(page, units[3]!.barcode, CR_LF);
  await prices(page).nth(3).waitFor();
  for (const text of ['AIR1001', 'xy', '17']) await scan(page, text, CR_LF);
  expect(await prices(page).count()).toBe(4);
  expect(await soldToday(app)).not.toContainEqual(expect.objectContaining({ code: 'CRLF-1' }));
  expect(await saleDialog(page).isVisible()).toBe(true);
});

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

test('what is scanned while the code of the page is on its way waits, and is handed over in order', async () => {
  const units = await receiveShoes(app, 'EARLY-1', 3);
  const page = await app.open('/admin/icons');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const letGo = await withoutSales(page);
  // The page is whole only with the code that is held back.
  await page.goto(`${app.server.url}/admin/sales`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Sales' }).first().waitFor();
  for (const { barcode } of units) await scan(page, barcode);
  await page.getByText('3 scans wait for the page').waitFor();
  letGo();
  await page.getByText('3 scans', { exact: true }).waitFor();
  const rows = page
    .getByRole('table', { name: 'Products for sale' })
    .getByRole('row', { name: /EARLY-1/ });
  await rows.nth(2).waitFor();
  const shown = await rows.allInnerTexts();
  // The newest stands first.
  expect(shown.map((text) => /\d{12}/.exec(text)?.[0])).toEqual(
    units.map(({ barcode }) => barcode).toReversed(),
  );
  await soon(() => page.getByText(/wait for the page/).count(), 0);
});
