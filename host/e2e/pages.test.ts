import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

import { GUARDED, OPEN } from './harness/addresses';
import { appUnderTest } from './harness/app';
import { goTo, settled, visit } from './harness/settled';

const app = appUnderTest();

const PAGES = [...GUARDED, ...OPEN];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The dear ones: they ask of every letter what lies behind it. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe has against a page, one line for each element. */
async function objections(page: Page, rules: 'all' | 'colours' | 'others'): Promise<string[]> {
  // Colours on their way from one theme to the other are nobody's choice.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  // There are no frames, for which it would open a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules === 'colours') axe.withRules(COLOURS);
  else axe.withTags(RULES);
  if (rules === 'others') axe.disableRules(COLOURS);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

/** As the settings panel does it, without leaving the page. */
const show = (page: Page, theme: 'dark' | 'light') =>
  page.evaluate((name) => {
    document.documentElement.dataset.bsTheme = name;
    document.body.classList.toggle('white-content', name === 'light');
  }, theme);

/** Everything in the dark, and what another theme can change in the light. */
async function objectionsInBothThemes(page: Page): Promise<string[]> {
  const inDark = await objections(page, 'all');
  await show(page, 'light');
  const inLight = await objections(page, 'colours');
  await show(page, 'dark');
  return [...inDark, ...inLight.map((text) => `light: ${text}`)];
}

async function openStill(path: string): Promise<Page> {
  const page = await app.open(path, { signedOut: path.endsWith('/login') });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settled(page);
  return page;
}

async function expectPage(page: Page, path: string, dir: string): Promise<void> {
  expect(new URL(page.url()).pathname).toBe(path);
  expect(await page.locator('html').getAttribute('dir')).toBe(dir);
  expect(await page.getByRole('alert').allTextContents()).toEqual([]);
}

test('every page opens by its address, and axe finds nothing on it, dark or light', async () => {
  const page = await openStill('/admin/dashboard');
  for (const path of PAGES.map((one) => `/admin${one}`)) {
    await page.goto(app.server.url + path);
    await settled(page);
    await expectPage(page, path, 'ltr');
    expect({ path, found: await objectionsInBothThemes(page) }).toEqual({ path, found: [] });
  }
});

test('nor under /rtl, where names and places are others, and colours are not', async () => {
  const page = await openStill('/rtl/login');
  expect(await objections(page, 'others')).toEqual([]);
  await page.evaluate(
    (token) => localStorage.setItem('backoffice.token', token),
    await app.token(),
  );
  await page.goto(`${app.server.url}/rtl${PAGES.at(-1)}`);
  await settled(page);
  for (const path of PAGES.map((one) => `/rtl${one}`)) {
    await visit(page, path);
    await expectPage(page, path, 'rtl');
    expect({ path, found: await objections(page, 'others') }).toEqual({ path, found: [] });
  }
});

test('without a token, guarded pages lead to the sign-in and the others stay', async () => {
  const page = await openStill('/admin/login');
  expect(await objectionsInBothThemes(page)).toEqual([]);
  for (const path of OPEN) {
    await page.goto(`${app.server.url}/admin${path}`);
    await settled(page);
    expect(new URL(page.url()).pathname).toBe(`/admin${path}`);
    await expect(page.getByRole('navigation').count()).resolves.toBe(0);
  }
  await page.goto(`${app.server.url}/admin/dashboard`);
  await page.waitForURL('**/admin/login');
  for (const path of GUARDED) {
    await goTo(page, `/admin${path}`);
    await page.waitForURL('**/admin/login');
  }
});

test('the root and unknown addresses lead to the dashboard', async () => {
  const page = await app.open('/');
  await page.waitForURL('**/admin/dashboard');
  await page.goto(`${app.server.url}/admin/no/such/page`);
  await page.waitForURL('**/admin/dashboard');
});

test('axe finds nothing in what the shell opens', async () => {
  const page = await openStill('/admin/cms');
  await page.getByRole('button', { name: 'Notifications' }).click();
  expect(await objectionsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Settings panel' }).click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await page.getByLabel('My shop').waitFor();
  expect(await objectionsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await page.locator(':focus[placeholder]').waitFor();
  await page.keyboard.insertText('products');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await objectionsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await objectionsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('navigation').waitFor();
  expect(await objectionsInBothThemes(page)).toEqual([]);
});
