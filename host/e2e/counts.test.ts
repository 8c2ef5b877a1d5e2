import type { Count, CountReview, CountView } from '@backoffice/contracts';
import type { Locator, Page, Route } from '@playwright/test';

import type { App } from './harness/app';
import { inFirefox } from './harness/firefox/adapt';
import { objectionsInBothThemes } from './harness/looks/axe';
import { scan } from './harness/scan';
import { button, dialog } from './harness/screen';
import { settled } from './harness/settled';
import { receiveShoes, type Unit } from './harness/stock';
import { expect, test } from './harness/test';

const UNKNOWN = '999900000017';

/** Somebody at the shelf, and how often they had to do something. */
class Hands {
  scans = 0;
  others = 0;

  scan(page: Page, code: string): Promise<void> {
    this.scans += 1;
    return scan(page, code);
  }

  click(what: Locator): Promise<void> {
    this.others += 1;
    return what.click();
  }

  async choose(field: Locator, label: string): Promise<void> {
    this.others += 1;
    await field.selectOption({ label });
  }
}

async function ask<Data>(app: App, method: string, path: string, body?: unknown): Promise<Data> {
  const answer = await app.call(method, path, { token: await app.token(), body });
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return (answer.body as { data: Data }).data;
}

/** A shop of the test's own, so that no other count is open there. */
async function openShop(app: App, name: string): Promise<number> {
  await ask(app, 'POST', 'panels/location', { name });
  const all = await ask<{ id: number; name: string }[]>(app, 'GET', 'panels/locations');
  return all.find((location) => location.name === name)?.id ?? 0;
}

async function shelve(app: App, shop: number, code: string, count: number): Promise<Unit[]> {
  const units = await receiveShoes(app, code, count);
  await ask(app, 'PUT', 'products/transfer', { ids: units.map(({ id }) => id), location: shop });
  return units;
}

interface StockRow {
  id: number;
  location: string | null;
}
const stockOf = async (app: App, code: string) =>
  (await ask<StockRow[]>(app, 'GET', `products/products?code=${code}&limit=500`))
    .map(({ id, location }) => `${id} ${location}`)
    .sort();

const codesOf = (units: readonly Unit[]) => units.map(({ barcode }) => barcode);

