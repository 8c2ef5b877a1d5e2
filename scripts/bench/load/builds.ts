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
import type { Surroundings } from '../surroundings.ts';
import type { Kind } from './compare-rounds.ts';

/** The area that is released anew between two visits. */
const CHANGED_AREA = 'sales';
/** Name of the areas' releases without code that go with the single bundle. */
const BARE = 'bare';
const BUILD = fileURLToPath(import.meta.resolve('./build-main.mjs'));

/** Switches the server to one of the builds. */
export type SwitchTo = (kind: Kind, isChanged?: boolean) => Promise<void>;

/**
 * Lays all builds into the folder of releases that the server serves: the federated ones, the single
 * bundle in the place of the host, and both again after a change of one area.
 */
export async function layBuilds(
  { folder, signal }: Surroundings,
  releases: string,
): Promise<SwitchTo> {
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
  const areas = builds.filter(({ name }) => name !== 'host');
  for (const { name, folder } of areas) await addBareArea(releases, name, folder);

  const host = builds.find(({ name }) => name === 'host')?.version ?? '';
  const changed = { name: CHANGED_AREA, version: 'changed' };
  const single = (version: string) => ({
    host: entryFor(releases, 'host', version, 'start'),
    areas: Object.fromEntries(
      areas.map(({ name }) => [name, { release: BARE, source: 'start' as const }]),
    ),
  });
  return (kind, isChanged = false) => {
    if (kind === 'single') {
      return writeRegistry(releases, single(isChanged ? 'single-changed' : kind));
    }
    return writeRegistry(
      releases,
      federated(releases, host, isChanged ? [...areas, changed] : areas),
    );
  };
}

/** The registry of a host and areas; of two versions of an area the later one counts. */
const federated = (releases: string, host: string, areas: { name: string; version: string }[]) => ({
  host: entryFor(releases, 'host', host, 'start'),
  areas: Object.fromEntries(
    areas.map(({ name, version }) => [name, entryFor(releases, name, version, 'start')]),
  ),
});

/** An area's routes without its code: all that the single bundle reads of a release. */
async function addBareArea(releases: string, name: string, folder: string) {
  const target = join(releases, name, BARE);
  await mkdir(target, { recursive: true });
  await cp(join(folder, 'area.json'), join(target, 'area.json'));
}
