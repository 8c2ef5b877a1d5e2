import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import { manifestOf, packageDirectories, ROOT } from './folders.mjs';
import { lockedVersions } from './locked-versions.mjs';

const IGNORED = new Set(['node_modules', 'dist', 'e2e', 'coverage']);
const NOT_BUILT = /\.test\.(tsx?|mjs)$|\.md$|^jest\.config/;

/**
 * Hash of everything that goes into the build of a package: its files, those of the workspace
 * packages that it uses, and the locked versions of their libraries.
 *
 * @param {string} directory
 */
export function sourceHash(directory) {
  const folders = [...usedPackages(directory)].sort();
  const lockfile = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8');
  const places = folders.map((folder) => relative(ROOT, folder).replaceAll(sep, '/'));
  const hash = createHash('sha256').update(lockedVersions(lockfile, places));
  for (const folder of folders) {
    for (const file of filesOf(folder)) {
      hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * The packages that go into a build: what only tests use does not change it.
 *
 * @param {string} directory
 * @param {Map<string, string>} known
 * @param {Set<string>} seen
 */
function usedPackages(directory, known = packageDirectories(), seen = new Set()) {
  if (seen.has(directory)) return seen;
  seen.add(directory);
  const { dependencies = {}, devDependencies = {} } = manifestOf(directory);
  const names = Object.keys(dependencies);
  if ('@backoffice/build' in devDependencies) names.push('@backoffice/build');
  for (const name of names) {
    const folder = known.get(name);
    if (folder) usedPackages(folder, known, seen);
  }
  return seen;
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      // Hidden files belong to editors, the system or builds.
      if (IGNORED.has(entry.name) || entry.name.startsWith('.')) return [];
      if (entry.isDirectory()) return filesOf(join(folder, entry.name));
      return NOT_BUILT.test(entry.name) ? [] : [join(folder, entry.name)];
    });
}
