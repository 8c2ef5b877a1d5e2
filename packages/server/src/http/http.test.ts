import { ERROR_STATUS, failureSchema } from '@backoffice/contracts';
import { allCalls } from '@backoffice/contracts/calls';
import * as z from 'zod/mini';

import { onServer } from '../testing/on-each-engine';
import { openShop } from '../testing/shop/test-shop';

const pathOf = (path: string) =>
  path
    .replace(/:(endpoint)/, 'brand')
    .replace(':list', 'brands')
    .replace(/:\w+/g, '1');

onServer('every call', (server) => {
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${server().url}/api/v1/${path}`, init);
  const json = { 'content-type': 'application/json' };

  async function expectFailure(response: Response, status: number, code: string): Promise<void> {
    const body = z.parse(failureSchema, await response.json());
    expect([response.status, body.code]).toEqual([status, code]);
    expect(ERROR_STATUS[body.code]).toBe(status);
  }

  test.each(
    allCalls.filter(({ action }) => action !== null).map((call) => [call.method, call.path]),
  )('%s %s wants a session before anything else', async (method, path) => {
    const response = await send(pathOf(path), { method });
    await expectFailure(response, 401, 'unauthorized');
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
  });

  test.each([...new Set(allCalls.map(({ path }) => path))])(
    '%s names its methods when it is asked with a wrong one',
    async (path) => {
      const response = await send(pathOf(path), { method: 'PATCH' });
      const allow = response.headers.get('allow')?.split(', ') ?? [];
      await expectFailure(response, 405, 'method_not_allowed');
      const known = allCalls.filter((call) => call.path === path).map(({ method }) => method);
      expect(allow).toEqual(expect.arrayContaining(known));
    },
  );

  test('an address that nothing knows answers 404', async () => {
    await expectFailure(await send('nowhere'), 404, 'not_found');
    await expectFailure(await send('panels/cars'), 404, 'not_found');
    await expectFailure(await send('%E0%A4%A'), 400, 'malformed');
  });

  test('bodies that cannot be read are refused', async () => {
    const { token } = await openShop(server());
    const headers = { ...json, authorization: `Bearer ${token}` };
    const post = (body: string | null, more: object = {}) =>
      send('panels/brand', { method: 'POST', headers: { ...headers, ...more }, body });
    await expectFailure(await post('{"brandName":'), 400, 'malformed');
    await expectFailure(await post('{"__proto__":{"a":1}}'), 400, 'malformed');
    await expectFailure(await post(null), 400, 'malformed');
    await expectFailure(
      await post('a=1', { 'content-type': 'text/plain' }),
      415,
      'unsupported_media_type',
    );
    await expectFailure(await post(JSON.stringify('x'.repeat(600_000))), 413, 'too_large');
    await expectFailure(await post('[]'), 422, 'invalid');
    await expectFailure(await post('{}', { 'idempotency-key': 'short' }), 422, 'invalid');
  });

  test('an empty body with a JSON content type is fine where none is needed', async () => {
    const { token, api, locations } = await openShop(server());
    const headers = { ...json, authorization: `Bearer ${token}` };
    const gone = await send(`panels/location?id=${locations[1]}`, { method: 'DELETE', headers });
    expect(gone.status).toBe(200);
    expect((await send('transactions/years', { method: 'POST', headers })).status).toBe(200);
    expect(
      (await send('authentication/logout', { method: 'POST', headers, body: '' })).status,
    ).toBe(200);
    expect((await api.any(allCalls.find(({ path }) => path === 'company/user')!)).status).toBe(401);
  });

  test('answers carry the headers that keep a browser safe', async () => {
    const origin = 'https://evil.example';
    const { headers } = await send('verify/token', { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    const permissions = headers.get('permissions-policy') ?? '';
    expect(permissions.split(', ')).toEqual(
      expect.arrayContaining(['camera=(self)', 'geolocation=()', 'microphone=()', 'usb=()']),
    );
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  test('an answer tells the time by the clock that everything here goes by', async () => {
    const dateOf = async (path: string) => (await send(path)).headers.get('date');
    server().clock.set('2028-02-29T23:59:59.900Z');
    expect(await dateOf('verify/token')).toBe('Tue, 29 Feb 2028 23:59:59 GMT');
    expect(await dateOf('nowhere')).toBe('Tue, 29 Feb 2028 23:59:59 GMT');
    server().clock.set(null);
  });

  test('the API describes every call, for programs and for people', async () => {
    const document = (await (await send('openapi.json')).json()) as {
      paths: Record<string, object>;
    };
    for (const { method, path } of allCalls) {
      const described = document.paths[`/api/v1/${path.replace(/:(\w+)/g, '{$1}')}`];
      expect(described).toHaveProperty(method.toLowerCase());
    }
    const page = await send('docs');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('/api/v1/products/transfer');
  });

  test('operations can see that it lives, is ready and how fast it answers', async () => {
    const get = (path: string) => fetch(server().url + path);
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="/readyz"');
  });

  test('errors of browsers are recorded, and a flood crowds out only its own sender', async () => {
    const body = JSON.stringify({ area: 'sales', release: '1', reference: 'R1', message: 'x' });
    const post = (token?: string) => {
      const headers = { ...json, ...(token && { authorization: `Bearer ${token}` }) };
      return send('client-errors', { method: 'POST', headers, body });
    };
    const takenOf = async (count: number, token?: string) => {
      const answers = await Promise.all(Array.from({ length: count }, () => post(token)));
      const statuses = answers.map(({ status }) => status);
      const taken = statuses.filter((status) => status === 200).length;
      expect(statuses.filter((status) => status === 429)).toHaveLength(count - taken);
      return taken;
    };
    server().clock.set('2026-03-01T10:00:00Z');
    const [one, other] = [await openShop(server()), await openShop(server())];
    expect(await takenOf(30)).toBe(10);
    expect(await takenOf(5, 'A'.repeat(43))).toBe(0);
    expect(await takenOf(30, one.token)).toBe(20);
    expect(await takenOf(15, other.token)).toBe(15);
    server().clock.set(null);
  });
});
