import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SHARED_MODULES } from './shared-modules.mjs';
import { sharedCores } from './surface.mjs';

const surfaceRecords = () => sharedCores().map(({ record }) => record);

/**
 * Shared modules of which the host provides only what one of its own files names.
 *
 * @param {string} directory the host's folder
 */
const selections = (directory) =>
  SHARED_MODULES.flatMap(({ key, provided }) =>
    provided?.startsWith('.') ? [{ key, file: join(directory, provided) }] : [],
  );

/**
 * The files that `readProvidedExports` reads.
 *
 * @param {string} directory the host's folder
 */
export const providedSources = (directory) => [
  ...surfaceRecords(),
  ...selections(directory).map(({ file }) => file),
];

/**
 * The exported names of each shared module of which the host provides less than the package has;
 * the host's release says so in `exports.json`.
 *
 * @param {string} directory the host's folder
 */
export function readProvidedExports(directory) {
  const surfaces = surfaceRecords().map(
    (record) => JSON.parse(readFileSync(record, 'utf8')).surface,
  );
  return Object.fromEntries([
    ...surfaces.flatMap(Object.entries).map(([core, names]) => [core, Object.keys(names)]),
    ...selections(directory).map(({ key, file }) => [key, exportedNames(file)]),
  ]);
}

/**
 * The exports of a file that consists of `export { … } from '…'`.
 *
 * @param {string} file
 */
const exportedNames = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => name.trim() || []),
  );
