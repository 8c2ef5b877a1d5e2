import { rm } from 'node:fs/promises';

/**
 * @typedef {object} Started
 * @property {import('playwright-core').BrowserServer} browser
 * @property {import('../../../../packages/server/src/testing/postgres/postgres-server').PostgresServer} postgres
 * @property {string} folder
 */

export default async function tearDown() {
  /** @type {{ browserTests: Started }} */
  const { browserTests } = /** @type {any} */ (globalThis);
  const { browser, folder, postgres } = browserTests;
  await Promise.all([browser.close(), postgres.stop()]);
  await Promise.all([postgres.remove(), rm(folder, { recursive: true, force: true })]);
}
