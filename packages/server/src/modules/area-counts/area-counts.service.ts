import type { FastifyBaseLogger } from 'fastify';

import type { Caller, Context } from '../../caller';
import type { Executor } from '../../db/database';
import { keepFile } from '../../releases/keep-file';
import { knownReleases, SHELL } from '../../releases/known';
import type { Releases } from '../../releases/registry';
import { areasSeen, ownOf } from '../own-areas/own-areas';
import { addCounts, readCounts, type Counted } from './area-counts.repository';
import { failing, type ReleaseCount } from './failing';

/** How far back errors and views count, in milliseconds. */
const WINDOW = 15 * 60_000;

interface Counting {
  db: Executor;
  releases: Releases;
}

/** Counts what a session's browser told, as far as it is of releases that the session sees. */
export async function countKnown(
  { db, releases }: Counting,
  { caller, now }: Pick<Context, 'caller' | 'now'>,
  counted: Counted[],
): Promise<void> {
  const current = await releases();
  const { areas, host } = areasSeen(current, await ownOf(db, current, { caller, now }));
  const isSeen = (told: Counted) =>
    told.area === SHELL
      ? told.release === host?.release
      : areas.some(({ area, release }) => area.name === told.area && release === told.release);
  await addCounts(db, caller, counted.filter(isSeen), now);
}

/** The releases that fail at the moment. */
export async function readFailing(
  db: Executor,
  releases: Releases,
  now: Date,
): Promise<ReleaseCount[]> {
  const current = await releases();
  const { areas, host } = current.registry;
  // What is shown no longer, as after a rollback, fails no longer.
  const counts = (await readCounts(db, new Date(now.getTime() - WINDOW))).filter(
    ({ area, release }) => knownReleases(current, area).includes(release),
  );
  const served = areas.map(({ area, release }): [string, string] => [area.name, release]);
  return failing(counts, new Map(host ? [...served, [SHELL, host.release]] : served));
}

export interface Watched extends Counting {
  releasesDir: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Counts the errors of signed-in sessions, and warns once of each release that fails. */
export function errorWatch({ db, releases, releasesDir, log }: Watched) {
  const told = new Map<string, number>();
  return async (caller: Caller, error: { area: string; release: string }, now: Date) => {
    const { area, release } = error;
    await countKnown({ db, releases }, { caller, now }, [{ area, release, errors: 1 }]);
    const found = await readFailing(db, releases, now);
    const isNew = ({ area, release }: ReleaseCount) =>
      now.getTime() - (told.get(`${area} ${release}`) ?? 0) > WINDOW;
    const untold = found.filter(isNew);
    if (untold.length === 0) return;
    for (const one of untold) {
      told.set(`${one.area} ${one.release}`, now.getTime());
      log.warn({ failing: one }, 'a release fails in browsers');
    }
    const at = now.toISOString();
    await keepFile(releasesDir, 'failing.json', { failing: found.map((one) => ({ ...one, at })) });
  };
}
