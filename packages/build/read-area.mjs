import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { bootstrapIcon } from './bootstrap-icon.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** `area.json` of the remote in `directory`, its icons' names replaced by their path data. */
export function readArea(directory) {
  const area = readJson(join(directory, 'area.json'));
  const routes = area.routes.map((route) => ({ ...route, icon: bootstrapIcon(route.icon) }));
  return { ...area, routes };
}

/** The files with the texts of the remote in `directory`, one for each language. */
export function textFiles(directory) {
  const folder = join(directory, 'src', 'locales');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => join(folder, file));
}

/** By language the keys of a remote's texts, with dots: what a release can be checked by. */
export const readTextKeys = (directory) =>
  Object.fromEntries(
    textFiles(directory).map((file) => [basename(file, '.json'), keysOf(readJson(file))]),
  );

const keysOf = (texts, prefix = '') =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
