import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readManifest } from '../read/manifest';

/**
 * The hashes that the registry demands of an area's files: those that the federation's runtime itself
 * loads. All other files are loaded by the entry, which knows their hashes.
 */
export function integrityOf(folder: string): Record<string, string> {
  const { file, entry } = readManifest(folder);
  return Object.fromEntries([file, ...entry].map((name) => [name, hashOf(join(folder, name))]));
}

const hashOf = (file: string) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
