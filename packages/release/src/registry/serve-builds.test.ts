import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readRegistry } from './registry-file';
import { serveBuilds } from './serve-builds';

let folder: string;
let releases: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
  releases = join(folder, 'releases');
});
afterEach(() => rm(folder, { recursive: true }));

const MANIFEST = JSON.stringify({ metaData: { remoteEntry: { name: 'entry.js' } } });

async function build(name: string, version: string) {
  const built = join(folder, `${name}-${version}`);
  await mkdir(built);
  await writeFile(join(built, 'mf-manifest.json'), MANIFEST);
  await writeFile(join(built, 'entry.js'), version);
  await writeFile(join(built, '.built-from'), 'hash');
  return { name, version, folder: built };
}

const served = (name: string, version: string) =>
  readFile(join(releases, name, version, 'entry.js'), 'utf8');

test('the first start fills every slot', async () => {
  await serveBuilds(releases, [await build('host', '1'), await build('sales', '1')]);
  const integrity = {
    'mf-manifest.json': expect.stringMatching(/^sha384-/),
    'entry.js': expect.stringMatching(/^sha384-/),
  };
  expect(await readRegistry(releases)).toEqual({
    host: { release: '1', source: 'start' },
    areas: { sales: { release: '1', source: 'start', integrity } },
  });
  expect(await served('sales', '1')).toBe('1');
  expect(await readdir(join(releases, 'sales', '1'))).toEqual(['entry.js', 'mf-manifest.json']);
});

test('nothing half copied is left behind', async () => {
  const missing = { name: 'sales', version: '1', folder: join(folder, 'missing') };
  await expect(serveBuilds(releases, [missing])).rejects.toThrow('ENOENT');
  expect(await readRegistry(releases)).toEqual({ areas: {} });
  await serveBuilds(releases, [await build('sales', '1')]);
  expect(await readdir(join(releases, 'sales'))).toEqual(['1']);
});
