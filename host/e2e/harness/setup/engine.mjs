import { chromium, firefox } from 'playwright-core';

import { findFirefox } from '../../../../scripts/engines/find-program.mjs';
import { launchOptions } from '../../../../scripts/pictures/browser.mjs';

/** @import { BrowserServer, LaunchOptions } from 'playwright-core' */

/**
 * Which browser the tests of this run are for: `BROWSER=firefox`, else Chromium.
 *
 * @returns {'chromium' | 'firefox'}
 */
export function chosenEngine({ BROWSER = 'chromium' } = process.env) {
  if (BROWSER === 'chromium' || BROWSER === 'firefox') return BROWSER;
  throw new Error(`BROWSER is ${BROWSER}: the browser tests know chromium and firefox`);
}

/**
 * What `launch` and `launchServer` take. Firefox as it comes, by WebDriver BiDi, in place of
 * Playwright's own build of it.
 *
 * @returns {Promise<LaunchOptions & { executablePath: string, args: string[] }>}
 */
export async function engineOptions() {
  if (chosenEngine() === 'chromium') return launchOptions();
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('No Firefox: apt-get install firefox-esr, or FIREFOX_PATH');
  return {
    executablePath,
    channel: 'moz-firefox',
    headless: true,
    args: [],
    firefoxUserPrefs: {
      // No page can be told so by BiDi, and most tests ask for it.
      'ui.prefersReducedMotion': 1,
      // Every tab is drawn, not only the one in front.
      'layout.testing.top-level-always-active': true,
    },
  };
}

/**
 * Starts the one browser of a run.
 *
 * @param {LaunchOptions} options
 * @returns {Promise<BrowserServer>}
 */
export const launchEngine = (options) =>
  (chosenEngine() === 'firefox' ? firefox : chromium).launchServer(options);
