import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../packages/workspace/folders.mjs';
import { capture } from '../packages/workspace/processes.mjs';

const SCREENS = /^(remotes|packages\/ui)\/.*(?<!\.test)\.tsx?$/;
const EXPORTS = /^packages\/server\/src\/modules\/exports\/.*(?<!\.test)\.ts$/;
/** Fields that an import can fill; its screen shows all of them. */
const IMPORT_FIELDS = /^packages\/contracts\/src\/files\/import-constants\.ts$/;
const WORDS = /^packages\/contracts\/src\/words\/(?!index\.|words\.)\w+\.ts$/;
/** A group in its file, and a word in a group. */
const GROUP = /export const (\w+) = \{([^]*?)\n\} satisfies/g;
const WORD = /^ {2}'?([\w-]+)'?: \{/gm;
/** A key as screens write it; with a gap after a dot it stands for a whole group. */
const KEY = /words:(\w+)\.([\w-]+)?/g;

const { output } = await capture('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT });
const files = output.split('\n');
/** @param {RegExp} pattern */
const codeOf = (pattern) =>
  files
    .filter((file) => pattern.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');

/** @param {string} constant `PRODUCT_TYPE` */
const groupName = (constant) =>
  constant.toLowerCase().replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
const known = new Map(
  [...codeOf(WORDS).matchAll(GROUP)].map(([, constant = '', body = '']) => [
    groupName(constant),
    [...body.matchAll(WORD)].map(([, word = '']) => word),
  ]),
);
const asked = [...codeOf(SCREENS).matchAll(KEY)];

test('every word that screens ask for is known', () => {
  const unknown = asked.filter(([, group = '', word]) => {
    const words = known.get(group);
    return !words || (word !== undefined && !words.includes(word));
  });
  expect(unknown.map(([key]) => key)).toEqual([]);
  expect(asked.length).toBeGreaterThan(100);
});

test('every field that has a name is shown by a screen', () => {
  const code = codeOf(SCREENS) + codeOf(IMPORT_FIELDS);
  const isShown = (/** @type {string} */ name) =>
    new RegExp(`words:fields\\.${name}\\b|['"]${name}['"]`).test(code);
  expect((known.get('fields') ?? []).filter((name) => !isShown(name))).toEqual([]);
});

test('every heading stands in an exported file', () => {
  const used = [...codeOf(EXPORTS).matchAll(/heading: ['`](\w+)(\$\{)?/g)];
  const isUsed = (/** @type {string} */ name) =>
    used.some(([, text = '', isStart]) => (isStart ? name.startsWith(text) : name === text));
  expect((known.get('headings') ?? []).filter((name) => !isUsed(name))).toEqual([]);
});
