import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { bootstrapIcon } from './plugins/bootstrap-icon.mjs';
import { parseJson, readJson, whereIn } from './read-json.mjs';

/** @typedef {{ path: string, icon: string }} Route */

/**
 * `area.json` of the remote in `directory`, its icons' names replaced by their path data. Throws
 * naming file and line.
 *
 * @param {string} directory
 */
export function readArea(directory) {
  const file = join(directory, 'area.json');
  const text = readFileSync(file, 'utf8');
  /** @type {{ name: string, routes?: Route[] }} */
  const area = parseJson(file, text);
  if (!Array.isArray(area.routes)) throw new Error(`${whereIn(file, text, '{')}: no "routes"`);
  const routes = area.routes.map((route) => ({ ...route, icon: iconOf(route, file, text) }));
  return { ...area, routes };
}

/**
 * @param {Route} route
 * @param {string} file
 * @param {string} text of the file
 */
function iconOf({ path, icon }, file, text) {
  if (!icon) throw new Error(`${whereIn(file, text, `"${path}"`)}: "${path}" names no icon`);
  try {
    return bootstrapIcon(icon);
  } catch (cause) {
    const { message } = /** @type {Error} */ (cause);
    throw new Error(`${whereIn(file, text, `"${icon}"`)}: ${message}`, { cause });
  }
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
 * The keys of a remote's texts by language, joined by dots; the gate of a release compares them.
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
