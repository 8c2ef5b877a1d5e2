import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { LinkTarget } from '@backoffice/contracts';

import { publish, publishSet } from './publish';
import { readRegistry } from './registry/registry-file';
import type { Build } from './registry/release-files';
import { serveBuilds } from './registry/serve-builds';
import { rollBack } from './roll-back';
import { rollBackSet } from './roll-back-set';
import { areaFiles, hostFiles, route, workshop, type Workshop } from './testing/sample-builds';

let shop: Workshop;
let releases: string;

interface Said {
  links?: Record<string, LinkTarget>;
  usesLinks?: string[];
}

/** A build of an area with pages at these addresses. */
async function build(name: string, version: string, paths: string[], said: Said = {}) {
  const routes = paths.map((path) => route(path));
  const built = await shop.build(name, version, areaFiles(name, { routes, text: version }));
  const file = join(built.folder, 'area.json');
  const area: unknown = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...(area as object), ...said }));
  return built;
}

const ONE = { 'counts.one': { path: '/counts', query: { id: 'id' } } };
const USES = { usesLinks: ['counts.one'] };
/** The pages of counts move from the area `stock` to the area `goods`. */
const stock = () => build('stock', '2', ['/stock'], USES);
const goods = () => build('goods', '1', ['/counts'], { links: ONE });

beforeEach(async () => {
  shop = await workshop();
  releases = shop.releases;
  await serveBuilds(releases, [
    await shop.build('host', 'h1', hostFiles()),
    await build('stock', '1', ['/stock', '/counts'], { links: ONE, ...USES }),
    await build('sales', '1', ['/sales'], USES),
  ]);
});
afterEach(() => rm(shop.folder, { recursive: true }));

const served = async () => {
  const { areas } = await readRegistry(releases);
  return Object.fromEntries(Object.entries(areas).map(([name, { release }]) => [name, release]));
};
const releaseBoth = async () => publishSet(releases, await Promise.all([stock(), goods()]));

test('two areas that move a page between them cannot be released one by one', async () => {
  await expect(publish(releases, await stock())).rejects.toThrow(
    'stock and sales use the link counts.one, which stock 2 no longer has',
  );
  await expect(publish(releases, await goods())).rejects.toThrow(
    'The route /counts belongs to stock',
  );
  expect(await served()).toEqual({ stock: '1', sales: '1' });
});

test('both are released together by one switch, and checked as they will be', async () => {
  const versions: string[] = [];
  await publishSet(releases, await Promise.all([stock(), goods()]), {
    stopAt: async (point) => {
      if (point === 'before the rename') versions.push(JSON.stringify(await served()));
    },
  });
  expect(versions).toEqual(['{"stock":"1","sales":"1"}']);
  expect(await served()).toEqual({ stock: '2', goods: '1', sales: '1' });
});

test.each<[what: string, goods: () => Promise<Build>, reason: string]>([
  [
    'claim one address',
    () => build('goods', '1', ['/counts', '/stock'], { links: ONE }),
    'The route /stock belongs to goods',
  ],
  [
    'both offer a link',
    () => build('goods', '1', ['/counts'], { links: { ...ONE, 'sales.day': { path: '/counts' } } }),
    'The link sales.day belongs to stock',
  ],
  ['lose a link', () => build('goods', '1', ['/counts']), 'use the link counts.one'],
])('two that %s are refused, and nothing of either is served', async (_, other, reason) => {
  const own = { links: { 'sales.day': { path: '/stock' } }, ...USES };
  const builds = [await build('stock', '2', ['/stock'], own), await other()];
  await expect(publishSet(releases, builds)).rejects.toThrow(reason);
  expect(await served()).toEqual({ stock: '1', sales: '1' });
});

test('a host, or one area twice, is in no set', async () => {
  const both = [await shop.build('host', 'h2', hostFiles()), await goods()];
  await expect(publishSet(releases, both)).rejects.toThrow('The host goes first, by itself');
  await expect(publishSet(releases, [await goods(), await goods()])).rejects.toThrow(
    'goods can be released once at a time.',
  );
});

test('both roll back together, and an area without an earlier release is served no longer', async () => {
  await releaseBoth();
  await expect(rollBack(releases, 'stock')).rejects.toThrow('The route /counts belongs to goods');
  await expect(rollBackSet(releases, ['stock', 'goods'])).resolves.toEqual([
    { name: 'stock', before: '2', version: '1' },
    { name: 'goods', before: '1', version: undefined },
  ]);
  expect(await served()).toEqual({ stock: '1', sales: '1' });
  await releaseBoth();
  expect(await served()).toEqual({ stock: '2', goods: '1', sales: '1' });
});

test('areas without an earlier release are not rolled back', async () => {
  await expect(rollBackSet(releases, ['stock', 'sales'])).rejects.toThrow(
    'No release of stock or sales was served before.',
  );
  expect(await served()).toEqual({ stock: '1', sales: '1' });
});

test('a rollback that would leave a link without its page is refused', async () => {
  await releaseBoth();
  await publish(releases, await build('stock', '3', ['/stock'], USES));
  await expect(rollBackSet(releases, ['stock', 'goods'])).rejects.toThrow(
    'stock and sales would use the link counts.one, which only goods has',
  );
});
