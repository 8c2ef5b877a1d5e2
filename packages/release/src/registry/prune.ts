import { readdirSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { withLock } from '@backoffice/workspace/lock.mjs';

import { previousOf } from './history';
import { readRegistry, servedAs } from './registry-file';
import { removeLeftovers } from './release-files';

/** How many releases of each name stay for tabs that are open and for a rollback. */
const KEPT = 5;

/** The releases that lie in their folder, newest first. */
export function releasesOf(releases: string, name: string): { version: string; at: Date }[] {
  return readdirSync(join(releases, name))
    .filter((version) => !version.startsWith('.'))
    .map((version) => ({ version, at: statSync(join(releases, name, version)).mtime }))
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** The names that have releases, the host first. */
export const releasedNames = (releases: string): string[] =>
  readdirSync(releases, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort(
      (one, other) => Number(other === 'host') - Number(one === 'host') || (one < other ? -1 : 1),
    );

/**
 * Removes all but the last releases of each name; what is served, and what a rollback would serve,
 * stays.
 *
 * @returns what was removed, as `name version`
 */
export const prune = (releases: string): Promise<string[]> =>
  withLock(releases, async () => {
    await removeLeftovers(releases);
    const registry = await readRegistry(releases);
    const removed = releasedNames(releases).flatMap((name) => {
      const needed = [servedAs(registry, name)?.release, previousOf(registry, name)?.release];
      return releasesOf(releases, name)
        .slice(KEPT)
        .filter(({ version }) => !needed.includes(version))
        .map(({ version }) => ({ name, version }));
    });
    for (const { name, version } of removed) {
      // Gone in one step, as far as a reader can tell.
      const aside = join(releases, name, `.removed-${version}`);
      await rename(join(releases, name, version), aside);
      await rm(aside, { recursive: true });
    }
    return removed.map(({ name, version }) => `${name} ${version}`);
  });
