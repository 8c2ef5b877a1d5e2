import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from 'playwright-core';

import { buildChanged } from '../../../packages/workspace/build-changed.mjs';
import { launchOptions } from '../../../scripts/browser.mjs';
import { startServer } from '../../../scripts/server.mjs';
import { withTypeScript } from '../../../scripts/with-typescript.mjs';

/**
 * Builds what changed, starts the one browser, and prepares a data folder with the demo company that
 * each test file copies.
 */
export default async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-e2e-'));
  const releases = join(folder, 'releases');
  const data = join(folder, 'data');
  const { serveBuilds } = await withTypeScript(
    () => import('../../../packages/release/src/index.ts'),
  );
  await serveBuilds(releases, await buildChanged());
  const [browser] = await Promise.all([
    launchOptions().then((options) => chromium.launchServer(options)),
    makeDemoData(data, releases),
  ]);
  Object.assign(globalThis, { browserTests: { browser, folder } });
  process.env.BROWSER_TESTS = JSON.stringify({
    browser: browser.wsEndpoint(),
    folder,
    releases,
    data,
  });
}

/**
 * @param {string} data
 * @param {string} releases
 */
async function makeDemoData(data, releases) {
  const environment = { DATA_DIR: data, RELEASES_DIR: releases, PORT: '0', LOG_LEVEL: 'error' };
  const { child, listening } = startServer(environment);
  const ended = new Promise((resolve) => child.on('exit', resolve));
  await listening;
  child.kill('SIGTERM');
  await ended;
}
