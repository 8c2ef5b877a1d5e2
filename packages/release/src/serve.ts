import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { RegistryFile } from '@backoffice/contracts';

import { switched, type Switch } from './registry/history';
import { entryFor, writeRegistry } from './registry/registry-file';
import type { StopAt } from './registry/stops';

export interface Change extends Switch {
  name: string;
  version: string;
  /** Where browsers get it, when not from the server. */
  manifest: string | undefined;
}

/** Switches the registry, by one rename, to releases that lie in their folders. */
export const serve = (
  releases: string,
  registry: RegistryFile,
  changes: Change[],
  stopAt?: StopAt,
): Promise<void> =>
  writeRegistry(
    releases,
    changes.reduce((before, change) => changed(releases, before, change), registry),
    stopAt,
  );

function changed(
  releases: string,
  registry: RegistryFile,
  { name, version, manifest, ...how }: Change,
): RegistryFile {
  const entry = entryFor(releases, name, version, 'release');
  return switched(registry, name, { ...entry, ...(manifest && { manifest }) }, how);
}

/** The folder of a release; throws when there is none any more. */
export function folderOf(releases: string, name: string, version: string): string {
  const folder = join(releases, name, version);
  if (!existsSync(folder)) throw new Error(`There is no release ${version} of ${name} any more`);
  return folder;
}
