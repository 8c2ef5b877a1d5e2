import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { areaNames, ROOT } from './folders.mjs';
import { lockedVersions } from './locked-versions.mjs';

const lockfile = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8');
const ui = ['packages/api-client', 'packages/contracts', 'packages/i18n', 'packages/ui'];
const of = (/** @type {string} */ area, text = lockfile) =>
  lockedVersions(text, [`remotes/${area}`, 'packages/build', ...ui]);
/** @type {(from: string | RegExp, to: string) => string} */
const changed = (from, to) => {
  const text = lockfile.replaceAll(from, to);
  expect(text).not.toBe(lockfile);
  return text;
};

test('each area has its libraries, with theirs, and their hashes', () => {
  for (const area of areaNames()) {
    const versions = of(area);
    expect(versions.length).toBeLessThan(lockfile.length / 2);
    expect(versions).toMatch(/^react@\d/m);
    expect(versions).toMatch(/^zod@\d[^]*?integrity: sha512-/m);
  }
  expect(of('dashboard')).toMatch(/^zrender@\d/m);
  expect(of('sales')).not.toMatch(/^zrender@\d/m);
});

test('another version of a library concerns the areas that use it', () => {
  const version = /^ {2}echarts@([\d.]+):$/m.exec(lockfile)?.[1] ?? '';
  const newer = changed(`echarts@${version}`, 'echarts@99.0.0').replaceAll(
    `echarts: ${version}`,
    'echarts: 99.0.0',
  );
  const everywhere = newer.replace(/( {6}echarts:\n.*\n {8}version: ).*/g, '$199.0.0');
  expect(of('dashboard', everywhere)).not.toBe(of('dashboard'));
  expect(of('dashboard', everywhere)).not.toBe(everywhere);
  expect(of('sales', everywhere)).toBe(of('sales'));
});

test('other bytes of the same version concern them too', () => {
  const [whole = '', hash = ''] = /\n {2}zrender@[\d.]+:\n.*integrity: (\S+)}/.exec(lockfile) ?? [];
  const other = changed(whole, whole.replace(hash, 'sha512-others'));
  expect(of('dashboard', other)).not.toBe(of('dashboard'));
  expect(of('sales', other)).toBe(of('sales'));
});

test('settings concern everybody', () => {
  const other = changed('autoInstallPeers: true', 'autoInstallPeers: false');
  for (const area of areaNames()) expect(of(area, other)).not.toBe(of(area));
});

test('the whole lockfile counts for an unknown package, and for a gap in it', () => {
  expect(lockedVersions(lockfile, ['remotes/returns'])).toBe(lockfile);
  const gap = changed(/\n {2}zrender@[^]*?\n\n/g, '\n');
  expect(of('dashboard', gap)).toBe(gap);
});
