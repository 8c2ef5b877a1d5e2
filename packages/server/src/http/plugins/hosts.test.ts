import http from 'node:http';

import { startServerProcess, type ServerProcess } from '../../testing/server-process';
import { type TestDatabase, testDatabase } from '../../testing/test-database';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { hostName } from './hosts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    config: { allowedHosts: ['shop.example', '192.168.1.20'], trustProxy: 1 },
  });
}, 60_000);
afterAll(() => server.close());

const ask = (headers: Record<string, string>, path = '/healthz') =>
  new Promise<http.IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const request = http.get({ hostname, port, path, headers }, (response) => {
      response.resume();
      resolve(response);
    });
    request.on('error', reject);
  });

test.each([
  ['localhost', 200],
  ['localhost:3000', 200],
  ['LOCALHOST.', 200],
  ['127.0.0.1:3000', 200],
  ['127.1.2.3', 200],
  ['[::1]:3000', 200],
  ['shop.example', 200],
  ['Shop.Example:8443', 200],
  ['192.168.1.20', 200],
  ['evil.example', 403],
  ['127.0.0.1.evil.example', 403],
  ['127.evil.example', 403],
  ['shop.example.evil.example', 403],
  ['localhost@evil.example', 403],
  ['192.168.1.21', 403],
])('asked as %s it answers %i', async (host, status) => {
  expect((await ask({ host })).statusCode).toBe(status);
});

test('a stranger’s name reads neither pages nor the API, whatever a header forwards', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'shop.example' };
  for (const path of ['/', '/areas.json', '/api/v1/verify/token', '/metrics', '/nowhere']) {
    expect((await ask(headers, path)).statusCode).toBe(403);
  }
});

test('a malformed host header has no name', () => {
  for (const odd of ['', ':80', 'a b', '[::1', 'http://localhost']) {
    expect(hostName(odd)).toBeUndefined();
  }
});

test('browsers are told to keep to TLS behind TLS only', async () => {
  for (const path of ['/healthz', '/nowhere.js', '/%zz', `/${'x'.repeat(5_000)}`]) {
    const { headers } = await ask({ 'x-forwarded-proto': 'https' }, path);
    expect([path, headers['strict-transport-security']]).toEqual([path, 'max-age=31536000']);
  }
  expect((await ask({})).headers['strict-transport-security']).toBeUndefined();
});

describe('a server that other machines reach', () => {
  let started: ServerProcess | undefined;
  afterEach(async () => void (await started?.end()));
  const everywhere = { HOST: '0.0.0.0', LOG_LEVEL: 'warn', DATABASE_URL: '' };
  let source: TestDatabase;
  beforeEach(async () => {
    source = await testDatabase('embedded');
  });
  afterEach(() => source.remove());
  const start = async (settings: Record<string, string>) => {
    started = await startServerProcess({ ...everywhere, DATA_DIR: source.dataDir, ...settings });
  };
  const heard = async (text: string) => {
    while (!started?.log().includes(text)) await new Promise((resolve) => setTimeout(resolve, 50));
    return true;
  };

  test('warns when nothing encrypts, and when nobody may ask for it', async () => {
    await start({ DEMO: '0' });
    expect(await heard('without TLS')).toBe(true);
    expect(await heard('ALLOWED_HOSTS')).toBe(true);
  }, 180_000);

  test('says nothing when both are set', async () => {
    await start({ DEMO: '0', TRUST_PROXY: '1', ALLOWED_HOSTS: 'shop.example' });
    await started?.end();
    expect(started?.log()).toBe('');
  }, 180_000);
});
