import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../../packages/workspace/folders.mjs';

/** @typedef {{ file: string, titles: string[] }} TestsOfFile */

const A_FILE = /`([\w./-]+\.test\.(?:tsx?|mjs))`([^`]*)/g;
/** Folders of tests that are not the server's; the server's are named without its folder. */
const OTHER_FOLDERS = /^(host|packages|remotes|scripts)\//;
/** Titles directly follow the file and each other; a later quotation in the prose is no title. */
const TITLES = /^(?: "[^"]+"[,;.]?)*/;

/**
 * The tests that the page on security names.
 *
 * @returns {TestsOfFile[]}
 */
export function namedTests() {
  const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8').replace(/\s+/g, ' ');
  return [...page.matchAll(A_FILE)].map(([, file = '', behind = '']) => ({
    file: OTHER_FOLDERS.test(file) ? file : `packages/server/src/${file}`,
    titles: [...(TITLES.exec(behind)?.[0] ?? '').matchAll(/"([^"]+)"/g)].map(
      ([, title = '']) => title,
    ),
  }));
}

/** @type {(title: string, ran: string) => boolean} */
function isSame(title, ran) {
  const parts = title.split(/%[a-z]/);
  return ran.startsWith(parts[0] ?? '') && ran.endsWith(parts.at(-1) ?? '');
}

/**
 * The named tests that did not pass: renamed, skipped or failed. A title with `%s` stands for each
 * of its cases.
 *
 * @param {TestsOfFile[]} named
 * @param {TestsOfFile[]} passed
 */
export function namedInVain(named, passed) {
  return named.flatMap(({ file, titles }) => {
    const ran = passed.filter((one) => one.file === file).flatMap((one) => one.titles);
    return titles
      .filter((title) => !ran.some((one) => isSame(title, one)))
      .map((title) => `${file}: ${title}`);
  });
}
