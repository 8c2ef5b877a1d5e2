import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { RegistryFile } from '@backoffice/contracts';
import { withLock } from '@backoffice/workspace/lock.mjs';

import { judgeAgainst } from './gate/judge-against';
import type { Refusal } from './gate/refusal';
import { serverCalls } from './read/server-calls';
import { historyOf, manifestOf, previousOf, switched } from './registry/history';
import { checkedAddress, checkName, checkVersion } from './registry/names';
import { entryFor, readRegistry, servedAs, writeRegistry } from './registry/registry-file';
import { addRelease, isSameRelease, removeLeftovers, type Build } from './registry/release-files';
import { NO_STOPS, type StopAt } from './registry/stops';

/** The gate said no: its message has every reason, and what to do. */
class RefusedError extends Error {
  constructor(name: string, refusals: Refusal[]) {
    const lines = refusals.map(({ reason, remedy }) => `  ✗ ${reason}\n    ${remedy}`);
    super(`${name} is not released:\n${lines.join('\n')}`);
  }
}

interface PublishOptions {
  /** Serves what the gate refuses; its refusals are only told. */
  force?: boolean | undefined;
  /** Where browsers get the releases' folders, when not from the server. */
  url?: string | undefined;
  /** Address of the server, when it is not the one that serves these releases. */
  server?: string | undefined;
  /** Folder of an area's sources, whose types are checked against the deployed host. */
  sources?: string | undefined;
  stopAt?: StopAt;
}

/**
 * Copies a build into the releases and serves it. Interrupted at any point, the release before it
 * stays in force and the next one tidies up.
 *
 * Rejects with every reason when the gate refuses it.
 *
 * @returns the release before it, and what the gate was forced past, and what it could not check
 */
export async function publish(
  releases: string,
  build: Build,
  { force = false, url, server: address, sources, stopAt = NO_STOPS }: PublishOptions = {},
): Promise<{ before: string | undefined; refusals: Refusal[]; unchecked: string[] }> {
  const { name, version } = build;
  checkName(name);
  checkVersion(version);
  if (name === 'host' && url !== undefined) {
    throw new Error('The host always comes from the server: release it without --url.');
  }
  const base = url === undefined ? undefined : checkedAddress(url);
  return withLock(releases, async () => {
    await removeLeftovers(releases);
    const registry = await readRegistry(releases);
    const manifest = manifestFor(registry, build, base);
    const server = await serverCalls(releases, address);
    const place = { releases, registry, server, sources };
    const { refusals, unchecked } = judgeAgainst(place, build);
    if (refusals.length > 0 && !force) throw new RefusedError(name, refusals);
    await stopAt('built');
    await makeRoom(releases, registry, build);
    await addRelease(releases, build, stopAt);
    await serve(releases, registry, { name, version, by: 'release', manifest, stopAt });
    return { before: servedAs(registry, name)?.release, refusals, unchecked };
  });
}

/**
 * Serves an earlier release again, from where it came then.
 *
 * @param version the one before by default
 * @returns what was served, and what is
 */
export async function rollBack(
  releases: string,
  name: string,
  version?: string,
  { force = false }: Pick<PublishOptions, 'force'> = {},
): Promise<{ before: string; version: string }> {
  checkName(name);
  if (version !== undefined) checkVersion(version);
  return withLock(releases, async () => {
    const registry = await readRegistry(releases);
    const before = servedAs(registry, name)?.release;
    if (!before) throw new Error(`${name} was never released here`);
    const target = version ?? previousOf(registry, name);
    if (!target) throw new Error(`No release of ${name} was served before ${before}`);
    const folder = join(releases, name, target);
    if (!existsSync(folder)) throw new Error(`There is no release ${target} of ${name} any more`);
    const server = await serverCalls(releases, undefined);
    const place = { releases, registry, server };
    const { refusals } = judgeAgainst(place, { name, version: target, folder });
    if (refusals.length > 0 && !force) throw new RefusedError(`${name} ${target}`, refusals);
    const manifest = manifestOf(registry, name, target);
    await serve(releases, registry, { name, version: target, by: 'rollback', manifest });
    return { before, version: target };
  });
}

/** A release never changes, but one that was copied and never served is in nobody's browser. */
async function makeRoom(releases: string, registry: RegistryFile, build: Build): Promise<void> {
  const { name, version } = build;
  const target = join(releases, name, version);
  if (!existsSync(target) || isSameRelease(releases, build)) return;
  const served = [servedAs(registry, name), ...historyOf(registry, name)];
  if (served.some((one) => one?.release === version)) {
    throw new Error(
      `Release ${version} of ${name} exists with other files. Give --version another.`,
    );
  }
  await rm(target, { recursive: true });
}

interface Change {
  name: string;
  version: string;
  by: 'release' | 'rollback';
  manifest: string | undefined;
  stopAt?: StopAt;
}

async function serve(
  releases: string,
  registry: RegistryFile,
  { name, version, by, manifest, stopAt }: Change,
): Promise<void> {
  const entry = entryFor(releases, name, version, 'release');
  const served = { ...entry, ...(manifest && { manifest }) };
  await writeRegistry(releases, switched(registry, name, served, by), stopAt);
}

/** Where browsers will get it: an area that came from elsewhere goes on coming from there. */
function manifestFor(
  registry: RegistryFile,
  { name, version }: Build,
  base: string | undefined,
): string | undefined {
  if (name === 'host') return undefined;
  const tail = (release: string) => `/${name}/${release}/mf-manifest.json`;
  const before = servedAs(registry, name);
  const known = before?.manifest?.slice(0, -tail(before.release).length);
  const from = base ?? (known && checkedAddress(known));
  return from && `${from}${tail(version)}`;
}