test('a shelf of sixty: three missing, two of another shop, one unknown, in under 75 actions', async ({
  app,
}) => {
  const [here, there] = [await openShop(app, 'Shelf'), await openShop(app, 'Far shelf')];
  const pairs = await shelve(app, here, 'SHELF-60', 60);
  const strays = await shelve(app, there, 'STRAY-2', 2);
  const before = [await stockOf(app, 'SHELF-60'), await stockOf(app, 'STRAY-2')];
  const hands = new Hands();
  const page = await app.open('/admin/counts');
  await settled(page);

  await hands.click(button(page, 'Start a count'));
  await hands.choose(dialog(page).getByLabel(/^Shop/), 'Shelf');
  await hands.click(dialog(page).getByRole('button', { name: 'Start counting' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Count of Shelf' })).toBeVisible();
  for (const code of [...codesOf(pairs.slice(3)), ...codesOf(strays), UNKNOWN]) {
    await hands.scan(page, code);
  }
  await expect(page.getByText('59 of about 60').first()).toBeVisible();
  await hands.click(button(page, 'Review'));
  await expect(page.getByText('57 units are here as they should be.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'On record in another shop (2)' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Unknown codes (1)' })).toBeVisible();
  const missing = page.getByRole('group', { name: 'Missing: all' });
  await hands.click(missing.getByRole('button', { name: 'Lost' }));
  await hands.click(button(page, 'Apply the count'));
  const question = page.getByRole('alertdialog');
  await hands.click(question.getByRole('button', { name: 'Apply', exact: true }));
  await expect(page.getByText('The count is applied: the stock is right.').first()).toBeVisible();
  expect(hands.scans).toBe(60);
  expect(hands.scans + hands.others).toBeLessThan(75);

  await expect(page.getByRole('heading', { name: 'Missing (3)' })).toBeVisible();
  await expect(page.getByText('Taken out as lost')).toHaveCount(3);
  expect(await stockOf(app, 'SHELF-60')).toHaveLength(57);
  expect((await stockOf(app, 'STRAY-2')).every((row) => row.endsWith(' Shelf'))).toBe(true);
  await hands.click(button(page, 'Undo'));
  await expect(page.getByText('Undone: 5 units are as they were.').first()).toBeVisible();
  expect([await stockOf(app, 'SHELF-60'), await stockOf(app, 'STRAY-2')]).toEqual(before);
});

async function openCount(app: App, shop: number, who?: string) {
  const open = await ask<Count[]>(app, 'GET', `counts?state=open&location=${shop}`);
  const count = open[0] ?? (await ask<Count>(app, 'POST', 'counts', { location: shop }));
  const page = await app.open(`/admin/counts?id=${count.id}`, { signedOut: who !== undefined });
  if (who) await app.signIn(page, { email: `${who}@example.com`, password: 'demo1234' });
  await expect(page.getByLabel('Barcode by hand')).toBeVisible();
  await settled(page);
  return { page, id: count.id };
}

test('two people scan one pair: it is counted once, and the second sees by whom', async ({
  app,
}) => {
  const shop = await openShop(app, 'Two of us');
  const [pair] = await shelve(app, shop, 'PAIR-1', 1);
  const first = await openCount(app, shop);
  const second = await openCount(app, shop, 'stock');
  await scan(first.page, pair?.barcode ?? '');
  await expect(first.page.getByText('All sent').first()).toBeVisible();
  await expect(first.page.getByRole('listitem').filter({ hasText: 'PAIR-1' })).toBeVisible();
  await scan(second.page, pair?.barcode ?? '');
  await expect(second.page.getByText(/Counted by Arta.* at/).first()).toBeVisible();
  const view = await ask<CountView>(app, 'GET', `counts/${first.id}`);
  expect(view.count.scanned).toBe(1);
});

test(
  'scans survive a lost connection and a reload, and none is counted twice',
  { tag: '@main' },
  async ({ app }) => {
    app.expectNoise(/Failed to load resource|net::ERR/);
    const shop = await openShop(app, 'Cellar');
    const pairs = await shelve(app, shop, 'CELLAR-9', 9);
    const { page, id } = await openCount(app, shop);
    const [online, offline, later] = [pairs.slice(0, 2), pairs.slice(2, 6), pairs.slice(6)];
    for (const code of codesOf(online)) await scan(page, code);
    await expect(page.getByText('2 of about 9').first()).toBeVisible();

    // The browser under test goes on reaching its own machine when it is set offline.
    const cut = (route: Route) => route.abort('internetdisconnected');
    await page.route('**/api/**', cut);
    for (const code of codesOf(offline)) await scan(page, code);
    await expect(page.getByText('4 waiting, no connection').first()).toBeVisible();
    await scan(page, offline[0]?.barcode ?? '');
    await expect(page.getByText('Already waiting to be sent').first()).toBeVisible();

    // Pages can be reached again, scans can't be sent yet.
    await page.route('**/scans', cut);
    await page.unroute('**/api/**', cut);
    await page.reload();
    await expect(page.getByText('4 waiting, no connection').first()).toBeVisible();
    for (const code of codesOf(later)) await scan(page, code);
    await expect(page.getByText('7 waiting, no connection').first()).toBeVisible();
    await page.unroute('**/scans', cut);
    await page.evaluate(() => void window.dispatchEvent(new Event('online')));
    await expect(page.getByText('All sent').first()).toBeVisible();
    await expect(page.getByText('9 of about 9').first()).toBeVisible();

    const review = await ask<CountReview>(app, 'GET', `counts/${id}/review`);
    expect(review).toMatchObject({ counted: 9, lines: [], unknown: [] });
  },
);

test('a closed page tells the server that its device has left the count', async ({ app }) => {
  test.skip(
    inFirefox(),
    'Firefox ends the process of a page that BiDi closes, at times before its last words are out',
  );
  const shop = await openShop(app, 'Leaving');
  const { page, id } = await openCount(app, shop);
  const devices = async () => (await ask<CountView>(app, 'GET', `counts/${id}`)).devices;
  await expect.poll(devices).toEqual([expect.objectContaining({ left: false })]);
  await page.goto('about:blank');
  await expect.poll(devices).toEqual([expect.objectContaining({ left: true })]);
});

for (const [width, view] of [
  [390, ''],
  [1280, ''],
  [1280, '&view=review'],
] as const) {
  test(`at ${width} px axe finds nothing on a count${view}`, async ({ app }) => {
    const shop = await openShop(app, `Looks ${width}${view}`);
    const [pair] = await shelve(app, shop, `LOOKS-${width}${view.length}`, 2);
    const { page, id } = await openCount(app, shop);
    await page.setViewportSize({ width, height: 800 });
    await scan(page, pair?.barcode ?? '');
    await expect(page.getByText('1 of about 2').first()).toBeVisible();
    if (view) {
      await page.goto(`${app.server.url}/admin/counts?id=${id}${view}`);
      await expect(page.getByText('Apply the count').first()).toBeVisible();
    }
    await settled(page);
    expect(await objectionsInBothThemes(page)).toEqual([]);
  });
}
