import type { Page } from '@playwright/test';

import { keptNames } from './harness/network/kept-records';
import { PlainServer } from './harness/plain/plain-server';
import { scan } from './harness/scan';
import { expect, test } from './harness/test';

let plain: PlainServer;
let page: Page;

const dialog = () => page.getByRole('dialog');
const save = () => dialog().getByRole('button', { name: 'Save' }).click();
const confirmDelete = () =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
const toast = (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();
const button = (name: string | RegExp) => page.getByRole('button', { name }).first();

async function visit(path: string, heading: string): Promise<void> {
  await page.goto(plain.url + path);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
}

test.beforeAll(async ({ app }) => {
  plain = await PlainServer.start(app.server.url);
});
test.afterAll(() => plain.stop());

test.beforeEach(async ({ app }) => {
  app.expectNoise(/Failed to load resource/);
  page = await app.open('/admin/login', { signedOut: true, origin: plain.url });
  await app.signIn(page);
  await page.waitForURL('**/admin/dashboard');
});

test('dashboard and demo pages', async () => {
  await expect(page.getByText(/€12\.00|12 Qty/).first()).toBeVisible();
  for (const [path, heading] of [
    ['/admin/icons', 'Icons'],
    ['/admin/notifications', 'Notifications'],
    ['/admin/tables', 'Tables'],
  ] as const) {
    await visit(path, heading);
  }
});

test('reference data are added, changed and deleted', async () => {
  await visit('/admin/cms', 'CMS Panel');
  await page.getByRole('tab', { name: 'Locations' }).click();
  await button('Add location').click();
  await dialog().getByLabel(/^Name/).fill('Plain mall');
  await save();
  await toast('A new item has been added to locations successfully');
  const row = page.getByRole('row', { name: /Plain mall/ });
  await row.getByRole('button', { name: /^Edit/ }).click();
  await dialog().getByLabel(/^Name/).fill('Plain market');
  await save();
  await toast(/Item of locations with ID:\d+ has updated successfully/);
  const changed = page.getByRole('row', { name: /Plain market/ });
  await changed.getByRole('button', { name: /^Delete/ }).click();
  await confirmDelete();
  await toast(/Item of locations with ID: \d+ has been deleted successfully/);
  await expect(changed).toHaveCount(0);
});

test('products are received, listed, moved and sold', async () => {
  await visit('/admin/add/products', 'Add Products');
  await page.getByRole('textbox', { name: 'Code' }).fill('PL-1');
  await page.getByRole('combobox', { name: 'Brand' }).selectOption({ label: 'Plainshoe' });
  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Sneakers' });
  await page.getByRole('combobox', { name: 'Color' }).selectOption({ label: 'Black' });
  await page.getByLabel('Import price').fill('20');
  await page.getByLabel('Stock price').fill('45');
  await page.getByLabel('42').fill('3');
  await button('Save').click();
  await toast('Product added successfully');

  await visit('/admin/products', 'Products');
  const units = page.getByRole('row', { name: /PL-1/ });
  await expect(units.nth(2)).toBeVisible();
  await units.first().getByRole('checkbox').check();
  await button('Print labels (1)').click();
  await expect(dialog().getByText('€45.00').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog()).toHaveCount(0);
  await button('Transfer').click();
  await dialog().getByLabel('Location').selectOption({ label: 'Plain street' });
  await dialog()
    .getByRole('button', { name: /^Transfer/ })
    .click();
  await toast(/Products with IDs .* have been transferred successfully/);
  await expect(page.getByRole('row', { name: /PL-1.*Plain street/ })).toBeVisible();

  await visit('/admin/sales', 'Sales');
  await page.getByLabel('Code', { exact: true }).fill('nothing has this');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill('pl-');
  const found = page
    .getByRole('table', { name: 'Products for sale' })
    .getByRole('row', { name: /PL-1/ });
  await expect(found.nth(2)).toBeVisible();
  const [barcode = ''] = await found.getByText(/^\d{12}$/).allInnerTexts();
  await page.getByLabel('Code', { exact: true }).fill('');
  await expect(page.getByText('Nothing on the counter yet')).toBeVisible();
  await scan(page, barcode);
  await expect(found.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await dialog()
    .getByLabel(/^Price,/)
    .fill('40.25');
  await dialog()
    .getByRole('button', { name: /: Cash$/ })
    .click();
  await dialog()
    .getByLabel(/^Payment type,/)
    .selectOption('bank');
  await dialog()
    .getByLabel(/^Bank,/)
    .selectOption('TEB');
  await dialog()
    .getByRole('button', { name: /^Sell: / })
    .click();
  await toast('Product is register to sales successfully');
  await expect(found.first()).toHaveCount(0);
  await expect(page.getByText('Total €40.25')).toBeVisible();
  const day = page.getByRole('table', { name: 'Sales of the day' });
  await expect(day.getByRole('row', { name: /PL-1.*TEB.*€45\.00.*€40\.25/ })).toBeVisible();
  expect(await page.locator('dt').getByText('Online', { exact: true }).count()).toBe(0);

  await scan(page, barcode);
  await expect(page.getByText(barcode, { exact: true })).toBeVisible();
  for (const name of ['Till', 'Counts', 'Shipments']) {
    expect(await page.getByRole('link', { name, exact: true }).count()).toBe(0);
  }
});

test('transactions, with the fixed list of subtypes', async () => {
  await visit('/admin/transactions', 'Transactions');
  await button('Add transaction').click();
  await dialog()
    .getByLabel(/^Subtype/)
    .selectOption({ label: 'Taxes' });
  await save();
  await expect(page.getByRole('row', { name: /Taxes.*€60\.00/ })).toBeVisible();
  await button('Edit Taxes, €60.00').click();
  await dialog()
    .getByLabel(/^Price/)
    .fill('61');
  await save();
  await expect(page.getByRole('row', { name: /Taxes.*€61\.00/ })).toBeVisible();
  await button('Delete Taxes, €61.00').click();
  await confirmDelete();
  await expect(page.getByText('No transactions on this day')).toBeVisible();
});

test('the ledger of articles', async () => {
  await visit('/admin/settings?tab=articles', 'Administration');
  await button('Add').click();
  await dialog().getByLabel(/^Name/).fill('Bags');
  await dialog()
    .getByLabel(/^Number/)
    .fill('B-1');
  await save();
  await toast('A new item has added successfully');
  await button('Edit Bags').click();
  await dialog().getByLabel(/^Name/).fill('Paper bags');
  await save();
  await toast('Article Item updated successfully');
  await page.getByRole('tab', { name: 'Quantity' }).click();
  await button('Add').click();
  await dialog()
    .getByLabel(/^Article/)
    .selectOption({ label: 'B-1 · Paper bags' });
  await dialog()
    .getByLabel(/^Added quantity/)
    .fill('12');
  await save();
  await expect(page.getByRole('row', { name: /Paper bags\s+12$/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Sales' }).click();
  await button('Add').click();
  await dialog()
    .getByLabel(/^Article/)
    .selectOption({ label: 'B-1 · Paper bags' });
  await dialog()
    .getByLabel(/^Price/)
    .fill('0.2');
  await save();
  await toast('Sale recorded successfully.');
  await expect(page.getByRole('row', { name: /B-1.*Paper bags.*€0\.20/ })).toBeVisible();
});

test('the profiles: what the server cannot do is hidden, employees are samples', async () => {
  await visit('/admin/user-profile', 'User Profile');
  await expect(page.getByLabel('Full name')).toHaveValue('Pat Plain');
  expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Change password' }).count()).toBe(0);
  expect(await page.getByLabel('Current shop').count()).toBe(0);

  await visit('/admin/company-profile', 'Company Profile');
  await expect(page.getByText('Sample data')).toBeVisible();
  await page.getByLabel('Address').fill('New road 2');
  await button('Save').click();
  await toast('Company info updated successfully.');
  await page.reload();
  await expect(page.getByLabel('Address')).toHaveValue('New road 2');
});

test('selling without a connection is unknown: nothing offers it, keeps it or asks for it', async () => {
  await visit('/admin/company-profile', 'Company Profile');
  await expect(page.getByText('Sample data')).toBeVisible();
  expect(await page.getByRole('region', { name: 'Shared tills' }).count()).toBe(0);
  expect(await page.getByRole('switch').count()).toBe(0);
  await visit('/admin/sales/to-settle', 'To settle');
  await expect(page.getByText('This server does not have this page')).toBeVisible();
  await visit('/admin/sales', 'Sales');
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  expect(await keptNames(page)).toEqual([]);

  await page.waitForFunction(() => document.querySelector('[data-tone]') !== null);
  await page.context().setOffline(true);
  await expect(page.getByText(/^No connection to the server since/)).toBeVisible();
  expect(await page.getByText(/Selling as/).count()).toBe(0);
  expect([...plain.unknown].filter((call) => /offline/.test(call))).toEqual([]);
});

test('signs out without a call for it', async () => {
  await button(/Account|Pat/).click();
  await button('Log out').click();
  await page.waitForURL('**/admin/login');
  expect(await page.evaluate(() => localStorage.getItem('backoffice.token'))).toBeNull();
  const asked = expect.arrayContaining(['POST authentication/logout']);
  await expect.poll(async () => [...plain.unknown]).toEqual(asked);
});
