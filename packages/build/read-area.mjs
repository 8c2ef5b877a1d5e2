import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { bootstrapIcon } from './plugins/bootstrap-icon.mjs';

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * `area.json` of the remote in `directory`, its icons' names replaced by their path data.
 *
 * @param {string} directory
 */
export function readArea(directory) {
  /** @type {{ routes: { icon: string }[] }} */
  const area = readJson(join(directory, 'area.json'));
  const routes = area.routes.map((route) => ({ ...route, icon: bootstrapIcon(route.icon) }));
  return { ...area, routes };
}

/**
 * The files with the texts of the remote in `directory`, one for each language.
 *
 * @param {string} directory
 */
export function textFiles(directory) {
  const folder = join(directory, 'src', 'locales');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => join(folder, file));
}

/**
 * By language the keys of a remote's texts, with dots: what a release can be checked by.
 *
 * @param {string} directory
 */
export function readTextKeys(directory) {
  /** @type {Record<string, string[]>} */
  const keys = {};
  for (const file of textFiles(directory)) {
    const language = basename(file, '.json');
    keys[language] = [...(keys[language] ?? []), ...keysOf(readJson(file))];
  }
  return keys;
}

/** @type {(texts: object, prefix?: string) => string[]} */
const keysOf = (texts, prefix = '') =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
