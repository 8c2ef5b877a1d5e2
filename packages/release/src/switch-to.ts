import type { RegistryFile, ReleaseNote } from '@backoffice/contracts';
import { withLock } from '@backoffice/workspace/lock.mjs';

import { judge } from './gate/judge';
import { verifyOrigin } from './origin/verify-origin';
import { givenBase } from './publish';
import type { Refusal } from './refusal';
import { RefusedError } from './refused-error';
import { baseOf, manifestAt } from './registry/addresses';
import { audienceIn } from './registry/beside';
import { pastOf } from './registry/history';
import { checkName, checkVersion } from './registry/names';
import { readRegistry, servedAs } from './registry/registry-file';
import { folderOf, serve } from './serve';

interface SwitchOptions extends Pick<ReleaseNote, 'who'> {
  /** The version that was staged last by default. */
  version?: string | undefined;
  /** Address from which browsers get the releases' folders; as it was staged by default. */
  url?: string | undefined;
  /** Addresses of the servers that serve this folder's registry. */
  servers?: string[] | undefined;
  /** Serves what is refused; its refusals are only told. */
  force?: boolean | undefined;
}

/**
 * Serves a release that was staged. One that browsers get from another origin is served when its files
 * are there as they are here, may be loaded by the servers' pages, and the servers let code come from
 * there; rejects with every reason when not.
 *
 * @returns the release before it, the one served, what was forced past, and who goes on to see a canary
 */
export async function switchTo(
  releases: string,
  name: string,
  { version: wanted, url, servers = [], force = false, who }: SwitchOptions = {},
): Promise<Switched> {
  checkName(name);
  if (wanted !== undefined) checkVersion(wanted);
  const base = givenBase(name, url);
  const target = targetIn(await readRegistry(releases), name, wanted, base);
  const { version, manifest, commit } = target;
  const folder = folderOf(releases, name, version);
  // Before the lock is taken: whoever has to roll something back does not wait for a CDN.
  const found = manifest === undefined ? [] : await verifyOrigin(folder, manifest, servers);
  return withLock(releases, async () => {
    const registry = await readRegistry(releases);
    const judged = await judge({ releases, registry }, { name, version, folder });
    const refusals = [...found, ...judged.refusals];
    if (refusals.length > 0 && !force) throw new RefusedError(`${name} ${version}`, refusals);
    const { [name]: staged, ...others } = registry.staged ?? {};
    const waiting = staged && staged.release !== version ? { ...others, [name]: staged } : others;
    const change = { name, version, manifest, by: 'release' as const, who, commit };
    await serve(releases, { ...registry, staged: waiting }, [change]);
    const before = servedAs(registry, name)?.release;
    return { before, version, refusals, canary: audienceIn(registry, name) };
  });
}

interface Switched {
  before: string | undefined;
  version: string;
  refusals: Refusal[];
  canary: string | undefined;
}

interface Target extends Pick<ReleaseNote, 'commit'> {
  version: string;
  manifest: string | undefined;
}

function targetIn(
  registry: RegistryFile,
  name: string,
  wanted: string | undefined,
  given: string | undefined,
): Target {
  const staged = registry.staged?.[name];
  const version = wanted ?? staged?.release;
  if (version === undefined) {
    throw new Error(
      `No release of ${name} is staged here. Stage one first: pnpm release ${name} --stage`,
    );
  }
  const known = staged?.release === version ? staged : pastOf(registry, name, version);
  if (known && given === undefined) return { ...known, version, manifest: known.manifest };
  const base = given ?? baseOf(registry, name);
  return {
    version,
    manifest: base && manifestAt(base, name, version),
    commit: known?.commit,
  };
}
