import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildChanged } from '../../../../packages/workspace/build-changed.mjs';
import { ROOT } from '../../../../packages/workspace/folders.mjs';
import { withTypeScript } from '../../../../scripts/running/with-typescript.mjs';
import { startServer } from '../../../../scripts/serving/server.mjs';
import { chosenEngine, engineOptions, launchEngine } from './engine.mjs';

/** Where the demo companies are; each test file copies it. */
const DEMO = 'demo';
/** Another of the same, to be read while the first is copied. */
const DEMO_TO_READ = 'demo_to_read';

/**
 * Builds what changed, starts the one browser and one PostgreSQL, and prepares a database with the
 * demo companies that each test file copies.
 */
export default async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-e2e-'));
  // What failed the last time.
  await rm(join(ROOT, 'test-results'), { recursive: true, force: true });
  const releases = join(folder, 'releases');
  const [{ serveBuilds }, { startPostgres }] = await withTypeScript(() =>
    Promise.all([
      import('../../../../packages/release/src/index.ts'),
      import('../../../../packages/server/src/testing/postgres/postgres-server.ts'),
    ]),
  );
  await serveBuilds(releases, await buildChanged());
  const postgres = await startPostgres();
  const launch = await engineOptions();
  const downloads = join(folder, 'downloads');
  await mkdir(downloads);
  const [browser] = await Promise.all([
    launchEngine({ ...launch, downloadsPath: downloads }),
    makeDemoData(postgres, join(folder, 'data'), releases),
  ]);
  Object.assign(globalThis, { browserTests: { browser, folder, postgres } });
  process.env.BROWSER_TESTS = JSON.stringify({
    browser: browser.wsEndpoint(),
    engine: chosenEngine(),
    launch,
    folder,
    downloads,
    releases,
    postgresUrl: postgres.url(),
    demo: DEMO,
    demoUrl: postgres.url(DEMO_TO_READ),
  });
}

/**
 * @param {import('../../../../packages/server/src/testing/postgres/postgres-server').PostgresServer} postgres
 * @param {string} data
 * @param {string} releases
 */
async function makeDemoData(postgres, data, releases) {
  await postgres.createDatabase(DEMO);
  const { child, listening } = startServer({
    DATA_DIR: data,
    DATABASE_URL: postgres.url(DEMO),
    DEMO: '1',
    RELEASES_DIR: releases,
    PORT: '0',
    LOG_LEVEL: 'error',
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  await listening;
  child.kill('SIGTERM');
  await ended;
  await postgres.createDatabase(DEMO_TO_READ, DEMO);
}
