import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The dear ones: they ask of every letter what lies behind it. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe has against a page, one line for each element. */
export async function objections(
  page: Page,
  rules: 'all' | 'colours' | 'others',
): Promise<string[]> {
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
export async function objectionsInBothThemes(page: Page): Promise<string[]> {
  const inDark = await objections(page, 'all');
  await show(page, 'light');
  const inLight = await objections(page, 'colours');
  await show(page, 'dark');
  return [...inDark, ...inLight.map((text) => `light: ${text}`)];
}
