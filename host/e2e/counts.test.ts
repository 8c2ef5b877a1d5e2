import type { Count, CountReview, CountView } from '@backoffice/contracts';
import type { Locator, Page, Route } from 'playwright-core';

import { appUnderTest } from './harness/app';
import { objectionsInBothThemes } from './harness/looks/axe';
import { scan } from './harness/scan';
import { button, dialog, soon, waitForText } from './harness/screen';
import { settled } from './harness/settled';
import { receiveShoes, type Unit } from './harness/stock';

const app = appUnderTest();
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

async function ask<Data>(method: string, path: string, body?: unknown): Promise<Data> {
  const answer = await app.call(method, path, { token: await app.token(), body });
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return (answer.body as { data: Data }).data;
}

/** A shop of the test's own, so that no other count is open there. */
async function openShop(name: string): Promise<number> {
  await ask('POST', 'panels/location', { name });
  const all = await ask<{ id: number; name: string }[]>('GET', 'panels/locations');
  return all.find((location) => location.name === name)?.id ?? 0;
}

async function shelve(shop: number, code: string, count: number): Promise<Unit[]> {
  const units = await receiveShoes(app, code, count);
  await ask('PUT', 'products/transfer', { ids: units.map(({ id }) => id), location: shop });
  return units;
}

interface StockRow {
  id: number;
  location: string | null;
}
const stockOf = async (code: string) =>
  (await ask<StockRow[]>('GET', `products/products?code=${code}&limit=500`))
    .map(({ id, location }) => `${id} ${location}`)
    .sort();

const codesOf = (units: readonly Unit[]) => units.map(({ barcode }) => barcode);

test('a shelf of sixty: three missing, two of another shop, one unknown, in under 75 actions', async () => {
  const [here, there] = [await openShop('Shelf'), await openShop('Far shelf')];
  const pairs = await shelve(here, 'SHELF-60', 60);
  const strays = await shelve(there, 'STRAY-2', 2);
  const before = [await stockOf('SHELF-60'), await stockOf('STRAY-2')];
  const hands = new Hands();
  const page = await app.open('/admin/counts');
  await settled(page);

  await hands.click(button(page, 'Start a count'));
  await hands.choose(dialog(page).getByLabel(/^Shop/), 'Shelf');
  await hands.click(dialog(page).getByRole('button', { name: 'Start counting' }));
  await page.getByRole('heading', { level: 1, name: 'Count of Shelf' }).waitFor();
  for (const code of [...codesOf(pairs.slice(3)), ...codesOf(strays), UNKNOWN]) {
    await hands.scan(page, code);
  }
  await waitForText(page, '59 of about 60');
  await hands.click(button(page, 'Review'));
  await waitForText(page, '57 units are here as they should be.');
  await page.getByRole('heading', { name: 'On record in another shop (2)' }).waitFor();
  await page.getByRole('heading', { name: 'Unknown codes (1)' }).waitFor();
  const missing = page.getByRole('group', { name: 'Missing: all' });
  await hands.click(missing.getByRole('button', { name: 'Lost' }));
  await hands.click(button(page, 'Apply the count'));
  const question = page.getByRole('alertdialog');
  await hands.click(question.getByRole('button', { name: 'Apply', exact: true }));
  await waitForText(page, 'The count is applied: the stock is right.');
  expect(hands.scans).toBe(60);
  expect(hands.scans + hands.others).toBeLessThan(75);

  await page.getByRole('heading', { name: 'Missing (3)' }).waitFor();
  await soon(() => page.getByText('Taken out as lost').count(), 3);
  expect(await stockOf('SHELF-60')).toHaveLength(57);
  expect((await stockOf('STRAY-2')).every((row) => row.endsWith(' Shelf'))).toBe(true);
  await hands.click(button(page, 'Undo'));
  await waitForText(page, 'Undone: 5 units are as they were.');
  expect([await stockOf('SHELF-60'), await stockOf('STRAY-2')]).toEqual(before);
});

