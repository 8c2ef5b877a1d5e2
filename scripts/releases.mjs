import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

import { BUILD_STAMP } from './build.mjs';

/**
 * `registry.json` of the releases' folder: which version of the host and of each area is served,
 * and whether `npm start` or a release put it there.
 *
 * @typedef {{ release: string, source: 'start' | 'release' }} Slot
 * @typedef {{ host?: Slot, areas: Record<string, Slot> }} Slots
 */

/** @returns {Promise<Slots>} */
export async function readSlots(releases) {
  const file = join(releases, 'registry.json');
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : { areas: {} };
}

/** Switches to other versions by one rename: a reader sees the old registry or the new one. */
export async function writeSlots(releases, slots) {
  const temporary = join(releases, `.registry-${process.pid}.json`);
  await writeFile(temporary, `${JSON.stringify(slots, null, 2)}\n`);
  await rename(temporary, join(releases, 'registry.json'));
}

/** Copies a build to `<releases>/<name>/<version>`, whole or not at all. */
export async function addRelease(releases, { name, version, folder }) {
  const target = join(releases, name, version);
  if (existsSync(target)) return;
  const partial = join(releases, name, `.partial-${process.pid}`);
  await rm(partial, { recursive: true, force: true });
  await mkdir(join(releases, name), { recursive: true });
  const filter = (source) => basename(source) !== BUILD_STAMP;
  await cp(folder, partial, { recursive: true, filter });
  await rename(partial, target);
}

/**
 * Serves local builds: fills empty slots and refreshes those that were filled in this way. What was
 * released stays.
 *
 * @param {{ name: string, version: string, folder: string }[]} builds
 */
export async function serveBuilds(releases, builds) {
  await mkdir(releases, { recursive: true });
  const { host, areas } = await readSlots(releases);
  const ours = (slot) => slot === undefined || slot.source === 'start';
  const slotOf = (name) => (name === 'host' ? host : areas[name]);
  const replaced = builds.filter(({ name }) => ours(slotOf(name)));
  for (const build of replaced) await addRelease(releases, build);

  const started = Object.fromEntries(
    replaced.map(({ name, version }) => [name, { release: version, source: 'start' }]),
  );
  const { host: startedHost = host, ...startedAreas } = started;
  const released = Object.entries(areas).filter(([, slot]) => !ours(slot));
  await writeSlots(releases, {
    ...(startedHost && { host: startedHost }),
    areas: { ...startedAreas, ...Object.fromEntries(released) },
  });
}
