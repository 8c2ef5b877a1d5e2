import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { isWhole, leaveStamp } from './build-stamp.mjs';
import { readWordsOrEnd } from './command-line.mjs';
import { capture, inParallel } from './processes.mjs';
import { withLock } from './release/lock.mjs';
import { sourceHash } from './source-hash.mjs';
import { deployables, manifestOf } from './workspace.mjs';

const AT_A_TIME = 2;
/** Milliseconds; a build on a busy machine takes minutes. */
const PATIENCE = 10 * 60_000;

/**
 * Builds the host and the areas whose sources changed since their last build, and those whose build
 * is not whole. Whoever builds the same at the same time is waited for.
 *
 * @returns {Promise<{ name: string, folder: string, version: string }[]>} all of them
 */
export async function buildChanged(chosen = deployables()) {
  const builds = chosen.map(describe);
  await inParallel(
    builds.filter((build) => !isCurrent(build)),
    AT_A_TIME,
    buildAlone,
  );
  return builds.map(({ name, folder, version }) => ({ name, folder, version }));
}

function describe({ name, directory }) {
  const hash = sourceHash(directory);
  const version = `${manifestOf(directory).version}-${hash}`;
  return { name, directory, folder: join(directory, 'dist'), hash, version };
}

const isCurrent = ({ folder, hash }) => isWhole(folder, hash);

/** The folder in which a build is made; it also has the lock. */
const workshopOf = (directory) => join(directory, '.build');

function buildAlone(build) {
  const { name, directory } = build;
  const wait = {
    what: `build of ${name}`,
    onWait: (holder) => console.log(`${name} is being built by ${holder}; waiting for it`),
  };
  return withLock(
    workshopOf(directory),
    () => (isCurrent(build) ? undefined : makeAndSwitch(build)),
    PATIENCE,
    wait,
  );
}

/** Built beside the last one, which is replaced when all is there: readers never see a part. */
async function makeAndSwitch({ name, directory, folder, hash }) {
  const started = performance.now();
  await removeLeftovers(directory);
  const [fresh, old] = ['fresh', 'old'].map((what) =>
    join(workshopOf(directory), `${what}-${process.pid}`),
  );
  const rspack = join(directory, 'node_modules', '@rspack', 'cli', 'bin', 'rspack.js');
  const words = [rspack, 'build', '--output-path', fresh];
  const { code, output } = await capture(process.execPath, words, { cwd: directory });
  if (code !== 0) throw new Error(`The build of ${name} failed:\n${output}`);
  leaveStamp(fresh, hash);

  await rename(folder, old).catch(unlessMissing);
  await rename(fresh, folder);
  await rm(old, { recursive: true, force: true });
  console.log(`Built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** What a build left that was killed; its rspack may still write to a folder of that name. */
async function removeLeftovers(directory) {
  const entries = await readdir(workshopOf(directory));
  const left = entries.filter((entry) => /^(fresh|old)-/.test(entry));
  for (const entry of left) {
    await rm(join(workshopOf(directory), entry), { recursive: true, force: true });
  }
}

function unlessMissing(error) {
  if (error.code !== 'ENOENT') throw error;
}

if (process.argv[1] === import.meta.filename) {
  readWordsOrEnd({ usage: 'pnpm build' });
  await buildChanged().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
