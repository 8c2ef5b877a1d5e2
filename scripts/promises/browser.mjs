import { createRequire } from 'node:module';
import { join } from 'node:path';

import { ROOT } from '../../packages/workspace/folders.mjs';
import { launchOptions } from '../pictures/browser.mjs';

/** Milliseconds that a page may take on a busy machine. */
const PATIENCE = 180_000;
const DEMO = { email: 'demo@example.com', password: 'demo1234' };
const OVERLAY = '#rspack-dev-server-client-overlay';

/** @import { Page } from 'playwright-core' */

/** Opens a real browser; each page in it has a profile of its own. */
export async function openBrowser() {
  const { chromium } = createRequire(join(ROOT, 'package.json'))('playwright-core');
  const browser = await chromium.launch(await launchOptions());
  return {
    close: () => browser.close(),
    /**
     * Signs in by the form.
     *
     * @param {string} url
     * @param {string} path
     */
    signIn: async (url, path) => {
      const context = await browser.newContext({ locale: 'en-GB' });
      context.setDefaultTimeout(PATIENCE);
      const page = new WatchedPage(await context.newPage());
      await page.page.goto(url + path);
      await page.signIn();
      return page;
    },
  };
}

/** A page that keeps all errors and warnings of its console. */
class WatchedPage {
  /** @type {string[]} */
  #complaints = [];

  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    page.on('pageerror', ({ message }) => this.#complaints.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.#complaints.push(message.text());
    });
  }

  async signIn() {
    const { page } = this;
    await page.getByLabel('Email').fill(DEMO.email);
    await page.getByLabel('Password').fill(DEMO.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
  }

  /** @param {string} heading of the page, also behind a dialog */
  shows(heading) {
    return this.page.locator('h1', { hasText: new RegExp(`^${heading}$`) }).waitFor();
  }

  /** Rejects where the page said that something is wrong. */
  async complainsOfNothing() {
    if (await this.page.locator(OVERLAY).count()) {
      const text = await this.page.frameLocator(OVERLAY).locator('body').innerText();
      this.#complaints.push(`overlay: ${text}`);
    }
    if (this.#complaints.length > 0) throw new Error(this.#complaints.join('\n'));
  }

  close() {
    return this.page.context().close();
  }
}
