import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { passOn } from './harness/network/requests';
import { dialog } from './harness/screen';
import { expect, test } from './harness/test';

/** A day of which the demo company knows nothing. */
const DAY = '2031-05-17';
const API = '**/api/v1/transactions*';

const sum = async (page: Page, name: string) =>
  page.locator('dt').getByText(name, { exact: true }).locator('xpath=../dd[1]').innerText();

async function openDay(app: App): Promise<Page> {
  const page = await app.open(`/admin/transactions?date=${DAY}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  return page;
}

async function add(page: Page, subtype: string, kind: string, price?: string): Promise<void> {
  await page.getByRole('button', { name: 'Add transaction' }).click();
  await dialog(page)
    .getByLabel(/^Subtype/)
    .selectOption({ label: subtype });
  await dialog(page).getByText(kind, { exact: true }).click();
  if (price)
    await dialog(page)
      .getByLabel(/^Price/)
      .fill(price);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

test(
  'adds, edits and deletes, shows income less outcome; a lost answer books once',
  { tag: '@main' },
  async ({ app }) => {
    app.expectNoise(/Failed to load resource/);
    const page = await openDay(app);
    await expect(page.getByText('No transactions on this day')).toBeVisible();
    await add(page, 'Taxes', 'Outcome');
    await expect(page.getByRole('row', { name: /Taxes.*€60\.00/ })).toBeVisible();
    await add(page, 'Energy', 'Income', '100.05');
    await expect(page.getByRole('row', { name: /Energy.*€100\.05/ })).toBeVisible();
    await expect.poll(() => sum(page, 'Income')).toBe('€100.05');
    await expect.poll(() => sum(page, 'Outcome')).toBe('€60.00');
    await expect.poll(() => sum(page, 'Total')).toBe('€40.05');

    await page.getByRole('button', { name: 'Edit Energy, €100.05' }).click();
    await dialog(page)
      .getByLabel(/^Price/)
      .fill('10.10');
    await dialog(page).getByLabel('Description').fill('Back from KESCO');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row', { name: /Back from KESCO.*€10\.10/ })).toBeVisible();
    await expect.poll(() => sum(page, 'Total')).toBe('-€49.90');

    await page.getByRole('button', { name: 'Delete Taxes, €60.00' }).click();
    await expect(page.getByText('Taxes, €60.00, will be deleted.')).toBeVisible();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('row', { name: /Taxes/ })).toHaveCount(0);
    await expect.poll(() => sum(page, 'Total')).toBe('€10.10');

    await page.getByRole('button', { name: 'Next day' }).click();
    await expect(page.getByText('No transactions on this day')).toBeVisible();
    await addWithLostAnswer(page);
    await page.reload();
    await expect(page.locator('input[type=date]')).toHaveValue('2031-05-18');
  },
);

async function addWithLostAnswer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add transaction' }).click();
  await dialog(page)
    .getByLabel(/^Subtype/)
    .selectOption({ label: 'Administration' });
  const price = dialog(page).getByLabel(/^Price/);
  await price.fill('12.34');
  await page.route(API, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await passOn(route);
    return route.abort('connectionreset');
  });
  const save = dialog(page).getByRole('button', { name: 'Save' });
  await save.click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await expect(price).toHaveValue('12.34');
  await page.unroute(API);
  await save.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('row', { name: /€12\.34/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /€12\.34/ })).toHaveCount(1);
}
