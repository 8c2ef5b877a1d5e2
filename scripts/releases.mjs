import { copyFile, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { BUILD_STAMP } from './build-stamp.mjs';
import { withLock } from './release/lock.mjs';
import { contentHash, pinsOf } from './release/pins.mjs';

/**
 * `registry.json` of the releases' folder: which version of the host and of each area is served,
 * and whether `npm start` or a release put it there.
 *
 * @import { Served } from './release/history.mjs'
 * @typedef {object} Slot
 * @property {string} release
 * @property {'start' | 'release'} source
 * @property {string} [manifest] where it lies when another server has the files
 * @property {Record<string, string>} [integrity] of an area: by file the hash that it must have
 * @typedef {{ host?: Slot, areas: Record<string, Slot>, history?: Record<string, Served[]> }} Slots
 */

/** Called at each named point of a release; tests interrupt it there. */
export const NO_STOPS = async () => {};

/** @returns {Promise<Slots>} */
export async function readSlots(releases) {
  const file = join(releases, 'registry.json');
  if (!existsSync(file)) return { areas: {} };
  try {
    const slots = JSON.parse(await readFile(file, 'utf8'));
    return { ...slots, areas: slots.areas ?? {} };
  } catch (error) {
    throw new Error(
      `${file} cannot be read: ${error.message}. Mend it, or move it away: npm start then serves its own builds.`,
      { cause: error },
    );
  }
}

/** Switches to other versions by one rename: a reader sees the old registry or the new one. */
export async function writeSlots(releases, slots, stopAt = NO_STOPS) {
  const temporary = join(releases, `.registry-${process.pid}.json`);
  const file = await open(temporary, 'w');
  await file.writeFile(`${JSON.stringify(slots, null, 2)}\n`);
  // Else a power cut right after the rename could leave a registry without content.
  await file.sync();
  await file.close();
  await stopAt('before the rename');
  await rename(temporary, join(releases, 'registry.json'));
  await stopAt('renamed');
}

const isReleased = (file) => file !== BUILD_STAMP;

/** Copies a build to `<releases>/<name>/<version>`, whole or not at all. */
export async function addRelease(releases, { name, version, folder }, stopAt = NO_STOPS) {
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
export const isSameRelease = (releases, { name, version, folder }) =>
  contentHash(join(releases, name, version)) === contentHash(folder, isReleased);

/** The registry's slot for a release that lies in its folder. */
export const slotFor = (releases, name, release, source) => ({
  release,
  source,
  ...(name !== 'host' && { integrity: pinsOf(join(releases, name, release)) }),
});

/** Removes what releases left behind that were interrupted. Only under the lock. */
export async function removeLeftovers(releases) {
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

/** The registry with builds in their slots by `npm start`; of all others only `areas` stay. */
export function withBuilds(releases, builds, { host, areas, history }) {
  const started = builds.map(({ name, version }) => [
    name,
    slotFor(releases, name, version, 'start'),
  ]);
  const { host: startedHost = host, ...startedAreas } = Object.fromEntries(started);
  return {
    ...(startedHost && { host: startedHost }),
    areas: { ...startedAreas, ...areas },
    ...(history && { history }),
  };
}

/**
 * Serves local builds, and nothing else, in a folder that is there for them alone: for browser
 * tests and measurements, without the gate.
 *
 * @param {{ name: string, version: string, folder: string }[]} builds
 */
export const serveBuilds = (releases, builds) =>
  withLock(releases, async () => {
    for (const build of builds) await addRelease(releases, build);
    await writeSlots(releases, withBuilds(releases, builds, { areas: {} }));
  });
