import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import { BUILD_STAMP } from '@backoffice/workspace/build-stamp.mjs';

import { NO_STOPS, type StopAt } from './stops';

/** A build of the host or an area, to be released under that name and version. */
export interface Build {
  name: string;
  version: string;
  /** Where its files lie. */
  folder: string;
}

const isReleased = (file: string) => file !== BUILD_STAMP;

/** Copies a build to `<releases>/<name>/<version>`, whole or not at all. */
export async function addRelease(
  releases: string,
  { name, version, folder }: Build,
  stopAt: StopAt = NO_STOPS,
): Promise<void> {
  const target = join(releases, name, version);
  if (existsSync(target)) return;
  const partial = join(releases, name, `.partial-${process.pid}`);
  await rm(partial, { recursive: true, force: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isReleased(entry.name));
  for (const [index, file] of files.entries()) {
    if (index === Math.floor(files.length / 2)) await stopAt('half copied');
    const source = join(file.parentPath, file.name);
    const copy = join(partial, relative(folder, source));
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(source, copy);
  }
  await stopAt('copied');
  await rename(partial, target);
}

/** Whether the release that exists under the build's version is this very build. */
export const isSameRelease = (releases: string, { name, version, folder }: Build): boolean =>
  contentHash(join(releases, name, version)) === contentHash(folder, isReleased);

/** Removes files that interrupted releases left behind. Call it only under the lock. */
export async function removeLeftovers(releases: string): Promise<void> {
  const entries = await readdir(releases, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const partial = await Promise.all(
    folders.map(async (name) =>
      (await readdir(join(releases, name)))
        .filter((folder) => /^\.(partial|removed)-/.test(folder))
        .map((folder) => join(releases, name, folder)),
    ),
  );
  const registries = entries
    .filter(({ name }) => /^\.registry-\d+\.json$/.test(name))
    .map(({ name }) => join(releases, name));
  const leftovers = [...registries, ...partial.flat()];
  await Promise.all(leftovers.map((path) => rm(path, { recursive: true, force: true })));
}

/** One hash over names and bytes of all files of a folder that count. */
function contentHash(folder: string, counts: (file: string) => boolean = () => true) {
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
