import { registrySchema } from '@backoffice/contracts';
import type { Page } from 'playwright-core';

import { appUnderTest } from './harness/app';
import { drawFor } from './harness/looks/medium';
import { savedBy } from './harness/network/downloads';
import { passOn } from './harness/network/requests';
import { scan } from './harness/scan';
import { button, dialog, firstRow, soon, tickAll, waitForText } from './harness/screen';
import { receiveShoes, sellElsewhere, type Unit } from './harness/stock';

const app = appUnderTest();

/** A list of two pages. */
const MANY = 'CSV-1';
beforeAll(() => receiveShoes(app, MANY, 230));

const rowsOf = (page: Page, code: string) => page.getByRole('row', { name: new RegExp(code) });

/** Ids in stock at a location's name. */
async function idsAt(code: string, location: string): Promise<number[]> {
  const { body } = await app.call('GET', `products/products?code=${code}`, {
    token: await app.token(),
  });
  return (body as { data: { id: number; location: string | null }[] }).data
    .filter((row) => row.location === location)
    .map((row) => row.id);
}

async function openLocations(): Promise<string> {
  const { body } = await app.call('GET', 'panels/locations', { token: await app.token() });
  const last = (body as { data: { name: string }[] }).data.at(-1);
  return last?.name ?? '';
}

const open = async (path: string, units: Unit[] = []): Promise<Page> => {
  const page = await app.open(path);
  if (units.length > 0) await page.locator('tbody tr').first().waitFor();
  return page;
};

test("the list begins with today's products; its filters live in the address", async () => {
  await receiveShoes(app, 'FLT-1', 3);
  const page = await open('/admin/products');
  await soon(
    () => page.getByLabel('Start date').inputValue(),
    expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  );
  const today = await page.getByLabel('Start date').inputValue();
  await soon(() => page.getByLabel('End date').inputValue(), today);
  await page.getByRole('searchbox', { name: 'Code' }).fill('flt');
  await page.waitForURL(/code=flt/);
  await waitForText(page, '3 products');
  await page.reload();
  await waitForText(page, '3 products');

  await page.getByLabel('End date').fill('2020-01-01');
  await page.getByLabel('Start date').fill('2020-01-01');
  await waitForText(page, 'No products found');
  await button(page, 'Show All').click();
  await page.locator('tbody tr').first().waitFor();
  await waitForText(page, /^[\d,]+\+? products$/);
  await soon(() => page.getByRole('searchbox', { name: 'Code' }).inputValue(), '');
});

test('all that match are ticked, counted and saved as CSV', async () => {
  const page = await open(`/admin/products?code=${MANY}`);
  await waitForText(page, '230 products');
  await tickAll(page);
  await button(page, 'Print labels (200)').waitFor();
  await button(page, 'Select all 230').click();
  await button(page, 'Print labels (230)').waitFor();
  const { bytes } = await savedBy(page, () => button(page, 'CSV').click());
  const csv = bytes.toString();
  expect(csv.trim().split('\r\n')).toHaveLength(231);
  expect(csv).toContain(MANY);
});

test('without the next page the rows stay, and the end of the list asks again', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await open(`/admin/products?code=${MANY}`);
  await firstRow(page).waitFor();
  const list = '**/api/v1/products/products*';
  await page.route(list, (route) => route.abort('connectionreset'));
  const box = page.getByRole('table', { name: 'Products' }).locator('..');
  const scrollTo = (top: number) => box.evaluate((element, y) => element.scrollTo({ top: y }), top);
  await scrollTo(1e6);
  await waitForText(page, 'Failed to load data.');
  await waitForText(page, 'The server cannot be reached');
  expect(await page.locator('tbody tr').count()).toBeGreaterThan(5);
  await page.unroute(list);
  await scrollTo(0);
  await firstRow(page).waitFor();
  const [answer] = await Promise.all([
    page.waitForResponse(/products\/products\?.*cursor=/),
    scrollTo(1e6),
  ]);
  expect(answer.status()).toBe(200);
  await page.locator('table[aria-rowcount="231"]').waitFor();
});

