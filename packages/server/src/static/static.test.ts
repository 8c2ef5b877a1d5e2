import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';

import { registrySchema } from '@backoffice/contracts';

import { startTestServer, type TestServer } from '../testing/test-server';

const releasesDir = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-releases-'));
let server: TestServer;

const text = (en: string) => ({ en, sq: en, tr: en, ar: en });
const area = (name: string) => ({
  name,
  routes: [
    {
      path: `/${name}`,
      page: name,
      label: text(name),
      icon: 'M0 0',
      guarded: true,
      sidebar: true,
      order: 1,
    },
  ],
});

function write(file: string, content: string | object): void {
  const full = path.join(releasesDir, file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, typeof content === 'string' ? content : JSON.stringify(content));
}

/** As a release does it: written aside, then renamed. */
function switchRegistry(registry: object): void {
  write('registry.json.new', registry);
  fs.renameSync(
    path.join(releasesDir, 'registry.json.new'),
    path.join(releasesDir, 'registry.json'),
  );
}

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(server.url + address, { headers });

/** Asks for a path exactly as it is: `fetch` would tidy it. */
const getRaw = (address: string) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    http
      .get({ hostname, port, path: address }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
      .on('error', reject);
  });

const SALES_FILES = { pages: { sales: ['page.89abcdef.js'] }, texts: { en: [] } };

beforeAll(async () => {
  write('host/h1/index.html', '<title>one</title>');
  write('host/h1/main.0123abcd.js', 'host()');
  write('host/h1/main.0123abcd.js.br', 'squeezed');
  write('sales/v1/area.json', area('sales'));
  write('sales/v1/files.json', SALES_FILES);
  write('sales/v1/mf-manifest.json', { name: 'sales' });
  write('sales/v1/page.89abcdef.js', 'sales()');
  write('sales/v2/area.json', area('sales'));
  write('secret.txt', 'secret');
  switchRegistry({
    host: { release: 'h1', source: 'start' },
    areas: { sales: { release: 'v1', source: 'start' } },
  });
  server = await startTestServer({ releasesDir });
}, 60_000);
afterAll(async () => {
  await server.close();
  fs.rmSync(releasesDir, { recursive: true, force: true });
});

test.each(['/', '/admin/dashboard', '/admin/a.b', '/rtl/sales', '/anything'])(
  '%s is the shell',
  async (address) => {
    const response = await get(address);
    expect(await response.text()).toBe('<title>one</title>');
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('etag')).toBeTruthy();
  },
);

