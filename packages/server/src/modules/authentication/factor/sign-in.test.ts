import {
  authenticationCalls,
  companyCalls,
  peopleCalls,
  secondFactorCalls as calls,
} from '@backoffice/contracts';

import { apiCaller } from '../../../testing/api-caller';
import { onServer } from '../../../testing/on-each-engine';
import { codeOf, turnOnFactor } from '../../../testing/shop/sign-in/second-factor';
import { callerAs, openShop, PASSWORD, signedIn } from '../../../testing/shop/test-shop';

/** Argon2 is slow on purpose, too slow for the usual time limit of a test. */
jest.setTimeout(120_000);

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

onServer('signing in with a second factor', (server) => {
  let time: number;
  const now = () => new Date(time);
  const pass = (milliseconds: number) => server().clock.set(new Date((time += milliseconds)));
  /**
   * The clock starts at the beginning of a step. Each test begins an hour after the last one, so
   * that failures counted for this machine's address are forgotten.
   */
  beforeAll(() => (time = Math.ceil(Date.now() / 30_000) * 30_000));
  beforeEach(() => pass(60 * MINUTE));
  afterEach(() => server().clock.set(null));

  const plain = () => apiCaller(server().url);
  /** Somebody who has a second factor, five minutes after it was set up. */
  const protectedPerson = async () => {
    const shop = await openShop(server());
    const factor = await turnOnFactor(shop.api, now());
    pass(5 * MINUTE);
    const login = (more: object = {}, headers = {}) => ({
      body: { email: shop.email, password: PASSWORD, ...more },
      headers,
    });
    const signIn = (code: string) => plain().ok(authenticationCalls.login, login({ code }));
    const refused = async (code: string) =>
      (await plain().refused(401, authenticationCalls.login, login({ code }))).code;
    const eventsOf = async () =>
      (
        await server()
          .database.db.selectFrom('audit_events')
          .select(['kind', 'user_id'])
          .where('company_id', '=', shop.companyId)
          .where('kind', 'in', [
            'factor.on',
            'factor.off',
            'factor.codes',
            'factor.reset',
            'factor.recovered',
          ])
          .orderBy('id')
          .execute()
      ).map(({ kind, user_id: by }) => [kind, by]);
    return { ...shop, ...factor, login, signIn, refused, eventsOf };
  };
  /** Signs in as a browser does; answers the cookie that it keeps. */
  const cookieOf = async (body: object, headers = {}) => {
    const response = await fetch(`${server().url}/api/v1/${authenticationCalls.login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return { cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
  };

  test('asks for a code after the password was right, and not before', async () => {
    const { secret, login, signIn } = await protectedPerson();
    const asked = await plain().refused(401, authenticationCalls.login, login());
    expect(asked).toMatchObject({ code: 'code_required', data: { remember_days: null } });
    const code = codeOf(secret, now());
    const wrong = { body: { ...login({ code }).body, password: 'wrong' } };
    const refused = await plain().refused(401, authenticationCalls.login, wrong);
    const nobody = { body: { ...wrong.body, email: 'nobody@shop.example' } };
    const unknown = await plain().refused(401, authenticationCalls.login, nobody);
    expect([refused.code, refused.message]).toEqual([unknown.code, unknown.message]);
    const { data: token } = await signIn(`${code.slice(0, 3)} ${code.slice(3)}`);
    await plain().ok(companyCalls.company, { token });
  });

  test('takes the code of this step and of its neighbours, and none twice', async () => {
    const { secret, signIn, refused } = await protectedPerson();
    const code = (steps: number) => codeOf(secret, now(), steps);
    expect(await refused(code(-2))).toBe('code_refused');
    expect(await refused(code(2))).toBe('code_refused');
    await signIn(code(-1));
    expect(await refused(code(-1))).toBe('code_refused');
    await signIn(code(0));
    await signIn(code(1));
    // A code that was skipped is void once a later one was used.
    expect(await refused(code(0))).toBe('code_refused');
    pass(MINUTE);
    await signIn(code(0));
  });

  test('the code that confirmed a second factor signs nobody in', async () => {
    const { api, email } = await openShop(server());
    const { secret } = await turnOnFactor(api, now());
    const body = { email, password: PASSWORD, code: codeOf(secret, now()) };
    await plain().refused(401, authenticationCalls.login, { body });
    pass(30_000);
    const later = { ...body, code: codeOf(secret, now()) };
    await plain().ok(authenticationCalls.login, { body: later });
  });

  test('of many who use one code at once, one is let in', async () => {
    const { secret, codes, login } = await protectedPerson();
    for (const code of [codeOf(secret, now()), codes[0]]) {
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => plain().any(authenticationCalls.login, login({ code }))),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, 401, 401, 401, 401]);
      pass(20 * MINUTE);
    }
  });

  test('a recovery code works once, however it is typed, and is told', async () => {
    const { userId, codes, api, signIn, refused, eventsOf } = await protectedPerson();
    const [first = '', second = ''] = codes;
    expect(first).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
    await signIn(first);
    expect(await refused(first)).toBe('code_refused');
    await signIn(second.toLowerCase().replaceAll('-', ''));
    expect(await refused('AAAA-AAAA-AAAA-AAAA')).toBe('code_refused');
    expect(await refused('nonsense')).toBe('code_refused');
    expect((await api.ok(calls.factor)).data.codes_left).toBe(8);
    expect(await eventsOf()).toEqual([
      ['factor.on', userId],
      ['factor.recovered', userId],
      ['factor.recovered', userId],
    ]);
    const stored = await server()
      .database.db.selectFrom('recovery_codes')
      .select('code_hash')
      .execute();
    expect(stored.map(({ code_hash: hash }) => hash)).not.toContain(first);
  });

  test('evaluates at most ten of two hundred parallel codes', async () => {
    const { login, secret } = await protectedPerson();
    const real = Array.from({ length: 3 }, (_, step) => codeOf(secret, now(), step - 1));
    const wrong = ['000000', '111111', '222222', '333333'].find((code) => !real.includes(code));
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        plain().any(authenticationCalls.login, login({ code: wrong })),
      ),
    );
    const tried = answers.filter(({ body }) => (body as { code: string }).code === 'code_refused');
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]));
    expect(tried.length).toBeGreaterThan(0);
    expect(tried.length).toBeLessThanOrEqual(10);
    const code = codeOf(secret, now());
    await plain().refused(429, authenticationCalls.login, login({ code }));
    pass(20 * MINUTE);
    await plain().ok(authenticationCalls.login, login({ code: codeOf(secret, now()) }));
  });

  test('a right password without a code is no failure', async () => {
    const { login, signIn, secret } = await protectedPerson();
    for (let times = 0; times < 12; times += 1) {
      const { code } = await plain().refused(401, authenticationCalls.login, login());
      expect(code).toBe('code_required');
    }
    await signIn(codeOf(secret, now()));
  });

  test('remembers a device where the company allows it, until it forbids it', async () => {
    const { api, email, login, secret } = await protectedPerson();
    const settings = (days: number | null) =>
      api.ok(companyCalls.editSettings, { body: { totp_remember_days: days } });
    const withCode = () => ({
      ...login().body,
      code: codeOf(secret, now()),
      remember: true,
    });
    const unasked = await cookieOf(withCode());
    await plain().refused(401, authenticationCalls.login, login({}, unasked));

    await settings(30);
    const asked = await plain().refused(401, authenticationCalls.login, login({}, unasked));
    expect(asked.data).toEqual({ remember_days: 30 });
    pass(MINUTE);
    const remembered = await cookieOf(withCode());
    expect((await api.ok(calls.factor)).data.remembered).toBe(1);
    const again = await cookieOf({ email, password: PASSWORD }, remembered);
    // A mark is good for one sign-in, and only for the person whom it remembers.
    await plain().refused(401, authenticationCalls.login, login({}, remembered));
    const other = await protectedPerson();
    await plain().refused(401, authenticationCalls.login, other.login({}, again));

    await settings(null);
    await plain().refused(401, authenticationCalls.login, login({}, again));
    await settings(30);
    const third = await cookieOf({ email, password: PASSWORD }, again);
    await api.ok(calls.forgetDevices);
    await plain().refused(401, authenticationCalls.login, login({}, third));
  });

  test('a remembered device is asked again when its time is over', async () => {
    const { api, email, login, secret } = await protectedPerson();
    await api.ok(companyCalls.editSettings, { body: { totp_remember_days: 2 } });
    const code = codeOf(secret, now());
    const mark = await cookieOf({ ...login().body, code, remember: true });
    pass(DAY);
    const next = await cookieOf({ email, password: PASSWORD }, mark);
    pass(DAY + MINUTE);
    await plain().refused(401, authenticationCalls.login, login({}, next));
  });

  test('a new password keeps the second factor and forgets remembered devices', async () => {
    const { companyId, api: boss } = await openShop(server());
    await boss.ok(companyCalls.editSettings, { body: { totp_remember_days: 30 } });
    const staff = await signedIn(server(), { companyId, rights: 'stock' });
    const { secret } = await turnOnFactor(callerAs(staff, server().url), now());
    pass(5 * MINUTE);
    const body = { email: staff.email, password: PASSWORD, code: codeOf(secret, now()) };
    const mark = await cookieOf({ ...body, remember: true });
    const { link } = (await boss.ok(peopleCalls.reset, { params: { id: staff.userId } })).data;
    const password = 'another password';
    const params = { secret: link.split('/').at(-1) ?? '' };
    await plain().ok(peopleCalls.accept, { params, body: { password } });
    const login = { email: staff.email, password };
    const sent = { body: login, headers: mark };
    const asked = await plain().refused(401, authenticationCalls.login, sent);
    expect(asked.code).toBe('code_required');
    pass(MINUTE);
    const code = codeOf(secret, now());
    await plain().ok(authenticationCalls.login, { body: { ...login, code } });
  });
});
