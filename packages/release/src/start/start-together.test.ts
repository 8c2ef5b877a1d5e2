import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { publish } from '../publish';
import { readRegistry, servedAs } from '../registry/registry-file';
import type { Build } from '../registry/release-files';
import { rollBack } from '../roll-back';
import {
  areaFiles,
  hostFiles,
  route,
  workshop,
  type AreaChanges,
  type Workshop,
} from '../testing/sample-builds';
import { unpin } from '../upkeep/unpin';
import { startTogether } from './start-together';
import { tellStart, type Outcome } from './tell-start';

let shop: Workshop;
let releases: string;
beforeEach(async () => {
  shop = await workshop();
  releases = shop.releases;
});
afterEach(() => rm(shop.folder, { recursive: true }));

const REACT = { react: '19.3.1' };
const host = (version: string, provides: Record<string, string> = REACT) =>
  shop.build('host', version, hostFiles(provides));
const area = (name: string, version: string, changes: AreaChanges = {}) =>
  shop.build(name, version, areaFiles(name, { text: version, ...changes }));
const start = async (...builds: Promise<Build>[]) =>
  startTogether(releases, await Promise.all(builds));

const served = async () => {
  const registry = await readRegistry(releases);
  const names = ['host', ...Object.keys(registry.areas).sort()];
  return Object.fromEntries(names.map((name) => [name, servedAs(registry, name)?.release]));
};
const said = (outcome: Outcome) => tellStart(outcome).join('\n');

test('the first start fills every slot, without the stamp of a build', async () => {
  const outcome = await start(host('1'), area('sales', '1'));
  expect(said(outcome)).toBe('');
  const sha = expect.stringMatching(/^sha384-/);
  expect(await readRegistry(releases)).toEqual({
    host: { release: '1', source: 'start' },
    areas: {
      sales: {
        release: '1',
        source: 'start',
        integrity: { 'mf-manifest.json': sha, 'remote-entry.js': sha, 'expose.js': sha },
      },
    },
  });
  expect(await readdir(join(releases, 'sales', '1'))).not.toContain('.built-from');
});

test('a later start refreshes what a start had put there, and keeps the older files', async () => {
  await start(host('1'), area('sales', '1'));
  await start(host('2'), area('sales', '2'));
  expect(await served()).toEqual({ host: '2', sales: '2' });
  const old = join(releases, 'sales', '1', 'remote-entry.js');
  expect(await readFile(old, 'utf8')).toBe('entry(1)');
});

test('an area that is gone from the workspace is no longer served', async () => {
  await start(host('1'), area('old', '1'));
  await start(host('2'));
  expect(await served()).toEqual({ host: '2' });
});

test('a released area stays, and a start says so when the build here differs', async () => {
  await start(host('1'), area('sales', '1'), area('stock', '1'));
  await publish(releases, await area('sales', '2'));
  expect(said(await start(host('1'), area('sales', '2'), area('stock', '2')))).toBe('');
  expect(await served()).toEqual({ host: '1', sales: '2', stock: '2' });

  const outcome = await start(host('1'), area('sales', '3'), area('stock', '3'));
  expect(await served()).toEqual({ host: '1', sales: '2', stock: '3' });
  expect(said(outcome)).toBe(
    [
      '  sales 2 was released and stays. Your build 3 is another one:',
      '    pnpm release sales',
    ].join('\n'),
  );
});

test('a release by another name with the same files is no news', async () => {
  await start(host('1'), area('sales', '1'));
  const { folder } = await area('sales', '2');
  await publish(releases, { name: 'sales', version: 'from-ci', folder });
  expect(said(await start(host('1'), area('sales', '2')))).toBe('');
});

test('a released host stays, and a start says so when the build here differs', async () => {
  await start(host('1'), area('sales', '1'));
  await publish(releases, await host('2', { ...REACT, i18next: '26.0.0' }));
  const outcome = await start(host('3'), area('sales', '2'));
  expect(await served()).toEqual({ host: '2', sales: '2' });
  expect(said(outcome)).toContain('  host 2 was released and stays. Your build 3 is another one:');
});

