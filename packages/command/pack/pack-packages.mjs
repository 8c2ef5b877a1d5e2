import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

import { installedPackage, installedVersion } from '@backoffice/build/shared/installed-version.mjs';
import { filesBelow } from '@backoffice/workspace/files.mjs';
import { manifestOf, packageDirectories } from '@backoffice/workspace/folders.mjs';
import { create } from 'tar';

import { bundlePrograms } from './bundle-programs.mjs';

/**
 * @import { PackageManifest } from '@backoffice/workspace/folders.mjs'
 *
 * @typedef {object} Packed
 * @property {string} file its name, with a hash of its content
 * @property {Buffer} bytes of the `.tgz`
 * @property {string} version
 */

const COMMAND = '@backoffice/command';
const BIN = { backoffice: './programs/backoffice.mjs' };
/** What an area in its own repository installs, by the names that its `package.json` has. */
export const PACKED = [
  '@backoffice/api-client',
  '@backoffice/build',
  COMMAND,
  '@backoffice/contracts',
  '@backoffice/host',
  '@backoffice/i18n',
  '@backoffice/testing',
  '@backoffice/ui',
];
/** What an area shares with the host, or is checked and tested by: in the host's versions. */
const LIBRARIES = [
  '@tanstack/react-query',
  '@types/jest',
  '@types/react',
  '@types/react-dom',
  'i18next',
  'jest',
  'react',
  'react-dom',
  'react-hook-form',
  'react-i18next',
  'react-router-dom',
  'typescript',
];
const LEFT_OUT = /(^|[\\/])(node_modules|dist|e2e|gallery|pictures|coverage|\..+)([\\/]|$)/;
const TESTS = /\.test\.(tsx?|mjs)$/;
/** One date for all, so that equal sources make equal files. */
const MADE = new Date('2020-01-01T00:00:00Z');

/**
 * The packages of this workspace as npm installs them: their sources, which are their types, too.
 *
 * @returns {Promise<Map<string, Packed>>} by name
 */
export async function packPackages() {
  const folders = packageDirectories();
  const workshop = mkdtempSync(join(tmpdir(), 'backoffice-packages-'));
  try {
    /** @type {Map<string, Packed>} */
    const packed = new Map();
    for (const name of PACKED) {
      const directory = /** @type {string} */ (folders.get(name));
      packed.set(name, await packOne(directory, join(workshop, basename(directory))));
    }
    return packed;
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** The versions of the libraries that an area takes as they are here, by name. */
export function libraryVersions() {
  const host = /** @type {string} */ (packageDirectories().get('@backoffice/host'));
  return Object.fromEntries(LIBRARIES.map((name) => [name, installedVersion(name, host)]));
}

/**
 * @param {string} directory
 * @param {string} stage where it is put together
 * @returns {Promise<Packed>}
 */
async function packOne(directory, stage) {
  const manifest = manifestOf(directory);
  if (manifest.name === COMMAND) await bundlePrograms(join(stage, 'programs'));
  else {
    cpSync(directory, stage, {
      recursive: true,
      filter: (source) => !LEFT_OUT.test(relative(directory, source)) && !TESTS.test(source),
    });
  }
  writeFileSync(join(stage, 'package.json'), JSON.stringify(published(manifest, directory)));
  const bytes = archive(stage);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const file = `${basename(directory)}-${manifest.version}-${hash}.tgz`;
  return { file, bytes, version: manifest.version };
}

/**
 * What npm needs to know. Libraries have the very versions that were tested here.
 *
 * @param {PackageManifest & Record<string, unknown>} manifest
 * @param {string} directory
 */
function published({ scripts: _, devDependencies: __, private: ___, ...manifest }, directory) {
  // The command runs before anything else is installed, and finds the rest beside it.
  if (manifest.name === COMMAND) return { ...manifest, bin: BIN, dependencies: {} };
  const names = Object.keys(manifest.dependencies ?? {});
  const dependencies = names.map((name) => [name, rangeOf(name, directory)]);
  return { ...manifest, dependencies: Object.fromEntries(dependencies) };
}

/**
 * The version of a library as it is installed; one that has another name here is asked for by its own.
 *
 * @type {(name: string, directory: string) => string}
 */
function rangeOf(name, directory) {
  const found = installedPackage(name, directory);
  return found?.name === name ? found.version : `npm:${found?.name}@${found?.version}`;
}

/** @param {string} folder @returns {Buffer} of a `.tgz`, whose bytes depend on the files alone */
function archive(folder) {
  const files = filesBelow(folder);
  const target = `${folder}.tgz`;
  create(
    {
      sync: true,
      gzip: true,
      portable: true,
      mtime: MADE,
      cwd: folder,
      prefix: 'package',
      file: target,
    },
    files,
  );
  return readFileSync(target);
}
