import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { area } from '../area';

const SOURCES = join(__dirname, '..');
const IMPORT = /(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g;
const PART = /^ {4}'?([\w-]+)'?: \(\) => import\('(\.\/[^']+)'\)/gm;
/** The first word of each key that is named. */
const KEY = /\bt\(\s*['`](\w+)\./g;

const areaFile = readFileSync(join(SOURCES, 'area.tsx'), 'utf8');
const parts = [...areaFile.matchAll(PART)].map(([, name = '', path = '']) => ({
  name,
  file: `${join(SOURCES, path)}.tsx`,
}));

/** What a file may show: itself and all that it imports, at once or later. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const target = join(dirname(file), path);
    const found = ['.ts', '.tsx'].map((ending) => target + ending).find(existsSync);
    if (found) reachedFrom(found, reached);
  }
  return reached;
}

test('the parts of the area are found', () => {
  const known = Object.keys(area.pages);
  expect(parts.map(({ name }) => name)).toEqual(known);
});

test.each(parts)('$name is given every text that it can show', async ({ name, file }) => {
  const named = [...reachedFrom(file)].flatMap((source) =>
    [...readFileSync(source, 'utf8').matchAll(KEY)].map(([, word = '']) => word),
  );
  const { inventory } = await area.texts('en', name);
  const given = Object.keys(inventory);
  expect([...new Set(named)].filter((word) => !given.includes(word))).toEqual([]);
});