test('files of a release, and those whose name changes with them, are kept for ever', async () => {
  for (const address of ['/main.0123abcd.js', '/remotes/sales/v1/page.89abcdef.js']) {
    const response = await get(address, { 'accept-encoding': 'identity' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-type')).toContain('javascript');
  }
  const manifest = await get('/remotes/sales/v1/mf-manifest.json');
  expect(manifest.headers.get('cache-control')).toContain('immutable');
  expect(manifest.headers.get('access-control-allow-origin')).toBe('*');
  expect((await get('/')).headers.has('access-control-allow-origin')).toBe(false);
});

test('a compressed file is served to browsers that accept it', async () => {
  const headers = await new Promise<http.IncomingHttpHeaders>((resolve) => {
    http.get(
      `${server.url}/main.0123abcd.js`,
      { headers: { 'accept-encoding': 'br' } },
      (response) => {
        response.resume();
        resolve(response.headers);
      },
    );
  });
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-length': '8' });
  expect(headers['cache-control']).toContain('immutable');
});

test('a missing file, a folder and a way out of the folder are nothing', async () => {
  expect((await get('/missing.js')).status).toBe(404);
  const gone = await get('/remotes/sales/v9/page.js');
  expect(gone.status).toBe(404);
  expect(gone.headers.get('cache-control')).toBe('no-store');
  expect((await get('/remotes/sales')).status).toBe(404);
  for (const way of [
    '/remotes/../secret.txt',
    '/../secret.txt',
    '/remotes/%2e%2e/registry.json',
    '/%2e%2e/%2e%2e/secret.txt',
    '/remotes/sales/..%2f..%2f..%2fetc/passwd',
  ]) {
    expect(await getRaw(way)).toBeGreaterThanOrEqual(400);
  }
});

test('a link in the releases is not followed, nor is one in the place of a compressed file', async () => {
  const link = (target: string, file: string) =>
    fs.symlinkSync(target, path.join(releasesDir, file));
  write('sales/v1/real.js', 'real()');
  write('sales/v1/squeezed.js', 'real()');
  const outside = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-outside-'));
  fs.writeFileSync(path.join(outside, 'key.pem'), 'secret');
  link(path.join(outside, 'key.pem'), 'sales/v1/linked.js');
  link(path.join(outside, 'key.pem'), 'sales/v1/squeezed.js.br');
  link(outside, 'sales/linked');
  link(outside, 'stranger');
  link(path.join(outside, 'key.pem'), 'host/h1/linked.js');
  for (const address of [
    '/remotes/sales/v1/linked.js',
    '/remotes/sales/v1/squeezed.js',
    '/remotes/sales/linked/key.pem',
    '/remotes/stranger/key.pem',
    '/linked.js',
  ]) {
    const response = await get(address, { 'accept-encoding': 'br' });
    expect([address, response.status]).toEqual([address, 404]);
  }
  expect(await (await get('/remotes/sales/v1/real.js')).text()).toBe('real()');
  fs.rmSync(outside, { recursive: true });
});

test('the releases’ folder may itself be a link', async () => {
  const link = `${releasesDir}-link`;
  fs.symlinkSync(releasesDir, link);
  const linked = await startTestServer({ releasesDir: link });
  expect((await fetch(`${linked.url}/remotes/sales/v1/page.89abcdef.js`)).status).toBe(200);
  expect(await (await fetch(`${linked.url}/anything`)).text()).toBe('<title>one</title>');
  await linked.close();
  fs.rmSync(link);
}, 60_000);

test('source maps that an older release has are not served', async () => {
  write('sales/v1/page.89abcdef.js.map', '{}');
  write('sales/v1/page.89abcdef.js.map.gz', '{}');
  for (const ending of ['.map', '.map.gz']) {
    expect((await get(`/remotes/sales/v1/page.89abcdef.js${ending}`)).status).toBe(404);
  }
});

test.each(['/remotes/../x', '/remotes/sales/', '/remotes/sales/v1', '/remotes/', '/remotes/%00'])(
  '%s answers 404',
  async (address) => {
    expect(await getRaw(address)).toBe(404);
  },
);

test.each([
  ['/admin/%E0%A4%A', '/'],
  ['/%', '/'],
  ['/rtl/sales%F', '/rtl'],
])('%s leads to %s', async (address, home) => {
  const response = await fetch(server.url + address, { redirect: 'manual' });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(home);
});

test('an address of the API that cannot be read stays an error', async () => {
  expect(await getRaw('/api/v1/panels/%E0%A4%A')).toBe(400);
});

test('the registry lists the areas, is asked for again cheaply, and follows a release at once', async () => {
  const first = await get('/areas.json');
  const registry = registrySchema.parse(await first.json());
  expect(registry).toMatchObject({
    host: { release: 'h1' },
    areas: [
      {
        release: 'v1',
        manifest: '/remotes/sales/v1/mf-manifest.json',
        area: { name: 'sales' },
        files: SALES_FILES,
      },
    ],
  });
  const etag = first.headers.get('etag') ?? '';
  expect((await get('/areas.json', { 'if-none-match': etag })).status).toBe(304);

  switchRegistry({
    host: { release: 'h1', source: 'start' },
    areas: {
      sales: {
        release: 'v2',
        source: 'release',
        manifest: 'https://cdn.example.com/v2/mf-manifest.json',
        integrity: { 'mf-manifest.json': 'sha384-abc' },
      },
      broken: { release: 'v1', source: 'release' },
    },
  });
  const second = registrySchema.parse(
    await (await get('/areas.json', { 'if-none-match': etag })).json(),
  );
  expect(second.areas).toEqual([
    expect.objectContaining({
      release: 'v2',
      manifest: 'https://cdn.example.com/v2/mf-manifest.json',
      integrity: { 'mf-manifest.json': 'sha384-abc' },
    }),
  ]);

  write('registry.json', '{ half');
  expect(await (await get('/areas.json')).json()).toEqual(second);
});

test('a broken registry raises an alarm, and the server goes on with the last good one', async () => {
  const ready = await get('/readyz');
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({
    success: true,
    data: 'ready',
    alarms: ['The registry of releases cannot be read'],
  });
});

test('a server without a front end to serve is not ready and says so in its log', async () => {
  const logged: string[] = [];
  const listening = jest
    .spyOn(process.stderr, 'write')
    .mockImplementation((line) => logged.push(String(line)) > 0);
  const bare = await startTestServer({ releasesDir, logLevel: 'error' });
  const ready = await fetch(`${bare.url}/readyz`);
  await bare.close();
  listening.mockRestore();
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({
    success: false,
    data: 'without a front end',
    alarms: ['The registry of releases cannot be read'],
  });
  expect(logged.filter((line) => line.includes('"level":50'))).toEqual([
    expect.stringContaining('The registry of releases cannot be read'),
  ]);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['identity', undefined],
])('a long registry is compressed for "%s"', async (accepted, coding) => {
  const route = (index: number) => ({ ...area('large').routes[0], path: `/large/${index}` });
  const routes = Array.from({ length: 20 }, (_, index) => route(index));
  write('large/v1/area.json', { name: 'large', routes });
  switchRegistry({ areas: { large: { release: 'v1', source: 'release' } } });
  const first = await get('/areas.json', { 'accept-encoding': accepted });
  expect(first.headers.get('content-encoding') ?? undefined).toBe(coding);
  expect(first.headers.get('vary')).toContain('accept-encoding');
  expect(registrySchema.parse(await first.json()).areas[0]?.area.routes).toHaveLength(20);
  const etag = first.headers.get('etag') ?? '';
  const headers = { 'accept-encoding': accepted, 'if-none-match': etag };
  expect((await get('/areas.json', headers)).status).toBe(304);
});

test('the configuration tells the shell where the API is', async () => {
  expect(await (await get('/config.json')).json()).toEqual({ apiBaseUrl: '/api/v1', features: {} });
});

test('without a front end the API answers and the page says what is missing', async () => {
  const bare = await startTestServer();
  const page = await fetch(`${bare.url}/`);
  expect(page.status).toBe(404);
  expect(await page.text()).toContain('has not been built');
  expect(await (await fetch(`${bare.url}/areas.json`)).json()).toEqual({ areas: [] });
  await bare.close();
});
