import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

import { GUARDED, OPEN } from './harness/addresses';
import { appUnderTest } from './harness/app';

const app = appUnderTest();

const PREFIXES = ['/admin', '/rtl'];
/** A dozen pages, two themes, on a machine that is busy. */
const TIME_LIMIT = 300_000;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe has against a page, one line for each element. */
async function objections(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  // Colours on their way from one theme to the other are nobody's choice.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const axe = new AxeBuilder({ page });
  if (rules === 'all') axe.withTags(RULES);
  else axe.withRules(['color-contrast', 'link-in-text-block']);
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
  const inDark = await objections(page);
  await show(page, 'light');
  const inLight = await objections(page, 'colours');
  await show(page, 'dark');
  return [...inDark, ...inLight.map((text) => `light: ${text}`)];
}

async function arrive(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

test.each(PREFIXES)(
  'axe finds nothing on any page under %s, dark or light',
  async (prefix) => {
    const page = await app.open(`${prefix}/dashboard`);
    for (const path of [...GUARDED, ...OPEN]) {
      await page.goto(app.server.url + prefix + path);
      await arrive(page);
      expect({ path, found: await objectionsInBothThemes(page) }).toEqual({ path, found: [] });
    }
  },
  TIME_LIMIT,
);

test.each(PREFIXES)('nor on the sign-in under %s', async (prefix) => {
  const page = await app.open(`${prefix}/login`, { signedOut: true });
  await arrive(page);
  expect(await objectionsInBothThemes(page)).toEqual([]);
});

test('nor in what the shell opens', async () => {
  const page = await app.open('/admin/cms');
  await arrive(page);
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
  await page.keyboard.type('products', { delay: 80 });
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
