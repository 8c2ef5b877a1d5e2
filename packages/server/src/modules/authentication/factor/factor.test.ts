import {
  authenticationCalls,
  companyCalls,
  peopleCalls,
  productCalls,
  secondFactorCalls as calls,
} from '@backoffice/contracts';

import { readArguments } from '../../../cli/usage';
import { runCommand } from '../../../control/commands';
import { apiCaller } from '../../../testing/api-caller';
import { onServer } from '../../../testing/on-each-engine';
import { beginFactor, codeOf, turnOnFactor } from '../../../testing/shop/sign-in/second-factor';
import { callerAs, openShop, PASSWORD, signedIn } from '../../../testing/shop/test-shop';

/** Argon2 is slow on purpose, too slow for the usual time limit of a test. */
jest.setTimeout(120_000);

const MINUTE = 60_000;
const password = { body: { password: PASSWORD } };

onServer('a second factor', (server) => {
  let time: number;
  const now = () => new Date(time);
  const pass = (milliseconds: number) => server().clock.set(new Date((time += milliseconds)));
  beforeAll(() => (time = Math.ceil(Date.now() / 30_000) * 30_000));
  beforeEach(() => pass(60 * MINUTE));
  afterEach(() => server().clock.set(null));

  const plain = () => apiCaller(server().url);
  const as = (staff: { token: string }) => callerAs(staff, server().url);
  const login = (email: string, more: object = {}) => ({
    body: { email, password: PASSWORD, ...more },
  });
  const events = (companyId: number) =>
    server()
      .database.db.selectFrom('audit_events')
      .select(['kind', 'user_id', 'subject', 'changes'])
      .where('company_id', '=', companyId)
      .where('kind', 'in', [
        'factor.on',
        'factor.off',
        'factor.codes',
        'factor.reset',
        'factor.recovered',
      ])
      .orderBy('id')
      .execute();

  test('is off, begun with the password, confirmed by a code, and off again', async () => {
    const { api, email, companyId } = await openShop(server());
    const status = async () => (await api.ok(calls.factor)).data;
    const off = { on: false, since: null, codes_left: 0, remembered: 0, required: false };
    expect(await status()).toEqual(off);
    const wrong = await api.refused(422, calls.begin, { body: { password: 'wrong' } });
    expect(wrong.fields).toEqual({ password: 'This is not your password' });
    await api.refused(409, calls.confirm, { body: { code: '123456' } });
    await api.refused(409, calls.newCodes, password);
    await api.refused(409, calls.off, password);

    const { secret, uri } = await beginFactor(api);
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*SHA1.*digits=6.*period=30/);
    expect(decodeURIComponent(uri)).toContain(email);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(await status()).toEqual(off);
    const late = { body: { code: codeOf(secret, now(), -2) } };
    const refused = await api.refused(422, calls.confirm, late);
    expect(refused.fields).toEqual({ code: 'This code is wrong or expired' });
    const { codes } = (await api.ok(calls.confirm, { body: { code: codeOf(secret, now()) } })).data;
    expect(new Set(codes).size).toBe(10);
    expect(await status()).toEqual({
      ...off,
      on: true,
      codes_left: 10,
      since: now().toISOString(),
    });

    await api.refused(422, calls.off, { body: { password: 'wrong' } });
    await api.ok(calls.off, password);
    expect(await status()).toEqual(off);
    await plain().ok(authenticationCalls.login, login(email));
    const told = await events(companyId);
    expect(told.map(({ kind }) => kind)).toEqual(['factor.on', 'factor.off']);
    expect(JSON.stringify(told)).not.toContain(secret);
  });

  test('is kept so that the database alone tells nothing', async () => {
    const { api, userId } = await openShop(server());
    const { secret, codes } = await turnOnFactor(api, now());
    const { db } = server().database;
    const rows = [
      ...(await db.selectFrom('second_factors').selectAll().execute()),
      ...(await db.selectFrom('recovery_codes').selectAll().execute()),
      ...(await db.selectFrom('idempotency_keys').selectAll().execute()),
    ];
    expect(rows.filter((row) => row.user_id === userId).length).toBeGreaterThan(10);
    for (const kept of [secret, ...codes]) expect(JSON.stringify(rows)).not.toContain(kept);
  });

  test('on a new phone: the old one is good until the new one is confirmed', async () => {
    const { api, email, companyId } = await openShop(server());
    const old = await turnOnFactor(api, now());
    pass(5 * MINUTE);
    const { secret } = await beginFactor(api);
    const signIn = (by: string) =>
      plain().any(authenticationCalls.login, login(email, { code: codeOf(by, now()) }));
    expect((await signIn(secret)).status).toBe(401);
    expect((await signIn(old.secret)).status).toBe(200);
    const { codes } = (await api.ok(calls.confirm, { body: { code: codeOf(secret, now()) } })).data;
    pass(MINUTE);
    expect((await signIn(old.secret)).status).toBe(401);
    expect((await signIn(secret)).status).toBe(200);
    const recovery = (code = '') => login(email, { code });
    await plain().refused(401, authenticationCalls.login, recovery(old.codes[0]));
    await plain().ok(authenticationCalls.login, recovery(codes[0]));
    expect((await events(companyId)).map(({ kind }) => kind)).toEqual([
      'factor.on',
      'factor.on',
      'factor.recovered',
    ]);
  });

  test('gets new recovery codes, and the old ones are good no more', async () => {
    const { api, email } = await openShop(server());
    const { codes: old } = await turnOnFactor(api, now());
    await api.refused(422, calls.newCodes, { body: { password: 'wrong' } });
    const { codes } = (await api.ok(calls.newCodes, password)).data;
    expect(codes.filter((code) => old.includes(code))).toEqual([]);
    await plain().refused(401, authenticationCalls.login, login(email, { code: old[0] }));
    await plain().ok(authenticationCalls.login, login(email, { code: codes[0] }));
  });

  test('guesses at codes and passwords are counted', async () => {
    const { api } = await openShop(server());
    const { secret } = await beginFactor(api);
    const real = Array.from({ length: 3 }, (_, step) => codeOf(secret, now(), step - 1));
    const code = ['000000', '111111', '222222', '333333'].find((one) => !real.includes(one));
    const statuses = async (call: typeof calls.confirm | typeof calls.off, body: object) =>
      (await Promise.all(Array.from({ length: 30 }, () => api.any(call, { body })))).map(
        ({ status }) => status,
      );
    for (const found of [
      await statuses(calls.confirm, { code }),
      await statuses(calls.off, { password: 'wrong' }),
    ]) {
      expect(new Set(found)).toEqual(new Set([422, 429]));
      expect(found.filter((status) => status === 422).length).toBeLessThanOrEqual(10);
    }
    await api.refused(429, calls.begin, password);
  });

  test('is asked of owners and managers at their next sign-in, and nobody is locked out', async () => {
    const { api: boss, companyId } = await openShop(server());
    const [manager, cashier, ready] = [
      await signedIn(server(), { companyId, rights: 'manager' }),
      await signedIn(server(), { companyId, rights: 'cashier' }),
      await signedIn(server(), { companyId, rights: 'manager' }),
    ];
    const { secret } = await turnOnFactor(as(ready), now());
    await boss.ok(companyCalls.editSettings, { body: { totp_required: true } });
    pass(5 * MINUTE);
    // Sessions that began before go on.
    await as(manager).ok(productCalls.list);
    await as(ready).refused(403, calls.off, password);
    expect((await as(ready).ok(calls.factor)).data.required).toBe(true);
    expect((await as(cashier).ok(calls.factor)).data.required).toBe(false);

    const signIn = async (email: string, more = {}) =>
      as({ token: (await plain().ok(authenticationCalls.login, login(email, more))).data });
    const dueOf = async (api: ReturnType<typeof as>) =>
      (await api.ok(authenticationCalls.user)).data.user;
    expect((await dueOf(await signIn(cashier.email))).factor_due).toBe(false);
    const code = codeOf(secret, now());
    expect((await dueOf(await signIn(ready.email, { code }))).factor_due).toBe(false);

    const [due, elsewhere] = [await signIn(manager.email), await signIn(manager.email)];
    const { factor_due: isDue, actions } = await dueOf(due);
    expect([isDue, actions]).toEqual([true, ['session.use', 'profile.edit']]);
    await due.refused(403, productCalls.list);
    await due.refused(403, companyCalls.company);
    await turnOnFactor(due, now());
    await due.ok(productCalls.list);
    await elsewhere.ok(productCalls.list);

    // Once the company no longer requires a second factor, people without one are free again from
    // their next sign-in on.
    const owner = await signedIn(server(), { companyId });
    expect((await dueOf(await signIn(owner.email))).factor_due).toBe(true);
    await boss.ok(companyCalls.editSettings, { body: { totp_required: false } });
    expect((await dueOf(await signIn(owner.email))).factor_due).toBe(false);
  });

  test('is taken away by an owner, from others only, and their sessions end', async () => {
    const { api: boss, companyId, userId } = await openShop(server());
    const staff = await signedIn(server(), { companyId, rights: 'manager' });
    const colleague = await signedIn(server(), { companyId, rights: 'manager' });
    await turnOnFactor(as(staff), now());
    const person = { params: { id: staff.userId } };
    const known = (await boss.ok(peopleCalls.list)).data.find(({ id }) => id === staff.userId);
    expect(known?.factor).toBe(true);
    await as(colleague).refused(403, calls.reset, person);
    await turnOnFactor(boss, now());
    await boss.refused(403, calls.reset, { params: { id: userId } });
    await boss.ok(calls.reset, person);
    await as(staff).refused(401, authenticationCalls.user);
    await plain().ok(authenticationCalls.login, login(staff.email));
    await boss.refused(409, calls.reset, person);
    expect((await events(companyId)).at(-1)).toMatchObject({
      kind: 'factor.reset',
      user_id: userId,
    });
  });

  test('is out of reach for a person signed in by PIN', async () => {
    const { api, companyId, userId, token } = await openShop(server());
    await turnOnFactor(api, now());
    const { db } = server().database;
    const at = now().toISOString();
    const { id } = await db
      .insertInto('shared_tills')
      .values({
        ...{ company_id: companyId, name: 'Till', location_id: null, secret_hash: `t${companyId}` },
        ...{ registered_by: userId, registered_at: at, seen_at: at },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('sessions')
      .set({ shared_till_id: id })
      .where('user_id', '=', userId)
      .execute();
    const pin = as({ token });
    await pin.refused(403, calls.factor);
    await pin.refused(403, calls.begin, password);
    await pin.refused(403, calls.confirm, { body: { code: '123456' } });
    await pin.refused(403, calls.off, password);
    await pin.refused(403, calls.newCodes, password);
    await pin.refused(403, calls.forgetDevices);
    await pin.refused(403, calls.reset, { params: { id: userId } });
  });

  test('with a lost key takes recovery codes, and the command line removes it', async () => {
    const { api, email, companyId } = await openShop(server());
    const { secret, codes } = await turnOnFactor(api, now());
    pass(5 * MINUTE);
    const { db } = server().database;
    await db
      .updateTable('second_factors')
      .set({ secret: 'of another key' })
      .where('company_id', '=', companyId)
      .execute();
    const withCode = login(email, { code: codeOf(secret, now()) });
    const lost = await plain().refused(503, authenticationCalls.login, withCode);
    expect([lost.code, lost.message]).toEqual([
      'unavailable',
      expect.stringContaining('recovery code'),
    ]);
    const { data: token } = await plain().ok(
      authenticationCalls.login,
      login(email, { code: codes[0] }),
    );
    const { command, values } = readArguments(['user', 'factor', '--email', email]);
    const said = await runCommand(db, { warn: () => undefined }, { name: command, input: values });
    expect(said).toContain('no second factor');
    await plain().refused(401, authenticationCalls.user, { token });
    await plain().ok(authenticationCalls.login, login(email));
    expect((await events(companyId)).at(-1)).toMatchObject({ kind: 'factor.reset', user_id: null });
  });
});
