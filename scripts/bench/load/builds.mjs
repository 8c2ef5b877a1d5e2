import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildChanged } from '../../build.mjs';
import { run } from '../../processes.mjs';
import { addRelease, serveBuilds, slotFor, writeSlots } from '../../releases.mjs';

/** The area that is released anew between two visits. */
const CHANGED_AREA = 'sales';
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

  const versions = Object.fromEntries(builds.map(({ name, version }) => [name, version]));
  const { host, ...areas } = versions;
  return (kind, isChanged = false) => {
    const single = isChanged ? 'single-changed' : 'single';
    const served =
      kind === 'single' || !isChanged ? areas : { ...areas, [CHANGED_AREA]: 'changed' };
    const slots = Object.entries(served).map(([name, version]) => [
      name,
      slotFor(releases, name, version, 'start'),
    ]);
    return writeSlots(releases, {
      host: slotFor(releases, 'host', kind === 'single' ? single : host, 'start'),
      areas: Object.fromEntries(slots),
    });
  };
}
