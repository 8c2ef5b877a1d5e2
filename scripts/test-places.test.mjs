import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const SERVER = 'packages/server/src/';

/** Tests of what engines could do differently, and of money, run on both; see docs/testing.md. */
const ON_BOTH = new RegExp(
  `^${SERVER}(server|attack/|backup/|cli/|db/|demo/|http/(many-servers|statements)|live/|testing/|upgrade/|` +
    'modules/(closings|returns|sales|sold-sales|till|transactions|prices)/|.*crash)',
);

/** @param {string[]} patterns */
const tracked = (...patterns) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

test('at most one test file of each other module runs on both engines each time', () => {
  const both = tracked(`${SERVER}**/*.test.ts`)
    .filter(({ text }) => /\bonEachEngine\(|\bENGINES\b/.test(text))
    .map(({ file }) => file)
    .filter((file) => !ON_BOTH.test(file) && !file.includes('.full.'));
  const modules = both.map((file) => file.slice(`${SERVER}modules/`.length).split('/')[0]);
  expect(modules).toEqual([...new Set(modules)]);
});

test('some fifty browser tests are part of each run', () => {
  const stories = tracked('host/e2e/*.test.ts').flatMap(
    ({ text }) => text.match(/tag: '@main'/g) ?? [],
  );
  expect(stories.length).toBeGreaterThan(30);
  expect(stories.length).toBeLessThanOrEqual(52);
});
