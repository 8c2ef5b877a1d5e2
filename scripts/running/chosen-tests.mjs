import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import { ROOT } from '../../packages/workspace/folders.mjs';
import { bin, NODE } from './programs.mjs';

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
 * Arguments for Node that run the tests which words name: an area or package by its folder's name,
 * a file by any part of its path. Beside names of folders, files are looked for in these alone.
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
  if (files.some((word) => OF_BROWSER.test(word))) {
    return [bin('@playwright/test', 'cli.js'), 'test', '--config', 'host/e2e', ...files];
  }
  return [
    ...[...NODE, bin('jest', 'bin/jest.js')],
    ...['--projects', ...(folders.length > 0 ? folders : projects)],
    ...files.map((word) => `--testPathPatterns=${word}`),
    ...(watch ? ['--watch'] : []),
  ];
}
