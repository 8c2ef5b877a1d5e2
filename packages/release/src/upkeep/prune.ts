import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import type { RegistryFile } from '@backoffice/contracts';
import { withLock } from '@backoffice/workspace/lock.mjs';

import { previewsOf, shownBeside } from '../registry/beside';
import { historyOf, previousOf } from '../registry/history';
import { readRegistry, servedAs, writeRegistry } from '../registry/registry-file';
import { removeLeftovers } from '../registry/release-files';
import { releasedNames, versionsOf } from './listing';

const DAY = 86_400_000;

/** Which releases stay besides those that are needed. */
export interface Kept {
  /** How many releases of each name. */
  count: number;
  /** Milliseconds after a release was last served: tabs that began with it may still be open. */
  age: number;
}

export const KEPT: Kept = { count: 5, age: 30 * DAY };

/**
 * Removes releases that are neither among the last ones of their name nor were served of late. What is
 * served, what a rollback would serve, what is staged and what a preview or canary shows stays.
 *
 * @param now milliseconds
 * @returns what was removed, as `name version`, and how many stay for their age alone
 */
export const prune = (
  releases: string,
  { count, age }: Kept = KEPT,
  now = Date.now(),
): Promise<{ removed: string[]; young: number }> =>
  withLock(releases, async () => {
    await removeLeftovers(releases);
    const found = await readRegistry(releases);
    const previews = previewsOf(found, new Date(now));
    const registry = found.previews ? { ...found, previews } : found;
    // First: a preview that is over must not name files that are gone.
    if (!isDeepStrictEqual(found, registry)) await writeRegistry(releases, registry);
    const old = releasedNames(releases).flatMap((name) =>
      spare(releases, registry, name, new Date(now)).slice(Math.max(0, count)),
    );
    const removed = old.filter(({ isNeeded, until }) => !isNeeded && now - until >= age);
    for (const { name, version } of removed) {
      // Renamed first: for readers it is gone in one step.
      const aside = join(releases, name, `.removed-${version}`);
      await rename(join(releases, name, version), aside);
      await rm(aside, { recursive: true });
    }
    const young = old.filter(({ isNeeded, until }) => !isNeeded && now - until < age).length;
    return { removed: removed.map(({ name, version }) => `${name} ${version}`), young };
  });

/** The releases of a name, newest first: whether each is needed, and until when it was served. */
function spare(releases: string, registry: RegistryFile, name: string, now: Date) {
  const needed = [
    servedAs(registry, name)?.release,
    previousOf(registry, name)?.release,
    registry.staged?.[name]?.release,
    ...shownBeside(registry, name, now).map(({ release }) => release),
  ];
  const versions = versionsOf(releases, name);
  return versions.map(({ version, at }, index) => ({
    name,
    version,
    isNeeded: needed.includes(version),
    until: Math.max(
      at.getTime(),
      // Without an entry in the history it was `npm start` that replaced it by the next version.
      leftAt(registry, name, version) ?? (versions[index - 1]?.at ?? at).getTime(),
    ),
  }));
}

/** When something else was served in place of a release, in milliseconds. */
function leftAt(registry: RegistryFile, name: string, version: string): number | undefined {
  const past = historyOf(registry, name);
  const last = past.findLastIndex(({ release }) => release === version);
  const next = last < 0 ? undefined : past[last + 1];
  return next && Date.parse(next.at);
}
