import { rawLines } from '../../testing/raw-request';
import { startTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

const host = () => `Host: ${new URL(server.url).host}`;
const LONG = 'x'.repeat(5_000);
const UNREADABLE = ['%', '%zz', '%E0%A4%A', '%c0%af', '%ff', 'a%2', `${'%41'.repeat(400)}%`];

const PATHS = [
  '/',
  '/nowhere',
  '/nowhere.js',
  '/admin/a.b',
  '/config.json',
  '/areas.json',
  '/healthz',
  '/metrics',
  '/remotes/none/1/x.js',
  '/remotes/..%2f..%2fetc',
  '//evil.example/',
  '/api/v1/nowhere',
  '/api/v1/panels/brand',
  `/api/v1/products/${LONG}`,
  `/${LONG}`,
  ...UNREADABLE.flatMap((name) => [`/${name}`, `/admin/${name}`, `/api/v1/${name}`]),
];
const METHODS = ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'FOO'];

/** Requests that Node or Fastify refuse before any of our code runs. */
const ODD = [
  ['nonsense'],
  ['GET /'],
  ['GET / HTTP/9.9'],
  ['GET / HTTP/1.1', 'no colon'],
  ['GET / HTTP/1.1', `X-Long: ${'x'.repeat(100_000)}`],
  ['GET / HTTP/1.1'],
  ['GET / HTTP/1.0'],
  ['GET / HTTP/1.1', 'Host: evil.example'],
  ['GET /%zz HTTP/1.1', 'Host: evil.example'],
  [`GET /${LONG} HTTP/1.1`, 'Host: evil.example'],
  ['POST /api/v1/authentication/login HTTP/1.1', 'Host: localhost', 'Content-Length: -1'],
  ['POST /api/v1/authentication/login HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: odd'],
  ['GET /config.json HTTP/1.1', 'Host: localhost', 'Expect: the-unexpected'],
];

const requests = () => [
  ...PATHS.map((path) => [`GET ${path} HTTP/1.1`, host()]),
  ...METHODS.map((method) => [`${method} /api/v1/panels/brand HTTP/1.1`, host()]),
  ...ODD,
];

const WANTED = [
  /^content-security-policy: default-src 'none';.*frame-ancestors 'none'/im,
  /^x-content-type-options: nosniff/im,
  /^referrer-policy: no-referrer/im,
  /^cross-origin-opener-policy: same-origin/im,
  /^cross-origin-resource-policy: (same|cross)-origin/im,
  /^cache-control: (no-store|no-cache)/im,
];

test('every answer has the headers that keep a browser safe, whoever gives it', async () => {
  for (const lines of requests()) {
    const [head = ''] = (await rawLines(server.url, lines)).split('\r\n\r\n');
    const missing = WANTED.filter((header) => !header.test(head)).map(String);
    const asked = lines.map((line) => line.slice(0, 60));
    expect({ asked, head: head.slice(0, 200), missing }).toEqual({
      ...{ asked, head: expect.stringMatching(/^HTTP\/1\.1 \d{3} /) },
      missing: [],
    });
  }
});

test('a request to echo and a request with two lengths are refused', async () => {
  const path = '/api/v1/authentication/login';
  const post = [`POST ${path} HTTP/1.1`, host(), 'Content-Type: application/json'];
  const echo = [`TRACE ${path} HTTP/1.1`, host(), 'X-Secret: sesame'];
  expect(await rawLines(server.url, echo)).toMatch(/^HTTP\/1\.1 40[045] (?![^]*sesame)/);
  for (const second of ['Content-Length: 3', 'Transfer-Encoding: chunked']) {
    const twice = [...post, 'Content-Length: 2', second];
    expect(await rawLines(server.url, twice)).toMatch(/^HTTP\/1\.1 400 /);
  }
});

test('an unreadable address under a foreign host name is refused', async () => {
  for (const name of UNREADABLE) {
    const lines = [`GET /admin/${name} HTTP/1.1`, 'Host: evil.example'];
    expect(await rawLines(server.url, lines)).toMatch(/^HTTP\/1\.1 403 /);
  }
});
