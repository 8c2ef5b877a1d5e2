import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ROOT } from '@backoffice/workspace/folders.mjs';

import { publish, stage } from './publish';
import { readRegistry } from './registry/registry-file';
import { serveBuilds } from './registry/serve-builds';
import { rollBack } from './roll-back';
import { startTogether } from './start/start-together';
import {
  areaFiles,
  hostFiles,
  route,
  workshop,
  type AreaChanges,
  type Workshop,
} from './testing/sample-builds';

let shop: Workshop;
let releases: string;

beforeEach(async () => {
  shop = await workshop();
  releases = shop.releases;
  await serveBuilds(releases, [
    await shop.build('host', 'h1', hostFiles()),
    await shop.build('sales', '1', areaFiles('sales')),
    await shop.build('stock', '1', areaFiles('stock')),
  ]);
});
afterEach(() => rm(shop.folder, { recursive: true }));

const salesBuild = (version: string, changes: AreaChanges = { text: version }) =>
  shop.build('sales', version, areaFiles('sales', changes));
const served = async (name = 'sales') => (await readRegistry(releases)).areas[name]?.release;
const entryOf = (version: string) =>
  readFile(join(releases, 'sales', version, 'remote-entry.js'), 'utf8');

test('a release is served, pinned, and leaves all others as they are', async () => {
  const before = await readRegistry(releases);
  await expect(publish(releases, await salesBuild('2'))).resolves.toMatchObject({ before: '1' });
  const after = await readRegistry(releases);
  expect(after.areas.sales).toEqual({
    release: '2',
    source: 'release',
    integrity: {
      'mf-manifest.json': expect.stringMatching(/^sha384-.{64}$/),
      'remote-entry.js': expect.stringMatching(/^sha384-.{64}$/),
      'expose.js': expect.stringMatching(/^sha384-.{64}$/),
    },
  });
  expect(after.areas.stock).toEqual(before.areas.stock);
  expect(after.host).toEqual(before.host);
  expect(await entryOf('1')).toBe('entry(1)');
  expect(await entryOf('2')).toBe('entry(2)');
});

test('a later start does not overwrite what was released', async () => {
  await publish(releases, await salesBuild('2'));
  await startTogether(releases, [
    await shop.build('host', 'h1', hostFiles()),
    await salesBuild('3'),
  ]);
  expect(await served()).toBe('2');
  await rollBack(releases, 'sales');
  expect(await served()).toBe('1');
});

test('rolling back goes back step by step, or to the release that is named', async () => {
  for (const version of ['2', '3', '4']) await publish(releases, await salesBuild(version));
  await rollBack(releases, 'sales');
  expect(await served()).toBe('3');
  await rollBack(releases, 'sales');
  expect(await served()).toBe('2');
  await rollBack(releases, 'sales', '4');
  expect(await served()).toBe('4');
  await expect(rollBack(releases, 'sales', '9')).rejects.toThrow('There is no release 9 of sales');
  await expect(rollBack(releases, 'stock')).rejects.toThrow(
    'No release of stock was served before',
  );
});

const POINTS = ['built', 'half copied', 'copied', 'before the rename', 'renamed'];

