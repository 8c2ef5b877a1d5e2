import type { Page, Request } from '@playwright/test';

import type { App } from './harness/app';
import { scan } from './harness/scan';
import { settled } from './harness/settled';
import { receiveShoes, sellElsewhere, type Unit } from './harness/stock';
import { expect, test } from './harness/test';

const EVENTS = /\/api\/v1\/events$/;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sell' });
const rowOf = (page: Page, { barcode }: Unit) =>
  page.getByRole('row', { name: new RegExp(barcode) });

/** Opens a page and waits until it follows the stream of changes. */
async function openLive(app: App, path: string): Promise<Page> {
  const page = await app.open('/icon.svg');
  await Promise.all([page.waitForResponse(EVENTS), page.goto(app.server.url + path)]);
  await settled(page);
  return page;
}

test(
  'a unit that one till sells leaves the list of another by itself',
  { tag: '@main' },
  async ({ app }) => {
    const [one, two] = (await receiveShoes(app, 'LIVE-1', 2)) as [Unit, Unit];
    const page = await openLive(app, '/admin/products?code=LIVE-1');
    await expect(rowOf(page, two)).toBeVisible();
    await sellElsewhere(app, [one]);
    await expect(rowOf(page, one)).toHaveCount(0);
    await expect(rowOf(page, two)).toHaveCount(1);
  },
);

test('a unit on the counter that is sold elsewhere is told of in the open sale', async ({
  app,
}) => {
  const [one, two] = (await receiveShoes(app, 'LIVE-2', 2)) as [Unit, Unit];
  const page = await openLive(app, '/admin/sales');
  for (const unit of [one, two]) {
    await scan(page, unit.barcode);
    await expect(rowOf(page, unit)).toBeVisible();
  }
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await sellElsewhere(app, [one]);
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await expect(dialog(page).getByLabel(/^Price,/)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Product is register to sales successfully').first()).toBeVisible();
});

test('typing and an open dialog stay as they are while others work', async ({ app }) => {
  const page = await openLive(app, '/admin/cms');
  await page.getByRole('button', { name: /^Add/ }).first().click();
  const field = page.getByRole('dialog').getByRole('textbox').first();
  await field.pressSequentially('Half a na');
  const units = await receiveShoes(app, 'LIVE-3', 3);
  const token = await app.token();
  for (let n = 0; n < 30; n += 1) {
    const body = { colorName: `Live ${n}`, albanianName: 'a', englishName: 'b', turkishName: 'c' };
    await app.call('POST', 'panels/color', { token, body });
  }
  await sellElsewhere(app, units);
  await field.pressSequentially('me');
  await expect(field).toHaveValue('Half a name');
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
});

for (const [how, code] of [
  ['with locks', 'LIVE-4'],
  ['without them, as by plain http', 'LIVE-6'],
] as const) {
  test(`ten tabs of a browser hold one stream, and the next takes over: ${how}`, async ({
    app,
  }) => {
    const [unit] = (await receiveShoes(app, code, 1)) as [Unit];
    const list = `${app.server.url}/admin/products?code=${code}`;
    const context = (await app.open('/icon.svg')).context();
    if (how !== 'with locks') {
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }),
      );
    }
    const tabs: Page[] = [];
    const streams = new Map<Request, Page>();
    context.on('request', (request) => {
      if (EVENTS.test(request.url())) streams.set(request, request.frame().page());
    });
    context.on('requestfinished', (request) => streams.delete(request));
    context.on('requestfailed', (request) => streams.delete(request));
    const holders = () => [...streams.values()].filter((page) => !page.isClosed());
    for (let n = 0; n < 10; n += 1) {
      const page = await context.newPage();
      await page.goto(list);
      await expect(rowOf(page, unit)).toBeVisible();
      await expect.poll(async () => holders().length).toBe(1);
      tabs.push(page);
    }
    const [first, ...others] = tabs;
    expect(holders()).toEqual([first]);
    await first?.close();
    await expect.poll(async () => holders().length).toBe(1);
    await sellElsewhere(app, [unit]);
    await Promise.all(others.map((page) => expect(rowOf(page, unit)).toHaveCount(0)));
    // Without locks two tabs may begin in the same moment; the later one goes on.
    await expect.poll(async () => holders().length).toBe(1);
  });
}

test('after the server was away everything is asked for again', async ({ app }) => {
  app.expectNoise(/Failed to load resource/);
  const [one, two] = (await receiveShoes(app, 'LIVE-5', 2)) as [Unit, Unit];
  const page = await openLive(app, '/admin/products?code=LIVE-5');
  await expect(rowOf(page, two)).toBeVisible();
  await app.server.kill();
  await app.server.restart();
  await sellElsewhere(app, [one]);
  await expect(rowOf(page, one)).toHaveCount(0);
});

test('a session that ends elsewhere ends here, without a touch', async ({ app }) => {
  app.expectNoise(/Failed to load resource/);
  const page = await openLive(app, '/admin/products');
  const token = await page.evaluate(() => localStorage.getItem('backoffice.token') ?? '');
  await app.call('POST', 'authentication/logout', { token, body: {} });
  await page.waitForURL('**/login');
});
