import { rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';

import { publish, stage } from '../publish';
import { readRegistry, writeRegistry } from '../registry/registry-file';
import { serveBuilds } from '../registry/serve-builds';
import { areaFiles, hostFiles, workshop, type Workshop } from '../testing/sample-builds';
import { listed, releasedNames } from './listing';

let shop: Workshop;
let releases: string;

beforeEach(async () => {
  shop = await workshop();
  releases = shop.releases;
  await serveBuilds(releases, [
    await shop.build('host', 'h1', hostFiles()),
    await shop.build('sales', '1', areaFiles('sales')),
  ]);
  await utimes(join(releases, 'sales', '1'), 1, 1);
});
afterEach(() => rm(shop.folder, { recursive: true }));

const salesBuild = (version: string) =>
  shop.build('sales', version, areaFiles('sales', { text: version }));
const ofSales = async () => listed(releases, await readRegistry(releases), 'sales');

test('each release says who made it, when, and of which commit', async () => {
  await publish(releases, await salesBuild('2'), { who: 'Ada', commit: '3f9a1c2b' });
  const url = 'https://cdn.example';
  await stage(releases, await salesBuild('3'), { url, who: 'Ben', commit: '4a-dirty' });
  expect(releasedNames(releases)).toEqual(['host', 'sales']);
  expect(await ofSales()).toMatchObject([
    {
      version: '3',
      state: 'staged',
      who: 'Ben',
      commit: '4a-dirty',
      manifest: 'https://cdn.example/sales/3/mf-manifest.json',
    },
    { version: '2', state: 'served', who: 'Ada', commit: '3f9a1c2b', manifest: undefined },
    { version: '1', state: 'kept', who: undefined, at: new Date(1000) },
  ]);
});

test('a registry of before it was written down is read, and its times stand', async () => {
  await publish(releases, await salesBuild('2'));
  const registry = await readRegistry(releases);
  const old = { release: '2', at: '2026-01-02T03:04:05.000Z', by: 'release' as const };
  await writeRegistry(releases, { ...registry, history: { sales: [old] } });
  const [served] = await ofSales();
  expect(served).toMatchObject({ version: '2', at: new Date(old.at), who: undefined });
});
