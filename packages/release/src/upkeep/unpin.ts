import type { RegistryFile } from '@backoffice/contracts';
import { withLock } from '@backoffice/workspace/lock.mjs';

import { checkName } from '../registry/names';
import { readRegistry, servedAs, withServed, writeRegistry } from '../registry/registry-file';

/**
 * Hands names that were released back to `npm start`, which serves the workspace's builds of them
 * from then on. Until then nothing changes.
 */
export async function unpin(releases: string, names: string[]): Promise<void> {
  names.forEach(checkName);
  await withLock(releases, async () => {
    const registry = await readRegistry(releases);
    await writeRegistry(releases, names.reduce(withUnpinned, registry));
  });
}

function withUnpinned(registry: RegistryFile, name: string): RegistryFile {
  const served = servedAs(registry, name);
  if (!served) throw new Error(`${name} is not served here`);
  if (served.source === 'start') {
    throw new Error(`${name} is not pinned: npm start serves its build`);
  }
  return withServed(registry, name, { ...served, source: 'start' });
}
