import type { ReleaseNote } from '@backoffice/contracts';
import { withLock } from '@backoffice/workspace/lock.mjs';

import { judge } from './gate/judge';
import { RefusedError } from './refused-error';
import { audienceIn } from './registry/beside';
import { pastOf, previousOf } from './registry/history';
import { checkName, checkVersion } from './registry/names';
import { readRegistry, servedAs } from './registry/registry-file';
import { folderOf, serve } from './serve';

interface RollBackOptions extends Pick<ReleaseNote, 'who'> {
  /** Serves what the gate refuses. */
  force?: boolean | undefined;
}

/**
 * Serves an earlier release again, from the origin that it came from then.
 *
 * @param version the one before by default
 * @returns the release that was served, the one that is now, and who goes on to see a canary
 */
export async function rollBack(
  releases: string,
  name: string,
  version?: string,
  { force = false, who }: RollBackOptions = {},
): Promise<WentBackAlone> {
  checkName(name);
  if (version !== undefined) checkVersion(version);
  return withLock(releases, async () => {
    const registry = await readRegistry(releases);
    const before = servedAs(registry, name)?.release;
    if (!before) throw new Error(`${name} is not served here`);
    const past =
      version === undefined ? previousOf(registry, name) : pastOf(registry, name, version);
    const target = version ?? past?.release;
    if (!target) throw new Error(noneBefore(name, before));
    const folder = folderOf(releases, name, target);
    const { refusals } = await judge({ releases, registry }, { name, version: target, folder });
    if (refusals.length > 0 && !force) throw new RefusedError(`${name} ${target}`, refusals);
    const manifest = past?.manifest;
    const how = { by: 'rollback' as const, who, commit: past?.commit };
    await serve(releases, registry, [{ name, version: target, manifest, ...how }]);
    return { before, version: target, manifest, canary: audienceIn(registry, name) };
  });
}

interface WentBackAlone {
  before: string;
  version: string;
  manifest: string | undefined;
  canary: string | undefined;
}

function noneBefore(name: string, version: string): string {
  const none = `No release of ${name} was served before ${version}`;
  if (name === 'host') return none;
  return `${none}. To serve ${name} no longer: pnpm releases withdraw ${name}`;
}
