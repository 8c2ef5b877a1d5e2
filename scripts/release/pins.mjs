import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = 'mf-manifest.json';

/**
 * The hashes that the registry pins for an area: of what the federation's runtime itself loads. All
 * other files are loaded by the entry, which knows their hashes.
 */
export function pinsOf(folder) {
  const { metaData, exposes = [] } = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'));
  const exposed = exposes.flatMap(({ assets }) => assets.js.sync);
  const files = [MANIFEST, metaData.remoteEntry.name, ...exposed];
  return Object.fromEntries(files.map((file) => [file, integrityOf(join(folder, file))]));
}

const integrityOf = (file) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** One hash over names and bytes of all files of a folder that count. */
export function contentHash(folder, counts = () => true) {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && counts(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) {
    hash.update(file.slice(folder.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
