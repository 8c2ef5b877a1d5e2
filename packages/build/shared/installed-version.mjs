import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Version of a package as installed for the one in `directory`, or for a workspace package that it
 * uses; undefined when none of them has it.
 *
 * The declared versions say `catalog:` and `workspace:*`, so they can't be used.
 *
 * @param {string} name
 * @param {string} directory
 * @param {Set<string>} [seen] folders that were looked at
 * @returns {string | undefined}
 */
export function installedVersion(name, directory, seen = new Set()) {
  const root = realpathSync(directory);
  if (seen.has(root)) return undefined;
  seen.add(root);

  const manifest = join(root, 'node_modules', name, 'package.json');
  if (existsSync(manifest)) return JSON.parse(readFileSync(manifest, 'utf8')).version;

  const scope = join(root, 'node_modules', '@backoffice');
  if (!existsSync(scope)) return undefined;
  for (const workspacePackage of readdirSync(scope)) {
    const version = installedVersion(name, join(scope, workspacePackage), seen);
    if (version) return version;
  }
  return undefined;
}
