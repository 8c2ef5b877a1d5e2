import { authenticationCalls as calls, companyCalls, sharedTillCalls } from '@backoffice/contracts';

import { apiCaller } from '../../../testing/api-caller';
import { onServer } from '../../../testing/on-each-engine';
import { openShop, PASSWORD, signedIn } from '../../../testing/shop/test-shop';
import { evaluations } from '../passwords/passwords';

/** Argon2 is slow on purpose, too slow for the usual time limit of a test. */
jest.setTimeout(120_000);

const MINUTE = 60_000;
const wrong = (email: string) => ({ email, password: 'wrong' });

onServer('the login throttle', (server) => {
  let time: number;
  const pass = (milliseconds: number) => server().clock.set(new Date((time += milliseconds)));
  /**
   * Each test begins an hour after the last one, so that failures counted for this machine's
   * address are forgotten.
   */
  beforeAll(() => (time = Date.now()));
  beforeEach(() => pass(60 * MINUTE));
  afterEach(() => server().clock.set(null));

  const tries = (count: number, email: (n: number) => string, headers = {}) => {
    const api = apiCaller(server().url);
    return Promise.all(
      Array.from({ length: count }, async (_, n) => {
        const { status } = await api.any(calls.login, { body: wrong(email(n)), headers });
        return status;
      }),
    );
  };
  /** Signs in and answers the mark that was left on the device. */
  async function markOf(email: string, headers = {}): Promise<string> {
    const response = await fetch(`${server().url}/api/v1/${calls.login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    expect(response.status).toBe(200);
    return response.headers.get('set-cookie') ?? '';
  }
  const cookie = (mark: string) => ({ cookie: mark.split(';')[0] ?? '' });

  test('evaluates at most ten of two hundred parallel tries at one account', async () => {
    const { email } = await signedIn(server());
    const statuses = await tries(200, () => email);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    const body = { email, password: PASSWORD };
    const { headers } = await apiCaller(server().url).refused(429, calls.login, { body });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    // Others at the same address do not pay for it.
    await signedIn(server());
  });

  test('lets ten people sign in to one account at the same moment', async () => {
    const { email } = await signedIn(server());
    await Promise.all(Array.from({ length: 10 }, () => markOf(email)));
  });

  test('does not let a stranger lock out a device that signed in before', async () => {
    const { email } = await signedIn(server());
    const mark = await markOf(email);
    expect(mark).toMatch(/^device=[\w-]{43}; .*HttpOnly.*SameSite=Strict/);
    expect(mark).toContain('Path=/api/v1/authentication');
    const stored = await server().database.db.selectFrom('devices').selectAll().execute();
    expect(stored.map(({ mark_hash }) => mark_hash)).not.toContain(mark.slice(7, 50));

    await tries(20, () => email);
    const right = { body: { email, password: PASSWORD } };
    const api = apiCaller(server().url);
    await api.refused(429, calls.login, right);
    const renewed = await markOf(email, cookie(mark));

    // The device keeps a count of its own, and a mark is good for one sign-in only.
    const ofDevice = await tries(20, () => email, cookie(renewed));
    expect(ofDevice.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    await api.refused(429, calls.login, { ...right, headers: cookie(renewed) });
    await api.refused(429, calls.login, { ...right, headers: cookie(mark) });
  });

  test('a mark helps only for those who signed in with it, until their password is new', async () => {
    const { email, api: own } = await openShop(server());
    const { email: victim } = await signedIn(server());
    const mark = await markOf(email);
    await tries(20, () => victim, cookie(mark));
    const api = apiCaller(server().url);
    const body = { email: victim, password: PASSWORD };
    await api.refused(429, calls.login, { body, headers: cookie(mark) });

    await tries(20, () => email);
    const next = 'another password';
    await own.ok(calls.changePassword, { body: { current: PASSWORD, next } });
    const again = { body: { email, password: next }, headers: cookie(mark) };
    await api.refused(429, calls.login, again);
    pass(20 * MINUTE);
    await api.ok(calls.login, again);
  });

  test('refuses an address after a hundred failures in a minute, but no marked device', async () => {
    const { email } = await signedIn(server());
    const mark = await markOf(email);
    const statuses = await tries(150, (n) => `nobody${n}@shop.example`);
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    const right = { body: { email, password: PASSWORD } };
    const api = apiCaller(server().url);
    const { headers } = await api.refused(429, calls.login, right);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    await api.ok(calls.login, { ...right, headers: cookie(mark) });
    pass(MINUTE + 1);
    await api.ok(calls.login, right);
  });

  test('waits as long as it said when the clock is set back', async () => {
    const { email } = await signedIn(server());
    await tries(20, () => email);
    const api = apiCaller(server().url);
    const right = { body: { email, password: PASSWORD } };
    pass(-24 * 60 * MINUTE);
    const { headers } = await api.refused(429, calls.login, right);
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeLessThanOrEqual(15 * 60);
    pass((wait - 1) * 1_000);
    await api.refused(429, calls.login, right);
    pass(1_001);
    await api.ok(calls.login, right);
  });

  test('guesses at the current password are counted too', async () => {
    const { api, email } = await openShop(server());
    const guess = { current: 'wrong', next: 'another password' };
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => api.any(calls.changePassword, { body: guess })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([422, 429]));
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(10);
    await api.refused(429, calls.changePassword, { body: { ...guess, current: PASSWORD } });
    await api.ok(companyCalls.company);
    await apiCaller(server().url).ok(calls.login, { body: { email, password: PASSWORD } });
    pass(20 * MINUTE);
    await api.ok(calls.changePassword, { body: { ...guess, current: PASSWORD } });
  });

  test('checks passwords two at a time, and nobody else waits for it', async () => {
    const { api } = await openShop(server());
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const holders = [evaluations(() => held), evaluations(() => held)];
    const body = { current: PASSWORD, next: 'another password' };
    const key = { 'idempotency-key': 'change-once' };
    const change = api.ok(calls.changePassword, { body, headers: key });
    await api.ok(calls.editUser, { body: { phone: '038 1' } });
    release();
    await Promise.all([...holders, change]);
    await api.ok(calls.changePassword, { body, headers: key });
  });
});

onServer(
  'the address behind a proxy',
  (server) => {
    test('is what the proxy saw, whatever the client claims, and never a 500', async () => {
      server().clock.set(new Date());
      const api = apiCaller(server().url);
      const attempt = (n: number, claimed: string, seen: string) => {
        const headers = { 'x-forwarded-for': `${claimed}, ${seen}` };
        return api.any(calls.login, { body: wrong(`nobody${n}@shop.example`), headers });
      };
      expect((await attempt(1, '203.0.113.1', '198.51.100.7')).status).toBe(401);
      const { numUpdatedRows } = await server()
        .database.db.updateTable('login_attempts')
        .set({ failures: 99 })
        .where('subject', '=', 'address:198.51.100.7')
        .executeTakeFirstOrThrow();
      expect(numUpdatedRows).toBe(1n);
      expect((await attempt(2, '203.0.113.2', '198.51.100.7')).status).toBe(401);
      expect((await attempt(3, '203.0.113.3', '198.51.100.7')).status).toBe(429);
      expect((await attempt(200, '203.0.113.1', '198.51.100.8')).status).toBe(401);
      expect((await attempt(201, '203.0.113.1', 'x'.repeat(8_000))).status).toBe(401);
      const v6 = (host: string) => attempt(202, '203.0.113.1', `2001:db8:0:7::${host}`);
      expect((await v6('1')).status).toBe(401);
      expect((await v6('dead:beef')).status).toBe(401);
      const stored = await server().database.db.selectFrom('login_attempts').selectAll().execute();
      expect(stored.map(({ subject }) => subject)).toContain('address:2001:db8:0:7');
    });

    test('the marks of a device and of a shared till go by TLS alone where it is there', async () => {
      const { api, email } = await openShop(server());
      const headers = { 'x-forwarded-proto': 'https' };
      const body = { email, password: PASSWORD };
      for (const { headers: answered } of [
        await api.any(calls.login, { body, headers }),
        await api.any(sharedTillCalls.register, { body: { name: 'Front' }, headers }),
      ]) {
        expect(answered.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict; Secure$/);
      }
    });
  },
  { config: { trustProxy: 1 } },
);
