import { readdirSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { readSlots, removeLeftovers } from '../releases.mjs';
import { previousOf, slotOf } from './history.mjs';
import { withLock } from './lock.mjs';

/** How many releases of each name stay for tabs that are open and for a rollback. */
const KEPT = 5;

/**
 * The releases in their folder, newest first.
 *
 * @returns {{ version: string, at: Date }[]}
 */
export function releasesOf(releases, name) {
  return readdirSync(join(releases, name))
    .filter((version) => !version.startsWith('.'))
    .map((version) => ({ version, at: statSync(join(releases, name, version)).mtime }))
    .sort((one, other) => other.at - one.at);
}

/** The names that have releases, the host first. */
export const releasedNames = (releases) =>
  readdirSync(releases, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort((one, other) => (other === 'host') - (one === 'host') || (one < other ? -1 : 1));

/**
 * Removes all but the last releases of each name; what is served, and what a rollback would serve,
 * stays.
 *
 * @returns {Promise<string[]>} what was removed, as `name version`
 */
export const prune = (releases) =>
  withLock(releases, async () => {
    await removeLeftovers(releases);
    const slots = await readSlots(releases);
    const removed = releasedNames(releases).flatMap((name) => {
      const needed = [slotOf(slots, name)?.release, previousOf(slots, name)];
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
