import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import { BUILD_STAMP } from '@backoffice/workspace/build-stamp.mjs';
import { contentHash } from '@backoffice/workspace/files.mjs';

import { NO_STOPS, type StopAt } from './stops';

/** A build of the host or an area, to be released under that name and version. */
export interface Build {
  name: string;
  version: string;
  /** Where its files lie. */
  folder: string;
}

const isReleased = (file: string) => file !== BUILD_STAMP;

/**
 * The files of a build or release, below its folder. Throws for a link: the gate would judge what it
 * leads to, and the copy would lack it.
 */
function filesOf(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const odd = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (odd) {
    const path = join(odd.parentPath, odd.name);
    throw new Error(`${path} is neither a file nor a folder. Release a copy without links.`);
  }
  return entries
    .filter((entry) => entry.isFile() && isReleased(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

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
  const files = filesOf(folder);
  for (const [index, file] of files.entries()) {
    if (index === Math.floor(files.length / 2)) await stopAt('half copied');
    const copy = join(partial, file);
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(join(folder, file), copy);
  }
  await Promise.all(files.map((file) => toDisk(join(partial, file))));
  await stopAt('copied');
  await rename(partial, target);
}

/** After a power cut the registry must not name files that were never written. */
async function toDisk(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync();
  await file.close();
}

/** Whether the release that exists under the build's version is this very build. */
export const isSameRelease = (releases: string, { name, version, folder }: Build): boolean =>
  hashOf(join(releases, name, version)) === hashOf(folder);

const hashOf = (folder: string) => contentHash(folder, filesOf(folder));

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
