import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { SHARED_MODULES } from '@backoffice/build/shared/shared-modules.mjs';
import type { RegistryFile } from '@backoffice/contracts';

import type { AreaRelease } from '../read/read-release';
import type { Refusal } from '../refusal';
import { releasedWith } from '../registry/history';
import { changedExports } from './changed-exports';
import { readCoreTypes } from './core-types';

/** A host's release whose types are read. */
export interface CoreHost {
  version: string;
  folder: string;
}

/** An area, and the host that it was released with. */
export interface CoreUser extends Pick<AreaRelease, 'name' | 'requires' | 'uses'> {
  host: CoreHost;
}

interface CoresJudgement {
  /** Each with the area that would break. */
  refusals: (Refusal & { name: string })[];
  unchecked: string[];
}

/** File that says with which host's packages an area in its own repository was built. */
export const BUILT_WITH = 'built-with.json';
const CORES = SHARED_MODULES.map(({ key }) => key).filter((key) => key.startsWith('@backoffice/'));

/**
 * Judges whether a host's shared cores still fit areas: each export that they use must be
 * assignable to that of the host with which they were released. Either the host is new, or one of the areas.
 */
export async function judgeCores(
  areas: CoreUser[],
  host: CoreHost,
  isNewHost: boolean,
): Promise<CoresJudgement> {
  const users = areas.filter(({ uses }) => CORES.some((core) => uses[core]?.length));
  const hosts = new Set(users.map((user) => user.host.folder));
  const judged = await Promise.all(
    [...hosts].map((folder) =>
      judgeGroup(
        users.filter((user) => user.host.folder === folder),
        host,
        isNewHost,
      ),
    ),
  );
  return {
    refusals: judged.flatMap(({ refusals }) => refusals),
    unchecked: [
      ...areas
        .filter(isSilent)
        .map(
          ({ name }) => `what ${name} uses of the cores: its build does not say it (uses.json).`,
        ),
      ...judged.flatMap(({ unchecked }) => unchecked),
    ],
  };
}

/** Whether a build doesn't say what it uses of the cores: an older one, or one that others made. */
const isSilent = ({ requires, uses }: CoreUser) =>
  CORES.some((core) => core in requires) && Object.keys(uses).length === 0;

/** Judges areas that were released with the same host. */
async function judgeGroup(
  users: CoreUser[],
  host: CoreHost,
  isNewHost: boolean,
): Promise<CoresJudgement> {
  const [first] = users;
  if (!first || first.host.folder === host.folder) return { refusals: [], unchecked: [] };
  const names = users.map(({ name }) => name).join(', ');
  const unchecked = (why: string) => ({
    refusals: [],
    unchecked: [`types of the cores that ${names} uses: ${why}`],
  });
  const before = readCoreTypes(first.host.folder);
  if (!before) {
    return unchecked(`host ${first.host.version}, with which it was released, carries none.`);
  }
  const now = readCoreTypes(host.folder);
  if (!now) return unchecked(`host ${host.version} carries none.`);
  if (isDeepStrictEqual(before, now)) return { refusals: [], unchecked: [] };
  const changes = await changedExports({ before, now, uses: usedBy(users) });
  if (!changes) return unchecked('there is no compiler here.');
  const refusals = users.flatMap(({ name, uses }) =>
    changes
      .filter((change) => uses[change.core]?.includes(change.name))
      .map((change) => ({
        name,
        reason: `${name} uses ${change.name} of ${change.core}, which is another one in host ${host.version}: ${change.why}`,
        remedy: isNewHost
          ? `Leave ${change.name} as it was and give what is new another name, until no area uses the old one.`
          : `Build ${name} with the packages of host ${host.version}.`,
      })),
  );
  return { refusals, unchecked: [] };
}

const usedBy = (users: CoreUser[]) =>
  new Map(CORES.map((core) => [core, new Set(users.flatMap(({ uses }) => uses[core] ?? []))]));

/**
 * The host with which a release of an area was released: undefined where that is not known or its
 * files are gone.
 */
export function hostOf(
  releases: string,
  registry: RegistryFile,
  { name, version }: { name: string; version: string },
): CoreHost | undefined {
  const host = hostIn(releases, releasedWith(registry, name, version));
  return host && existsSync(host.folder) ? host : undefined;
}

/** The host whose packages an area in its own repository was built with, as its build says. */
export function builtWith(releases: string, area: { folder: string }): CoreHost | undefined {
  const file = join(area.folder, BUILT_WITH);
  if (!existsSync(file)) return undefined;
  return hostIn(releases, (JSON.parse(readFileSync(file, 'utf8')) as { host: string }).host);
}

/** The host that is served. */
export const servedHost = (releases: string, { host }: RegistryFile): CoreHost | undefined =>
  hostIn(releases, host?.release);

const hostIn = (releases: string, version: string | undefined): CoreHost | undefined =>
  version === undefined ? undefined : { version, folder: join(releases, 'host', version) };
