import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * The files below a folder, by their paths from there, sorted. Links are left out.
 *
 * @param {string} folder
 */
export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

/**
 * One hash over names and bytes of files below a folder.
 *
 * @param {string} folder
 * @param {string[]} [files] their paths from there; all by default
 */
export function contentHash(folder, files = filesBelow(folder)) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
