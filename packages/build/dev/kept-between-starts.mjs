import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The settings of builds: each of their files may change what is compiled. */
const SETTINGS = join(import.meta.dirname, '..');

/**
 * Keeps what was compiled for the next start of the dev server.
 *
 * @param {string} directory of the host or an area
 * @returns {import('@rspack/core').Configuration['cache']}
 */
export const keptBetweenStarts = (directory) => ({
  type: 'persistent',
  buildDependencies: [join(directory, 'package.json'), ...filesOf(SETTINGS)],
  // Of a library only the version is looked at. Ours change without one, and lie among libraries
  // where an area has a repository of its own.
  snapshot: { unmanagedPaths: [/[\\/]node_modules[\\/]@backoffice[\\/]/] },
});

/** @param {string} folder */
const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?js$/.test(file) && !/node_modules|\.test\./.test(file))
    .map((file) => join(folder, file));
