import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../../packages/workspace/folders.mjs';

/** The places whose blocks each check runs: all of them, in the order of the page. */
export const RUN_BY = {
  'check:operations': ['workspace', 'install', 'server'],
  'check:container': ['workspace'],
};

/** @typedef {{ heading: string, mark: string, code: string }} Block */

export const readPage = () => readFileSync(join(ROOT, 'docs', 'operations.md'), 'utf8');

/**
 * The page's blocks of commands.
 *
 * @param {string} page
 * @returns {Block[]}
 */
export function commandBlocks(page) {
  let heading = '';
  return [...page.matchAll(/^## (.+)$|^```(\S*) ?(.*)\n([\s\S]*?)^```$/gm)].flatMap(
    ([, title, language, mark = '', code = '']) => {
      if (title) heading = title;
      return language === undefined ? [] : [{ heading, mark: mark.trim(), code }];
    },
  );
}

/**
 * The blocks that a check has to run at a place.
 *
 * @param {keyof typeof RUN_BY} check
 * @param {string} place
 */
export const blocksOf = (check, place) =>
  commandBlocks(readPage()).filter(({ mark }) => mark === `${check} ${place}`);

/**
 * Blocks of commands that no check runs.
 *
 * @param {string} page
 */
export function runByNone(page) {
  const known = Object.entries(RUN_BY).flatMap(([check, places]) =>
    places.map((place) => `${check} ${place}`),
  );
  return commandBlocks(page).filter(({ mark }) => !known.includes(mark));
}