async function openCount(shop: number, who?: string) {
  const open = await ask<Count[]>('GET', `counts?state=open&location=${shop}`);
  const count = open[0] ?? (await ask<Count>('POST', 'counts', { location: shop }));
  const page = await app.open(`/admin/counts?id=${count.id}`, { signedOut: who !== undefined });
  if (who) await app.signIn(page, { email: `${who}@example.com`, password: 'demo1234' });
  await page.getByLabel('Barcode by hand').waitFor();
  await settled(page);
  return { page, id: count.id };
}

test('two people scan one pair: it is counted once, and the second sees by whom', async () => {
  const shop = await openShop('Two of us');
  const [pair] = await shelve(shop, 'PAIR-1', 1);
  const first = await openCount(shop);
  const second = await openCount(shop, 'stock');
  await scan(first.page, pair?.barcode ?? '');
  await waitForText(first.page, 'All sent');
  await first.page.getByRole('listitem').filter({ hasText: 'PAIR-1' }).waitFor();
  await scan(second.page, pair?.barcode ?? '');
  await waitForText(second.page, /Counted by Arta.* at/);
  const view = await ask<CountView>('GET', `counts/${first.id}`);
  expect(view.count.scanned).toBe(1);
});

test('the line is lost, the page is loaded anew: nothing is lost and nothing is twice', async () => {
  app.expectNoise(/Failed to load resource|net::ERR/);
  const shop = await openShop('Cellar');
  const pairs = await shelve(shop, 'CELLAR-9', 9);
  const { page, id } = await openCount(shop);
  const [online, offline, later] = [pairs.slice(0, 2), pairs.slice(2, 6), pairs.slice(6)];
  for (const code of codesOf(online)) await scan(page, code);
  await waitForText(page, '2 of about 9');

  // The browser under test goes on reaching its own machine when it is set offline.
  const cut = (route: Route) => route.abort('internetdisconnected');
  await page.route('**/api/**', cut);
  for (const code of codesOf(offline)) await scan(page, code);
  await waitForText(page, '4 waiting, no connection');
  await scan(page, offline[0]?.barcode ?? '');
  await waitForText(page, 'Already waiting to be sent');

  // Pages come again, scans do not yet.
  await page.route('**/scans', cut);
  await page.unroute('**/api/**', cut);
  await page.reload();
  await waitForText(page, '4 waiting, no connection');
  for (const code of codesOf(later)) await scan(page, code);
  await waitForText(page, '7 waiting, no connection');
  await page.unroute('**/scans', cut);
  await page.evaluate(() => void window.dispatchEvent(new Event('online')));
  await waitForText(page, 'All sent');
  await waitForText(page, '9 of about 9');

  const review = await ask<CountReview>('GET', `counts/${id}/review`);
  expect(review).toMatchObject({ counted: 9, lines: [], unknown: [] });
});

test('a page that is closed says that its device is done', async () => {
  const shop = await openShop('Leaving');
  const { page, id } = await openCount(shop);
  const devices = async () => (await ask<CountView>('GET', `counts/${id}`)).devices;
  await soon(devices, [expect.objectContaining({ left: false })]);
  await page.goto('about:blank');
  await soon(devices, [expect.objectContaining({ left: true })]);
});

test.each([
  [390, ''],
  [1280, ''],
  [1280, '&view=review'],
])('at %d px axe finds nothing on a count%s', async (width, view) => {
  const shop = await openShop(`Looks ${width}${view}`);
  const [pair] = await shelve(shop, `LOOKS-${width}${view.length}`, 2);
  const { page, id } = await openCount(shop);
  await page.setViewportSize({ width, height: 800 });
  await scan(page, pair?.barcode ?? '');
  await waitForText(page, '1 of about 2');
  if (view) {
    await page.goto(`${app.server.url}/admin/counts?id=${id}${view}`);
    await waitForText(page, 'Apply the count');
  }
  await settled(page);
  expect(await objectionsInBothThemes(page)).toEqual([]);
});
