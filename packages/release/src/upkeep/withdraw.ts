import { withLock } from '@backoffice/workspace/lock.mjs';

import { checkName } from '../registry/names';
import { readRegistry, withoutAreas, writeRegistry } from '../registry/registry-file';
import { linkUsers, textOfUsers } from './link-users';
import { areaIn, usersIn } from './served-areas';

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
    const served = registry.areas[name];
    if (!served) throw new Error(`${name} is not served here`);
    const users = linkUsers(areaIn(releases, name, served.release), usersIn(releases, registry));
    if (users.length > 0) throw new Error(textOfUsers(name, users));
    await writeRegistry(releases, withoutAreas(registry, [name]));
    return served.release;
  });
}
