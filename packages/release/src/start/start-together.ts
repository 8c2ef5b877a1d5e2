import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { RegistryFile } from '@backoffice/contracts';
import { withLock } from '@backoffice/workspace/lock.mjs';

import { readRegistry, servedAs, without, writeRegistry } from '../registry/registry-file';
import { addRelease, isSameRelease, removeLeftovers, type Build } from '../registry/release-files';
import { withBuilds } from '../registry/serve-builds';
import { hostOf, servedHost } from '../types/judge-cores';
import { heldBack, type Held } from './held-back';
import {
  createReader,
  isWhole,
  judgeTogether,
  pinnedIn,
  together,
  type Candidate,
  type NamedRefusal,
} from './release-set';
import { textOfNothing, type Outcome, type Way } from './tell-start';

/**
 * Serves the workspace's builds together with what was released before, if the gate lets all of
 * them pass; else everything stays as it was. Rejects when nothing was served before.
 */
export const startTogether = (releases: string, builds: Build[]): Promise<Outcome> =>
  withLock(releases, async () => {
    await removeLeftovers(releases);
    const registry = await readRegistry(releases);
    const pinned = pinnedIn(releases, registry);
    const held = heldBack(builds, pinned);
    const fitting = withoutHeld(builds, held);
    const candidates = together(fitting, pinned);
    const read = createReader();
    const built = builds.find(({ name }) => name === 'host');
    const served = servedHost(releases, registry);
    const hostFor = (area: Candidate) =>
      area.isPinned ? (hostOf(releases, registry, area) ?? served) : built;
    const judge = (set: Candidate[]) => judgeTogether(set, read, hostFor);
    const refusals = isServed(releases, registry, candidates) ? [] : await judge(candidates);
    if (refusals.length > 0 && !registry.host) throw new Error(textOfNothing(refusals));
    const ended =
      refusals.length > 0 ? [] : await unfitCanaries(releases, registry, candidates, judge);
    const canaries = without(registry.canaries ?? {}, ended);
    if (refusals.length === 0) {
      const kept = registry.canaries ? { ...registry, canaries } : registry;
      await switchTo(releases, kept, candidates);
    }
    return {
      refusals,
      way: refusals.length > 0 ? await findWay(builds, pinned, judge) : undefined,
      edited: editedOf(releases, builds, pinned),
      held,
      ended,
      lost: pinned.filter((one) => !isWhole(one)),
    };
  });

/**
 * The areas whose canary doesn't fit what would be served: a start doesn't wait for them. Canaries that
 * began together stay or end together: each set has to fit as its own people see it, and beside the
 * other sets.
 */
async function unfitCanaries(
  releases: string,
  registry: RegistryFile,
  candidates: Candidate[],
  judge: (set: Candidate[]) => Promise<NamedRefusal[]>,
): Promise<string[]> {
  const fits = async (canaries: Candidate[]) => {
    const others = candidates.filter(({ name }) => !canaries.some((one) => one.name === name));
    return (await judge([...others, ...canaries])).length === 0;
  };
  const unfit: string[] = [];
  let fit: Candidate[] = [];
  for (const set of setsOf(releases, registry)) {
    const isFit =
      set.every(isWhole) &&
      (await fits(set)) &&
      (fit.length === 0 || (await fits([...fit, ...set])));
    if (isFit) fit = [...fit, ...set];
    else unfit.push(...set.map(({ name }) => name));
  }
  return unfit;
}

/** The canaries, in sets that began together. */
function setsOf(releases: string, { canaries = {} }: RegistryFile): Candidate[][] {
  const sets = new Map<string, Candidate[]>();
  for (const [name, { release: version, at }] of Object.entries(canaries)) {
    const canary = { name, version, folder: join(releases, name, version), isPinned: true };
    sets.set(at, [...(sets.get(at) ?? []), canary]);
  }
  return [...sets.values()];
}

const withoutHeld = (builds: Build[], held: Held[]): Build[] =>
  builds.filter(({ name }) => !held.some((one) => one.name === name));

/** Most starts change nothing, and the gate takes its time. */
function isServed(releases: string, registry: RegistryFile, candidates: Candidate[]): boolean {
  const names = candidates.map(({ name }) => name);
  return (
    Object.keys(registry.areas).every((name) => names.includes(name)) &&
    candidates.every(
      ({ name, version, isPinned }) =>
        isPinned ||
        (servedAs(registry, name)?.release === version &&
          isWhole({ name, folder: join(releases, name, version) })),
    )
  );
}

async function switchTo(
  releases: string,
  registry: RegistryFile,
  candidates: Candidate[],
): Promise<void> {
  const own = candidates.filter(({ isPinned }) => !isPinned);
  for (const build of own) {
    const { name, version } = build;
    const folder = join(releases, name, version);
    if (!isWhole({ name, folder })) await rm(folder, { recursive: true, force: true });
    await addRelease(releases, build);
  }
  const released = Object.entries(registry.areas).filter(([, { source }]) => source === 'release');
  const kept = { ...registry, areas: Object.fromEntries(released) };
  await writeRegistry(releases, withBuilds(releases, own, kept));
}

/** Finds the names to unpin so that everything fits: a single one, else all. */
async function findWay(
  builds: Build[],
  pinned: Candidate[],
  judge: (set: Candidate[]) => Promise<NamedRefusal[]>,
): Promise<Way | undefined> {
  const attempts = pinned.map((one) => [one]);
  if (pinned.length > 1) attempts.push(pinned);
  for (const unpinned of attempts) {
    const others = pinned.filter((one) => !unpinned.includes(one));
    const fitting = withoutHeld(builds, heldBack(builds, others));
    if ((await judge(together(fitting, others))).length > 0) continue;
    const names = unpinned.map(({ name }) => name);
    const isBuilt = (name: string) => builds.some((build) => build.name === name);
    return { names, unbuilt: names.filter((name) => !isBuilt(name)) };
  }
  return undefined;
}

const editedOf = (releases: string, builds: Build[], pinned: Candidate[]): Outcome['edited'] =>
  pinned.filter(isWhole).flatMap(({ name, version }) => {
    const build = builds.find((one) => one.name === name);
    if (!build) return [];
    if (isSameRelease(releases, { ...build, version })) return [];
    return [{ name, version, build: build.version }];
  });
