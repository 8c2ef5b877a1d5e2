import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { FastifyInstance } from 'fastify';

import { buildApp } from '../app';
import { rawRequest } from '../testing/raw-request';
import { startTestServer, type TestServer } from '../testing/test-server';

jest.setTimeout(120_000);

let folder: string;
let releasesDir: string;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

let app: FastifyInstance | undefined;
let url: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-attack-'));
  releasesDir = path.join(folder, 'releases');
  fs.writeFileSync(path.join(folder, 'key.pem'), SECRET);
  put('host/h1/index.html', '<title>shop</title>');
  for (const name of ['sales', 'stock']) {
    put(`${name}/v1/area.json`, areaOf(name));
    put(`${name}/v1/page.js`, 'page()');
  }
});
afterEach(async () => {
  await app?.close();
  app = undefined;
  fs.rmSync(folder, { recursive: true, force: true });
});

const SECRET = 'a key that lies beside';
const text = { en: 'Page', sq: 'Faqe', tr: 'Sayfa', ar: 'صفحة' };
const look = { icon: 'M0 0', guarded: true, sidebar: true, order: 1, label: text };
const areaOf = (name: string) => ({
  name,
  routes: [{ path: `/${name}`, page: name, ...look }],
});
function put(file: string, content: string | object): void {
  const full = path.join(releasesDir, file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, typeof content === 'string' ? content : JSON.stringify(content));
}
const slot = (release: string, more: object = {}) => ({ release, source: 'release', ...more });
const registryOf = (areas: string) => `{"host":${JSON.stringify(slot('h1'))},"areas":{${areas}}}`;

/** The server as after a restart, on the same database. */
async function start(): Promise<void> {
  app = await buildApp(
    { ...server.config, releasesDir },
    {
      ...server.database,
      now: () => new Date(),
    },
  );
  url = await app.listen({ host: '127.0.0.1', port: 0 });
}
const get = async (address: string) => rawRequest(url, address);
const served = async () => {
  const { areas } = JSON.parse((await get('/areas.json')).text) as {
    areas: { area: { name: string } }[];
  };
  return areas.map(({ area }) => area.name);
};

const BAD_SLOTS = [
  ['no scheme', '"stock"', slot('v1', { manifest: 'cdn.example/stock.json' })],
  ['a script', '"stock"', slot('v1', { manifest: 'javascript:alert(1)//https://a' })],
  ['a file', '"stock"', slot('v1', { manifest: 'file:///etc/passwd' })],
  ['a password', '"stock"', slot('v1', { manifest: 'https://me:s3cret@cdn.example/m.json' })],
  ['a way out', '"stock"', slot('../../')],
  ['an absolute way', '"stock"', slot('/etc')],
  ['a list', '"stock"', []],
  ['nothing', '"stock"', null],
  ['a prototype', '"__proto__"', slot('v1')],
  ['a constructor', '"constructor"', slot('v1')],
  ['a way out for a name', '"../stock"', slot('v1')],
] as const;

test.each(BAD_SLOTS)(
  'a slot with %s costs neither a restart nor another area',
  async (_, name, bad) => {
    put(
      'registry.json',
      registryOf(`${name}:${JSON.stringify(bad)},"sales":{"release":"v1","source":"release"}`),
    );
    await start();
    expect((await get('/admin/sales')).text).toContain('shop');
    expect(await served()).toEqual(['sales']);
    const ready = await get('/readyz');
    expect(ready.status).toBe(200);
    expect(ready.text).not.toMatch(/s3cret|releases\/|etc/);
    expect({}).not.toHaveProperty('release');
  },
);

test('a release that is cut short while it is served loses one area until it is whole', async () => {
  const both =
    '"stock":{"release":"v1","source":"start"},"sales":{"release":"v1","source":"start"}';
  put('registry.json', registryOf(both));
  await start();
  expect(await served()).toEqual(['stock', 'sales']);

  for (const broken of ['', '{', '\0'.repeat(1_000), '[[[', registryOf(`${both},`)]) {
    put('registry.json', broken);
    expect(await served()).toEqual(['stock', 'sales']);
    expect((await get('/')).status).toBe(200);
  }
  fs.rmSync(path.join(releasesDir, 'stock'), { recursive: true });
  put('registry.json', `${registryOf(both)}\n`);
  expect(await served()).toEqual(['sales']);
  expect((await get('/readyz')).text).toContain('stock');
  put('stock/v1/area.json', areaOf('stock'));
  put('registry.json', `${registryOf(both)}\n\n`);
  expect(await served()).toEqual(['stock', 'sales']);
  expect((await get('/readyz')).text).not.toContain('alarms');

  fs.rmSync(path.join(releasesDir, 'host/h1/index.html'));
  put('registry.json', registryOf(both));
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/readyz')).text).toContain('The host');
});

test('neither a link nor a path leads out of the releases, and no source map out of the shop', async () => {
  put('registry.json', registryOf('"sales":{"release":"v1","source":"release"}'));
  put('sales/v1/page.js.map', SECRET);
  put('host/h1/main.js.map', SECRET);
  put('.lock', SECRET);
  const key = path.join(folder, 'key.pem');
  const link = (target: string, file: string) =>
    fs.symlinkSync(target, path.join(releasesDir, file));
  link(key, 'sales/v1/key.pem');
  link(folder, 'sales/out');
  link(folder, 'out');
  link(key, 'sales/v1/page.js.gz');
  link(key, 'host/h1/key.pem');
  link(folder, 'host/h1/out');
  await start();

  const relative = [
    '/../',
    '/%2e%2e/',
    '/..%2f',
    '/..%5c',
    '/.%2e/',
    '//',
    '/./../',
    '/%252e%252e/',
  ];
  const ways = relative.flatMap((way) => [
    `${way}key.pem`,
    `/remotes${way}${way.slice(1)}key.pem`,
    `/remotes/sales/v1${way}${way.slice(1).repeat(2)}key.pem`,
    `/remotes/sales/v1${way}registry.json`,
  ]);
  const files = [
    '/key.pem',
    '/out/key.pem',
    `/remotes${key}`,
    '/remotes/out/key.pem',
    '/remotes/sales/out/key.pem',
    '/remotes/sales/v1/key.pem',
    '/remotes/sales/v1/page.js.map',
    '/remotes/sales/v1/page.js.MAP',
    '/remotes/sales/v1/page.js%2emap',
    '/remotes/sales/v1/page.js.map%00.js',
    '/main.js.map',
    '/remotes/.lock',
    '/.lock',
    '/registry.json',
    '/remotes/registry.json',
    '/remotes/openapi.json',
  ];
  for (const address of [...ways, ...files]) {
    const { status, text: found } = await get(address);
    expect([address, status < 500]).toEqual([address, true]);
    expect([address, found.includes(SECRET)]).toEqual([address, false]);
    expect(found).not.toContain('"source"');
  }
  const squeezed = await rawRequest(url, '/remotes/sales/v1/page.js', {
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(squeezed.text).not.toContain(SECRET);
});