test.each(POINTS)(
  'killed when %s, a release breaks no visit, and the next one tidies up',
  async (point) => {
    const build = await salesBuild('2');
    const main = join(import.meta.dirname, 'testing', 'publish-main.ts');
    const words = ['--import', 'tsx', main, releases, JSON.stringify(build), point];
    const killed = spawnSync(process.execPath, words, {
      cwd: ROOT,
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    expect(killed.signal).toBe('SIGKILL');
    const version = point === 'renamed' ? '2' : '1';
    expect(await served()).toBe(version);
    expect(await entryOf(version)).toBe(`entry(${version})`);

    await publish(releases, await salesBuild('3'));
    expect(await served()).toBe('3');
    const hidden = (await readdir(releases, { recursive: true })).filter((path) =>
      path.split('/').some((part) => part.startsWith('.')),
    );
    expect(hidden).toEqual([]);
  },
);

test('a version that was copied and never served may come again with other files', async () => {
  await mkdir(join(releases, 'sales', '2'), { recursive: true });
  await writeFile(join(releases, 'sales', '2', 'old.js'), 'old');
  await publish(releases, await salesBuild('2'));
  expect(existsSync(join(releases, 'sales', '2', 'old.js'))).toBe(false);
});

test('a version that was served never changes', async () => {
  await publish(releases, await salesBuild('2'));
  await expect(publish(releases, await salesBuild('2'))).resolves.toMatchObject({ before: '2' });
  const other = await salesBuild('2', { text: 'other' });
  await expect(publish(releases, other)).rejects.toThrow('exists with other files');
  expect(await entryOf('2')).toBe('entry(2)');
});

test.each([
  [
    'another React',
    { requires: { react: '^18.2.0' } },
    'sales needs react ^18.2.0, host h1 provides 19.3.1',
  ],
  ["another area's route", { routes: [route('/STOCK')] }, 'The route /STOCK belongs to stock'],
  ['a missing page', { routes: [route('/sales', 'till')] }, 'a route to the page "till"'],
  [
    'a bad area.json',
    { routes: [{ ...route('/sales'), order: 'first' }] },
    'area.json, routes.0.order',
  ],
])('%s is refused, and nothing is copied; it can be forced', async (_, changes, reason) => {
  const build = await salesBuild('2', changes);
  await expect(publish(releases, build)).rejects.toThrow(reason);
  expect(await readdir(join(releases, 'sales'))).toEqual(['1']);
  expect(await served()).toBe('1');
  const { refusals } = await publish(releases, build, { force: true });
  expect(refusals.length).toBeGreaterThan(0);
  expect(await served()).toBe('2');
});

test('a host is checked against the areas that are deployed', async () => {
  const build = await shop.build('host', 'h2', hostFiles({ react: '20.0.0' }));
  await expect(publish(releases, build)).rejects.toThrow(
    'stock needs react ^19.3.0, host h2 provides',
  );
  await publish(releases, await shop.build('host', 'h3', hostFiles({ react: '19.4.0' })));
  expect((await readRegistry(releases)).host?.release).toBe('h3');
});

test.each([
  ['cdn.example', 'Say the whole address, as in https://cdn.example'],
  ['//cdn.example', 'Say the whole address'],
  ['javascript:alert(1)', 'Say the whole address'],
  ['ftp://cdn.example', 'https://'],
  ['http://cdn.example', 'https://'],
  ['https://me:secret@cdn.example', 'without a name or password'],
  ['https://cdn.example/?a=1', 'without ? and #'],
  ['https://cdn.example/#a', 'without ? and #'],
])('--url %s is refused before anything is copied', async (url, reason) => {
  await expect(stage(releases, await salesBuild('2'), { url })).rejects.toThrow(reason);
  expect(await readdir(join(releases, 'sales'))).toEqual(['1']);
  expect(await served()).toBe('1');
});

test.each([
  'http://localhost:8080',
  'http://127.0.0.1:8080/r',
  'http://[::1]',
  'https://c.example',
])('--url %s is fine', async (url) => {
  const { manifest } = await stage(releases, await salesBuild('2'), { url });
  expect(manifest).toBe(`${url}/sales/2/mf-manifest.json`);
});

test('the host comes from the server alone', async () => {
  const build = await shop.build('host', 'h2', hostFiles());
  await expect(stage(releases, build, { url: 'https://cdn.example' })).rejects.toThrow(
    'The host always comes from the server: release it without --url.',
  );
});

test.each(['..', '../sales', '/tmp/sales', 'sales/..', 'Sales', 'my-sales', '', '.lock'])(
  'no area is named "%s", and nothing is written or read outside of the folder',
  async (name) => {
    const { folder } = await salesBuild('2');
    const before = await readdir(shop.folder, { recursive: true });
    const reason = 'An area is named by lower-case letters and digits';
    await expect(publish(releases, { name, version: '2', folder })).rejects.toThrow(reason);
    await expect(rollBack(releases, name, '1')).rejects.toThrow(reason);
    expect(await readdir(shop.folder, { recursive: true })).toEqual(before);
  },
);

test.each(['..', '../1', '/tmp', '.partial-1', 'a/b'])(
  'no release is named "%s"',
  async (version) => {
    const { folder } = await salesBuild('2');
    const reason = 'A release is named by letters, digits, . + and -';
    await expect(publish(releases, { name: 'sales', version, folder })).rejects.toThrow(reason);
    await expect(rollBack(releases, 'sales', version)).rejects.toThrow(reason);
  },
);

test('tidying up leaves alone what no release made', async () => {
  await mkdir(join(releases, 'pages', '.well-known'), { recursive: true });
  await publish(releases, await salesBuild('2'));
  expect(existsSync(join(releases, 'pages', '.well-known'))).toBe(true);
});

test('a registry that cannot be read is told in a sentence and left as it is', async () => {
  await writeFile(join(releases, 'registry.json'), '{ half');
  const reason = `${join(releases, 'registry.json')} cannot be read`;
  await expect(publish(releases, await salesBuild('2'))).rejects.toThrow(reason);
  await expect(startTogether(releases, [await salesBuild('2')])).rejects.toThrow(reason);
  expect(await readFile(join(releases, 'registry.json'), 'utf8')).toBe('{ half');
});

test('a slip in one entry of the registry stops no other release', async () => {
  const file = join(releases, 'registry.json');
  const found = JSON.parse(await readFile(file, 'utf8'));
  found.areas.stock = null;
  const slips = { ...found, canaries: { stock: null }, previews: { 'pr-42': {} } };
  await writeFile(file, JSON.stringify(slips));
  await publish(releases, await salesBuild('2'));
  await publish(releases, await shop.build('stock', '2', areaFiles('stock', { text: '2' })));
  expect([await served('sales'), await served('stock')]).toEqual(['2', '2']);
});

test('a build with links is refused: its copy would lack what they lead to', async () => {
  const build = await salesBuild('2');
  await symlink(join(build.folder, 'area.json'), join(build.folder, 'chunk.js'));
  await expect(publish(releases, build)).rejects.toThrow('chunk.js is neither a file nor a folder');
  expect(await served()).toBe('1');
});

test('of two releases at once one waits for the other', async () => {
  const [two, stock] = await Promise.all([
    salesBuild('2'),
    shop.build('stock', '2', areaFiles('stock', { text: '2' })),
  ]);
  await Promise.all([publish(releases, two), publish(releases, stock)]);
  expect([await served('sales'), await served('stock')]).toEqual(['2', '2']);
});
