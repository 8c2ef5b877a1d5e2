import type { Page } from 'playwright-core';

import { appUnderTest } from './harness/app';
import { overflowOf, soon } from './harness/screen';
import { settled, visit } from './harness/settled';

const app = appUnderTest();

const PHONE = { width: 390, height: 844 };

async function openPage(path = '/admin/cms', viewport?: typeof PHONE): Promise<Page> {
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

test('the top bar names the page and is white only under 993 px with the menu open', async () => {
  const page = await openPage();
  expect(await page.locator(`${TOP_BAR} #page-brand`).innerText()).toBe('CMS Panel');
  expect(await page.getByRole('button', { name: 'Open menu' }).count()).toBe(0);
  expect(await style(page, TOP_BAR, 'background-color')).toBe(TRANSPARENT);

  await page.setViewportSize({ width: 992, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await soon(() => style(page, TOP_BAR, 'background-color'), WHITE);
  await page.getByRole('button', { name: 'Search' }).waitFor();

  await page.setViewportSize({ width: 993, height: 800 });
  await page.getByRole('button', { name: 'Close menu' }).waitFor({ state: 'detached' });
  await soon(() => style(page, TOP_BAR, 'background-color'), TRANSPARENT);

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
  await page.getByText('A new version is available').waitFor();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { level: 1, name: 'CMS Panel' }).waitFor();
}

test('the sidebar leads under the prefix in use and shows where one is', async () => {
  const page = await openPage('/admin/CMS');
  const links = page.getByRole('navigation').getByRole('link');
  expect(await links.allInnerTexts()).toEqual([
    'Dashboard',
    'Sales',
    'Add Products',
    'Products',
    'Deliveries',
    'Stock operations',
    'Counts',
    'Shipments',
    'Till',
    'Import',
    'Transactions',
    'CMS Panel',
    'Administration',
    'People',
    'Audit',
    'User Profile',
    'Company Profile',
    'Icons',
    'Notifications',
    'Tables',
  ]);
  expect(await page.locator('[aria-current=page]').innerText()).toBe('CMS Panel');
  expect(await links.locator('svg').count()).toBe(20);

  await visit(page, '/rtl/cms');
  await page.getByRole('navigation').getByRole('link', { name: 'المبيعات' }).click();
  await page.waitForURL('**/rtl/sales');
  const sidebar = await page.getByRole('navigation').boundingBox();
  expect(sidebar!.x).toBeGreaterThan(900);
});

test('on a phone the sidebar comes over the page by keyboard and goes when it is used', async () => {
  const page = await openPage('/admin/cms', PHONE);
  expect(await page.getByRole('navigation').count()).toBe(0);
  await page.getByRole('button', { name: 'Open navigation' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('navigation').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation').waitFor({ state: 'detached' });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await soon(focused, 'Open navigation');

  await page.keyboard.press('Enter');
  await page.getByRole('navigation').getByRole('link', { name: 'Transactions' }).click();
  await page.getByRole('heading', { level: 1, name: 'Transactions' }).waitFor();
  await page.getByRole('navigation').waitFor({ state: 'detached' });
  expect(await overflowOf(page)).toBe(0);
});

test('colours, theme, language and sidebar are remembered', async () => {
  const page = await openPage();
  const sidebar = '[data-color]';
  const blue = await style(page, sidebar, 'background-image');
  expect(await page.locator(sidebar).getAttribute('data-color')).toBe('blue');
  expect(await page.locator('body').getAttribute('class')).not.toBe('white-content');
  const dark = await style(page, 'body', 'background-color');

  await page.getByRole('button', { name: 'Settings panel' }).click();
  await page.getByRole('radio', { name: 'Green' }).check();
  await page.getByRole('radio', { name: 'Light mode' }).check();
  await page.locator('body.white-content').waitFor();
  for (const name of ['Download Now', 'Documentation']) {
    expect(await page.getByRole('link', { name }).getAttribute('href')).toBe('/');
  }
  expect(await page.getByRole('button', { name: 'Get pro version' }).isDisabled()).toBe(true);
  await page.getByLabel('Language').selectOption('sq');
  await page.getByRole('dialog', { name: 'Cilësimet' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mbyll navigimin' }).click();

  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Paneli CMS' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('sq');
  expect(await style(page, 'body', 'background-color')).not.toBe(dark);
  expect(await page.getByRole('navigation').count()).toBe(0);
  await page.getByRole('button', { name: 'Hap navigimin' }).click();
  expect(await style(page, sidebar, 'background-image')).not.toBe(blue);
});

test('the keyboard may skip to the content; a change of page moves the focus to its heading', async () => {
  const page = await openPage();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.focus();
  expect((await skip.boundingBox())!.width).toBeGreaterThan(50);
  await page.keyboard.press('Enter');
  await page.locator('main:focus').waitFor();

  await page.getByRole('navigation').getByRole('link', { name: 'Transactions' }).click();
  await page.locator('h1:focus', { hasText: /^Transactions$/ }).waitFor();
  await soon(() => page.title(), 'Transactions · Back office');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'CMS Panel' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'CMS Panel');
});

test('code of the shell lost after the sign-in: its own page says so, and leads back', async () => {
  app.expectNoise(/./);
  const page = await app.open('/admin/login', { signedOut: true });
  await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
  await page.route(/signed-in|\/\d+\.[0-9a-f]{8}\.js/, (route) => route.abort());
  await app.signIn(page);
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
  await page.getByText(/^Reference [0-9A-Z]{4}-[0-9A-Z]{4}$/).waitFor();
  expect(await page.locator('pre').count()).toBe(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('navigation').waitFor();
});
