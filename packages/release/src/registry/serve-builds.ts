import type { RegistryFile } from '@backoffice/contracts';
import { withLock } from '@backoffice/workspace/lock.mjs';

import { entryFor, writeRegistry } from './registry-file';
import { addRelease, type Build } from './release-files';

/** A registry with builds as `npm start` puts them there, and the releases of another registry. */
export function withBuilds(
  releases: string,
  builds: Build[],
  { host, areas, ...others }: RegistryFile,
): RegistryFile {
  const started = builds.map(
    ({ name, version }) => [name, entryFor(releases, name, version, 'start')] as const,
  );
  const { host: startedHost = host, ...startedAreas } = Object.fromEntries(started);
  return {
    ...(startedHost && { host: startedHost }),
    areas: { ...startedAreas, ...areas },
    ...others,
  };
}

/**
 * Serves local builds, and nothing else, in a folder that is there for them alone: for browser
 * tests and measurements, without the gate.
 */
export const serveBuilds = (releases: string, builds: Build[]): Promise<void> =>
  withLock(releases, async () => {
    for (const build of builds) await addRelease(releases, build);
    await writeRegistry(releases, withBuilds(releases, builds, { areas: {} }));
  });
