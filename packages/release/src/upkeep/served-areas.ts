import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Area, RegistryFile } from '@backoffice/contracts';

import { servedAs } from '../registry/registry-file';
import type { LinkUser } from './link-users';

/** The host and the areas that are served, with the links that they use. */
export function usersIn(releases: string, registry: RegistryFile): LinkUser[] {
  const host = servedAs(registry, 'host');
  const usesLinks =
    host && readOr<string[]>(releases, ['host', host.release, 'uses-links.json'], []);
  const areas = Object.entries(registry.areas).map(([name, { release }]) =>
    areaIn(releases, name, release),
  );
  return [{ name: 'the host', usesLinks }, ...areas];
}

/** The `area.json` of a release; one without routes where its files are gone. */
export const areaIn = (releases: string, name: string, release: string): Area =>
  readOr<Area>(releases, [name, release, 'area.json'], { name, routes: [] });

function readOr<T>(releases: string, path: string[], missing: T): T {
  const file = join(releases, ...path);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : missing;
}
