import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildChanged } from '../packages/workspace/build-changed.mjs';
import { readWordsOrEnd, runCommand } from '../packages/workspace/command-line.mjs';
import { ROOT } from '../packages/workspace/folders.mjs';
import { startChangingProxy } from './engines/changing-proxy.mjs';
import { findFirefox } from './engines/find-program.mjs';
import { picture, STEPS } from './engines/webkit-walk.mjs';
import { startWebKit, webkitPrograms } from './engines/webkit.mjs';
import { withTypeScript } from './running/with-typescript.mjs';
import { startDemoServer } from './serving/demo-server.mjs';

const USAGE = `pnpm test:browsers              the browser tests in Firefox, a walk through WebKit
pnpm test:browsers firefox      one of them
pnpm test:browsers webkit --pictures   with pictures in screenshots/webkit`;

/** The programs that each engine needs, by their Debian packages. */
const NEEDED = { firefox: () => ({ 'firefox-esr': findFirefox() }), webkit: webkitPrograms };
const RUN = { firefox: testInFirefox, webkit: walkThroughWebKit };

/** @typedef {keyof typeof RUN} Engine */

const { values, positionals } = readWordsOrEnd({
  usage: USAGE,
  options: { pictures: { type: 'boolean' } },
  words: 1,
});

/** @returns {Engine[]} */
function chosen() {
  const all = /** @type {Engine[]} */ (Object.keys(RUN));
  const [word] = positionals;
  const found = all.filter((name) => word === undefined || name === word);
  if (found.length === 0) throw new Error(`"${word}" was not expected.\n\n${USAGE}`);
  return found;
}

/** @param {Engine[]} engines */
function expectPrograms(engines) {
  const programs = engines.flatMap((engine) => Object.entries(NEEDED[engine]()));
  const missing = programs.filter(([, path]) => !path).map(([name]) => name);
  if (missing.length === 0) return;
  throw new Error(`Missing: ${missing.join(', ')}. Install with
  apt-get install ${missing.join(' ')}
or name a Firefox in FIREFOX_PATH, WebKit's browser in MINIBROWSER.`);
}

/** @returns {Promise<boolean>} whether all tests passed */
function testInFirefox() {
  const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const child = spawn(process.execPath, [playwright, 'test', '--config', 'host/e2e'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, BROWSER: 'firefox' },
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code === 0)));
}

/** @returns {Promise<boolean>} */
async function walkThroughWebKit() {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-webkit-'));
  const releases = join(folder, 'releases');
  const { serveBuilds } = await withTypeScript(() => import('../packages/release/src/index.ts'));
  await serveBuilds(releases, await buildChanged());
  const server = await startDemoServer(join(folder, 'data'), releases);
  const proxy = await startChangingProxy(server.url);
  try {
    const webkit = await startWebKit();
    console.log(`WebKit: ${webkit.version}`);
    try {
      const pictures = values.pictures ? join(ROOT, 'screenshots', 'webkit') : undefined;
      return await walk({ ...proxy, page: webkit.page, pictures });
    } finally {
      await webkit.stop();
    }
  } finally {
    proxy.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {import('./engines/webkit-walk.mjs').Walk} surroundings */
async function walk(surroundings) {
  for (const [name, step] of STEPS) {
    const started = performance.now();
    try {
      await step(surroundings);
    } catch (error) {
      await picture(surroundings, 'failed');
      console.error(`✗ ${name}\n${/** @type {Error} */ (error).message}`);
      return false;
    }
    console.log(`✓ ${name} (${Math.round(performance.now() - started)} ms)`);
  }
  return true;
}

runCommand(async () => {
  const engines = chosen();
  expectPrograms(engines);
  for (const engine of engines) {
    if (!(await RUN[engine]())) process.exitCode = 1;
  }
});
