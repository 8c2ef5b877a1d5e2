import { once } from 'node:events';
import { join, resolve } from 'node:path';

import { buildChanged } from '../packages/workspace/build-changed.mjs';
import { readWordsOrEnd } from '../packages/workspace/command-line.mjs';
import { ROOT } from '../packages/workspace/folders.mjs';
import { tellWhile } from '../packages/workspace/tell-while.mjs';
import { ensureInstalled } from './running/install.mjs';
import { withTypeScript } from './running/with-typescript.mjs';
import { onceParentIsGone } from './serving/parent.mjs';
import { startServer } from './serving/server.mjs';

const { env } = process;
/** Demo data are made unasked in the embedded database only, not in one that DATABASE_URL names. */
const hasDemo = env.DATABASE_URL ? env.DEMO === '1' : env.DEMO !== '0';

/** `npm start`: installs, builds what changed, and serves everything on one port. */
async function start() {
  readWordsOrEnd({ usage: 'npm start' });
  /** @type {() => void} */
  let end = () => process.exit(1);
  // Only under npm: run by itself it may outlive the shell where it was started.
  if (env.npm_lifecycle_event) onceParentIsGone(() => end());
  await ensureInstalled();

  const dataDirectory = resolve(ROOT, env.DATA_DIR ?? '.data');
  const releases = resolve(ROOT, env.RELEASES_DIR ?? join(dataDirectory, 'releases'));
  const { child, listening } = startServer({
    DATA_DIR: dataDirectory,
    RELEASES_DIR: releases,
    LOG_LEVEL: env.LOG_LEVEL ?? 'warn',
  });
  // The terminal sends Ctrl+C to both: the server ends in its own time, and this one with it.
  process.on('SIGINT', () => {});
  end = () => child.kill('SIGTERM');
  process.on('SIGTERM', () => end());
  child.on('exit', (code) => process.exit(code ?? 1));

  // The database opens while the areas are built: the server takes them up as they are released.
  const opening = hasDemo
    ? 'Opening the database, a new one with the demo company'
    : 'Opening the database';
  const [address] = await Promise.all([
    tellWhile(opening, () => listening),
    release(releases),
  ]).catch(async (error) => {
    child.removeAllListeners('exit');
    const ended = once(child, 'exit');
    end();
    await ended;
    throw error;
  });
  const url = address.replace('127.0.0.1', 'localhost');
  console.log(`\n  Back office  ${url}`);
  if (hasDemo)
    console.log(
      '  Sign in      demo@example.com (owner), manager@, stock@ or cashier@example.com,\n               all with demo1234 (unless you changed it)',
    );
}

/**
 * Builds what changed and serves it.
 *
 * @param {string} releases
 */
async function release(releases) {
  const builds = await buildChanged();
  const { startTogether, tellStart } = await withTypeScript(
    () => import('../packages/release/src/index.ts'),
  );
  for (const line of tellStart(await startTogether(releases, builds))) console.warn(line);
}

start().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
