import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { scan } from './harness/scan';
import { expect, test } from './harness/test';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Goes to a page by the sidebar and waits for its heading. */
async function visit(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
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
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByText(`A new item has been added to ${tab.toLowerCase()} successfully`).first(),
  ).toBeVisible();
}

/** This month's figure of a kind, as the dashboard reads it. */
async function thisMonth(app: App, type: string): Promise<number> {
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
  await expect(total).toBeVisible();
  return Number((await total.innerText()).replace(/[^\d.]/g, ''));
}

test(
  'a pair of shoes from the reference data to the till, and through a crash',
  { tag: '@main' },
  async ({ app }) => {
    const page = await app.open('/', { signedOut: true });
    await page.waitForURL('**/admin/login');
    await app.signIn(page);
    await page.waitForURL('**/admin/dashboard');
    const before = {
      online: await dashboardTotal(page, 'Online Sales'),
      units: await dashboardTotal(page, 'Total Shipments'),
      onlineMonth: await thisMonth(app, 'online'),
      unitsMonth: await thisMonth(app, 'quantity'),
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
    await expect(page.getByText('Product added successfully').first()).toBeVisible();

    await visit(page, 'Products');
    await page.getByLabel('Code', { exact: true }).fill('ks-51');
    const rows = page.getByRole('row', { name: /KS-5150/ });
    await expect(rows.nth(2)).toBeVisible();
    await expect(rows).toHaveCount(3);
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
    await expect(labels.getByText('€75.00').first()).toBeVisible();
    await labels.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.locator('body[data-printed]')).toBeAttached();
    if (await labels.isVisible()) await page.keyboard.press('Escape');

    await button(page, 'Transfer').click();
    const transfer = page.getByRole('dialog');
    await transfer.getByLabel('Location').selectOption({ label: 'Pop-up Pejë' });
    await transfer.getByRole('button', { name: 'Transfer 2 units' }).click();
    await expect(
      page.getByText(/Products with IDs .* have been transferred successfully/).first(),
    ).toBeVisible();

    await visit(page, 'Sales');
    await expect(page.getByRole('heading', { name: 'Sales of the day' })).toBeVisible();
    await scan(page, barcodes[0]!);
    await expect(page.getByRole('row', { name: /KS-5150/ }).first()).toBeVisible();
    await button(page, 'Sell').click();
    const sale = page.getByRole('dialog');
    await sale.getByLabel(/^Price,/).fill('68.50');
    await sale.getByRole('button', { name: /: Cash$/ }).click();
    await sale.getByLabel(/^Payment type,/).selectOption('bank');
    await sale.getByLabel(/^Bank,/).selectOption('NLB');
    await sale.getByLabel(/^Sale type,/).selectOption('online');
    await sale.getByRole('button', { name: /^Sell: / }).click();
    await expect(page.getByText('Product is register to sales successfully').first()).toBeVisible();

    const sold = page
      .getByRole('table', { name: 'Sales of the day' })
      .getByRole('row', { name: /KS-5150/ });
    await expect(sold).toBeVisible();
    expect(await sold.innerText()).toMatch(/NLB[\s\S]*Online[\s\S]*€75\.00[\s\S]*€68\.50/);
    await expect(page.getByRole('row', { name: /KS-5150/ })).toHaveCount(1);

    await visit(page, 'Dashboard');
    await expect
      .poll(() => dashboardTotal(page, 'Online Sales'))
      .toEqual(expect.closeTo(before.online + 68.5, 2));
    await expect.poll(() => dashboardTotal(page, 'Total Shipments')).toEqual(before.units + 1);
    expect(await thisMonth(app, 'online')).toBeCloseTo(before.onlineMonth + 68.5, 2);
    expect(await thisMonth(app, 'quantity')).toBe(before.unitsMonth + 1);

    app.expectNoise(/Failed to load resource|WebSocket|fetch/i);
    await app.server.restart();
    await page.goto(`${app.server.url}/admin/sales`);
    await expect(sold).toBeVisible();
    await page.goto(`${app.server.url}/admin/products?code=KS-5150`);
    await expect(rows.nth(1)).toBeVisible();
    await expect(rows).toHaveCount(2);

    const token = await page.evaluate(() => localStorage.getItem('backoffice.token') ?? '');
    await button(page, /Account|Arta/).click();
    await Promise.all([
      page.waitForResponse(/authentication\/logout/),
      button(page, 'Log out').click(),
    ]);
    await page.waitForURL('**/admin/login');
    const refused = await app.call('GET', 'authentication/user', { token });
    expect(refused.status).toBe(401);
  },
);
