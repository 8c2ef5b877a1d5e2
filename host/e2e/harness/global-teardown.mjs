import { rm } from 'node:fs/promises';

export default async function tearDown() {
  /** @type {{ browserTests: { browser: import('playwright-core').BrowserServer, folder: string } }} */
  const { browserTests } = /** @type {any} */ (globalThis);
  const { browser, folder } = browserTests;
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
