import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { RegistryFile, ReleaseNote } from '@backoffice/contracts';

import { shownBeside } from '../registry/beside';
import { releasedAs } from '../registry/history';
import { servedAs } from '../registry/registry-file';

/** A release that lies in its folder. */
export interface Listed extends ReleaseNote {
  version: string;
  /** When it was released, else when it came into the folder. */
  at: Date;
  state: 'served' | 'staged' | 'kept';
  /** Where browsers get it, when not from the server. */
  manifest: string | undefined;
  /** Who sees it instead of the served one, as in "preview pr-42". */
  shownAs: string[];
}

/** The names that have releases, the host first. */
export const releasedNames = (releases: string): string[] =>
  readdirSync(releases, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort(
      (one, other) => Number(other === 'host') - Number(one === 'host') || (one < other ? -1 : 1),
    );

/** The versions that lie in a name's folder, the one that came last first. */
export function versionsOf(releases: string, name: string): { version: string; at: Date }[] {
  return readdirSync(join(releases, name))
    .filter((version) => !version.startsWith('.'))
    .map((version) => ({ version, at: statSync(join(releases, name, version)).mtime }))
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** The releases of a name, newest first, with who made each from which commit. */
export function listed(releases: string, registry: RegistryFile, name: string): Listed[] {
  const served = servedAs(registry, name);
  const staged = registry.staged?.[name];
  const canary = registry.canaries?.[name];
  const beside = shownBeside(registry, name);
  return versionsOf(releases, name)
    .map(({ version, at }): Listed => {
      const isServed = served?.release === version;
      const waits = !isServed && staged?.release === version;
      const ofCanary = canary?.release === version ? canary : undefined;
      const known = waits ? staged : (releasedAs(registry, name, version) ?? ofCanary);
      return {
        version,
        at: known ? new Date(known.at) : at,
        state: isServed ? 'served' : waits ? 'staged' : 'kept',
        manifest: isServed ? served.manifest : known?.manifest,
        who: known?.who,
        commit: known?.commit,
        shownAs: beside.filter(({ release }) => release === version).map(({ as }) => as),
      };
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}
