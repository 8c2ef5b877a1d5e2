import crypto from 'node:crypto';

import { authenticationCalls as calls, companyCalls } from '@backoffice/contracts';

import { apiCaller } from '../../testing/api-caller';
import { onEachEngine } from '../../testing/on-each-engine';
import { openShop, PASSWORD, signedIn } from '../../testing/shop/test-shop';

const HOUR = 3_600_000;

onEachEngine('signing in', (server) => {
  afterEach(() => server().clock.set(null));

  test('gives a token that says who one is, until one signs out', async () => {
    const { api, userId, email, token } = await openShop(server(), { timezone: 'Asia/Tokyo' });
    const { user, company } = (await api.ok(calls.user)).data;
    expect(user).toMatchObject({ id: userId, email, role: 'seller', location: null });
    expect(company.timezone).toBe('Asia/Tokyo');
    expect(await api.ok(calls.verifyToken)).toEqual({ success: true, isValid: true });
    const { data: next } = await api.ok(calls.login, { body: { email, password: PASSWORD } });
    const rows = await server()
      .database.db.selectFrom('sessions')
      .select('token_hash')
      .where('user_id', '=', userId)
      .execute();
    const hashes = [token, next].map((one) =>
      crypto.createHash('sha256').update(one).digest('base64url'),
    );
    expect(rows.map(({ token_hash: hash }) => hash).sort()).toEqual(hashes.sort());

    await api.ok(calls.logout);
    await api.refused(401, calls.user);
    expect(await api.ok(calls.verifyToken)).toEqual({ success: true, isValid: false });
  });

  test('ignores case and spaces of the e-mail, and says no more than that something was wrong', async () => {
    const api = apiCaller(server().url);
    const { email } = await signedIn(server());
    const login = (body: object) => api.refused(401, calls.login, { body });
    await api.ok(calls.login, { body: { email: ` ${email.toUpperCase()} `, password: PASSWORD } });
    const wrong = await login({ email, password: 'wrong' });
    const unknown = await login({ email: 'nobody@shop.example', password: 'wrong' });
    expect(wrong.message).toBe(unknown.message);
  });

  test('a missing, malformed or unknown token is not valid', async () => {
    const api = apiCaller(server().url);
    for (const authorization of [
      '',
      'Bearer',
      'Bearer x',
      `Bearer ${'x'.repeat(43)}`,
      'Basic eA==',
    ]) {
      const headers = { authorization };
      expect((await api.ok(calls.verifyToken, { headers })).isValid).toBe(false);
      await api.refused(401, companyCalls.company, { headers });
    }
  });

  test('a session ends after two idle hours and after twelve in any case', async () => {
    const { token } = await signedIn(server());
    const api = apiCaller(server().url);
    const start = Date.now();
    const isValid = async (hours: number) => {
      server().clock.set(new Date(start + hours * HOUR));
      return (await api.ok(calls.verifyToken, { token })).isValid;
    };
    for (let hours = 1.9; hours < 12; hours += 1.9) expect(await isValid(hours)).toBe(true);
    expect(await isValid(12.1)).toBe(false);

    server().clock.set(null);
    const other = await signedIn(server());
    server().clock.set(new Date(Date.now() + 2.1 * HOUR));
    await api.refused(401, calls.user, { token: other.token });
  });

  test('failures make the next attempt wait, longer each time, and success forgets them', async () => {
    const api = apiCaller(server().url);
    const { email } = await signedIn(server());
    const wrong = { body: { email, password: 'wrong' } };
    const right = { body: { email, password: PASSWORD } };
    let time = Date.now();
    server().clock.set(new Date(time));
    for (let attempt = 1; attempt <= 5; attempt += 1) await api.refused(401, calls.login, wrong);

    const blocked = await api.refused(429, calls.login, right);
    const wait = Number(blocked.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    server().clock.set(new Date((time += wait * 1_000 + 1)));
    await api.refused(401, calls.login, wrong);
    const longer = await api.refused(429, calls.login, right);
    expect(Number(longer.headers.get('retry-after'))).toBeGreaterThan(wait);

    server().clock.set(new Date(time + 20 * 60_000));
    await api.ok(calls.login, right);
    await api.refused(401, calls.login, wrong);
    await api.ok(calls.login, right);
  });

  test('a changed password ends the other sessions', async () => {
    const { api, email, token, userId } = await openShop(server());
    const next = 'another password';
    const second = (await api.ok(calls.login, { body: { email, password: PASSWORD } })).data;
    const refused = await api.refused(422, calls.changePassword, { body: { current: 'no', next } });
    expect(refused.fields).toHaveProperty('current');
    await api.refused(422, calls.changePassword, { body: { current: PASSWORD, next: 'short' } });

    const weak = [PASSWORD, ' '.repeat(12), 'password123', 'Gashi2026', email];
    for (const guess of weak) {
      const body = { current: PASSWORD, next: guess };
      expect((await api.refused(422, calls.changePassword, { body })).fields).toHaveProperty(
        'next',
      );
    }

    await api.ok(calls.changePassword, { body: { current: PASSWORD, next } });
    await api.ok(calls.user, { token });
    await api.refused(401, calls.user, { token: second });
    await api.refused(401, calls.login, { body: { email, password: PASSWORD } });
    await api.ok(calls.login, { body: { email, password: next } });
    const { password_hash: hash } = await server()
      .database.db.selectFrom('users')
      .select('password_hash')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('phone and shop of the profile can be changed, to a shop of the own company', async () => {
    const { api, locations } = await openShop(server());
    const other = await openShop(server());
    const edit = (body: object) => api.ok(calls.editUser, { body });
    const phone = '+383 44 1';
    const location = locations[1];
    expect((await edit({ phone, location })).data).toMatchObject({ phone, location });
    expect((await edit({})).data).toMatchObject({ phone, location });
    expect((await edit({ phone: '', location: null })).data).toMatchObject({
      phone: null,
      location: null,
    });
    await api.refused(404, calls.editUser, { body: { location: other.locations[0] } });
  });

  test('somebody who was disabled is out at once', async () => {
    const { api, userId, email } = await openShop(server());
    await server()
      .database.db.updateTable('users')
      .set({ disabled_at: new Date().toISOString() })
      .where('id', '=', userId)
      .execute();
    await api.refused(401, calls.user);
    await api.refused(401, calls.login, { body: { email, password: PASSWORD } });
  });
});

onEachEngine('the company', (server) => {
  test('shows its people and takes a new phone and address', async () => {
    const { api, userId, companyId, email } = await openShop(server());
    const { data: me } = await api.ok(companyCalls.user);
    expect(me).toMatchObject({ id: userId, company: { id: companyId } });
    const { data: company } = await api.ok(companyCalls.company);
    expect(company.users).toEqual([expect.objectContaining({ id: userId, email })]);
    const body = { phone: ' 038 1 ', address: '' };
    const { data: edited } = await api.ok(companyCalls.editCompany, { body });
    expect(edited).toMatchObject({ phone: '038 1', address: null, name: company.name });
    const { data: employees } = await api.ok(companyCalls.employees);
    expect(employees).toEqual([
      expect.objectContaining({ id: userId, city: 'Pejë', salary: '600.00', role: 'seller' }),
    ]);
  });
});
