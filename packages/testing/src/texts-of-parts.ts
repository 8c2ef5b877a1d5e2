/// <reference types="node" />
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { AreaModule } from '@backoffice/contracts';

const IMPORT = /(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g;
const PART = /^ {4}'?([\w-]+)'?: \(\) => import\('(\.\/[^']+)'\)/gm;
/** The first word of each key that the code names. */
const KEY = /\bt\(\s*['`](\w+)\./g;

/** The files whose texts a file may show: itself and all that it imports, at once or later. */
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

/** The first words of the keys that a file may show. */
const namedFrom = (file: string) =>
  new Set(
    [...reachedFrom(file)].flatMap((source) =>
      [...readFileSync(source, 'utf8').matchAll(KEY)].map(([, word = '']) => word),
    ),
  );

/**
 * Tests, called by a test file in `src/locales` of an area that keeps texts of some parts apart: each
 * page and extension of `src/area.tsx` is given every text that it can show.
 *
 * @param name the namespace of the area's texts
 */
export function testTextsOfParts(name: string, area: AreaModule<unknown>): void {
  const sources = dirname(dirname(expect.getState().testPath ?? ''));
  const areaFile = readFileSync(join(sources, 'area.tsx'), 'utf8');
  const parts = [...areaFile.matchAll(PART)].map(([, part = '', path = '']) => ({
    part,
    file: `${join(sources, path)}.tsx`,
  }));

  test('the parts of the area are found', () => {
    const known = [...Object.keys(area.pages), ...Object.keys(area.extensions ?? {})];
    expect(parts.map(({ part }) => part)).toEqual(known);
  });

  test.each(parts)('$part is given every text that it can show', async ({ part, file }) => {
    const texts = await area.texts('en', part);
    const given = Object.keys(texts[name] ?? {});
    expect([...namedFrom(file)].filter((word) => !given.includes(word))).toEqual([]);
  });
}
