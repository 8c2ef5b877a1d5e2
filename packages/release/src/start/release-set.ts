import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { RegistryFile } from '@backoffice/contracts';

import { areaProblems } from '../gate/area-schema';
import { judgeSet, type ReleaseSet } from '../gate/gate';
import { readAreaRelease, readHostRelease } from '../read/read-release';
import type { Refusal } from '../refusal';
import { integrityOf } from '../registry/integrity';
import { servedAs } from '../registry/registry-file';
import type { Build } from '../registry/release-files';
import { type CoreHost, judgeCores } from '../types/judge-cores';

/** What would be served under a name: a pinned release, else the build of the workspace. */
export interface Candidate extends Build {
  /** It was released, so `npm start` leaves it in place. */
  isPinned: boolean;
}

export interface NamedRefusal extends Refusal {
  name: string;
  version: string;
}

/** The served releases that `npm start` leaves in place. */
export function pinnedIn(releases: string, registry: RegistryFile): Candidate[] {
  const names = [...(registry.host ? ['host'] : []), ...Object.keys(registry.areas)];
  return names.flatMap((name) => {
    const served = servedAs(registry, name);
    if (served?.source !== 'release') return [];
    const version = String(served.release);
    return [{ name, version, folder: join(releases, name, version), isPinned: true }];
  });
}

/** All that would be served: pinned releases, and builds of the other names. */
export function together(builds: Build[], pinned: Candidate[]): Candidate[] {
  const isPinned = ({ name }: Build) => pinned.some((one) => one.name === name);
  const own = builds.filter((build) => !isPinned(build));
  return [...own.map((build) => ({ ...build, isPinned: false })), ...pinned];
}

/** Whether a folder has the files without which it cannot be served. */
export function isWhole({ name, folder }: Pick<Build, 'name' | 'folder'>): boolean {
  if (name === 'host') {
    return ['index.html', 'mf-manifest.json'].every((file) => existsSync(join(folder, file)));
  }
  try {
    return integrityOf(folder) !== undefined;
  } catch {
    return false;
  }
}

/** Reads the files of each release once, although it is judged in several sets. */
export interface Reader {
  host: (candidate: Candidate) => ReleaseSet['host'];
  area: (candidate: Candidate) => ReleaseSet['areas'][number];
}

export function createReader(): Reader {
  return { host: onceFor(readHostRelease), area: onceFor(readAreaRelease) };
}

function onceFor<Release>(read: (folder: string, candidate: Candidate) => Release) {
  const known = new Map<string, Release>();
  return (candidate: Candidate): Release => {
    const { folder } = candidate;
    const release = known.get(folder) ?? read(folder, candidate);
    known.set(folder, release);
    return release;
  };
}

/**
 * Asks the gate about a whole set. A pinned release passed the gate before, so only its fit with
 * the others is judged; one whose files are gone is left out, as it is not served anyway.
 *
 * @param hostFor the host that an area was made for
 */
export async function judgeTogether(
  candidates: Candidate[],
  read: Reader,
  hostFor: (area: Candidate) => CoreHost | undefined,
): Promise<NamedRefusal[]> {
  const of = (name: string) => candidates.find((one) => one.name === name);
  const present = candidates.filter((one) => one.name === 'host' || !one.isPinned || isWhole(one));
  const unfit = present.flatMap((one) => unreadable(one, read) ?? schemaProblems(one));
  const fit = present.filter((one) => !unfit.some(({ name }) => name === one.name));
  const host = fit.find(({ name }) => name === 'host');
  const areas = fit.filter((one) => one !== host);
  const named = (one: Refusal & { name: string }) => ({
    ...one,
    version: of(one.name)?.version ?? '',
  });
  if (!host) return unfit.map(named);
  const refusals = judgeSet(
    { host: read.host(host), areas: areas.map(read.area) },
    (name) => !of(name)?.isPinned,
  );
  const users = areas.flatMap((area) => {
    const own = hostFor(area);
    return own ? [{ ...read.area(area), host: own }] : [];
  });
  const { refusals: ofTypes } = await judgeCores(users, host, true);
  return [...unfit, ...refusals, ...ofTypes].map(named);
}

function schemaProblems({ name, folder, isPinned }: Candidate): (Refusal & { name: string })[] {
  const file = join(folder, 'area.json');
  if (name === 'host' || isPinned || !existsSync(file)) return [];
  return areaProblems(file).map((problem) => ({ name, ...problem }));
}

function unreadable(candidate: Candidate, read: Reader) {
  const { name } = candidate;
  try {
    if (name === 'host') read.host(candidate);
    else read.area(candidate);
    return undefined;
  } catch (error) {
    const remedy = `Build it again: remove the folder dist of ${name} and start.`;
    return [{ name, reason: `its files cannot be read: ${(error as Error).message}`, remedy }];
  }
}
