import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../packages/workspace/folders.mjs';

const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8').replace(/\s+/g, ' ');

/** A file of tests with the titles that stand behind it, up to the next code. */
const named = [...page.matchAll(/`([\w./-]+\.test\.(?:tsx?|mjs))`([^`]*)/g)].map(
  ([, file = '', behind = '']) => ({
    file,
    // Titles follow each other; a quotation in the prose behind them is none.
    titles: [...(/^(?: "[^"]+"[,;.]?)*/.exec(behind)?.[0] ?? '').matchAll(/"([^"]+)"/g)].map(
      ([, title = '']) => title,
    ),
  }),
);

test('every test that the page on security names is in its file', () => {
  const missing = named.flatMap(({ file, titles }) => {
    const path = join(ROOT, file);
    if (!existsSync(path)) return [file];
    const text = readFileSync(path, 'utf8');
    return titles.filter((title) => !text.includes(`'${title}'`)).map((one) => `${file}: ${one}`);
  });
  expect(missing).toEqual([]);
  expect(named.flatMap(({ titles }) => titles).length).toBeGreaterThan(40);
});
