import type { Config } from '../../config';
import { startTestServer, type TestServer } from '../../testing/test-server';

const PATHS = ['/metrics', '/api/v1/openapi.json', '/api/v1/docs', '/api/v1/docs.css'];
const TOKEN = 'a token of the operators';

let server: TestServer;
afterEach(() => server.close());
const start = async (config: Partial<Config>) => {
  server = await startTestServer({ config });
};

/** The statuses of all calls about the inside, asked from an address with headers. */
async function statuses(remoteAddress: string, headers: Record<string, string> = {}) {
  const answers = PATHS.map((url) => server.app.inject({ url, remoteAddress, headers }));
  return [...new Set((await Promise.all(answers)).map(({ statusCode }) => statusCode))];
}

test('metrics and description of the API are for this machine or with a token', async () => {
  await start({ operationsToken: TOKEN });
  for (const here of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    expect(await statuses(here)).toEqual([200]);
  }
  for (const name of ['x-forwarded-for', 'X-Forwarded-Proto', 'forwarded', 'x-real-ip', 'via']) {
    expect(await statuses('127.0.0.1', { [name]: '127.0.0.1' })).toEqual([403]);
  }
  expect(await statuses('192.168.1.9')).toEqual([403]);
  expect(await statuses('192.168.1.9', { authorization: 'Bearer wrong' })).toEqual([403]);
  expect(await statuses('192.168.1.9', { authorization: `Bearer ${TOKEN}` })).toEqual([200]);
}, 60_000);

test('metrics open to no token if none is set, and to everybody by a setting', async () => {
  await start({});
  expect(await statuses('192.168.1.9', { authorization: 'Bearer ' })).toEqual([403]);
  expect(await statuses('192.168.1.9', { authorization: 'Bearer undefined' })).toEqual([403]);
  await server.close();
  await start({ operationsOpen: true });
  expect(await statuses('192.168.1.9')).toEqual([200]);
}, 60_000);
