import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { settled } from './harness/settled';
import { receiveShoes } from './harness/stock';
import { expect, test } from './harness/test';

const CUT = /Failed to load resource: net::ERR_/;

const notice = (page: Page) => page.getByText(/^No connection to the server since/);
const back = (page: Page) => page.getByText('The connection is back.');

/** Opens a page that is whole, with the code of the notice, which comes a little later. */
async function openWhole(app: App, path: string): Promise<Page> {
  const page = await app.open('/icon.svg');
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/events')),
    page.goto(app.server.url + path),
  ]);
  await settled(page);
  await page.waitForFunction(() => document.querySelector('[data-tone]') !== null);
  return page;
}

test('a list without a line says how old it is, and is fresh when the line is back', async ({
  app,
}) => {
  app.expectNoise(CUT);
  await receiveShoes(app, 'LINE-1', 1);
  const page = await openWhole(app, '/admin/products?code=LINE-1');
  const rows = page.getByRole('row', { name: /LINE-1/ });
  await expect(rows).toHaveCount(1);
  const first = await rows.boundingBox();

  await page.context().setOffline(true);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText(/^As of/)).toBeVisible();
  await expect(rows).toHaveCount(1);
  expect(await rows.boundingBox()).toEqual(first);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notice(page)).toBeVisible();

  await receiveShoes(app, 'LINE-1', 1);
  await page.context().setOffline(false);
  await expect(back(page)).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(page.getByText(/^As of/)).toHaveCount(0);
});

test('what was typed stays while the server is silent, and is saved when it is back', async ({
  app,
}) => {
  app.expectNoise(CUT);
  const page = await openWhole(app, '/admin/cms');
  await page.getByRole('tab', { name: 'Colors' }).click();
  await page.getByRole('button', { name: /^Add/ }).first().click();
  const dialog = page.getByRole('dialog');
  for (const name of ['Color', 'Albanian', 'English', 'Turkish']) {
    await dialog.getByLabel(`${name} name`).fill(`${name} of a cut line`);
  }
  const field = dialog.getByLabel('Turkish name');
  await page.route('**/api/v1/**', (route) => route.abort());
  const save = dialog.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(page.getByText('The server cannot be reached').first()).toBeVisible();
  await expect(field).toHaveValue('Turkish of a cut line');

  await page.unroute('**/api/v1/**');
  await save.click();
  await expect(page.getByRole('row', { name: /Color of a cut line/ })).toBeVisible();
});
