import type { Page } from 'playwright-core';

import { appUnderTest } from './harness/app';
import { passOn } from './harness/network/requests';
import { dialog, soon } from './harness/screen';

const app = appUnderTest();
/** A day of which the demo company knows nothing. */
const DAY = '2031-05-17';
const API = '**/api/v1/transactions*';

const sum = async (page: Page, name: string) =>
  page.locator('dt').getByText(name, { exact: true }).locator('xpath=../dd[1]').innerText();

async function openDay(): Promise<Page> {
  const page = await app.open(`/admin/transactions?date=${DAY}`);
  await page.getByRole('heading', { level: 1, name: 'Transactions' }).waitFor();
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
  await dialog(page).waitFor({ state: 'detached' });
}

test('adds, edits and deletes, shows income less outcome; a lost answer books once', async () => {
  app.expectNoise(/Failed to load resource/);
  const page = await openDay();
  await page.getByText('No transactions on this day').waitFor();
  await add(page, 'Taxes', 'Outcome');
  await page.getByRole('row', { name: /Taxes.*€60\.00/ }).waitFor();
  await add(page, 'Energy', 'Income', '100.05');
  await page.getByRole('row', { name: /Energy.*€100\.05/ }).waitFor();
  await soon(() => sum(page, 'Income'), '€100.05');
  await soon(() => sum(page, 'Outcome'), '€60.00');
  await soon(() => sum(page, 'Total'), '€40.05');

  await page.getByRole('button', { name: 'Edit Energy, €100.05' }).click();
  await dialog(page)
    .getByLabel(/^Price/)
    .fill('10.10');
  await dialog(page).getByLabel('Description').fill('Back from KESCO');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('row', { name: /Back from KESCO.*€10\.10/ }).waitFor();
  await soon(() => sum(page, 'Total'), '-€49.90');

  await page.getByRole('button', { name: 'Delete Taxes, €60.00' }).click();
  await page.getByText('Taxes, €60.00, will be deleted.').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('row', { name: /Taxes/ }).waitFor({ state: 'detached' });
  await soon(() => sum(page, 'Total'), '€10.10');

  await page.getByRole('button', { name: 'Next day' }).click();
  await page.getByText('No transactions on this day').waitFor();
  await addWithLostAnswer(page);
  await page.reload();
  await soon(() => page.locator('input[type=date]').inputValue(), '2031-05-18');
});

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
  await dialog(page).getByRole('alert').waitFor();
  expect(await price.inputValue()).toBe('12.34');
  await page.unroute(API);
  await save.click();
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByRole('row', { name: /€12\.34/ }).waitFor();
  await soon(() => page.getByRole('row', { name: /€12\.34/ }).count(), 1);
}
