import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The slow rules, which look for what lies behind every letter. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Violations that axe finds on a page, one line for each element. */
export async function objections(
  page: Page,
  rules: 'all' | 'colours' | 'others',
): Promise<string[]> {
  // Colours halfway between two themes don't count.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  // Without legacy mode axe opens a page of its own each time, for frames, of which there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules === 'colours') axe.withRules(COLOURS);
  else axe.withTags(RULES);
  if (rules === 'others') axe.disableRules(COLOURS);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Shows a theme as the settings panel does, without leaving the page. */
const show = (page: Page, theme: 'dark' | 'light') =>
  page.evaluate((name) => {
    document.documentElement.dataset.bsTheme = name;
    document.body.classList.toggle('white-content', name === 'light');
  }, theme);

/** All violations in the dark theme, and those of colours in the light one. */
export async function objectionsInBothThemes(page: Page): Promise<string[]> {
  const inDark = await objections(page, 'all');
  await show(page, 'light');
  const inLight = await objections(page, 'colours');
  await show(page, 'dark');
  return [...inDark, ...inLight.map((text) => `light: ${text}`)];
}
