import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Area, RegistryFile } from '@backoffice/contracts';
import { withLock } from '@backoffice/workspace/lock.mjs';

import { checkName } from '../registry/names';
import { readRegistry, servedAs, writeRegistry } from '../registry/registry-file';
import { linkUsers, textOfUsers, type LinkUser } from './link-users';

/**
 * Serves an area no longer. Its releases stay in their folder until they are pruned. Rejects for the
 * host, and while others that are served use its links.
 *
 * @returns the release that was served
 */
export async function withdraw(releases: string, name: string): Promise<string> {
  checkName(name);
  if (name === 'host') throw new Error('Without the host there is no page: it stays.');
  return withLock(releases, async () => {
    const registry = await readRegistry(releases);
    const { [name]: served, ...areas } = registry.areas;
    if (!served) throw new Error(`${name} is not served here`);
    const users = linkUsers(areaIn(releases, name, served.release), usersIn(releases, registry));
    if (users.length > 0) throw new Error(textOfUsers(name, users));
    await writeRegistry(releases, { ...registry, areas });
    return served.release;
  });
}

/** The host and the areas that are served. */
function usersIn(releases: string, registry: RegistryFile): LinkUser[] {
  const host = servedAs(registry, 'host');
  const usesLinks =
    host && readOr<string[]>(releases, ['host', host.release, 'uses-links.json'], []);
  const areas = Object.entries(registry.areas).map(([name, { release }]) =>
    areaIn(releases, name, release),
  );
  return [{ name: 'the host', usesLinks }, ...areas];
}

const areaIn = (releases: string, name: string, release: string): Area =>
  readOr<Area>(releases, [name, release, 'area.json'], { name, routes: [] });

function readOr<T>(releases: string, path: string[], missing: T): T {
  const file = join(releases, ...path);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : missing;
}
