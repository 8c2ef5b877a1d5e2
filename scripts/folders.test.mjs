import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';

import { ROOT } from '../packages/workspace/folders.mjs';

const MOST = 12;
/** Lists of one file for each of a kind, which nobody reads as a whole. */
const LISTS = [
  'packages/api-client/src/resources',
  'packages/contracts/src/api',
  'packages/server/src/modules/exports/lists',
  'packages/testing/src/factories',
  'packages/ui/src/icon/icons',
];

test('a folder holds a dozen modules at most: one can see what each is for', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(tsx?|mjs|cjs)$/.test(file) && !/\.test\./.test(file));
  /** @type {Map<string, number>} */
  const folders = new Map();
  for (const file of files) folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1);
  const full = [...folders].filter(([name, count]) => count > MOST && !LISTS.includes(name));
  expect(full).toEqual([]);
});
