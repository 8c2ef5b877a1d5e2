import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../packages/workspace/folders.mjs';
import { capture } from '../packages/workspace/processes.mjs';

const SOURCES = /^(host|packages|remotes|scripts)\/.*\.(tsx?|mjs|sql|scss|css)$|\/en\.json$/;
/** Files that have to know other systems' words, because they read their files; and this test. */
const FOREIGN = /modules\/imports\/checking\/|fixtures\/|^scripts\/glossary\.test\.mjs$/;
/** A browser's own words, and a name that released areas use. */
const NOT_OURS =
  /usePermissions|permissions-policy|PERMISSIONS|const permissions|permissions\.split/;

const glossary = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8');
/** The third cell of each row. */
const refused = [...glossary.matchAll(/^\|[^|]*\|[^|]*\|([^|]*)\|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
);

const { output } = await capture('git', ['ls-files'], { cwd: ROOT });
const files = output.split('\n').filter((file) => SOURCES.test(file) && !FOREIGN.test(file));

/** @param {string} word also in the middle of an identifier: `openStocktake` */
const wordIn = (word) => new RegExp(word.replace(/[ -]/g, '[ _-]?'), 'i');

test('the glossary refuses words', () => {
  expect(refused).toContain('stocktake');
  expect(refused).toContain('panels/');
});

test.each(refused)('nothing is called %s', (word) => {
  if (word.endsWith('/')) {
    const named = new RegExp(`/${word.slice(0, -1)}[./]`);
    expect(files.filter((file) => named.test(file))).toEqual([]);
    return;
  }
  const pattern = wordIn(word);
  const found = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line) && !NOT_OURS.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
