import { Writable } from 'node:stream';

import { authenticationCalls, clientErrorCalls } from '@backoffice/contracts';

import { apiCaller } from '../testing/api-caller';
import { rawLines, rawRequest } from '../testing/raw-request';
import { signedIn } from '../testing/shop/test-shop';
import { startTestServer, type TestServer } from '../testing/test-server';

const TOKEN = 'what only operators know';
const INSIDE = /http_request_duration|"openapi"|<h1|process_cpu/;

jest.setTimeout(120_000);

let log = '';
const logTo = new Writable({
  write(chunk: Buffer, _encoding, done) {
    log += chunk.toString();
    done();
  },
});

let server: TestServer;
beforeAll(async () => {
  const config = { operationsToken: TOKEN, trustProxy: 1, allowedHosts: ['shop.example'] };
  server = await startTestServer({ config, logLevel: 'warn', logTo });
}, 60_000);
afterAll(() => server.close());
beforeEach(() => (log = ''));

const REPORT = { area: 'sales', release: '1', reference: 'abc-1' };
const PRIVATE = ['/metrics', '/api/v1/openapi.json', '/api/v1/docs', '/api/v1/docs.css'];

test.each(PRIVATE)('a stranger does not read %s, however it is written', async (path) => {
  const [first = '', ...rest] = path.slice(1);
  const encoded = `/%${first.charCodeAt(0).toString(16)}${rest.join('')}`;
  const ways = [path, encoded, `/.${path}`, `/${path}`, `${path}/`, `${path}?`, `${path}#`];
  const tokens = ['', 'wrong', TOKEN.slice(1), TOKEN.toUpperCase(), 'undefined', '\u0000'];
  for (const url of [...ways, `/remotes/..${path}`, path.toUpperCase()]) {
    for (const token of tokens) {
      const headers = { authorization: `Bearer ${token}`, host: 'localhost' };
      const remoteAddress = '203.0.113.9';
      const { statusCode, body } = await server.app.inject({ url, headers, remoteAddress });
      expect([url, statusCode >= 400 && statusCode < 500]).toEqual([url, true]);
      expect(body).not.toMatch(INSIDE);
    }
  }
});

test.each(['forwarded', 'Via', 'X-Forwarded-For', 'X-FORWARDED-HOST', 'x-real-ip'])(
  'a stranger behind a proxy of this machine, named in %s, reads no private page',
  async (header) => {
    for (const path of PRIVATE) {
      for (const value of ['127.0.0.1', '', 'for=localhost']) {
        const { status, text } = await rawRequest(server.url, path, {
          headers: { [header]: value },
        });
        expect([path, status]).toEqual([path, 403]);
        expect(text).not.toMatch(INSIDE);
      }
    }
    expect((await rawRequest(server.url, '/metrics')).status).toBe(200);
  },
);

test('a name that leads here from elsewhere reads nothing, by any spelling', async () => {
  const { host } = new URL(server.url);
  const refused = /^HTTP\/1\.1 40[03] /;
  for (const lines of [
    ['GET /config.json HTTP/1.1', 'Host: evil.example'],
    ['GET /config.json HTTP/1.1', `Host: evil.example`, `Host: ${host}`],
    ['GET /config.json HTTP/1.1', 'Host: evil.example', `X-Forwarded-Host: ${host}`],
    [`GET http://${host}/config.json HTTP/1.1`, 'Host: evil.example'],
    ['GET /config.json HTTP/1.1', 'Host: localhost.evil.example'],
    ['GET /config.json HTTP/1.1', 'Host: shop.example@evil.example'],
    ['GET /config.json HTTP/1.1', 'Host: evil.example#shop.example'],
    ['GET /config.json HTTP/1.1', 'Host: shop.example, evil.example'],
    ['GET /config.json HTTP/1.1', 'Host: 0.0.0.0'],
    ['GET /config.json HTTP/1.1', 'Host:'],
    ['GET /config.json HTTP/1.1'],
    ['GET /config.json HTTP/1.0'],
  ]) {
    const answer = await rawLines(server.url, lines);
    expect([lines, answer]).toEqual([lines, expect.stringMatching(refused)]);
    expect(answer).not.toContain('apiBaseUrl');
  }
  const known = ['GET /config.json HTTP/1.1', 'Host: SHOP.example.:8443'];
  expect(await rawLines(server.url, known)).toContain('apiBaseUrl');
});

test('nobody makes a browser insist on TLS where there is none', async () => {
  const hsts = async (headers: Record<string, string>) =>
    (await rawRequest(server.url, '/config.json', { headers })).headers[
      'strict-transport-security'
    ];
  // The proxy adds its own value on the right; anybody may have sent what stands left of it.
  for (const value of ['http', 'https, http', 'https,http', '']) {
    expect(await hsts({ 'x-forwarded-proto': value })).toBeUndefined();
  }
  expect(await hsts({ 'x-forwarded-proto': 'http, https' })).toMatch(/^max-age=\d{8,}$/);
});

test('a flood of made-up errors leaves room for those of the shop', async () => {
  const api = apiCaller(server.url);
  const { token } = await signedIn(server);
  const body = { ...REPORT, message: 'made up' };
  const flood = Array.from({ length: 60 }, (_, index) =>
    api.any(clientErrorCalls.report, {
      body,
      // Each as if from another session, and another address.
      token: index % 2 ? 'x'.repeat(40) + index : undefined,
      headers: { 'x-forwarded-for': `198.51.100.${index}` },
    }),
  );
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10);
  expect(statuses.every((status) => [200, 401, 429].includes(status))).toBe(true);
  await api.ok(clientErrorCalls.report, { token, body: { ...body, message: 'real' } });
  expect(log.match(/made up/g)?.length ?? 0).toBeLessThanOrEqual(10);
  expect(log).toContain('"real"');
});

test('nobody writes a line of his own into the log', async () => {
  const api = apiCaller(server.url);
  const forged = '{"level":60,"msg":"forged"}';
  const email = `a@shop.example\n${forged}\u2028${forged}`;
  await api.any(authenticationCalls.login, { body: { email, password: `x\n${forged}` } });
  const message = `broken\r\n${forged}`;
  await api.any(clientErrorCalls.report, { body: { ...REPORT, message } });
  await rawRequest(server.url, `/api/v1/%0a${encodeURIComponent(forged)}`);
  for (const line of log.split(/\r?\n/).filter(Boolean)) {
    expect((JSON.parse(line) as { level: number }).level).toBeLessThan(60);
  }
});
