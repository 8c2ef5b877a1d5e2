import type { Page } from '@playwright/test';

import type { App } from './harness/app';
import { overflowOf } from './harness/screen';
import { settled, visit } from './harness/settled';
import { expect, test } from './harness/test';

const PHONE = { width: 390, height: 844 };

async function openPage(app: App, path = '/admin/cms', viewport?: typeof PHONE): Promise<Page> {
  const page = await app.open(path, { viewport });
  await settled(page);
  return page;
}

const style = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

const TOP_BAR = 'header[aria-label="Top bar"]';
const WHITE = 'rgb(255, 255, 255)';
const TRANSPARENT = 'rgba(0, 0, 0, 0)';

test('the top bar names the page and is white only under 993 px with the menu open', async ({
  app,
}) => {
  const page = await openPage(app);
  expect(await page.locator(`${TOP_BAR} #page-brand`).innerText()).toBe('CMS Panel');
  expect(await page.getByRole('button', { name: 'Open menu' }).count()).toBe(0);
  expect(await style(page, TOP_BAR, 'background-color')).toBe(TRANSPARENT);

  await page.setViewportSize({ width: 992, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect.poll(() => style(page, TOP_BAR, 'background-color')).toEqual(WHITE);
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();

  await page.setViewportSize({ width: 993, height: 800 });
  await expect(page.getByRole('button', { name: 'Close menu' })).toHaveCount(0);
  await expect.poll(() => style(page, TOP_BAR, 'background-color')).toEqual(TRANSPARENT);

  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNewerReleaseTold(page);
});

async function expectNewerReleaseTold(page: Page): Promise<void> {
  await page.route('**/areas.json', async (route) => {
    const response = await route.fetch();
    const registry = (await response.json()) as { areas: { release: string }[] };
    registry.areas[0]!.release = 'newer';
    await route.fulfill({ response, json: registry });
  });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('A new version is available')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'CMS Panel' })).toBeVisible();
}

test('the sidebar leads under the prefix in use and shows where one is', async ({ app }) => {
  const page = await openPage(app, '/admin/CMS');
  const links = page.getByRole('navigation').getByRole('link');
  await page.getByRole('navigation').getByText('Demo', { exact: true }).click();
  expect(await links.allInnerTexts()).toEqual([
    'Dashboard',
    'Sales',
    'Till',
    'Products',
    'Add Products',
    'Deliveries',
    'Shipments',
    'Counts',
    'Stock operations',
    'Import',
    'Transactions',
    'Administration',
    'CMS Panel',
    'People',
    'Audit',
    'Company Profile',
    'User Profile',
    'Icons',
    'Notifications',
    'Tables',
  ]);
  expect(await page.locator('[aria-current=page]').innerText()).toBe('CMS Panel');
  await expect(links.locator('svg')).toHaveCount(20);

  await visit(page, '/rtl/cms');
  await page.getByRole('navigation').getByRole('link', { name: 'المبيعات' }).click();
  await page.waitForURL('**/rtl/sales');
  const sidebar = await page.getByRole('navigation').boundingBox();
  expect(sidebar!.x).toBeGreaterThan(900);
});

test(
  'on a phone the sidebar comes over the page by keyboard and goes when it is used',
  { tag: '@main' },
  async ({ app }) => {
    const page = await openPage(app, '/admin/cms', PHONE);
    expect(await page.getByRole('navigation').count()).toBe(0);
    await page.getByRole('button', { name: 'Open navigation' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe('Open navigation');

    await page.keyboard.press('Enter');
    await page.getByRole('navigation').getByRole('link', { name: 'Transactions' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect(await overflowOf(page)).toBe(0);
  },
);

test('colours, theme, language and sidebar are remembered', async ({ app }) => {
  const page = await openPage(app);
  const sidebar = '[data-color]';
  const blue = await style(page, sidebar, 'background-image');
  await expect(page.locator(sidebar)).toHaveAttribute('data-color', 'blue');
  expect(await page.locator('body').getAttribute('class')).not.toBe('white-content');
  const dark = await style(page, 'body', 'background-color');

  await page.getByRole('button', { name: 'Settings panel' }).click();
  await page.getByRole('radio', { name: 'Green' }).check();
  await page.getByRole('radio', { name: 'Light mode' }).check();
  await expect(page.locator('body.white-content')).toBeVisible();
  for (const name of ['Download Now', 'Documentation']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/');
  }
  await expect(page.getByRole('button', { name: 'Get pro version' })).toBeDisabled();
  await page.getByLabel('Language').selectOption('sq');
  await expect(page.getByRole('dialog', { name: 'Cilësimet' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mbyll navigimin' }).click();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Paneli CMS' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sq');
  expect(await style(page, 'body', 'background-color')).not.toBe(dark);
  expect(await page.getByRole('navigation').count()).toBe(0);
  await page.getByRole('button', { name: 'Hap navigimin' }).click();
  expect(await style(page, sidebar, 'background-image')).not.toBe(blue);
});

test(
  'the keyboard may skip to the content; a change of page moves the focus to its heading',
  { tag: '@main' },
  async ({ app }) => {
    const page = await openPage(app);
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await skip.focus();
    expect((await skip.boundingBox())!.width).toBeGreaterThan(50);
    await page.keyboard.press('Enter');
    await expect(page.locator('main:focus')).toBeVisible();

    await page.getByRole('navigation').getByRole('link', { name: 'Transactions' }).click();
    await expect(page.locator('h1:focus', { hasText: /^Transactions$/ })).toBeVisible();
    await expect(page).toHaveTitle('Transactions · Back office');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'CMS Panel' })).toBeVisible();
    await page.waitForFunction(() => document.activeElement?.textContent === 'CMS Panel');
  },
);

test('code of the shell lost after the sign-in: its own page says so, and leads back', async ({
  app,
}) => {
  app.expectNoise(/./);
  const page = await app.open('/admin/login', { signedOut: true });
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await page.route(/signed-in|\/\d+\.[0-9a-f]{8}\.js/, (route) => route.abort());
  await app.signIn(page);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText(/^Reference [0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
  expect(await page.locator('pre').count()).toBe(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('navigation')).toBeVisible();
});