/** Sales, released once, needs a module of the host that the next version no longer shares. */
async function releasedSales() {
  const provides = { ...REACT, 'react-i18next': '16.5.0' };
  const requires = { react: '^19.3.0', 'react-i18next': '^16.5.0' };
  await start(host('1', provides), area('sales', '1', { requires }), area('stock', '1'));
  await publish(releases, await area('sales', '1b', { requires }));
}

test('an upgrade that would break a pinned area changes nothing that is served', async () => {
  await releasedSales();
  const before = await readFile(join(releases, 'registry.json'), 'utf8');
  const upgrade = () => start(host('2'), area('sales', '2'), area('stock', '2'));

  const outcome = await upgrade();
  expect(await readFile(join(releases, 'registry.json'), 'utf8')).toBe(before);
  expect(await served()).toEqual({ host: '1', sales: '1b', stock: '1' });
  expect(said(outcome)).toBe(
    [
      '  The new builds do not fit what was released. All that was served before stays.',
      '  ✗ sales 1b: sales needs react-i18next ^16.5.0, host 2 does not provide it',
      '  To serve your build of sales with the others:',
      '    pnpm releases unpin sales',
      '    npm start',
    ].join('\n'),
  );

  await unpin(releases, ['sales']);
  expect(await served()).toEqual({ host: '1', sales: '1b', stock: '1' });
  expect(said(await upgrade())).toBe('');
  expect(await served()).toEqual({ host: '2', sales: '2', stock: '2' });
});

test('a pinned area without a build here can be dropped if that mends an upgrade', async () => {
  await start(host('1', { ...REACT, vue: '3.0.0' }));
  const requires = { react: '^19.3.0', vue: '^3.0.0' };
  await publish(releases, await area('returns', '1', { requires }));
  const outcome = await start(host('2'));
  expect(said(outcome)).toContain('  To serve without returns, which has no build here:');
  await unpin(releases, ['returns']);
  expect(said(await start(host('2')))).toBe('');
  expect(await served()).toEqual({ host: '2' });
});

test('an upgrade of areas that a pinned host cannot run changes nothing that is served', async () => {
  await start(host('1'), area('sales', '1'));
  await publish(releases, await host('1b', { react: '19.3.2' }));
  const requires = { react: '^20.0.0' };
  const builds = [() => host('2', { react: '20.0.0' }), () => area('sales', '2', { requires })];
  const upgrade = () => start(...builds.map((make) => make()));
  const outcome = await upgrade();
  expect(await served()).toEqual({ host: '1b', sales: '1' });
  expect(said(outcome)).toContain('✗ sales 2: sales needs react ^20.0.0, host 1b provides 19.3.2');
  expect(said(outcome)).toContain('    pnpm releases unpin host');
  await unpin(releases, ['host']);
  await upgrade();
  expect(await served()).toEqual({ host: '2', sales: '2' });
});

test('a start proposes to unpin several areas together when one is not enough', async () => {
  await releasedSales();
  const requires = { react: '^19.3.0', 'react-i18next': '^16.5.0' };
  await publish(releases, await area('stock', '1b', { requires }));
  const outcome = await start(host('2'), area('sales', '2'), area('stock', '2'));
  expect(said(outcome)).toContain('    pnpm releases unpin sales stock');
});

test('a start says what to change in the sources of a build that fits nowhere', async () => {
  await start(host('1'), area('sales', '1'), area('stock', '1'));
  const outcome = await start(
    host('2'),
    area('sales', '2', { routes: [route('/STOCK')] }),
    area('stock', '2', { routes: [{ ...route('/stock'), order: 'first' }] }),
  );
  expect(await served()).toEqual({ host: '1', sales: '1', stock: '1' });
  expect(said(outcome)).toContain('  ✗ stock 2: area.json, routes.0.order');
  expect(said(outcome)).toContain(
    '    Follow the schema in @backoffice/contracts, src/areas/area.ts.',
  );
  expect(said(outcome)).not.toContain('unpin');
});

