import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { isWhole, leaveStamp } from './build-stamp.mjs';
import { deployables, manifestOf } from './folders.mjs';
import { withLock } from './lock.mjs';
import { capture, inParallel } from './processes.mjs';
import { sourceHash } from './source-hash.mjs';
import { tellWhile } from './tell-while.mjs';

/**
 * @import { Deployable } from './folders.mjs'
 * @typedef {ReturnType<typeof describe>} Described
 */

const AT_A_TIME = 2;
/** Milliseconds; a build on a busy machine takes minutes. */
const PATIENCE = 10 * 60_000;

/**
 * Builds the host and the areas whose sources changed since their last build, and those whose build
 * is not whole. Waits for another process that builds the same at the same time.
 *
 * @param {Deployable[]} parts
 * @returns {Promise<{ name: string, folder: string, version: string }[]>} all of them
 */
export async function buildChanged(parts = deployables()) {
  const builds = parts.map(describe);
  await inParallel(
    builds.filter((build) => !isCurrent(build)),
    AT_A_TIME,
    buildAlone,
  );
  return builds.map(({ name, folder, version }) => ({ name, folder, version }));
}

/** @param {Deployable} part */
function describe({ name, directory }) {
  const hash = sourceHash(directory);
  const version = `${manifestOf(directory).version}-${hash}`;
  return { name, directory, folder: join(directory, 'dist'), hash, version };
}

/** @param {Described} build */
const isCurrent = ({ folder, hash }) => isWhole(folder, hash);

/**
 * The folder in which a build is made; it also has the lock.
 *
 * @param {string} directory
 */
const workshopOf = (directory) => join(directory, '.build');

/**
 * @param {Described} build
 * @returns {Promise<void>}
 */
function buildAlone(build) {
  const { name, directory } = build;
  const wait = {
    what: `build of ${name}`,
    /** @param {string} holder */
    onWait: (holder) => console.log(`${name} is being built by ${holder}; waiting for it`),
  };
  return withLock(
    workshopOf(directory),
    async () => {
      // The process that had the lock may have built it.
      if (!isCurrent(build)) await makeAndSwitch(build);
    },
    PATIENCE,
    wait,
  );
}

/**
 * Builds beside the last build, and replaces it when all is there: readers never see a part.
 *
 * @param {Described} build
 */
async function makeAndSwitch({ name, directory, folder, hash }) {
  const started = performance.now();
  await removeLeftovers(directory);
  const fresh = join(workshopOf(directory), `fresh-${process.pid}`);
  const old = join(workshopOf(directory), `old-${process.pid}`);
  const rspack = join(directory, 'node_modules', '@rspack', 'cli', 'bin', 'rspack.js');
  const words = [rspack, 'build', '--output-path', fresh];
  const { code, output } = await tellWhile(`Building ${name}`, () =>
    capture(process.execPath, words, { cwd: directory }),
  );
  if (code !== 0) throw new Error(`The build of ${name} failed:\n${withoutStack(output)}`);
  leaveStamp(fresh, hash);

  await rename(folder, old).catch(unlessMissing);
  await rename(fresh, folder);
  await rm(old, { recursive: true, force: true });
  console.log(`Built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * Leaves out the stack: the place in its tools where a build stopped helps nobody.
 *
 * @param {string} output
 */
const withoutStack = (output) => output.replace(/^ +at .+\n/gm, '').trimEnd();

/**
 * Removes folders of builds that were killed. It tries again, as their rspack may still write to them.
 *
 * @param {string} directory
 */
async function removeLeftovers(directory) {
  const entries = await readdir(workshopOf(directory));
  const left = entries.filter((entry) => /^(fresh|old)-/.test(entry));
  for (const entry of left) {
    await rm(join(workshopOf(directory), entry), { recursive: true, force: true, maxRetries: 5 });
  }
}

/** @param {NodeJS.ErrnoException} error */
function unlessMissing(error) {
  if (error.code !== 'ENOENT') throw error;
}
