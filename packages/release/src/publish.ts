import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { RegistryFile, ReleaseNote } from '@backoffice/contracts';
import { withLock } from '@backoffice/workspace/lock.mjs';

import { judge } from './gate/judge';
import type { CheckTypes, Judgement } from './gate/judge-against';
import { RefusedError } from './refused-error';
import { baseOf, manifestAt } from './registry/addresses';
import { audienceIn, shownBeside } from './registry/beside';
import { historyOf, hostFor } from './registry/history';
import { checkedAddress, checkName, checkVersion } from './registry/names';
import { readRegistry, servedAs, writeRegistry } from './registry/registry-file';
import { addRelease, isSameRelease, removeLeftovers, type Build } from './registry/release-files';
import { NO_STOPS, type StopAt } from './registry/stops';
import { serve } from './serve';

export interface PublishOptions extends ReleaseNote {
  /** Serves what the gate refuses; its refusals are only told. */
  force?: boolean | undefined;
  /** Addresses of servers whose calls count, when they are not those that serve these releases. */
  servers?: string[] | undefined;
  /** Holds the area's sources against the deployed host, where they are at hand. */
  checkTypes?: CheckTypes | undefined;
  stopAt?: StopAt;
}

/** A build, with a check of its sources against the deployed host where they are at hand. */
export interface ToRelease extends Build {
  checkTypes?: CheckTypes | undefined;
}

/** A build that is served now, with the release before it and the gate's judgement. */
export interface Released extends Judgement, Pick<Build, 'name' | 'version'> {
  before: string | undefined;
  /** Who goes on to see a canary of it. */
  canary: string | undefined;
}

/**
 * Copies a build into the releases and serves it. Interrupted at any point, the release before it
 * stays in force and the next one tidies up.
 *
 * Rejects with every reason when the gate refuses it, and for an area that browsers get from another
 * origin: that is released by `stage` and `switchTo`.
 */
export async function publish(
  releases: string,
  build: Build,
  { checkTypes, ...options }: PublishOptions = {},
): Promise<Released> {
  const [released] = await publishSet(releases, [{ ...build, checkTypes }], options);
  return released as Released;
}

/**
 * `publish` for several areas at once: each is judged beside the others as they will be, and all are
 * served by one switch, or none.
 */
export async function publishSet(
  releases: string,
  builds: ToRelease[],
  { who, commit, ...options }: Omit<PublishOptions, 'checkTypes'> = {},
): Promise<Released[]> {
  checkSet(builds);
  return withLock(releases, async () => {
    const registry = await readRegistry(releases);
    for (const { name } of builds) {
      const base = baseOf(registry, name);
      if (base !== undefined) throw new Error(twoSteps(name, base));
    }
    const judged = await addSet(releases, registry, builds, options);
    const changes = builds.map(({ name, version }) => {
      return { name, version, manifest: undefined, by: 'release' as const, who, commit };
    });
    await serve(releases, registry, changes, options.stopAt);
    return releasedIn(registry, builds, judged);
  });
}

/** What became of builds that are served now, by the registry of before. */
export const releasedIn = (
  registry: RegistryFile,
  builds: Build[],
  judged: Judgement[],
): Released[] =>
  builds.map(({ name, version }, index) => {
    return {
      ...{ refusals: [], unchecked: [], ...judged[index] },
      ...{ name, version, before: servedAs(registry, name)?.release },
      canary: audienceIn(registry, name),
    };
  });

/** Throws unless it is a set of areas: everybody gets the same host. */
export function areasAlone(builds: ToRelease[], what: string): void {
  checkSet(builds);
  if (builds.some(({ name }) => name === 'host')) {
    throw new Error(`Everybody gets the same host: ${what} has areas alone.`);
  }
}

function checkSet(builds: ToRelease[]): void {
  for (const { name, version } of builds) {
    checkName(name);
    checkVersion(version);
  }
  const names = builds.map(({ name }) => name);
  if (names.length > 1 && names.includes('host')) {
    throw new Error('The host goes first, by itself: pnpm release host.');
  }
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`${twice} can be released once at a time.`);
}

