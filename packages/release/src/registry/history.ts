import type { PastRelease, RegistryFile, ReleaseNote, ServedRelease } from '@backoffice/contracts';

import { servedAs, withServed } from './registry-file';

/** Entries kept for each name: more than anybody rolls back. */
const KEPT = 50;

/** The releases that were served under a name, oldest first. */
export const historyOf = ({ history = {} }: RegistryFile, name: string): PastRelease[] =>
  history[name] ?? [];

/** How a release came to be served. */
export interface Switch extends ReleaseNote {
  by: PastRelease['by'];
}

const noted = (
  { release, manifest }: ServedRelease,
  { by, host, who, commit }: Omit<PastRelease, 'release' | 'at' | 'manifest'>,
  at: Date,
): PastRelease => ({
  release,
  ...(manifest && { manifest }),
  ...(host && { host }),
  at: at.toISOString(),
  by,
  ...(who && { who }),
  ...(commit && { commit }),
});

/** The registry after a switch to another release of one name, noted in its history. */
export function switched(
  registry: RegistryFile,
  name: string,
  served: ServedRelease,
  how: Switch,
  now = new Date(),
): RegistryFile {
  const before = servedAs(registry, name);
  const past = historyOf(registry, name);
  const host = hostFor(registry, name);
  // What `npm start` put there is not in the history yet.
  const isKnown = !before || past.at(-1)?.release === before.release;
  const entries = [
    ...past,
    ...(isKnown ? [] : [noted(before, { by: 'start', host }, now)]),
    noted(served, { ...how, host }, now),
  ];
  const history = { ...registry.history, [name]: entries.slice(-KEPT) };
  return { ...withServed(registry, name, served), history };
}

/** The host that an area is released with; the host itself has none. */
export const hostFor = ({ host }: RegistryFile, name: string): string | undefined =>
  name === 'host' ? undefined : host?.release;

/** The host that a release of an area was made for, as far as it is known. */
export function releasedWith(
  registry: RegistryFile,
  name: string,
  version: string,
): string | undefined {
  const past = historyOf(registry, name).filter(({ release }) => release === version);
  const staged = registry.staged?.[name];
  const waiting = staged?.release === version ? staged.host : undefined;
  return past.findLast(({ by }) => by !== 'rollback')?.host ?? waiting;
}

/** A release and its origin: at another time the same files may have come from another one. */
type Origin = Pick<PastRelease, 'release' | 'manifest'>;
const isSame = (one: Origin, other: Origin | undefined) =>
  one.release === other?.release && one.manifest === other.manifest;

/**
 * The release before the current one, rollbacks taken into account: after a rollback from 3
 * to 2 it is 1.
 */
export function previousOf(registry: RegistryFile, name: string): PastRelease | undefined {
  const stack: PastRelease[] = [];
  for (const entry of historyOf(registry, name)) {
    const at = entry.by === 'rollback' ? stack.findLastIndex((one) => isSame(one, entry)) : -1;
    if (at >= 0) stack.splice(at + 1);
    else if (!isSame(entry, stack.at(-1))) stack.push(entry);
  }
  return stack.at(-2);
}

/** The last entry of a release; one from another origin than now is preferred. */
export function pastOf(
  registry: RegistryFile,
  name: string,
  version: string,
): PastRelease | undefined {
  const past = historyOf(registry, name).filter(({ release }) => release === version);
  const served = servedAs(registry, name);
  return past.findLast((entry) => !isSame(entry, served)) ?? past.at(-1);
}

/** When a release was released, and by whom; undefined for what `npm start` alone served. */
export const releasedAs = (
  registry: RegistryFile,
  name: string,
  version: string,
): PastRelease | undefined =>
  historyOf(registry, name).findLast(({ release, by }) => release === version && by === 'release');