test('a row tells where the unit has been and where its siblings lie', async () => {
  const [unit] = await receiveShoes(app, 'HIST-1', 2);
  const token = await app.token();
  const { body } = await app.call('GET', 'panels/locations', { token });
  const target = (body as { data: { id: number; name: string }[] }).data.at(-1);
  await app.call('PUT', 'products/transfer', {
    token,
    body: { ids: [unit?.id], location: target?.id },
  });
  const page = await open('/admin/products?code=HIST-1');
  await rowsOf(page, String(unit?.barcode)).getByText('HIST-1').click();
  await dialog(page).getByText('Transferred').waitFor();
  await dialog(page).getByText('Received').waitFor();
  await dialog(page).getByRole('rowheader', { name: target?.name }).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
});

test('12 units are transferred by scan, whatever the filter says', async () => {
  const units = await receiveShoes(app, 'SCAN-12', 12);
  const target = await openLocations();
  const page = await open('/admin/products?start=2020-01-01&end=2020-01-01');
  await waitForText(page, 'No products found');
  await button(page, 'Transfer by scan').click();
  await dialog(page).getByLabel('Location').selectOption({ label: target });
  for (const { barcode } of units) await scan(page, barcode);
  // The same code twice does no harm.
  await scan(page, String(units[0]?.barcode));
  await dialog(page).getByText('13 scans').waitFor();
  await dialog(page).getByRole('button', { name: 'Transfer 12 units' }).click();
  await waitForText(page, /^Products with IDs .* have been transferred successfully$/);
  await waitForText(page, `12 units moved to ${target}.`);
  expect(await idsAt('SCAN-12', target)).toHaveLength(12);

  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = 'yes';
    };
  });
  await button(page, 'Print transfer slip').click();
  await page.locator('body[data-printed]').waitFor({ state: 'attached' });
  await drawFor(page, 'print');
  await page.getByRole('heading', { name: 'Transfer slip', includeHidden: true }).waitFor();
  expect(await page.locator('body').innerText()).toContain(String(units[11]?.barcode));
});

test('a sold unit says when and by whom; an unknown code is listed', async () => {
  app.expectNoise(/Failed to load resource/);
  const [unit] = await receiveShoes(app, 'SOLD-1', 1);
  await sellElsewhere(app, unit ? [unit] : []);
  const page = await open('/admin/products');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await waitForText(page, '0 scans');
  await scan(page, String(unit?.barcode));
  await waitForText(page, /SOLD-1 · .* was sold on .* by Arta.* for €40\.00 \(receipt \d+\)/);
  await button(page, 'Print labels (0)').waitFor();
  await scan(page, '999999999999');
  await page.getByRole('button', { name: 'Dismiss 999999999999' }).waitFor();
});

test('of two who want the same units one wins, and the other is told which', async () => {
  app.expectNoise(/Failed to load resource/);
  const units = await receiveShoes(app, 'RACE-1', 3);
  const target = await openLocations();
  const page = await open('/admin/products?code=RACE-1', units);
  await tickAll(page);
  await button(page, 'Transfer').click();
  await dialog(page).getByLabel('Location').selectOption({ label: target });
  await sellElsewhere(app, units.slice(0, 1));
  await dialog(page).getByRole('button', { name: 'Transfer 3 units' }).click();
  await waitForText(page, /^Already sold: RACE-1 /);
  await dialog(page)
    .getByText(new RegExp(`RACE-1 · .*${units[0]?.barcode}: sold .* by Arta`))
    .waitFor();
  expect(await idsAt('RACE-1', target)).toHaveLength(0);

  await dialog(page).getByRole('button', { name: 'Transfer 2 units' }).click();
  await waitForText(page, /^Products with IDs \d+, \d+ have been transferred successfully$/);
  expect(await idsAt('RACE-1', target)).toHaveLength(2);
});

test('a lost answer and a server that is away: told, kept, and done once', async () => {
  app.expectNoise(/Failed to load resource/);
  const units = await receiveShoes(app, 'LOST-2', 2);
  const target = await openLocations();
  const page = await open('/admin/products?code=LOST-2', units);
  await tickAll(page);
  await button(page, 'Transfer').click();
  await dialog(page).getByLabel('Location').selectOption({ label: target });
  const call = '**/api/v1/products/transfer';
  await page.route(call, async (route) => {
    await passOn(route);
    await route.abort();
  });
  await dialog(page).getByRole('button', { name: 'Transfer 2 units' }).click();
  await waitForText(page, 'Transfer failed');
  await waitForText(page, 'The server cannot be reached');
  await page.unroute(call);
  await dialog(page).getByRole('button', { name: 'Transfer 2 units' }).click();
  await waitForText(page, /^Products with IDs .* have been transferred successfully$/);
  const history = await app.call('GET', `products/${units[0]?.id}/history`, {
    token: await app.token(),
  });
  const moves = (history.body as { data: { kind: string }[] }).data;
  expect(moves.filter(({ kind }) => kind === 'transferred')).toHaveLength(1);

  const list = '**/api/v1/products/products*';
  await page.route(list, (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'internal', message: 'r-17' } }),
  );
  await page.reload();
  await waitForText(page, 'Failed to load data.');
  await waitForText(page, 'r-17');
  await page.unroute(list);
  await button(page, 'Retry').click();
  await rowsOf(page, 'LOST-2').first().waitFor();
});

