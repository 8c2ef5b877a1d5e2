import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { objections } from './harness/looks/axe';
import { scan } from './harness/scan';
import { goTo, settled, visit } from './harness/settled';
import { receiveShoes } from './harness/stock';
import { expect, test } from './harness/test';

const PASSWORD = 'demo1234';
const REFUSED = /You may not open this page/;
/** Names of buttons that open something on top of a page. */
const OPENERS = /^(Add |Edit|Delete|Transfer|Scan|Print labels|Invite|Account|Settings panel)/;
/** Pages of sample buttons. */
const SAMPLES = /\/(dashboard|icons|notifications|tables)$/;
/** Parts of the names of pages, as somebody would look for them. */
const LOOKED_FOR = ['dash', 'sal', 'prod', 'trans', 'cms', 'adm', 'prof', 'peop', 'aud'];

async function openAs(app: App, who: string, path = '/admin/dashboard') {
  const page = await app.open('/admin/login', { signedOut: true });
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(`${response.request().method()} ${response.url()}`);
  });
  await app.signIn(page, { email: `${who}@example.com`, password: PASSWORD });
  await page.waitForURL('**/admin/dashboard');
  if (path !== '/admin/dashboard') await goTo(page, path);
  await settled(page);
  return { page, refused };
}

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });

async function offeredPages(page: Page): Promise<string[]> {
  const links = await sidebar(page).getByRole('link').all();
  return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
}

/** Each kind of button that opens a dialog, once; of the rows, the first has been ticked. */
async function openDialogs(page: Page): Promise<void> {
  const tick = page.locator('tbody [type=checkbox]').first();
  if (await tick.count()) await tick.check();
  const main = page.getByRole('main');
  const buttons = main.locator('button[type=button]').filter({ visible: true });
  const names = await buttons.evaluateAll((found) =>
    found.map((button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim()),
  );
  const kinds = new Map(
    names.filter((name) => OPENERS.test(name)).map((name) => [name.split(' ')[0], name]),
  );
  for (const name of kinds.values()) {
    await main.getByRole('button', { name, exact: true }).first().click();
    const dialog = page.locator('[role=dialog], [role=alertdialog]').first();
    await expect(dialog).toBeVisible();
    await settled(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
}

async function walkTabs(page: Page): Promise<void> {
  const count = await page.getByRole('main').getByRole('tab').count();
  for (let place = 0; place < Math.max(count, 1); place += 1) {
    if (count > 0) await page.getByRole('main').getByRole('tab').nth(place).click();
    await settled(page);
    await openDialogs(page);
  }
}

async function walkQuickSearch(page: Page): Promise<void> {
  for (const text of LOOKED_FOR) {
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: 'Quick search' });
    await box.fill(text);
    await settled(page);
    const found = page.getByRole('group', { name: 'Pages' }).getByRole('option');
    if (await found.count()) await found.first().click();
    else await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await settled(page);
    expect(await page.getByText(REFUSED).count()).toBe(0);
  }
}

async function sellOne(app: App, page: Page, code: string, price?: string): Promise<void> {
  const [unit] = await receiveShoes(app, code, 1);
  await goTo(page, '/admin/sales');
  await expect(page.getByRole('button', { name: 'Sell' })).toBeVisible();
  await scan(page, unit!.barcode);
  await expect(page.getByRole('row', { name: new RegExp(unit!.barcode) })).toBeVisible();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sell' });
  await expect(dialog).toBeVisible();
  if (price !== undefined) await dialog.getByLabel(/^Price,/).fill(price);
  await dialog.getByRole('button', { name: /^Sell/ }).click();
}

for (const { who, sells, pages, hidden } of [
  { who: 'cashier', sells: true, pages: ['sales', 'products', 'cms'], hidden: ['transactions'] },
  { who: 'stock', sells: false, pages: ['add/products', 'products', 'cms'], hidden: ['sales'] },
  { who: 'manager', sells: true, pages: ['sales', 'transactions', 'settings'], hidden: ['people'] },
]) {
  test(`a ${who} can use all that is offered, and is refused nothing`, async ({ app }) => {
    // Just after midnight the demo has nothing of today.
    await receiveShoes(app, `TODAY-${who}`, 1);
    const { page, refused } = await openAs(app, who);
    const offered = await offeredPages(page);
    expect(offered).toEqual(expect.arrayContaining(pages.map((path) => `/admin/${path}`)));
    for (const path of hidden) expect(offered).not.toContain(`/admin/${path}`);
    for (const path of new Set(offered)) {
      if (new URL(page.url()).pathname !== path) await visit(page, path);
      expect(await page.getByText(REFUSED).count()).toBe(0);
      if (!SAMPLES.test(path)) await walkTabs(page);
    }
    await walkQuickSearch(page);
    if (sells) {
      await sellOne(app, page, `RIGHTS-${who}`);
      await expect(
        page.getByText('Product is register to sales successfully').first(),
      ).toBeVisible();
      await settled(page);
    }
    expect(refused).toEqual([]);
  });
}

test(
  'a page that a cashier may not open says who can allow it, in every language',
  { tag: '@main' },
  async ({ app }) => {
    const { page } = await openAs(app, 'cashier', '/admin/transactions');
    await expect(page.getByText(REFUSED)).toBeVisible();
    await expect(page.getByText(/Arta .* can allow it/)).toBeVisible();
    expect(await objections(page, 'all')).toEqual([]);
    await goTo(page, '/rtl/transactions');
    await expect(page.getByText('لا يُسمح لك بفتح هذه الصفحة')).toBeVisible();
    expect(await objections(page, 'all')).toEqual([]);
    await page.getByRole('link', { name: 'العودة إلى البداية' }).click();
    await page.waitForURL('**/rtl/dashboard');
  },
);

test('a manager allows a price below the floor at the counter', async ({ app }) => {
  app.expectNoise(/403|422/);
  const { page } = await openAs(app, 'cashier');
  await sellOne(app, page, 'LOW-1', '1');
  // A price that slipped is asked about first, whoever sells.
  await page.getByRole('button', { name: 'Sell at these prices' }).click();
  const question = page.getByRole('dialog', { name: 'Somebody else has to allow this' });
  await expect(question).toBeVisible();
  await expect(page.getByText(/LOW-1.*€1\.00/).first()).toBeVisible();
  expect(await objections(page, 'all')).toEqual([]);

  const password = question.getByLabel(/Their password/);
  await password.focus();
  await scan(page, '200000000017');
  await expect(password).toHaveValue('');
  await password.fill('not-this-one');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This is not their password').first()).toBeVisible();
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Product is register to sales successfully').first()).toBeVisible();
});
