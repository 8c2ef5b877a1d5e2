import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../../packages/workspace/folders.mjs';
import { namedInVain, namedTests, passedInBrowsers } from './named-tests.mjs';

test('every test that the page on security names is in its file', () => {
  const named = namedTests();
  const missing = named.flatMap(({ file, titles }) => {
    const path = join(ROOT, file);
    if (!existsSync(path)) return [file];
    const text = readFileSync(path, 'utf8');
    return titles.filter((title) => !text.includes(`'${title}'`)).map((one) => `${file}: ${one}`);
  });
  expect(missing).toEqual([]);
  expect(named.flatMap(({ titles }) => titles).length).toBeGreaterThan(40);
});

test('one that was skipped, failed or is called otherwise is named in vain', () => {
  const named = [
    { file: 'a.test.ts', titles: ['is refused', 'under %s, nobody sees it'] },
    { file: 'b.test.ts', titles: ['is refused'] },
  ];
  const ran = [{ file: 'a.test.ts', titles: ['is refused', 'under /rtl, nobody sees it'] }];
  expect(namedInVain(named, ran)).toEqual(['b.test.ts: is refused']);
  expect(namedInVain(named, [])).toHaveLength(3);
});

test('a report of the browser tests says which passed, also the second time or in a group', () => {
  const spec = (/** @type {string} */ title, ok = true, status = 'expected') => ({
    title,
    ok,
    tests: [{ status }],
  });
  const file = 'a.test.ts';
  const specs = [spec('flaky', true, 'flaky'), spec('failed', false, 'unexpected')];
  const suites = [{ file, specs: [spec('inner'), spec('skipped', true, 'skipped')] }];
  const report = { config: { rootDir: '/shop/host/e2e' }, suites: [{ file, specs, suites }] };
  expect(passedInBrowsers(report, '/shop')).toEqual([
    { file: 'host/e2e/a.test.ts', titles: ['flaky', 'inner'] },
  ]);
});
