import type { PastRelease, RegistryFile, ServedRelease } from '@backoffice/contracts';

import { servedAs, withServed } from './registry-file';

/** Longer than anybody goes back. */
const KEPT = 50;

/** What was served under a name, oldest first. */
export const historyOf = ({ history = {} }: RegistryFile, name: string): PastRelease[] =>
  history[name] ?? [];

const noted = (
  { release, manifest }: ServedRelease,
  by: PastRelease['by'],
  at: Date,
): PastRelease => ({ release, ...(manifest && { manifest }), at: at.toISOString(), by });

/** The registry with another release of one name, and that in its history. */
export function switched(
  registry: RegistryFile,
  name: string,
  served: ServedRelease,
  by: 'release' | 'rollback',
  now = new Date(),
): RegistryFile {
  const before = servedAs(registry, name);
  const past = historyOf(registry, name);
  // What `npm start` put there is not in the history yet.
  const isKnown = !before || past.at(-1)?.release === before.release;
  const entries = [
    ...past,
    ...(isKnown ? [] : [noted(before, 'start', now)]),
    noted(served, by, now),
  ];
  const history = { ...registry.history, [name]: entries.slice(-KEPT) };
  return { ...withServed(registry, name, served), history };
}

/**
 * The release that was served before the current one, rollbacks taken into account: after a
 * rollback from 3 to 2 it is 1.
 */
export function previousOf(registry: RegistryFile, name: string): string | undefined {
  const stack: string[] = [];
  for (const { release, by } of historyOf(registry, name)) {
    const at = by === 'rollback' ? stack.lastIndexOf(release) : -1;
    if (at >= 0) stack.splice(at + 1);
    else if (stack.at(-1) !== release) stack.push(release);
  }
  return stack.at(-2);
}

/** Where browsers got the manifest of a release when it was served last; undefined: from here. */
export const manifestOf = (registry: RegistryFile, name: string, version: string) =>
  historyOf(registry, name).findLast(({ release }) => release === version)?.manifest;
