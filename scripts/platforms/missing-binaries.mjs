import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';

import { filesBelow } from '../../packages/workspace/files.mjs';

/** Platforms on which the product starts; Windows is supported by WSL, which is Linux. */
const PLATFORMS = ['darwin', 'linux'].flatMap((os) => ['x64', 'arm64'].map((cpu) => ({ os, cpu })));

/** First bytes of each system's binaries, and the bytes at an offset that name the processor. */
const FORMATS = {
  linux: { magic: '7f454c46', at: 18, x64: '3e00', arm64: 'b700' },
  darwin: { magic: 'cffaedfe', at: 4, x64: '07000001', arm64: '0c000001' },
};
/** First bytes of a binary with code for both processors of a Mac. */
const UNIVERSAL = 'cafebabe';

/**
 * @typedef {{ os: string, cpu: string }} Platform
 * @typedef {object} Manifest
 * @property {string} name
 * @property {Record<string, string>} [optionalDependencies]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 */

/**
 * Finds the packages that leave their native part to packages for one platform each, and the
 * platforms for which none of these has a binary.
 *
 * @param {string} store the `.pnpm` of an installation for every platform
 */
export function missingBinaries(store) {
  const natives = readdirSync(store)
    .map((entry) => join(store, entry, 'node_modules'))
    .filter((modules) => existsSync(modules))
    .flatMap((modules) => packagesIn(modules).map((name) => ({ modules, ...read(modules, name) })))
    .map(({ modules, manifest }) => ({ name: manifest.name, parts: partsOf(modules, manifest) }))
    .filter(({ parts }) => parts.some(({ manifest }) => manifest.cpu));
  const missing = natives.flatMap(({ name, parts }) =>
    PLATFORMS.filter((platform) => !parts.some((part) => runsOn(part, platform))).map(
      ({ os, cpu }) => `${name} has no binary for ${os}-${cpu}`,
    ),
  );
  return { families: [...new Set(natives.map(({ name }) => name))].sort(), missing };
}

/** @param {string} modules */
const packagesIn = (modules) =>
  readdirSync(modules, { withFileTypes: true }).flatMap((entry) =>
    entry.name.startsWith('@')
      ? readdirSync(join(modules, entry.name), { withFileTypes: true })
          .filter((inner) => inner.isDirectory())
          .map((inner) => `${entry.name}/${inner.name}`)
      : entry.isDirectory()
        ? [entry.name]
        : [],
  );

/**
 * @param {string} modules
 * @param {string} name
 * @returns {{ folder: string, manifest: Manifest }}
 */
function read(modules, name) {
  const folder = join(modules, name);
  const file = join(folder, 'package.json');
  const manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { name };
  return { folder, manifest };
}

/**
 * @param {string} modules
 * @param {Manifest} manifest
 */
const partsOf = (modules, { optionalDependencies = {} }) =>
  Object.keys(optionalDependencies)
    .filter((name) => existsSync(join(modules, name)))
    .map((name) => read(modules, name));

/** @type {(part: ReturnType<typeof read>, platform: Platform) => boolean} */
function runsOn({ folder, manifest }, platform) {
  const { os, cpu, libc } = manifest;
  if (!os?.includes(platform.os) || !cpu?.includes(platform.cpu)) return false;
  return (!libc || libc.includes('glibc')) && filesIn(folder).some((file) => isFor(file, platform));
}

/** @param {string} folder */
const filesIn = (folder) => filesBelow(folder).map((file) => join(folder, file));

/** @type {(file: string, platform: Platform) => boolean} */
function isFor(file, { os, cpu }) {
  const head = headOf(file);
  const { magic, at, ...processors } = FORMATS[/** @type {keyof typeof FORMATS} */ (os)];
  if (os === 'darwin' && head.startsWith(UNIVERSAL)) return true;
  const said = processors[/** @type {keyof typeof processors} */ (cpu)];
  return head.startsWith(magic) && head.startsWith(said, at * 2);
}

/** @param {string} file */
function headOf(file) {
  const bytes = Buffer.alloc(20);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, bytes);
  closeSync(descriptor);
  return bytes.toString('hex');
}
