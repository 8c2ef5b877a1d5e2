import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { manifestOf, ROOT } from '../packages/workspace/folders.mjs';

const IGNORED = /^(\..+|node_modules|dist|dist-server|coverage|screenshots)$/;

/**
 * @param {string} folder
 * @returns {string[]}
 */
const documentsIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (IGNORED.test(entry.name)) return [];
    return entry.isDirectory() ? documentsIn(path) : /\.md$/.test(entry.name) ? [path] : [];
  });

const documents = documentsIn(ROOT).map((path) => ({
  name: relative(ROOT, path),
  text: readFileSync(path, 'utf8'),
}));

/** @param {string} text without blocks of code, whose # and ( mean something else */
const prose = (text) => text.replace(/^```[\s\S]*?^```/gm, '');

/** @param {string} text */
const codeOf = (text) => [
  ...[...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(([, block = '']) => block),
  ...[...prose(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code),
];

/** Commands of pnpm itself. */
const OF_PNPM = ['install'];
/** A command of an area in a repository of its own (`packages/command/src/own-files.ts`). */
const OF_AREAS = ['update'];

test.each(documents)('the commands of $name exist', ({ text }) => {
  const named = codeOf(text).flatMap((code) =>
    [...code.matchAll(/(?:^|[\s(])(?:pnpm|npm run) ([a-z][\w:-]*)/g)].map(([, name = '']) => name),
  );
  const commands = [...Object.keys(manifestOf(ROOT).scripts ?? {}), ...OF_PNPM, ...OF_AREAS];
  expect(named.filter((name) => !commands.includes(name))).toEqual([]);
});

/** Paths that need not exist: folders of builds, and those with NNN in place of a number. */
const NOT_KEPT = /\/dist$|NNN/;

test.each(documents)('the files of this repository that $name names exist', ({ text }) => {
  const named = codeOf(text).filter((code) =>
    /^(docs|host|packages|remotes|scripts)\/[\w./-]+$/.test(code),
  );
  const missing = named.filter((path) => !existsSync(join(ROOT, path)));
  expect(missing.filter((path) => !NOT_KEPT.test(path))).toEqual([]);
});
