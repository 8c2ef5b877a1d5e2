import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import {
  addRelease,
  entryFor,
  serveBuilds,
  writeRegistry,
} from '../../../packages/release/src/index.ts';
import { buildChanged } from '../../../packages/workspace/build-changed.mjs';
import { run } from '../../../packages/workspace/processes.mjs';

/** The area that is released anew between two visits. */
const CHANGED_AREA = 'sales';
/** The release of an area beside the single bundle. */
const BARE = 'bare';
const BUILD = fileURLToPath(import.meta.resolve('./build-main.mjs'));

/**
 * Lays all builds into a folder of releases: the federated ones, the single bundle in the place of
 * the host, and both again after a change of one area.
 *
 * @param {import('../surroundings.mjs').Surroundings} surroundings
 * @param {string} releases the folder that the server serves
 * @returns {Promise<(kind: 'federated' | 'single', isChanged?: boolean) => Promise<void>>} what
 *   switches the server to one of them
 */
export async function layBuilds({ folder, signal }, releases) {
  const builds = await buildChanged();
  await serveBuilds(releases, builds);
  // In a process of its own: a loader for TypeScript changes what the federation plugin resolves.
  await run(process.execPath, [BUILD, folder, CHANGED_AREA], { signal });
  const made = [
    { name: CHANGED_AREA, version: 'changed', folder: join(folder, 'area') },
    { name: 'host', version: 'single', folder: join(folder, 'single') },
    { name: 'host', version: 'single-changed', folder: join(folder, 'single-changed') },
  ];
  for (const build of made) await addRelease(releases, build);

  const folders = Object.fromEntries(builds.map((build) => [build.name, build.folder]));
  const versions = Object.fromEntries(builds.map(({ name, version }) => [name, version]));
  const { host, ...areas } = versions;
  for (const name of Object.keys(areas)) await addBareArea(releases, name, folders[name]);

  const federated = (changes) => ({
    host: entryFor(releases, 'host', host, 'start'),
    areas: entriesOf({ ...areas, ...changes }, (name, version) =>
      entryFor(releases, name, version, 'start'),
    ),
  });
  const single = (version) => ({
    host: entryFor(releases, 'host', version, 'start'),
    areas: entriesOf(areas, () => ({ release: BARE, source: 'start' })),
  });
  return (kind, isChanged = false) => {
    if (kind === 'single')
      return writeRegistry(releases, single(isChanged ? 'single-changed' : kind));
    return writeRegistry(releases, federated(isChanged && { [CHANGED_AREA]: 'changed' }));
  };
}

const entriesOf = (areas, entryOf) =>
  Object.fromEntries(
    Object.entries(areas).map(([name, version]) => [name, entryOf(name, version)]),
  );

/** An area's routes without its code: all that the single bundle reads of a release. */
async function addBareArea(releases, name, folder) {
  const target = join(releases, name, BARE);
  await mkdir(target, { recursive: true });
  await cp(join(folder, 'area.json'), join(target, 'area.json'));
}
