import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { capture, inParallel } from './processes.mjs';
import { sourceHash } from './source-hash.mjs';
import { deployables, manifestOf } from './workspace.mjs';

/** Left in a finished build: what it was built from. Not part of a release. */
export const BUILD_STAMP = '.built-from';
const AT_A_TIME = 2;

/**
 * Builds the host and the areas whose sources changed since their last build.
 *
 * @returns {Promise<{ name: string, folder: string, version: string }[]>} all of them
 */
export async function buildChanged(chosen = deployables()) {
  const builds = chosen.map(describe);
  await inParallel(
    builds.filter((build) => !build.current),
    AT_A_TIME,
    build,
  );
  return builds.map(({ name, folder, version }) => ({ name, folder, version }));
}

function describe({ name, directory }) {
  const hash = sourceHash(directory);
  const folder = join(directory, 'dist');
  const stamp = join(folder, BUILD_STAMP);
  const current = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  const version = `${manifestOf(directory).version}-${hash}`;
  return { name, directory, folder, stamp, hash, current, version };
}

async function build({ name, directory, stamp, hash }) {
  const started = performance.now();
  const rspack = join(directory, 'node_modules', '@rspack', 'cli', 'bin', 'rspack.js');
  const { code, output } = await capture(process.execPath, [rspack, 'build'], { cwd: directory });
  if (code !== 0) throw new Error(`The build of ${name} failed:\n${output}`);
  writeFileSync(stamp, hash);
  console.log(`Built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

if (process.argv[1] === import.meta.filename) await buildChanged();
