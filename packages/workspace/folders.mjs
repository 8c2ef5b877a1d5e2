import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the whole workspace. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** The names of the areas, each a folder of `remotes/` with an `area.json`. */
export function areaNames() {
  return readdirSync(join(ROOT, 'remotes'))
    .filter((folder) => existsSync(join(ROOT, 'remotes', folder, 'area.json')))
    .sort();
}

/**
 * A part that is built and deployed by itself.
 *
 * @typedef {object} Deployable
 * @property {string} name of the area, or `host`
 * @property {string} directory
 */

/**
 * The host and every area.
 *
 * @returns {[host: Deployable, ...areas: Deployable[]]}
 */
export function deployables() {
  const areas = areaNames().map((name) => ({ name, directory: join(ROOT, 'remotes', name) }));
  return [{ name: 'host', directory: join(ROOT, 'host') }, ...areas];
}

/**
 * The fields of a `package.json` that are read.
 *
 * @typedef {object} PackageManifest
 * @property {string} name
 * @property {string} version
 * @property {string} [packageManager]
 * @property {Record<string, string>} [scripts]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 */

/**
 * `package.json` of the package in `directory`.
 *
 * @param {string} directory
 * @returns {PackageManifest}
 */
export const manifestOf = (directory) =>
  JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));

/** The folders of all workspace packages, by package name. */
export function packageDirectories() {
  const folders = ['packages', 'remotes'].flatMap((parent) =>
    readdirSync(join(ROOT, parent)).map((folder) => join(ROOT, parent, folder)),
  );
  return new Map(
    [join(ROOT, 'host'), ...folders]
      .filter((folder) => existsSync(join(folder, 'package.json')))
      .map((folder) => [manifestOf(folder).name, folder]),
  );
}
