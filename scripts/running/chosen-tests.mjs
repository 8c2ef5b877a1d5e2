import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import { ROOT } from '../../packages/workspace/folders.mjs';

const BROWSER_TESTS = ['--config', 'host/e2e/jest.config.cjs'];
/** Part of the path of every browser test, and of no other. */
const OF_BROWSER = /\be2e\b/;

/** The folders that have tests, from the root: `host`, `scripts`, `packages/ui`, `remotes/sales`, … */
export function testProjects() {
  const folders = ['packages', 'remotes'].flatMap((parent) =>
    readdirSync(join(ROOT, parent)).map((folder) => `${parent}/${folder}`),
  );
  return ['host', 'scripts', ...folders].filter((folder) =>
    existsSync(join(ROOT, folder, 'jest.config.cjs')),
  );
}

/**
 * What jest is told to run the tests that words name: an area or package by its folder's name, a
 * file by any part of its path. Several files are run, of several folders all.
 *
 * @param {string[]} words
 * @param {{ watch?: boolean | undefined }} [options]
 * @param {string[]} projects
 */
export function chosenTests(words, { watch = false } = {}, projects = testProjects()) {
  const folderOf = (/** @type {string} */ word) =>
    projects.find((folder) => folder === word || basename(folder) === word);
  const folders = words.flatMap((word) => folderOf(word) ?? []);
  const files = words.filter((word) => !folderOf(word));
  const ofBrowser = files.some((word) => OF_BROWSER.test(word));
  return [
    ...(ofBrowser ? BROWSER_TESTS : ['--projects', ...(folders.length > 0 ? folders : projects)]),
    ...files.map((word) => `--testPathPatterns=${word}`),
    ...(watch ? ['--watch'] : []),
  ];
}
