import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Version of a package as installed for the one in `directory`, or for a workspace package that it
 * uses; undefined when none of them has it.
 *
 * The declared versions say `catalog:` and `workspace:*`, so they can't be used.
 *
 * @param {string} name
 * @param {string} directory
 */
export const installedVersion = (name, directory) => installedPackage(name, directory)?.version;

/**
 * The same with the package's own name, which isn't always the one that it is asked for by.
 *
 * @param {string} name
 * @param {string} directory
 * @param {Set<string>} [seen] folders that were looked at
 * @returns {{ name: string, version: string } | undefined}
 */
export function installedPackage(name, directory, seen = new Set()) {
  const root = realpathSync(directory);
  if (seen.has(root)) return undefined;
  seen.add(root);

  // npm puts the libraries of all packages into one folder further up.
  const folders = createRequire(join(root, 'package.json')).resolve.paths(name) ?? [];
  const manifest = folders
    .map((folder) => join(folder, name, 'package.json'))
    .find((file) => existsSync(file));
  if (manifest) return JSON.parse(readFileSync(manifest, 'utf8'));

  const scope = join(root, 'node_modules', '@backoffice');
  if (!existsSync(scope)) return undefined;
  for (const workspacePackage of readdirSync(scope)) {
    const found = installedPackage(name, join(scope, workspacePackage), seen);
    if (found) return found;
  }
  return undefined;
}
