import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { inFirefox } from './harness/firefox/adapt';
import { hardToPress } from './harness/looks/fingers';
import { scan } from './harness/scan';
import { overflowOf } from './harness/screen';
import { settled, visit } from './harness/settled';
import { GUARDED, OPEN } from './harness/setup/addresses';
import { receiveShoes, sellElsewhere } from './harness/stock';
import { expect, test } from './harness/test';

test.skip(
  inFirefox(),
  'BiDi gives a page no finger: its style sheets see a mouse, and a tap or a pull changes nothing',
);

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function openOnPhone(app: App, path: string): Promise<Page> {
  const page = await app.open(path, { ...PHONE, signedOut: path.endsWith('/login') });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settled(page);
  return page;
}

const PAGES = [
  ...GUARDED,
  ...OPEN,
  '/products?all=1',
  '/import',
  '/size-runs',
  '/till?tab=closings',
];

/** Fields with letters below 16 px: a phone zooms into them. */
const zoomedInto = (page: Page) =>
  page
    .locator('input:not([type=checkbox], [type=radio], [type=range]), select, textarea')
    .evaluateAll((fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML.slice(0, 120)),
    );

async function expectForFingers(page: Page, what: string): Promise<void> {
  const found = { what, small: await hardToPress(page), zoomed: await zoomedInto(page) };
  expect(found).toEqual({ what, small: [], zoomed: [] });
}

for (const prefix of ['/admin', '/rtl']) {
  test(`under ${prefix}, every page is made for fingers, and no field makes the phone zoom`, async ({
    app,
  }) => {
    const units = await receiveShoes(app, `TOUCH${prefix.slice(1)}`, 3);
    await sellElsewhere(app, units.slice(0, 1));
    const page = await openOnPhone(app, `${prefix}/tables`);
    for (const path of PAGES) {
      await visit(page, prefix + path);
      await expectForFingers(page, path);
      expect({ path, overflow: await overflowOf(page) }).toEqual({ path, overflow: 0 });
    }
    await expectForFingers(await openOnPhone(app, `${prefix}/login`), '/login');
  });
}

test('the menus and dialogs of the shell are made for fingers, too', async ({ app }) => {
  const page = await openOnPhone(app, '/admin/dashboard');
  await page.locator('#sidebar-toggle').tap();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Sales' })).toBeVisible();
  await expectForFingers(page, 'sidebar');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings panel' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectForFingers(page, 'settings');
});

/** Where the dialog in front lies, once it has arrived. */
async function sheetOf(page: Page) {
  const sheet = page.locator('.modal-content').last();
  await expect(sheet).toBeVisible();
  const box = () => sheet.boundingBox();
  await expect
    .poll(async () => {
      const { x = -1, y = 0, width = 0, height = 0 } = (await box()) ?? {};
      return { x, width, end: Math.round(y + height) };
    })
    .toEqual({ x: 0, width: PHONE.viewport.width, end: page.viewportSize()!.height });
  return (await box())!;
}

/**
 * Moves a finger on the sheet's header down by so many pixels. It rests before it lets go: a finger
 * in motion flings, and a browser takes the next tap for the one that stops the fling.
 */
async function pull(page: Page, pixels: number): Promise<void> {
  const { x, y } = (await page.locator('.modal-header').last().boundingBox())!;
  const client = await page.context().newCDPSession(page);
  const at = (down: number) => [{ x: x + 60, y: y + 20 + down }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const touchPoints = at(pixels * part);
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await page.waitForTimeout(200);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

test(
  'a finger pulls a dialog away; a question comes first if something was typed',
  { tag: '@main' },
  async ({ app }) => {
    const page = await openOnPhone(app, '/admin/cms');
    const add = page.getByRole('button', { name: 'Add brand' });
    const dialog = page.getByRole('dialog');
    await add.tap();
    await sheetOf(page);
    await pull(page, 40);
    await sheetOf(page);
    await pull(page, 200);
    await expect(dialog).toHaveCount(0);

    await add.tap();
    await dialog.getByLabel('Brand name').fill('Half a bra');
    await pull(page, 200);
    await expect(dialog.getByRole('button', { name: 'Keep editing' })).toBeVisible();
    await sheetOf(page);
    await expect(dialog.getByLabel('Brand name')).toHaveValue('Half a bra');
  },
);

test('a long sale scrolls between its header and its buttons, also above a keyboard', async ({
  app,
}) => {
  const units = await receiveShoes(app, 'SHEET', 6);
  const page = await openOnPhone(app, '/admin/sales');
  for (const { barcode } of units) {
    await scan(page, barcode);
    await expect(page.getByRole('row', { name: new RegExp(barcode) })).toBeVisible();
  }
  const sell = page.locator('main').getByRole('button', { name: 'Sell', exact: true });
  // Within the thumb's reach however long the list is.
  const { y } = (await sell.boundingBox())!;
  expect(y).toBeGreaterThan(PHONE.viewport.height / 2);
  expect(y).toBeLessThan(PHONE.viewport.height - 44);
  await sell.tap();
  const dialog = page.getByRole('dialog');
  for (const height of [PHONE.viewport.height, 460]) {
    // The second height is what a keyboard leaves, which resizes the content.
    await page.setViewportSize({ width: 390, height });
    const { y: top } = await sheetOf(page);
    expect(top).toBeGreaterThanOrEqual(0);
    const price = dialog.getByLabel('Price', { exact: false }).last();
    await price.focus();

    for (const part of [
      dialog.getByRole('heading', { name: 'Sell' }),
      dialog.getByRole('button', { name: /^Sell: / }),
      price,
    ]) {
      const isIn = async () => {
        const box = (await part.boundingBox())!;
        return { height, isIn: box.y >= 0 && box.y + box.height <= height };
      };
      // The browser scrolls to the field in use once the keyboard is there.
      await expect.poll(isIn).toEqual({ height, isIn: true });
    }
  }
  await expectForFingers(page, 'sale');
});

test('a count is begun and reviewed under the thumb', async ({ app }) => {
  const page = await openOnPhone(app, '/admin/counts');
  const start = page.getByRole('button', { name: 'Start a count' });
  const { y, width } = (await start.boundingBox())!;
  expect(y).toBeGreaterThan(PHONE.viewport.height - 100);
  expect(width).toBeGreaterThan(300);
  await start.tap();
  await sheetOf(page);
  await expectForFingers(page, 'start a count');
});
