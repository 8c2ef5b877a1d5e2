import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { buildChanged } from '../../packages/workspace/build-changed.mjs';
import { BUILD_STAMP } from '../../packages/workspace/build-stamp.mjs';
import { filesBelow } from '../../packages/workspace/files.mjs';
import { manifestOf, ROOT } from '../../packages/workspace/folders.mjs';
import { sourceHash } from '../../packages/workspace/source-hash.mjs';
import { writeBill } from './bill.mjs';
import { copyLibraries } from './libraries.mjs';
import { bundlePrograms } from './programs.mjs';

/** @typedef {Awaited<ReturnType<typeof buildChanged>>} Builds */

const SERVER = join(ROOT, 'packages', 'server');
/** A folder with this file was packed, and may be replaced. */
const BILL = 'server.cdx.json';

/**
 * Makes the folder: programs, libraries that run, the built front end, migrations, samples for
 * hosting, and the bill of materials. Made beside the target and renamed: it is whole or not there.
 *
 * @param {string} target
 */
export async function packServer(target) {
  await expectReplaceable(target);
  await mkdir(dirname(target), { recursive: true });
  const fresh = await mkdtemp(join(dirname(target), `.${basename(target)}-`));
  try {
    const builds = await buildChanged();
    const version = versionOf(builds);
    await copyLibraries(SERVER, fresh);
    await copyFrontEnd(builds, join(fresh, 'front-end'));
    const bundled = await bundlePrograms(SERVER, fresh);
    await cp(join(ROOT, 'scripts', 'hosting'), join(fresh, 'hosting'), {
      recursive: true,
      filter: (source) => !source.endsWith('.ts'),
    });
    await cp(join(ROOT, 'LICENSE'), join(fresh, 'LICENSE'));
    await writeManifest(fresh, version);
    await writeBill(join(fresh, BILL), bundled);
    // Another user runs it than the one who packed it, and has to be able to read it.
    await chmod(fresh, 0o755);
    await rm(target, { recursive: true, force: true });
    await rename(fresh, target);
    return { version, megabytes: Math.round((await sizeOf(target)) / 1_048_576) };
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** @param {Builds} builds a change of any of them changes the version */
function versionOf(builds) {
  const hash = createHash('sha256').update(sourceHash(SERVER));
  for (const { name, version } of builds) hash.update(`${name} ${version}\n`);
  return `${manifestOf(ROOT).version}-${hash.digest('hex').slice(0, 12)}`;
}

/**
 * Keeps somebody's own files from being deleted.
 *
 * @param {string} target
 */
async function expectReplaceable(target) {
  const files = existsSync(target) ? await readdir(target) : [];
  if (files.length === 0 || files.includes(BILL)) return;
  throw new Error(`${target} holds something else. Name a new folder, or one that was packed.`);
}

/**
 * @param {Builds} builds
 * @param {string} folder
 */
async function copyFrontEnd(builds, folder) {
  for (const build of builds) {
    await cp(build.folder, join(folder, build.name), {
      recursive: true,
      filter: (source) => basename(source) !== BUILD_STAMP,
    });
  }
  const versions = Object.fromEntries(builds.map(({ name, version }) => [name, version]));
  await writeFile(join(folder, 'versions.json'), JSON.stringify(versions, null, 2));
}

/**
 * @param {string} folder
 * @param {string} version
 */
async function writeManifest(folder, version) {
  const { name, engines, description, license } = JSON.parse(
    await readFile(join(ROOT, 'package.json'), 'utf8'),
  );
  const manifest = { name, version, private: true, description, license, type: 'module', engines };
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ ...manifest, bin: { backoffice: './backoffice.mjs' } }, null, 2),
  );
}

/** @param {string} folder */
async function sizeOf(folder) {
  const sizes = await Promise.all(
    filesBelow(folder).map(async (file) => (await stat(join(folder, file))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
