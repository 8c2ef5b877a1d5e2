import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the whole workspace. */
export const ROOT = resolve(import.meta.dirname, '..');

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The names of the areas, each a folder of `remotes/` with an `area.json`. */
export function areaNames() {
  return readdirSync(join(ROOT, 'remotes'))
    .filter((folder) => existsSync(join(ROOT, 'remotes', folder, 'area.json')))
    .sort();
}

/** What is built and deployed by itself: the host and every area. */
export function deployables() {
  const areas = areaNames().map((name) => ({ name, directory: join(ROOT, 'remotes', name) }));
  return [{ name: 'host', directory: join(ROOT, 'host') }, ...areas];
}

/** `package.json` of the package in `directory`. */
export const manifestOf = (directory) => readJson(join(directory, 'package.json'));

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
