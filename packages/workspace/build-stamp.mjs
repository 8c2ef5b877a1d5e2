import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { filesBelow } from './files.mjs';

/** File of a finished build that tells its sources' hash and its files. Not part of a release. */
export const BUILD_STAMP = '.built-from';

/**
 * @param {string} folder
 * @returns {Record<string, number>} the size of each file, by its path
 */
const sizesOf = (folder) =>
  Object.fromEntries(filesBelow(folder).map((file) => [file, statSync(join(folder, file)).size]));

/**
 * Marks a build as finished.
 *
 * @param {string} folder
 * @param {string} hash of the sources
 */
export function leaveStamp(folder, hash) {
  const stamp = JSON.stringify({ hash, sizes: sizesOf(folder) }, null, 1);
  writeFileSync(join(folder, BUILD_STAMP), stamp);
}

/**
 * Whether a folder has the build of these sources, with every file as long as it was.
 *
 * @param {string} folder
 * @param {string} hash of the sources
 */
export function isWhole(folder, hash) {
  try {
    /** @type {{ hash: string, sizes: Record<string, number> }} */
    const stamp = JSON.parse(readFileSync(join(folder, BUILD_STAMP), 'utf8'));
    const files = Object.entries(stamp.sizes);
    return stamp.hash === hash && files.every(([file, size]) => hasSize(join(folder, file), size));
  } catch {
    // The stamp is missing, of an older form, or half written.
    return false;
  }
}

/** @type {(file: string, size: number) => boolean} */
const hasSize = (file, size) => statSync(file, { throwIfNoEntry: false })?.size === size;
