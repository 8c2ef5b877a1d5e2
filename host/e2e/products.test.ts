import { registrySchema } from '@backoffice/contracts';
import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { drawFor } from './harness/looks/medium';
import { savedBy } from './harness/network/downloads';
import { passOn } from './harness/network/requests';
import { scan } from './harness/scan';
import { button, dialog, firstRow, tickAll } from './harness/screen';
import { receiveShoes, sellElsewhere, type Unit } from './harness/stock';
import { expect, test } from './harness/test';

/** A list of two pages. */
const MANY = 'CSV-1';
test.beforeAll(({ app }) => receiveShoes(app, MANY, 230));

const rowsOf = (page: Page, code: string) => page.getByRole('row', { name: new RegExp(code) });

/** Ids in stock at a location's name. */
async function idsAt(app: App, code: string, location: string): Promise<number[]> {
  const { body } = await app.call('GET', `products/products?code=${code}`, {
    token: await app.token(),
  });
  return (body as { data: { id: number; location: string | null }[] }).data
    .filter((row) => row.location === location)
    .map((row) => row.id);
}

async function openLocations(app: App): Promise<string> {
  const { body } = await app.call('GET', 'panels/locations', { token: await app.token() });
  const last = (body as { data: { name: string }[] }).data.at(-1);
  return last?.name ?? '';
}

const open = async (app: App, path: string, units: Unit[] = []): Promise<Page> => {
  const page = await app.open(path);
  if (units.length > 0) await expect(page.locator('tbody tr').first()).toBeVisible();
  return page;
};

test("the list begins with today's products; its filters live in the address", async ({ app }) => {
  await receiveShoes(app, 'FLT-1', 3);
  const page = await open(app, '/admin/products');
  await expect(page.getByLabel('Start date')).toHaveValue(/^\d+ \w{3} \d{4}$/);
  const today = await page.getByLabel('Start date').inputValue();
  await expect(page.getByLabel('End date')).toHaveValue(today);
  await page.getByRole('searchbox', { name: 'Code' }).fill('flt');
  await page.waitForURL(/code=flt/);
  await expect(page.getByText('3 units').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('3 units').first()).toBeVisible();

  await page.getByLabel('End date').fill('2020-01-01');
  await page.getByLabel('Start date').fill('2020-01-01');
  await expect(page.getByText('No products found').first()).toBeVisible();
  await button(page, 'Show All').click();
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect(page.getByText(/^[\d,]+\+? units$/).first()).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Code' })).toHaveValue('');
});

test('all that match are ticked, counted and saved as CSV', { tag: '@main' }, async ({ app }) => {
  const page = await open(app, `/admin/products?code=${MANY}`);
  await expect(page.getByText('230 units').first()).toBeVisible();
  await tickAll(page);
  await expect(button(page, 'Print labels (200)')).toBeVisible();
  await button(page, 'Select all 230').click();
  await expect(button(page, 'Print labels (230)')).toBeVisible();
  await button(page, 'Export').click();
  const { bytes } = await savedBy(page, () =>
    page.getByRole('menuitem', { name: '230 selected (CSV)' }).click(),
  );
  const csv = bytes.toString();
  expect(csv.trim().split('\r\n')).toHaveLength(231);
  expect(csv).toContain(MANY);
});

test('without the next page the rows stay, and the end of the list asks again', async ({ app }) => {
  app.expectNoise(/Failed to load resource/);
  const page = await open(app, `/admin/products?code=${MANY}`);
  await expect(firstRow(page)).toBeVisible();
  const list = '**/api/v1/products/products*';
  await page.route(list, (route) => route.abort('connectionreset'));
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
  await scrollTo(1e6);
  await expect(page.getByText('Failed to load data.').first()).toBeVisible();
  await expect(page.getByText('The server cannot be reached').first()).toBeVisible();
  expect(await page.locator('tbody tr').count()).toBeGreaterThan(5);
  await page.unroute(list);
  await scrollTo(0);
  await expect(page.locator('[aria-rowindex="2"]')).toBeInViewport();
  const [answer] = await Promise.all([
    page.waitForResponse(/products\/products\?.*cursor=/),
    scrollTo(1e6),
  ]);
  expect(answer.status()).toBe(200);
  await expect(page.locator('table[aria-rowcount="231"]')).toBeVisible();
});