test('a first start with builds that do not fit together is refused', async () => {
  const broken = start(host('1', {}), area('sales', '1'));
  await expect(broken).rejects.toThrow(
    'Nothing is served yet, and the builds do not fit together:\n  ✗ sales 1: sales needs react',
  );
  expect(existsSync(join(releases, 'registry.json'))).toBe(false);
});

test('a build without its manifest changes nothing that is served', async () => {
  await start(host('1'), area('sales', '1'));
  const build = await area('sales', '2');
  await rm(join(build.folder, 'mf-manifest.json'));
  const outcome = await start(host('2'), Promise.resolve(build));
  expect(await served()).toEqual({ host: '1', sales: '1' });
  expect(said(outcome)).toContain('  ✗ sales 2: its files cannot be read');
});

test('files of a release that are not whole are laid down again', async () => {
  await mkdir(join(releases, 'sales', '1'), { recursive: true });
  await writeFile(join(releases, 'sales', '1', 'remote-entry.js'), 'half');
  await start(host('1'), area('sales', '1'));
  await rm(join(releases, 'sales', '1', 'mf-manifest.json'));
  await start(host('1'), area('sales', '1'));
  const sales = join(releases, 'sales', '1');
  expect(await readFile(join(sales, 'remote-entry.js'), 'utf8')).toBe('entry(1)');
  expect(await readdir(sales)).toContain('mf-manifest.json');
});

test('a pinned slot whose files are gone is told and hinders nobody', async () => {
  await start(host('1'), area('sales', '1'), area('stock', '1'));
  await publish(releases, await area('sales', '1b'));
  await rm(join(releases, 'sales', '1b'), { recursive: true });
  const outcome = await start(host('2'), area('sales', '2'), area('stock', '2'));
  expect(await served()).toEqual({ host: '2', sales: '1b', stock: '2' });
  expect(said(outcome)).toBe(
    ['  sales 1b cannot be read and is not served:', '    pnpm release sales'].join('\n'),
  );
});

test('only a released area can be unpinned', async () => {
  await start(host('1'), area('sales', '1'));
  await expect(unpin(releases, ['sales'])).rejects.toThrow('sales is not pinned: npm start');
  await expect(unpin(releases, ['stock'])).rejects.toThrow('stock is not served here');
});

describe('pages that moved from one area to another', () => {
  const old = () => area('stock', '1', { routes: [route('/stock'), route('/counts')] });
  const stock = () => area('stock', '2', { routes: [route('/stock')] });
  const goods = () => area('goods', '2', { routes: [route('/counts')] });

  test('are served from the new area if nothing was released', async () => {
    await start(host('1'), old());
    expect(said(await start(host('2'), stock(), goods()))).toBe('');
    expect(await served()).toEqual({ host: '2', stock: '2', goods: '2' });
  });

  test('stay where they were while an older release stays; other areas are updated', async () => {
    await start(host('1'), area('sales', '1'), old());
    await publish(releases, { ...(await old()), version: '1a' });
    const outcome = await start(host('2'), area('sales', '2'), stock(), goods());
    expect(await served()).toEqual({ host: '2', sales: '2', stock: '1a' });
    expect(said(outcome)).toBe(
      [
        '  goods 2 is held back: stock 1a, which was released and stays, has /counts. To serve your builds of both:',
        '    pnpm release stock goods',
      ].join('\n'),
    );
    await unpin(releases, ['stock']);
    expect(said(await start(host('2'), area('sales', '2'), stock(), goods()))).toBe('');
    expect(await served()).toEqual({ host: '2', sales: '2', stock: '2', goods: '2' });
  });

  test('go back to the older release after a forced rollback', async () => {
    await start(host('1'), old());
    await start(host('2'), stock(), goods());
    await rollBack(releases, 'stock', '1', { force: true });
    await start(host('2'), stock(), goods());
    expect(await served()).toEqual({ host: '2', stock: '1' });
  });
});
