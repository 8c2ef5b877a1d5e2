import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Area, RegistryFile } from '@backoffice/contracts';

import type { Refusal } from '../refusal';
import { servedAs } from '../registry/registry-file';
import { linkUsers, type LinkUser } from './link-users';

/** The host and the areas that are served, with the links that they use. */
export function usersIn(releases: string, registry: RegistryFile): LinkUser[] {
  const host = servedAs(registry, 'host');
  const usesLinks =
    host && readOr<string[]>(releases, ['host', host.release, 'uses-links.json'], []);
  const areas = Object.entries(registry.areas).map(([name, { release }]) =>
    areaIn(releases, name, release),
  );
  const canaries = Object.entries(registry.canaries ?? {}).map(([name, { release }]) =>
    areaIn(releases, name, release),
  );
  return [{ name: 'the host', usesLinks }, ...areas, ...canaries];
}

/** The `area.json` of a release; one without routes where its files are gone. */
export const areaIn = (releases: string, name: string, release: string): Area =>
  readOr<Area>(releases, [name, release, 'area.json'], { name, routes: [] });

/** Refuses to lose links of an area that is shown no longer, when no other area has them. */
export function lostWith(releases: string, after: RegistryFile, area: Area): Refusal[] {
  const has = Object.entries({ ...after.areas, ...after.canaries }).map(([name, { release }]) =>
    Object.keys(areaIn(releases, name, release).links ?? {}),
  );
  return linkUsers(area, usersIn(releases, after))
    .filter(({ link }) => !has.flat().includes(link))
    .map(({ link, users }) => ({
      reason: `${users.join(' and ')} would use the link ${link}, which only ${area.name} has`,
      remedy: 'Go back with what leads there, too.',
    }));
}

function readOr<T>(releases: string, path: string[], missing: T): T {
  const file = join(releases, ...path);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : missing;
}