test.each(['the sale', 'the transfer'])(
  'two people move and sell the same units at once, %s a little earlier: one order of things',
  async (earlier) => {
    app.expectNoise(/Failed to load resource/);
    const code = earlier === 'the sale' ? 'RACE-2' : 'RACE-3';
    const units = await receiveShoes(app, code, 2);
    const target = await openLocations();
    const mover = await open(`/admin/products?code=${code}`, units);
    await tickAll(mover);
    await button(mover, 'Transfer').click();
    await dialog(mover).getByLabel('Location').selectOption({ label: target });

    const seller = await app.open('/admin/sales');
    await button(seller, 'Sell').waitFor();
    for (const { barcode } of units) {
      await scan(seller, barcode);
      await rowsOf(seller, barcode).waitFor();
    }
    await seller.keyboard.press('Enter');
    await dialog(seller).waitFor();

    const move = () => dialog(mover).getByRole('button', { name: 'Transfer 2 units' }).click();
    const sell = () => dialog(seller).getByRole('button', { name: /^Sell/ }).click();
    await Promise.all(earlier === 'the sale' ? [sell(), move()] : [move(), sell()]);
    // A customer is not sent away because the unit was to be elsewhere: the sale always holds.
    await waitForText(seller, 'Products are register to sales successfully');
    await mover
      .getByText(/have been transferred successfully$|^Already sold: /)
      .first()
      .waitFor();

    const histories = await Promise.all(
      units.map(async ({ id }) => {
        const path = `products/${id}/history`;
        const { body } = await app.call('GET', path, { token: await app.token() });
        return (body as { data: { kind: string }[] }).data.map(({ kind }) => kind).join(' ');
      }),
    );
    if ((await mover.getByText(/^Already sold: /).count()) > 0) {
      expect(histories).toEqual(['received sold', 'received sold']);
      for (const { barcode } of units) {
        await dialog(mover)
          .getByText(new RegExp(`${code} · .*${barcode}: sold .* by Arta`))
          .waitFor();
      }
      await dialog(mover).getByRole('button', { name: 'Transfer 0 units' }).waitFor();
    } else {
      expect(histories).toEqual(['received transferred sold', 'received transferred sold']);
    }
  },
);

/** Files of the inventory that its list does not start with; it waits for its texts. */
async function laterFiles(): Promise<(url: URL) => boolean> {
  const answer = await fetch(`${app.server.url}/areas.json`);
  const { areas } = registrySchema.parse(await answer.json());
  const files = areas.find(({ area }) => area.name === 'inventory')?.files;
  const first = [...(files?.pages.products ?? []), ...Object.values(files?.texts ?? {}).flat()];
  expect(first.length).toBeGreaterThan(0);
  const isLater = (file: string) =>
    !first.includes(file) && !/^texts-|remote-entry|expose/.test(file);
  return ({ pathname }) =>
    /^\/remotes\/inventory\/.*\.js$/.test(pathname) && isLater(pathname.split('/').pop() ?? '');
}

test('a dialog whose code does not come says so, and what was ticked stays ticked', async () => {
  app.expectNoise(/Failed to load resource|Loading chunk/);
  await receiveShoes(app, 'LATE-1', 3);
  const page = await app.open('/icon.svg');
  const later = await laterFiles();
  await page.route(later, (route) => route.abort());
  await page.goto(`${app.server.url}/admin/products?code=LATE-1`);
  await rowsOf(page, 'LATE-1').first().waitFor();
  await tickAll(page);
  await button(page, 'Transfer').click();
  await waitForText(page, 'This could not be loaded. Try again in a moment.');
  await button(page, 'Print labels (3)').waitFor();
  await page.unroute(later);
  await button(page, 'Transfer').click();
  await dialog(page).getByRole('combobox', { name: 'Location' }).waitFor();
});
