import type { RegistryFile, ReleaseNote } from '@backoffice/contracts';
import { withLock } from '@backoffice/workspace/lock.mjs';

import { judge } from './gate/judge';
import type { Refusal } from './refusal';
import { RefusedError } from './refused-error';
import { audienceIn } from './registry/beside';
import { previousOf } from './registry/history';
import { checkName } from './registry/names';
import { readRegistry, servedAs, withoutAreas } from './registry/registry-file';
import type { Build } from './registry/release-files';
import { folderOf, serve, type Change } from './serve';
import { areaIn, lostWith } from './upkeep/served-areas';

interface Options extends Pick<ReleaseNote, 'who'> {
  /** Serves what the gate refuses. */
  force?: boolean | undefined;
}

/** The versions before and after; the latter is undefined for an area that is served no longer. */
export interface WentBack {
  name: string;
  before: string;
  version: string | undefined;
  /** Who goes on to see a canary of it. */
  canary: string | undefined;
}

/**
 * Takes back areas that were released together, by one switch: each goes to its release before, and one
 * that had none is served no longer. They are judged beside each other as they will be.
 */
export const rollBackSet = (
  releases: string,
  names: string[],
  { force = false, who }: Options = {},
): Promise<WentBack[]> =>
  withLock(releases, async () => {
    const registry = await readRegistry(releases);
    const steps = names.map((name) => stepOf(registry, name));
    if (steps.every(({ change }) => !change)) {
      throw new Error(
        `No release of ${names.join(' or ')} was served before. To serve one no longer: pnpm releases withdraw AREA`,
      );
    }
    const changes = steps.flatMap(({ change }) => (change ? [{ ...change, who }] : []));
    const builds = changes.map(({ name, version }) => ({
      ...{ name, version },
      folder: folderOf(releases, name, version),
    }));
    const gone = steps.filter(({ change }) => !change).map(({ name }) => name);
    const refusals = await refusalsOf({ releases, registry, builds, gone });
    if (refusals.length > 0 && !force) throw new RefusedError(names.join(' and '), refusals);
    await serve(releases, withoutAreas(registry, gone), changes);
    return steps.map(({ name, before, change }) => ({
      ...{ name, before, version: change?.version },
      canary: change && audienceIn(registry, name),
    }));
  });

interface Step {
  name: string;
  before: string;
  change: Change | undefined;
}

function stepOf(registry: RegistryFile, name: string): Step {
  checkName(name);
  if (name === 'host') throw new Error('The host goes back by itself: pnpm rollback host.');
  const before = servedAs(registry, name)?.release;
  if (!before) throw new Error(`${name} is not served here`);
  const past = previousOf(registry, name);
  if (!past) return { name, before, change: undefined };
  const { release: version, manifest, commit } = past;
  return { name, before, change: { name, version, manifest, by: 'rollback', commit } };
}

interface Whole {
  releases: string;
  registry: RegistryFile;
  builds: Build[];
  gone: string[];
}

async function refusalsOf({ releases, registry, builds, gone }: Whole): Promise<Refusal[]> {
  const judged: Refusal[] = [];
  for (const build of builds) {
    const place = { releases, registry, together: builds, gone };
    judged.push(...(await judge(place, build)).refusals);
  }
  const after = serving(registry, builds, gone);
  return [
    ...judged,
    ...gone.flatMap((name) =>
      lostWith(releases, after, areaIn(releases, name, String(servedAs(registry, name)?.release))),
    ),
  ];
}

/** The registry after the switch, only as far as it says which releases are served. */
function serving(registry: RegistryFile, builds: Build[], gone: string[]): RegistryFile {
  const { areas, ...others } = withoutAreas(registry, gone);
  const back = builds.map(({ name, version }) => [name, { release: version, source: 'release' }]);
  return { ...others, areas: { ...areas, ...(Object.fromEntries(back) as typeof areas) } };
}
