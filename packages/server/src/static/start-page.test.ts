import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { startTestServer, type TestServer } from '../testing/test-server';

/** The shell's page as a build leaves it, for servers that put nothing into it. */
const PAGE = `<!doctype html><html><head>
  <link rel="preload" href="/areas.json" as="fetch" crossorigin="anonymous" />
  <link rel="preload" href="/config.json" as="fetch" crossorigin="anonymous">
  <script defer src="/main.js"></script></head><body><div id="root"></div>
  <script src="/early.js"></script></body></html>`;

const releasesDir = fs.mkdtempSync(path.join(os.tmpdir(), 'backoffice-releases-'));
let server: TestServer;

function write(file: string, content: string | object): void {
  const full = path.join(releasesDir, file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, typeof content === 'string' ? content : JSON.stringify(content));
}
const release = (version: string) =>
  write('registry.json', {
    host: { release: 'h1', source: 'start' },
    areas: { sales: { release: version, source: 'release' } },
  });
const area = (en: string) => {
  const label = { en, sq: en, tr: en, ar: en };
  const page = { path: '/sales', page: 'sales', label, icon: 'M0 0', guarded: true };
  return { name: 'sales', routes: [{ ...page, sidebar: true, order: 1 }] };
};
const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(server.url + address, { headers });

beforeAll(async () => {
  write('host/h1/index.html', PAGE);
  server = await startTestServer({ releasesDir });
}, 60_000);
afterAll(async () => {
  await server.close();
  fs.rmSync(releasesDir, { recursive: true, force: true });
});

test('the page holds registry and configuration, as data that nothing in it can end', async () => {
  const evil = '</script><script>alert(1)</script><!--';
  write('sales/v1/area.json', area(evil));
  write('sales/v2/area.json', area('Sales'));
  release('v1');
  const first = await get('/admin/sales', { 'accept-encoding': 'br' });
  const html = await first.text();
  expect(html).toMatch(/^<!doctype html><html><head>\s*<script defer src="\/main.js">/);
  expect(html.match(/<\/?script/g)).toHaveLength(8);
  // The early script, which reads the data, comes after them.
  expect(html.indexOf('/config.json')).toBeLessThan(html.indexOf('/early.js'));
  const inPage = (address: string) =>
    JSON.parse(new RegExp(`id="${address}">(.*?)</script>`).exec(html)?.[1] ?? '');
  expect(inPage('/areas.json').areas[0].area.routes[0].label.en).toBe(evil);
  for (const address of ['/areas.json', '/config.json']) {
    expect(inPage(address)).toEqual(await (await get(address)).json());
  }

  const etag = first.headers.get('etag') ?? '';
  const again = () => get('/rtl/sales', { 'accept-encoding': 'br', 'if-none-match': etag });
  expect((await again()).status).toBe(304);
  release('v2');
  expect(await (await again()).text()).toContain('"release":"v2"');
});

test('it holds which files of the host a signed-in page needs, where the host says so', async () => {
  const files = { pages: { 'signed-in': ['7.js'] }, texts: { en: ['en.js'] } };
  write('host/h2/index.html', PAGE);
  write('host/h2/files.json', files);
  write('registry.json', { host: { release: 'h2', source: 'start' }, areas: {} });
  const html = await (await get('/admin/sales')).text();
  expect(html).toContain(`id="/files.json">${JSON.stringify(files)}</script>`);
});
