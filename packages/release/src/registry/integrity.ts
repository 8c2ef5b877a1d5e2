import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readManifest } from '../read/manifest';

/** The hashes of all files, for tills that keep them; areas that nobody keeps have none. */
const ALL_FILES = 'all-files.json';

/**
 * The hashes that the registry demands of an area's files: those that the federation's runtime itself
 * loads, and the list of all. The others are loaded by the entry, which knows their hashes.
 */
export function integrityOf(folder: string): Record<string, string> {
  const { file, entry } = readManifest(folder);
  const list = existsSync(join(folder, ALL_FILES)) ? [ALL_FILES] : [];
  return Object.fromEntries(
    [file, ...entry, ...list].map((name) => [name, hashOf(join(folder, name))]),
  );
}

const hashOf = (file: string) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