/** Says how to release to another origin, which takes two steps. */
export const twoSteps = (name: string, base: string): string =>
  `${name} comes from ${base}, where its files have to be before it is served:
  pnpm release ${name} --stage   puts them into the releases' folder and says where to copy them,
  pnpm release ${name} --switch  checks that they are there, and serves them.
Give both the same flags.`;

interface StageOptions extends PublishOptions {
  /** Address from which browsers will get the releases' folders; the present one by default. */
  url?: string | undefined;
}

/**
 * Copies a build into the releases and lets it wait for `switchTo`; what is served stays. Rejects with
 * every reason when the gate refuses it.
 *
 * @returns where its files lie, where browsers will get its manifest when not from the server, what
 *   the gate was forced past, and what it could not check
 */
export async function stage(
  releases: string,
  build: Build,
  { url, who, commit, checkTypes, ...options }: StageOptions = {},
): Promise<Judgement & { folder: string; manifest: string | undefined }> {
  const { name, version } = build;
  checkName(name);
  checkVersion(version);
  const given = givenBase(name, url);
  return withLock(releases, async () => {
    const registry = await readRegistry(releases);
    const base = given ?? baseOf(registry, name);
    const manifest = base && manifestAt(base, name, version);
    const [judged] = await addSet(releases, registry, [{ ...build, checkTypes }], options);
    const host = hostFor(registry, name);
    const staged = { release: version, at: new Date().toISOString(), manifest, host, who, commit };
    const waiting = { ...registry.staged, [name]: staged };
    await writeRegistry(releases, { ...registry, staged: waiting }, options.stopAt);
    return {
      folder: join(releases, name, version),
      manifest,
      refusals: [],
      unchecked: [],
      ...judged,
    };
  });
}

/** The address that `--url` gives. Throws for a bad one, and for any with the host. */
export function givenBase(name: string, url: string | undefined): string | undefined {
  if (name === 'host' && url !== undefined) {
    throw new Error('The host always comes from the server: release it without --url.');
  }
  return url === undefined ? undefined : checkedAddress(url);
}

/**
 * Puts builds beside the other releases, if the gate lets all of them.
 *
 * @param options `seen` is the registry as those see it who will see the builds
 */
export async function addSet(
  releases: string,
  registry: RegistryFile,
  builds: ToRelease[],
  {
    force = false,
    servers,
    seen = registry,
    stopAt = NO_STOPS,
  }: Omit<PublishOptions, 'checkTypes'> & { seen?: RegistryFile },
): Promise<Judgement[]> {
  await removeLeftovers(releases);
  const judged: Judgement[] = [];
  for (const { checkTypes, ...build } of builds) {
    const place = { releases, registry: seen, servers, checkTypes, together: builds };
    judged.push(await judge(place, build));
  }
  const refusals = judged.flatMap((one) => one.refusals);
  const names = builds.map(({ name }) => name).join(' and ');
  if (refusals.length > 0 && !force) throw new RefusedError(names, refusals);
  await stopAt('built');
  for (const { checkTypes: _, ...build } of builds) {
    await makeRoom(releases, registry, build);
    await addRelease(releases, build, stopAt);
  }
  return judged;
}

/** A release never changes, but one that was copied and never served is in nobody's browser. */
async function makeRoom(releases: string, registry: RegistryFile, build: Build): Promise<void> {
  const { name, version } = build;
  const target = join(releases, name, version);
  if (!existsSync(target) || isSameRelease(releases, build)) return;
  const beside = shownBeside(registry, name);
  const served = [servedAs(registry, name), ...historyOf(registry, name), ...beside];
  if (served.some((one) => one?.release === version)) {
    throw new Error(
      `Release ${version} of ${name} exists with other files. Give --version another.`,
    );
  }
  await rm(target, { recursive: true });
}
