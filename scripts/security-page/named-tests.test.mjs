import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../../packages/workspace/folders.mjs';
import { namedInVain, namedTests } from './named-tests.mjs';

test('every test that the page on security names is in its file', () => {
  const named = namedTests();
  const missing = named.flatMap(({ file, titles }) => {
    const path = join(ROOT, file);
    if (!existsSync(path)) return [file];
    const text = readFileSync(path, 'utf8');
    return titles.filter((title) => !text.includes(`'${title}'`)).map((one) => `${file}: ${one}`);
  });
  expect(missing).toEqual([]);
  // Without a title nothing of a file would be checked.
  expect(named.filter(({ titles }) => titles.length === 0)).toEqual([]);
  expect(named.flatMap(({ titles }) => titles).length).toBeGreaterThan(40);
});

test('a named test that was skipped, failed or renamed is reported', () => {
  const named = [
    { file: 'a.test.ts', titles: ['is refused', 'under %s, nobody sees it'] },
    { file: 'b.test.ts', titles: ['is refused'] },
  ];
  const ran = [{ file: 'a.test.ts', titles: ['is refused', 'under /rtl, nobody sees it'] }];
  expect(namedInVain(named, ran)).toEqual(['b.test.ts: is refused']);
  expect(namedInVain(named, [])).toHaveLength(3);
});
