import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startServerProcess } from '@backoffice/server/testing';
import { type PostgresServer, startPostgres } from '@backoffice/server/testing/postgres';

import { serveBuilds } from '../../../../packages/release/src/index';
import { buildChanged } from '../../../../packages/workspace/build-changed.mjs';

/** Database of the demo companies; servers get copies of it. */
const DEMO = 'demo';
/** A second such database, to be read while the first is copied. */
const DEMO_TO_READ = 'demo_to_read';

/** Builds what changed, and prepares one PostgreSQL with the demo companies. */
export default async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-e2e-'));
  const releases = join(folder, 'releases');
  await serveBuilds(releases, await buildChanged());
  const postgres = await startPostgres();
  await makeDemoData(postgres, join(folder, 'data'), releases);
  process.env.BROWSER_TESTS = JSON.stringify({
    folder,
    releases,
    postgresUrl: postgres.url(),
    demo: DEMO,
    demoUrl: postgres.url(DEMO_TO_READ),
  });
  return async () => {
    await postgres.stop();
    await Promise.all([postgres.remove(), rm(folder, { recursive: true, force: true })]);
  };
}

async function makeDemoData(postgres: PostgresServer, data: string, releases: string) {
  await postgres.createDatabase(DEMO);
  const server = await startServerProcess({
    DATA_DIR: data,
    DATABASE_URL: postgres.url(DEMO),
    DEMO: '1',
    RELEASES_DIR: releases,
  });
  await server.end();
  await postgres.createDatabase(DEMO_TO_READ, DEMO);
}
