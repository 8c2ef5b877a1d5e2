import type { Page } from 'playwright-core';

import { appUnderTest } from './harness/app';
import { scan } from './harness/scan';
import { soon, waitForText } from './harness/screen';

const app = appUnderTest();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** By the sidebar; there once the heading says so. */
async function visit(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}

async function addReferenceData(
  page: Page,
  tab: string,
  kind: string,
  values: Record<string, string>,
): Promise<void> {
  await page.getByRole('tab', { name: tab }).click();
  await button(page, `Add ${kind}`).click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(values)) {
    const field = dialog.getByLabel(new RegExp(`^${label}\\*?$`));
    const isChoice = await field.evaluate((element) => element.tagName === 'SELECT');
    await (isChoice ? field.selectOption(value) : field.fill(value));
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await waitForText(page, `A new item has been added to ${tab.toLowerCase()} successfully`);
}

/** This month's figure of a kind, as the dashboard reads it. */
async function thisMonth(type: string): Promise<number> {
  const today = new Date();
  const { body } = await app.call('POST', 'transactions/years', {
    body: { years: [today.getFullYear()], type },
    token: await app.token(),
  });
  return (body as { data: { salesArray: number[] }[] }).data[0]!.salesArray[today.getMonth()]!;
}

async function dashboardTotal(page: Page, card: string): Promise<number> {
  const region = page.getByRole('region', { name: card, exact: true });
  const total = region.getByText(/^(€[\d,]+\.\d\d|[\d,]+ Qty)/).first();
  await total.waitFor();
  return Number((await total.innerText()).replace(/[^\d.]/g, ''));
}

test('a pair of shoes from the reference data to the till, and through a crash', async () => {
  const page = await app.open('/', { signedOut: true });
  await page.waitForURL('**/admin/login');
  await app.signIn(page);
  await page.waitForURL('**/admin/dashboard');
  const before = {
    online: await dashboardTotal(page, 'Online Sales'),
    units: await dashboardTotal(page, 'Total Shipments'),
    onlineMonth: await thisMonth('online'),
    unitsMonth: await thisMonth('quantity'),
  };

  await visit(page, 'CMS Panel');
  await addReferenceData(page, 'Brands', 'brand', {
    Type: 'shoes',
    'Brand name': 'Kestrel',
    Produced: 'Kosovo',
  });
  await addReferenceData(page, 'Colors', 'color', {
    'Color name': 'Petrol',
    'Albanian name': 'Naftë',
    'English name': 'Petrol',
    'Turkish name': 'Petrol',
  });
  await addReferenceData(page, 'Numbers', 'number', { Type: 'shoes', Number: '51.5' });
  await addReferenceData(page, 'Types', 'type', { Type: 'shoes', 'Specific type': 'Clogs' });
  await addReferenceData(page, 'Locations', 'location', { Name: 'Pop-up Pejë' });

  await visit(page, 'Add Products');
  await page.getByRole('textbox', { name: 'Code' }).fill('KS-5150');
  await page.getByRole('combobox', { name: 'Brand' }).selectOption({ label: 'Kestrel' });
  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Clogs' });
  await page.getByRole('combobox', { name: 'Color' }).selectOption({ label: 'Petrol' });
  await page.getByLabel('Import price').fill('40');
  await page.getByLabel('Stock price').fill('75');
  await page.getByLabel('51.5').fill('3');
  await button(page, 'Save').click();
  await waitForText(page, 'Product added successfully');

  await visit(page, 'Products');
  await page.getByLabel('Code', { exact: true }).fill('ks-51');
  const rows = page.getByRole('row', { name: /KS-5150/ });
  await rows.nth(2).waitFor();
  expect(await rows.count()).toBe(3);
  await rows.nth(0).getByRole('checkbox').check();
  await rows.nth(1).getByRole('checkbox').check();
  const barcodes = await rows.getByText(/^\d{12}$/).allInnerTexts();

  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = String(document.querySelectorAll('svg[role=img]').length);
    };
  });
  await button(page, 'Print labels (2)').click();
  const labels = page.getByRole('dialog');
  await labels.getByText('€75.00').first().waitFor();
  await labels.getByRole('button', { name: 'Print', exact: true }).click();
  await page.locator('body[data-printed]').waitFor({ state: 'attached' });
  if (await labels.isVisible()) await page.keyboard.press('Escape');

  await button(page, 'Transfer').click();
  const transfer = page.getByRole('dialog');
  await transfer.getByLabel('Location').selectOption({ label: 'Pop-up Pejë' });
  await transfer.getByRole('button', { name: 'Transfer 2 units' }).click();
  await waitForText(page, /Products with IDs .* have been transferred successfully/);

  await visit(page, 'Sales');
  await page.getByRole('heading', { name: 'Sales of the day' }).waitFor();
  await scan(page, barcodes[0]!);
  await page
    .getByRole('row', { name: /KS-5150/ })
    .first()
    .waitFor();
  await button(page, 'Sell').click();
  const sale = page.getByRole('dialog');
  await sale.getByLabel(/^Price,/).fill('68.50');
  await sale.getByLabel(/^Payment type,/).selectOption('bank');
  await sale.getByLabel(/^Bank,/).selectOption('NLB');
  await sale.getByLabel(/^Sale type,/).selectOption('online');
  await sale.getByRole('button', { name: 'Sell', exact: true }).click();
  await waitForText(page, 'Product is register to sales successfully');

  const sold = page
    .getByRole('table', { name: 'Sales of the day' })
    .getByRole('row', { name: /KS-5150/ });
  await sold.waitFor();
  expect(await sold.innerText()).toMatch(/NLB[\s\S]*Online[\s\S]*€75\.00[\s\S]*€68\.50/);
  await soon(() => page.getByRole('row', { name: /KS-5150/ }).count(), 1);

  await visit(page, 'Dashboard');
  await soon(() => dashboardTotal(page, 'Online Sales'), expect.closeTo(before.online + 68.5, 2));
  await soon(() => dashboardTotal(page, 'Total Shipments'), before.units + 1);
  expect(await thisMonth('online')).toBeCloseTo(before.onlineMonth + 68.5, 2);
  expect(await thisMonth('quantity')).toBe(before.unitsMonth + 1);

  app.expectNoise(/Failed to load resource|WebSocket|fetch/i);
  await app.server.restart();
  await page.goto(`${app.server.url}/admin/sales`);
  await sold.waitFor();
  await page.goto(`${app.server.url}/admin/products?code=KS-5150`);
  await rows.nth(1).waitFor();
  expect(await rows.count()).toBe(2);

  const token = await page.evaluate(() => localStorage.getItem('backoffice.token') ?? '');
  await button(page, /Account|Arta/).click();
  await Promise.all([
    page.waitForResponse(/authentication\/logout/),
    button(page, 'Log out').click(),
  ]);
  await page.waitForURL('**/admin/login');
  const refused = await app.call('GET', 'authentication/user', { token });
  expect(refused.status).toBe(401);
});
