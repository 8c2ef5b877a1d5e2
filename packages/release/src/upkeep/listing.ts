import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { RegistryFile, ReleaseNote } from '@backoffice/contracts';

import { releasedAs } from '../registry/history';
import { previewsOf } from '../registry/previews-of';
import { servedAs } from '../registry/registry-file';

/** A release that lies in its folder. */
export interface Listed extends ReleaseNote {
  version: string;
  /** When it was released, else when it came into the folder. */
  at: Date;
  state: 'served' | 'staged' | 'kept';
  /** Where browsers get it, when not from the server. */
  manifest: string | undefined;
  /** The previews that show it. */
  previews: string[];
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
  const shown = Object.entries(previewsOf(registry));
  return versionsOf(releases, name)
    .map(({ version, at }): Listed => {
      const isServed = served?.release === version;
      const waits = !isServed && staged?.release === version;
      const known = waits ? staged : releasedAs(registry, name, version);
      return {
        version,
        at: known ? new Date(known.at) : at,
        state: isServed ? 'served' : waits ? 'staged' : 'kept',
        manifest: isServed ? served.manifest : known?.manifest,
        who: known?.who,
        commit: known?.commit,
        previews: shown
          .filter(([, { areas }]) => areas[name]?.release === version)
          .map(([one]) => one),
      };
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}
