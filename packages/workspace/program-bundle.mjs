import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { BUILD_STAMP, isWhole, leaveStamp } from './build-stamp.mjs';
import { ROOT } from './folders.mjs';
import { sourceHash } from './source-hash.mjs';

/** The only workspace package in TypeScript that goes into programs besides their own. */
const CONTRACTS = join(ROOT, 'packages', 'contracts');
/** @type {{ exports: Record<string, string> }} */
const contracts = JSON.parse(readFileSync(join(CONTRACTS, 'package.json'), 'utf8'));

/** The bundler's settings for programs. */
export const BUNDLING = /** @type {const} */ ({
  outExtension: { '.js': '.mjs' },
  alias: Object.fromEntries(
    Object.entries(contracts.exports).map(([name, path]) => [
      `@backoffice/contracts${name.slice(1)}`,
      join(CONTRACTS, path),
    ]),
  ),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  keepNames: true,
});

/** Commands that sentences tell people to type in a workspace. */
const TYPED = /\bpnpm (company|user|backup|check-backup|restore|release|releases|rollback)\b/g;
const STARTED = /\bnpm start\b/g;

/**
 * The part of esbuild that plugins of bundles use.
 *
 * @typedef {object} Bundler
 * @property {(which: { filter: RegExp }, load: (file: { path: string }) => Promise<object>) => void} onLoad
 */

/**
 * Makes sentences name another command than pnpm, for places where nobody has that.
 *
 * @param {(name: string) => string} typed what one types for a command
 * @returns {(bundler: Bundler) => void}
 */
export const namingCommands = (typed) => (bundler) =>
  bundler.onLoad({ filter: /packages\/(server|release)\/src\/.*\.ts$/ }, async ({ path }) => {
    const text = await readFile(path, 'utf8');
    const contents = text.replace(TYPED, (_, name) => typed(name)).replace(STARTED, typed('start'));
    return { contents, loader: 'ts' };
  });

/**
 * @typedef {object} Programs
 * @property {string} directory of the package that they belong to
 * @property {Record<string, string>} programs entry files by the names of their bundles
 * @property {{ packages?: 'external', external?: string[] }} outside modules that are not bundled
 */

/**
 * The folder of a package's programs as one file each, bundled anew when a source changed: a bundle
 * starts in a third of the time that separate TypeScript files take.
 *
 * @param {Programs} what
 */
export function programBundle(what) {
  const hash = sourceHash(what.directory);
  const folder = join(what.directory, 'dist', hash);
  if (!isWhole(folder, hash)) bundle(what, folder, hash);
  return folder;
}

/**
 * Moves the files into place one by one, the stamp last: several processes may bundle at once.
 *
 * @param {Programs} what
 * @param {string} folder
 * @param {string} hash of the sources
 */
function bundle({ directory, programs, outside }, folder, hash) {
  // Not imported at the top: some programs begin before the installation.
  const { buildSync } = createRequire(join(directory, 'package.json'))('esbuild');
  const fresh = mkdtempSync(join(directory, '.build-'));
  try {
    buildSync({
      ...BUNDLING,
      ...outside,
      absWorkingDir: directory,
      entryPoints: programs,
      outdir: fresh,
    });
    leaveStamp(fresh, hash);
    mkdirSync(folder, { recursive: true });
    const files = readdirSync(fresh).filter((file) => file !== BUILD_STAMP);
    for (const file of [...files, BUILD_STAMP]) renameSync(join(fresh, file), join(folder, file));
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  removeOlder(directory, hash);
}

/**
 * Removes bundles of older sources; a program that runs has read all of its own.
 *
 * @param {string} directory
 * @param {string} hash of the sources
 */
function removeOlder(directory, hash) {
  const bundles = join(directory, 'dist');
  const older = readdirSync(bundles).filter((name) => name !== hash);
  for (const name of older) rmSync(join(bundles, name), { recursive: true, force: true });
}
