import {
  authenticationCalls as calls,
  referenceCalls,
  productCalls,
  saleCalls,
} from '@backoffice/contracts';

import { apiCaller } from '../testing/api-caller';
import { onServer } from '../testing/on-each-engine';
import { rawRequest } from '../testing/raw-request';
import { openShop, PASSWORD } from '../testing/shop/test-shop';

const AT_ONCE = 200;

jest.setTimeout(120_000);

onServer('an attacker on this machine', (server) => {
  beforeEach(() => server().clock.set(new Date()));

  test('guesses no faster by asking two hundred times at once, nor locks the till out', async () => {
    const { email, api: till } = await openShop(server());
    const api = apiCaller(server().url);
    const first = await fetch(`${server().url}/api/v1/${calls.login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
    const body = { email, password: 'guess' };
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => api.any(calls.login, { body })),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
    await api.ok(calls.login, { body: { email, password: PASSWORD }, headers: { cookie } });
    await till.ok(referenceCalls.listBrands);
  });

  test('gets no 500 out of a header, an address or a mark that he made up', async () => {
    const api = apiCaller(server().url);
    // A name of its own: wrong passwords count for an account, whichever test they are from.
    const body = { email: 'header@shop.example', password: 'guess' };
    const made: Record<string, string>[] = [
      { 'x-forwarded-for': 'x'.repeat(8_000) },
      { 'x-forwarded-for': "1', '2'); drop table users; --" },
      { cookie: `device=${'A'.repeat(43)}` },
      { cookie: `device=${'A'.repeat(8_000)}` },
    ];
    for (const headers of made) await api.refused(401, calls.login, { body, headers });
    const paths = [
      '/..%2f..%2fetc/passwd',
      '/remotes/..%2f..%2fserver.lock',
      '/%00',
      '/api/v1/%ff',
    ];
    for (const path of paths) {
      const { status, text } = await rawRequest(server().url, path);
      expect([path, status < 500]).toEqual([path, true]);
      expect(text).not.toMatch(/root:|at \w+ \(/);
    }
  });

  test('writes nothing into a statement: whatever he types is text', async () => {
    const { api } = await openShop(server());
    for (const name of ["'); drop table units; --", "x' or '1'='1", '$1 \\', '100%_']) {
      await api.ok(referenceCalls.addLocation, { body: { name } });
      const { data } = await api.ok(referenceCalls.listLocations);
      expect(data).toContainEqual(expect.objectContaining({ name }));
      expect((await api.ok(productCalls.ids, { query: { code: name } })).data).toEqual([]);
    }
  });

  test('takes no password that stands on every list, and none by a second try', async () => {
    const { api } = await openShop(server());
    const weak = ['password', '12345678', 'qwertyuiop', 'Password2026!', ' '.repeat(20), PASSWORD];
    for (const next of weak) {
      await api.refused(422, calls.changePassword, { body: { current: PASSWORD, next } });
    }
  });

  test('sees and sells nothing of another company', async () => {
    const mine = await openShop(server());
    const theirs = await openShop(server());
    const [unit = 0] = await theirs.receive(1);
    await mine.api.refused(404, saleCalls.sell, { body: [mine.line(unit)] });
    expect((await mine.api.ok(productCalls.ids)).data).not.toContain(unit);
  });

  test('on a full disk neither writes nor signs in, and others go on reading', async () => {
    const { api, email } = await openShop(server());
    const { config } = server();
    if (config.databaseUrl)
      return expect((await api.ok(referenceCalls.listBrands)).data).toBeDefined();
    const { leastFree } = config;
    config.leastFree = 2 ** 50;
    await api.refused(503, referenceCalls.addLocation, { body: { name: 'More' } });
    const body = { email, password: PASSWORD };
    await apiCaller(server().url).refused(503, calls.login, { body });
    await api.ok(referenceCalls.listBrands);
    config.leastFree = leastFree;
    await api.ok(referenceCalls.addLocation, { body: { name: 'More' } });
  });
});