test('a row tells where the unit has been and where its siblings lie', async ({ app }) => {
  const [unit] = await receiveShoes(app, 'HIST-1', 2);
  const token = await app.token();
  const { body } = await app.call('GET', 'panels/locations', { token });
  const target = (body as { data: { id: number; name: string }[] }).data.at(-1);
  await app.call('PUT', 'products/transfer', {
    token,
    body: { ids: [unit?.id], location: target?.id },
  });
  const page = await open(app, '/admin/products?code=HIST-1');
  await rowsOf(page, String(unit?.barcode)).getByText('HIST-1').click();
  await expect(dialog(page).getByText('Transferred')).toBeVisible();
  await expect(dialog(page).getByText('Received')).toBeVisible();
  await expect(dialog(page).getByRole('rowheader', { name: target?.name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('12 units are transferred by scan, whatever the filter says', async ({ app }) => {
  const units = await receiveShoes(app, 'SCAN-12', 12);
  const target = await openLocations(app);
  const page = await open(app, '/admin/products?start=2020-01-01&end=2020-01-01');
  await expect(page.getByText('No products found').first()).toBeVisible();
  await button(page, 'More').click();
  await button(page, 'Transfer by scan').click();
  await dialog(page).getByLabel('Location').selectOption({ label: target });
  for (const { barcode } of units) await scan(page, barcode);
  // The same code twice does no harm.
  await scan(page, String(units[0]?.barcode));
  await expect(dialog(page).getByText('13 scans')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Transfer 12 units' }).click();
  await expect(
    page.getByText(/^Products with IDs .* have been transferred successfully$/).first(),
  ).toBeVisible();
  await expect(page.getByText(`12 units moved to ${target}.`).first()).toBeVisible();
  expect(await idsAt(app, 'SCAN-12', target)).toHaveLength(12);

  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = 'yes';
    };
  });
  await button(page, 'Print transfer slip').click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await drawFor(page, 'print');
  await expect(
    page.getByRole('heading', { name: 'Transfer slip', includeHidden: true }),
  ).toBeVisible();
  expect(await page.locator('body').innerText()).toContain(String(units[11]?.barcode));
});

test('a sold unit says when and by whom; an unknown code is listed', async ({ app }) => {
  app.expectNoise(/Failed to load resource/);
  const [unit] = await receiveShoes(app, 'THERE-1', 1);
  await sellElsewhere(app, unit ? [unit] : []);
  const page = await open(app, '/admin/products');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('0 scans').first()).toBeVisible();
  await scan(page, String(unit?.barcode));
  await expect(
    page.getByText(/THERE-1 · .* was sold on .* by Arta.* for €40\.00 \(receipt \d+\)/).first(),
  ).toBeVisible();
  await expect(button(page, 'Print labels (0)')).toBeVisible();
  await scan(page, '999999999999');
  await expect(page.getByRole('button', { name: 'Dismiss 999999999999' })).toBeVisible();
});

test('a transfer names the unit that somebody else has just sold', async ({ app }) => {
  app.expectNoise(/Failed to load resource/);
  const units = await receiveShoes(app, 'RACE-1', 3);
  const target = await openLocations(app);
  const page = await open(app, '/admin/products?code=RACE-1', units);
  await tickAll(page);
  await button(page, 'Transfer').click();
  await dialog(page).getByLabel('Location').selectOption({ label: target });
  await sellElsewhere(app, units.slice(0, 1));
  await dialog(page).getByRole('button', { name: 'Transfer 3 units' }).click();
  await expect(page.getByText(/^Already sold: RACE-1 /).first()).toBeVisible();
  await expect(
    dialog(page).getByText(new RegExp(`RACE-1 · .*${units[0]?.barcode}: sold .* by Arta`)),
  ).toBeVisible();
  expect(await idsAt(app, 'RACE-1', target)).toHaveLength(0);

  await dialog(page).getByRole('button', { name: 'Transfer 2 units' }).click();
  await expect(
    page.getByText(/^Products with IDs \d+, \d+ have been transferred successfully$/).first(),
  ).toBeVisible();
  expect(await idsAt(app, 'RACE-1', target)).toHaveLength(2);
});

test('a transfer survives a lost answer and a server that is away, and happens once', async ({
  app,
}) => {
  app.expectNoise(/Failed to load resource/);
  const units = await receiveShoes(app, 'LOST-2', 2);
  const target = await openLocations(app);
  const page = await open(app, '/admin/products?code=LOST-2', units);
  await tickAll(page);
  await button(page, 'Transfer').click();
  await dialog(page).getByLabel('Location').selectOption({ label: target });
  const call = '**/api/v1/products/transfer';
  await page.route(call, async (route) => {
    await passOn(route);
    await route.abort();
  });
  await dialog(page).getByRole('button', { name: 'Transfer 2 units' }).click();
  await expect(page.getByText('Transfer failed').first()).toBeVisible();
  await expect(page.getByText('The server cannot be reached').first()).toBeVisible();
  await page.unroute(call);
  await dialog(page).getByRole('button', { name: 'Transfer 2 units' }).click();
  await expect(
    page.getByText(/^Products with IDs .* have been transferred successfully$/).first(),
  ).toBeVisible();
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
  await expect(page.getByText('Failed to load data.').first()).toBeVisible();
  await expect(page.getByText('r-17').first()).toBeVisible();
  await page.unroute(list);
  await button(page, 'Retry').click();
  await expect(rowsOf(page, 'LOST-2').first()).toBeVisible();
});

for (const earlier of ['the sale', 'the transfer']) {
  test(`two people move and sell the same units at once, ${earlier} a little earlier: one order of things`, async ({
    app,
  }) => {
    app.expectNoise(/Failed to load resource/);
    const code = earlier === 'the sale' ? 'RACE-2' : 'RACE-3';
    const units = await receiveShoes(app, code, 2);
    const target = await openLocations(app);
    const mover = await open(app, `/admin/products?code=${code}`, units);
    await tickAll(mover);
    await button(mover, 'Transfer').click();
    await dialog(mover).getByLabel('Location').selectOption({ label: target });

    const seller = await app.open('/admin/sales');
    await expect(button(seller, 'Sell')).toBeVisible();
    for (const { barcode } of units) {
      await scan(seller, barcode);
      await expect(rowsOf(seller, barcode)).toBeVisible();
    }
    await seller.keyboard.press('Enter');
    await expect(dialog(seller)).toBeVisible();

    const move = () => dialog(mover).getByRole('button', { name: 'Transfer 2 units' }).click();
    const sell = () => dialog(seller).getByRole('button', { name: /^Sell/ }).click();
    await Promise.all(earlier === 'the sale' ? [sell(), move()] : [move(), sell()]);
    // A customer is not sent away because the unit was to be elsewhere: the sale always holds.
    await expect(
      seller.getByText('Products are register to sales successfully').first(),
    ).toBeVisible();
    await expect(
      mover.getByText(/have been transferred successfully$|^Already sold: /).first(),
    ).toBeVisible();

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
        await expect(
          dialog(mover).getByText(new RegExp(`${code} · .*${barcode}: sold .* by Arta`)),
        ).toBeVisible();
      }
      await expect(dialog(mover).getByRole('button', { name: 'Transfer 0 units' })).toBeVisible();
    } else {
      expect(histories).toEqual(['received transferred sold', 'received transferred sold']);
    }
  });
}

/** Files of the inventory that its list loads later; the list waits for its code and texts. */
async function laterFiles(app: App): Promise<(url: URL) => boolean> {
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

test('a dialog that cannot be loaded says so, and the ticked rows stay ticked', async ({ app }) => {
  app.expectNoise(/Failed to load resource|Loading chunk/);
  await receiveShoes(app, 'LATE-1', 3);
  const page = await app.open('/icon.svg');
  const later = await laterFiles(app);
  await page.route(later, (route) => route.abort());
  await page.goto(`${app.server.url}/admin/products?code=LATE-1`);
  await expect(rowsOf(page, 'LATE-1').first()).toBeVisible();
  await tickAll(page);
  await button(page, 'Transfer').click();
  await expect(
    page.getByText('This could not be loaded. Try again in a moment.').first(),
  ).toBeVisible();
  await expect(button(page, 'Print labels (3)')).toBeVisible();
  await page.unroute(later);
  await button(page, 'Transfer').click();
  await expect(dialog(page).getByRole('combobox', { name: 'Location' })).toBeVisible();
});
