import { defineConfig, type LaunchOptions } from '@playwright/test';

import '../../packages/build/jest/test-clock.cjs';
import { findFirefox } from '../../scripts/engines/find-program.mjs';
import { launchOptions } from '../../scripts/pictures/browser.mjs';
import { downloads } from './harness/network/downloads';

/** Milliseconds; a busy machine is no reason to fail. */
const MINUTE = 60_000;

const browserName = process.env.BROWSER === 'firefox' ? 'firefox' : 'chromium';

/** Firefox as it comes, by WebDriver BiDi, in place of Playwright's own build of it. */
function firefox(): LaunchOptions {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('No Firefox: apt-get install firefox-esr, or FIREFOX_PATH');
  return {
    executablePath,
    channel: 'moz-firefox',
    downloadsPath: downloads,
    firefoxUserPrefs: {
      // The panel of downloads would take the keys that follow.
      'browser.download.alwaysOpenPanel': false,
      // BiDi can't tell a page to reduce motion, which most tests ask for.
      'ui.prefersReducedMotion': 1,
      // Every tab is drawn, not only the one in front.
      'layout.testing.top-level-always-active': true,
    },
  };
}

export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../../test-results',
  globalSetup: './harness/setup/global-setup.ts',
  timeout: 10 * MINUTE,
  expect: { timeout: MINUTE },
  forbidOnly: true,
  retries: 1,
  // Firefox gives one window at a time the focus.
  workers: browserName === 'firefox' ? 1 : 2,
  reporter: 'list',
  use: {
    browserName,
    launchOptions: browserName === 'firefox' ? firefox() : await launchOptions(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    actionTimeout: 2 * MINUTE,
    navigationTimeout: 2 * MINUTE,
    // BiDi has no traces; its screenshots add a style that the page's policy refuses with an error.
    screenshot: browserName === 'firefox' ? 'off' : 'only-on-failure',
    // Tracing all takes as long as the tests: only the second try of a failed test is traced.
    trace: browserName === 'firefox' ? 'off' : 'on-first-retry',
  },
  projects: [{ name: browserName }],
});
