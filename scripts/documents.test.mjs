import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { ROOT } from '../packages/workspace/folders.mjs';

const LINK = /\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g;

const OTHERS = /^(node_modules|dist|dist-server|\..*)$/;

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (OTHERS.test(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

const texts = filesBelow('')
  .filter((file) => /\.(md|tsx?|mjs|scss|css)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

/**
 * The anchors that GitHub makes of headings.
 *
 * @param {string} text
 */
const anchorsOf = (text) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('every link between documents leads to a file and a heading of it', () => {
  const documents = texts.filter(({ file }) => file.endsWith('.md'));
  const broken = documents.flatMap(({ file, text }) =>
    [...text.matchAll(LINK)].flatMap(([link, path = '', anchor]) => {
      const target = path === '' ? file : join(dirname(file), path);
      try {
        const found = readFileSync(join(ROOT, target), 'utf8');
        return anchor === undefined || anchorsOf(found).includes(anchor) ? [] : [file + link];
      } catch (error) {
        return /** @type {NodeJS.ErrnoException} */ (error).code === 'EISDIR' ? [] : [file + link];
      }
    }),
  );
  expect(broken).toEqual([]);
});

test('the specification is called by name, not by the number of a chapter', () => {
  const numbered = texts.filter(({ text }) => /\u00a7\s?\d/.test(text));
  expect(numbered.map(({ file }) => file)).toEqual([]);
});

describe('where the specified texts are tested', () => {
  /** @param {string} path */
  const textOf = (path) => texts.find(({ file }) => file === path)?.text ?? '';
  const specification = textOf('docs/specification.md');
  /** @param {number} number */
  const chapter = (number) =>
    specification.split(/^## (?=\d+\.)/m).find((text) => text.startsWith(`${number}.`)) ?? '';
  const rows = [
    ...textOf('docs/specification-coverage.md').matchAll(
      /^\| `(.+?)`\s*\| `(.+?)`\s*\| (\S+)\s*\|$/gm,
    ),
  ].map(([, specified = '', asserted = '', file = '']) => ({ specified, asserted, file }));

  test('each of them stands in the table', () => {
    const quoted = [5, 8].flatMap((number) =>
      [...chapter(number).matchAll(/"([^"]+)"|(?<!\w)'([^'\n]+)'(?!\w)/g)].map(
        ([, double, single]) => double ?? single,
      ),
    );
    expect(quoted.length).toBeGreaterThan(40);
    expect(quoted.filter((text) => !rows.some(({ specified }) => specified === text))).toEqual([]);
  });

  test('each test looks for its text', () => {
    const missing = rows.filter(
      ({ asserted, file }) =>
        !texts.some((test) => basename(test.file) === file && test.text.includes(asserted)),
    );
    expect(missing).toEqual([]);
  });
});
